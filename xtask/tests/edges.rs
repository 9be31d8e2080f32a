//! The crates that each crate may depend on (docs/design.md, "Crates"), checked against `cargo metadata`.

use cargo_metadata::{DependencyKind, MetadataCommand};

mod edges {
    pub(crate) mod check;
    pub(crate) mod picture;
    pub(crate) mod table;
}

use edges::check::{Package, game_differences, problems, unused};
use edges::picture::picture;
use edges::table::{GAMES, TABLE};
use std::{env, fs};

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md");

#[test]
fn the_workspace_is_as_the_table_says() {
    let workspace = workspace();
    let found =
        [problems(&workspace, TABLE), unused(&workspace, TABLE), game_differences(&workspace, TABLE, GAMES)].concat();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// `KEE_RECORD=1` updates it.
#[test]
fn the_readme_shows_the_table() {
    let readme = fs::read_to_string(README).expect("the README is there");
    let (before, rest) = readme.split_once("```mermaid\n").expect("the README has a picture");
    let (_, after) = rest.split_once("```\n").expect("the picture ends");
    let expected = format!("{before}{}{after}", picture(TABLE));
    if env::var_os("KEE_RECORD").is_some() {
        fs::write(README, &expected).expect("the README can be written");
    }
    assert!(readme == expected, "the picture of the crates is out of date; run this test with KEE_RECORD=1");
}

/// The packages of this workspace with their direct dependencies, for all targets and features.
fn workspace() -> Vec<Package> {
    let metadata = MetadataCommand::new()
        .manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
        .no_deps()
        .exec()
        .expect("cargo metadata answers");
    let members = metadata.workspace_packages();
    let is_ours = |name: &str| members.iter().any(|member| member.name.as_str() == name);
    members
        .iter()
        .map(|member| {
            let mut package = Package::new(member.name.as_str());
            for dependency in &member.dependencies {
                let name = dependency.name.clone();
                match (dependency.kind, is_ours(&name)) {
                    (DependencyKind::Development, true) => package.tests_with.push(name),
                    (DependencyKind::Development, false) => {}
                    (_, true) => package.uses.push(name),
                    (_, false) => package.outside.push(name),
                }
            }
            package
        })
        .collect()
}
