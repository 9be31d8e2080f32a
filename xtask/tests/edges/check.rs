//! Checks packages against the table. It knows nothing of cargo, so that tests can use a made-up workspace.

use super::table::{BEHIND_A_FEATURE, GAME, GameRow, Kind, LIST_OF_GAMES, PURE, Row};
use std::collections::BTreeSet;

/// A package with its direct dependencies.
#[derive(Default)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Packages of the workspace that the crate itself uses, or its build script.
    pub(crate) uses: Vec<String>,
    /// Packages of the workspace that only its tests and benches use.
    pub(crate) tests_with: Vec<String>,
    /// External crates that the crate itself uses.
    pub(crate) outside: Vec<String>,
}

impl Package {
    pub(crate) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }
}

/// The name of a package in the table.
fn calls<'a>(workspace: &'a [Package], table: &[Row]) -> impl Fn(&str) -> String + use<'a> {
    let listed = workspace.iter().filter(|package| package.name == LIST_OF_GAMES).flat_map(|list| &list.uses);
    let games: Vec<&String> = listed.filter(|used| find(table, used).is_none()).collect();
    move |name| if games.iter().any(|game| *game == name) { GAME } else { name }.to_owned()
}

/// Every edge that the table allows and no package uses, so that the table stays true.
pub(crate) fn unused(workspace: &[Package], table: &[Row]) -> Vec<String> {
    let called = calls(workspace, table);
    let mut unused = Vec::new();
    for row in table {
        let packages: Vec<&Package> = workspace.iter().filter(|package| called(&package.name) == row.package).collect();
        let does = |name: &str, edges: fn(&Package) -> &Vec<String>| {
            packages.iter().flat_map(|package| edges(package)).any(|used| called(used) == name)
        };
        let uses = row.uses.iter().filter(|used| !does(used, |package| &package.uses));
        let tests = row.tests_with.iter().filter(|used| !does(used, |package| &package.tests_with));
        unused.extend(
            uses.chain(tests).map(|used| format!("{} does not use {used}: take it out of the table", row.package)),
        );
    }
    unused
}

/// Every difference between the games and their own rows, one sentence each.
pub(crate) fn game_differences(workspace: &[Package], table: &[Row], rows: &[GameRow]) -> Vec<String> {
    let called = calls(workspace, table);
    let games = workspace.iter().filter(|package| called(&package.name) == GAME);
    let mut differences = Vec::new();
    for Package { name, uses, .. } in games.clone() {
        let mut compare = |what: &str, found: BTreeSet<&str>, listed: &[&str]| {
            let listed = BTreeSet::from_iter(listed.iter().copied());
            let more = found.difference(&listed).map(|other| format!("{name} {what} {other}: add it to its row"));
            let less = listed.difference(&found).map(|other| format!("no longer: {name} {what} {other}"));
            differences.extend(more.chain(less));
        };
        let row = rows.iter().find(|row| row.game == name);
        let users = workspace.iter().filter(|package| package.uses.contains(name)).map(|package| package.name.as_str());
        compare("is used by", users.collect(), row.map_or(&[LIST_OF_GAMES], |row| row.used_by));
        if let Some(row) = row {
            compare("uses", uses.iter().map(String::as_str).collect(), row.uses);
        }
    }
    let is_gone = |row: &&GameRow| games.clone().all(|game| game.name != row.game);
    differences.extend(rows.iter().filter(is_gone).map(|row| format!("{} has a row and is no game", row.game)));
    differences
}

/// Every difference from the table, one sentence each.
pub(crate) fn problems(workspace: &[Package], table: &[Row]) -> Vec<String> {
    let mut problems = Vec::new();
    let called = calls(workspace, table);
    for package in workspace {
        let name = &package.name;
        let Some(row) = find(table, &called(name)) else {
            problems.push(format!("{name} is not in the table"));
            continue;
        };
        for used in &package.uses {
            if !row.uses.contains(&called(used).as_str()) {
                problems.push(format!("{name} may not use {used}"));
            }
        }
        for used in &package.tests_with {
            let allowed = row.uses.iter().chain(row.tests_with);
            if !allowed.into_iter().any(|allowed| **allowed == called(used)) {
                problems.push(format!("{name} may not test with {used}"));
            }
        }
        // Checked apart from the table, so that no row can allow it.
        for used in package.uses.iter().chain(&package.tests_with) {
            let is_game = find(table, &called(used)).is_some_and(|row| row.kind == Kind::Game);
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
            // A careless row: the check must still refuse a game that names another.
            row(GAME, Kind::Game, &["core", GAME], &["suite"]),
            row(LIST_OF_GAMES, Kind::Open, &["core", GAME], &[]),
            row("suite", Kind::Open, &["core"], &[]),
        ]
    }

    /// The list of a workspace with two games.
    fn list() -> Package {
        package(LIST_OF_GAMES, &["core", "chess", "draughts"], &[], &[])
    }

    fn package(name: &str, uses: &[&str], tests_with: &[&str], outside: &[&str]) -> Package {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Package { name: name.to_owned(), uses: owned(uses), tests_with: owned(tests_with), outside: owned(outside) }
    }

    #[test]
    fn a_workspace_as_in_the_table_has_no_problem() {
        let workspace = [
            list(),
            package("core", &[], &[], &["serde"]),
            package("chess", &["core"], &["suite", "core"], &[]),
            package("suite", &["core"], &[], &["tokio"]),
        ];
        assert_eq!(problems(&workspace, &table()), [""; 0]);
    }

    #[test]
    fn an_edge_that_nobody_uses_is_found() {
        let workspace = [list(), package("chess", &["core"], &[], &[]), package("suite", &[], &[], &[])];
        let found = unused(&workspace, &table());
        let edges = ["a game does not use a game", "a game does not use suite", "suite does not use core"];
        assert_eq!(found, edges.map(|edge| format!("{edge}: take it out of the table")));
    }

    #[test]
    fn a_game_has_exactly_the_users_of_its_row() {
        let workspace = [
            list(),
            package("chess", &["core"], &[], &[]),
            package("draughts", &["core"], &[], &[]),
            package("suite", &["draughts"], &["chess"], &[]),
        ];
        let chess = GameRow { game: "chess", uses: &["core", "suite"], used_by: &[LIST_OF_GAMES, "core"] };
        let go = GameRow { game: "go", uses: &[], used_by: &[] };
        assert_eq!(
            game_differences(&workspace, &table(), &[chess, go]),
            [
                "no longer: chess is used by core",
                "no longer: chess uses suite",
                "draughts is used by suite: add it to its row",
                "go has a row and is no game"
            ]
        );
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
    fn test_dependencies_may_be_used_only_in_tests() {
        let workspace = [list(), package("chess", &["suite"], &[], &[]), package("core", &[], &["suite"], &[])];
        assert_eq!(problems(&workspace, &table()), ["chess may not use suite", "core may not test with suite"]);
    }

    #[test]
    fn a_game_naming_another_is_found_even_if_a_row_allows_it() {
        let workspace = [list(), package("draughts", &["chess"], &[], &[])];
        assert_eq!(problems(&workspace, &table()), ["draughts is a game and names the game chess"]);
    }

    #[test]
    fn a_pure_package_with_a_crate_that_is_not_is_found() {
        let workspace = [list(), package("core", &[], &[], &["tokio"]), package("chess", &[], &[], &["rand"])];
        assert_eq!(
            problems(&workspace, &table()),
            ["core is pure and may not use tokio", "chess is pure and may not use rand"]
        );
    }
}
