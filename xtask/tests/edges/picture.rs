//! The table as a picture for the README: which crate uses which, without edges that follow from others.

use super::table::Row;
use std::fmt::Write;

/// A graph that Mermaid draws.
pub(crate) fn picture(table: &[Row]) -> String {
    let mut lines = "```mermaid\ngraph TD\n".to_owned();
    for row in table {
        let others = |name: &&&str| row.uses.iter().any(|other| *other != **name && reaches(table, other, name));
        for used in row.uses.iter().filter(|name| !others(name)) {
            writeln!(lines, "    {} --> {}", id(row.package), id(used)).expect("a text takes everything");
        }
    }
    lines + "```\n"
}

/// Mermaid's names have no spaces.
fn id(package: &str) -> String {
    package.replace(' ', "-")
}

/// Whether one package uses another, directly or through others.
fn reaches(table: &[Row], from: &str, to: &str) -> bool {
    let uses = table.iter().filter(|row| row.package == from).flat_map(|row| row.uses);
    uses.into_iter().any(|used| *used == to || reaches(table, used, to))
}

mod tests {
    use super::*;
    use crate::edges::table::Kind;

    #[test]
    fn edges_that_follow_from_others_are_left_out() {
        let row = |package, uses| Row { package, kind: Kind::Open, uses, tests_with: &[] };
        let table = [row("core", &[]), row("a game", &["core"]), row("program", &["core", "a game"])];
        assert_eq!(picture(&table), "```mermaid\ngraph TD\n    a-game --> core\n    program --> a-game\n```\n");
    }
}
