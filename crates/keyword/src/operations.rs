//! The operations at the end of a position in CGP: `turn B; bag QETA;`.

use kee_grid::cgp::BadCgp;

/// Operations of other programs that do not matter for Keyword.
const FOREIGN: [&str; 11] = ["bb", "bdn", "cr", "etl", "ld", "lex", "lm", "mcnz", "ti", "tmr", "to"];
/// Our own, in writing order.
const OURS: [&str; 6] = ["turn", "colours", "bag", "passes", "left", "over"];

/// The operations after the four fields of a position.
pub(crate) struct Operations<'a>(Vec<Operation<'a>>);

struct Operation<'a> {
    name: &'a str,
    operand: &'a str,
    /// The place of the operand, in characters from 0.
    offset: usize,
}

impl<'a> Operations<'a> {
    /// Reads operations that start at this character of the line.
    pub(crate) fn read(text: &'a str, start: usize) -> Result<Self, BadCgp> {
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
    pub(crate) fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|operation| operation.name == name).map(|operation| operation.operand)
    }

    /// The error for an operation with an unexpected operand.
    pub(crate) fn wrong(&self, name: &str, expected: impl Into<String>) -> BadCgp {
        let operation = self.0.iter().find(|operation| operation.name == name);
        let (offset, got) = operation.map_or((0, ""), |operation| (operation.offset, operation.operand));
        BadCgp::at(offset, expected, got)
    }

    /// Reads an operand, if it is there.
    pub(crate) fn parsed<T>(
        &self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<Option<T>, BadCgp> {
        self.get(name).map(|operand| read(operand).ok_or_else(|| self.wrong(name, expected))).transpose()
    }
}
