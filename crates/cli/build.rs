//! Lists the numbered rules in `docs/rules`, so that `kee rules` has those of a new game without a change here.

use std::{env, error::Error, fmt::Write, fs, path::Path};

const FOLDER: &str = "../../docs/rules";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(FOLDER);
    // Copies of the workspace share a target folder: when the copy that wrote the list is gone, it is written again.
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".md").filter(|game| *game != "README").map(str::to_owned));
    }
    names.sort_unstable();
    let mut list = String::from("&[\n");
    for game in names {
        let file = folder.join(format!("{game}.md"));
        writeln!(list, "    ({game:?}, include_str!({file:?})),")?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("numbered_rules.rs"), list)?;
    Ok(())
}
