//! Which crate may depend on which (docs/design.md, "Crates"), held against `cargo metadata`.

use cargo_metadata::{DependencyKind, MetadataCommand};

mod edges {
    pub(crate) mod check;
    pub(crate) mod table;
}

use edges::check::{Package, problems};
use edges::table::TABLE;

#[test]
fn the_workspace_keeps_to_the_table() {
    let found = problems(&workspace(), TABLE);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The packages of this workspace with their direct dependencies, those of all targets and features included.
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
