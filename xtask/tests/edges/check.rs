//! Holds packages against the table. It knows nothing of cargo, so that a made-up workspace can prove that it finds what is wrong.

use super::table::{BEHIND_A_FEATURE, Kind, PURE, Row};

/// A package with its direct dependencies.
#[derive(Default)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Packages of the workspace that the crate itself uses, or its build script.
    pub(crate) uses: Vec<String>,
    /// Packages of the workspace that only its tests and benches use.
    pub(crate) tests_with: Vec<String>,
    /// Crates from outside that the crate itself uses.
    pub(crate) outside: Vec<String>,
}

impl Package {
    pub(crate) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }
}

/// Everything that is not as the table says, one sentence each.
pub(crate) fn problems(workspace: &[Package], table: &[Row]) -> Vec<String> {
    let mut problems = Vec::new();
    for package in workspace {
        let name = &package.name;
        let Some(row) = find(table, name) else {
            problems.push(format!("{name} is not in the table"));
            continue;
        };
        for used in &package.uses {
            if !row.uses.contains(&used.as_str()) {
                problems.push(format!("{name} may not use {used}"));
            }
        }
        for used in &package.tests_with {
            let allowed = row.uses.iter().chain(row.tests_with);
            if !allowed.into_iter().any(|allowed| allowed == used) {
                problems.push(format!("{name} may not test with {used}"));
            }
        }
        // Said apart from the table, so that no edit of a row can allow it.
        for used in package.uses.iter().chain(&package.tests_with) {
            let is_game = find(table, used).is_some_and(|row| row.kind == Kind::Game);
            if row.kind == Kind::Game && is_game {
                problems.push(format!("{name} is a game and names the game {used}"));
            }
        }
        for used in &package.outside {
            let behind = BEHIND_A_FEATURE.contains(&(name.as_str(), used.as_str()));
            if row.kind != Kind::Open && !PURE.contains(&used.as_str()) && !behind {
                problems.push(format!("{name} is pure and may not use {used}"));
            }
        }
    }
    problems
}

fn find<'a>(table: &'a [Row], name: &str) -> Option<&'a Row> {
    table.iter().find(|row| row.package == name)
}

mod tests {
    use super::*;

    fn row(
        package: &'static str,
        kind: Kind,
        uses: &'static [&'static str],
        tests_with: &'static [&'static str],
    ) -> Row {
        Row { package, kind, uses, tests_with }
    }

    fn table() -> Vec<Row> {
        vec![
            row("core", Kind::Pure, &[], &[]),
            row("chess", Kind::Game, &["core"], &["suite"]),
            // A careless row: the check has to refuse the edge all the same.
            row("draughts", Kind::Game, &["core", "chess"], &[]),
            row("suite", Kind::Open, &["core"], &[]),
        ]
    }

    fn package(name: &str, uses: &[&str], tests_with: &[&str], outside: &[&str]) -> Package {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Package { name: name.to_owned(), uses: owned(uses), tests_with: owned(tests_with), outside: owned(outside) }
    }

    #[test]
    fn a_workspace_as_in_the_table_has_no_problem() {
        let workspace = [
            package("core", &[], &[], &["serde"]),
            package("chess", &["core"], &["suite", "core"], &[]),
            package("suite", &["core"], &[], &["tokio"]),
        ];
        assert_eq!(problems(&workspace, &table()), [""; 0]);
    }

    #[test]
    fn a_package_missing_from_the_table_is_found() {
        let workspace = [package("poker", &[], &[], &[])];
        assert_eq!(problems(&workspace, &table()), ["poker is not in the table"]);
    }

    #[test]
    fn an_edge_missing_from_the_table_is_found() {
        let workspace = [package("core", &["suite"], &[], &[])];
        assert_eq!(problems(&workspace, &table()), ["core may not use suite"]);
    }

    #[test]
    fn what_is_for_tests_may_not_be_used_otherwise() {
        let workspace = [package("chess", &["suite"], &[], &[]), package("core", &[], &["suite"], &[])];
        assert_eq!(problems(&workspace, &table()), ["chess may not use suite", "core may not test with suite"]);
    }

    #[test]
    fn a_game_naming_another_is_found_even_if_a_row_allows_it() {
        let workspace = [package("draughts", &["chess"], &[], &[])];
        assert_eq!(problems(&workspace, &table()), ["draughts is a game and names the game chess"]);
    }

    #[test]
    fn a_pure_package_with_a_crate_that_is_not_is_found() {
        let workspace = [package("core", &[], &[], &["tokio"]), package("chess", &[], &[], &["rand"])];
        assert_eq!(
            problems(&workspace, &table()),
            ["core is pure and may not use tokio", "chess is pure and may not use rand"]
        );
    }
}
