//! The tour of the browser client in docs/web.md.

use std::{fs, path::Path};

#[test]
fn the_tour_of_the_browser_client_names_every_module() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let page = fs::read_to_string(root.join("docs/web.md")).expect("the page is there");
    let (_, tour) = page.split_once("## A tour").expect("it has a tour");
    let tour = tour.split("\n## ").next().unwrap_or_default();
    let places = ["src", "static"].map(|folder| root.join("crates/web").join(folder));
    let mut missing = Vec::new();
    for entry in places.iter().flat_map(|folder| fs::read_dir(folder).expect("the folder is there")) {
        let entry = entry.expect("it can be read");
        let name = entry.file_name().to_string_lossy().into_owned();
        let named = if entry.path().is_dir() { format!("{name}/`") } else { format!("{name}`") };
        let is_code = entry.path().is_dir() || name.ends_with(".rs") || name.ends_with(".js");
        if is_code && name != "lib.rs" && !tour.contains(&named) {
            missing.push(name);
        }
    }
    assert!(missing.is_empty(), "docs/web.md does not name {missing:?}");
}
