//! The operations behind a position in CGP: `turn B; bag QETA;`.

use kee_grid::cgp::BadCgp;

/// Operations that other programs write and that say nothing about a game of Keyword.
const FOREIGN: [&str; 11] = ["bb", "bdn", "cr", "etl", "ld", "lex", "lm", "mcnz", "ti", "tmr", "to"];
/// Ours, in the order in which they are written.
const OURS: [&str; 6] = ["turn", "colours", "bag", "passes", "left", "over"];

/// What stands behind the four fields of a position.
pub(super) struct Operations<'a>(Vec<Operation<'a>>);

struct Operation<'a> {
    name: &'a str,
    operand: &'a str,
    /// Where the operand starts, in characters from 0.
    offset: usize,
}

impl<'a> Operations<'a> {
    /// Reads operations that start at this character of the line.
    pub(super) fn read(text: &'a str, start: usize) -> Result<Self, BadCgp> {
        let mut read: Vec<Operation<'a>> = Vec::new();
        let mut offset = start;
        for part in text.split_inclusive(';') {
            let length = part.chars().count();
            let Some(operation) = part.trim_start().strip_suffix(';') else {
                return Err(BadCgp::at(offset + length, "`;` at the end of an operation", ""));
            };
            let (name, operand) = operation.split_once(' ').unwrap_or((operation, ""));
            let named = offset + length - 1 - operation.chars().count();
            let operand_at = named + name.chars().count() + 1;
            let again = read.iter().any(|earlier| earlier.name == name);
            match () {
                () if FOREIGN.contains(&name) => {}
                () if !OURS.contains(&name) => {
                    return Err(BadCgp::at(named, format!("an operation: {}", OURS.join(", ")), name));
                }
                () if again => return Err(BadCgp::at(named, "each operation once", name)),
                () => read.push(Operation { name, operand, offset: operand_at }),
            }
            offset += length;
        }
        Ok(Self(read))
    }

    /// The operand of an operation, if it is there.
    pub(super) fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|operation| operation.name == name).map(|operation| operation.operand)
    }

    /// Says that an operation has something else than was expected.
    pub(super) fn wrong(&self, name: &str, expected: impl Into<String>) -> BadCgp {
        let operation = self.0.iter().find(|operation| operation.name == name);
        let (offset, got) = operation.map_or((0, ""), |operation| (operation.offset, operation.operand));
        BadCgp::at(offset, expected, got)
    }

    /// Reads an operand, if it is there.
    pub(super) fn parsed<T>(
        &self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<Option<T>, BadCgp> {
        self.get(name).map(|operand| read(operand).ok_or_else(|| self.wrong(name, expected))).transpose()
    }
}
