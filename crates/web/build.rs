//! Makes the macro `id!`, which knows the name of every sentence: a name that nobody has written does not compile.

#![allow(clippy::disallowed_methods, reason = "a build script reads files; the page itself has none")]

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    if env::var("CARGO_CFG_TARGET_FAMILY")? == "wasm" {
        // Cutting the program needs to know what uses what.
        println!("cargo::rustc-link-arg-bin=kee-page=--emit-relocs");
    }
    let mut arms = String::new();
    let mut add = |file: &Path| -> Result<(), Box<dyn Error>> {
        println!("cargo::rerun-if-changed={}", file.display());
        for line in fs::read_to_string(file)?.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            if let Some((name, _)) = line.split_once(" =") {
                writeln!(arms, "    ({name:?}) => {{ $crate::lang::Id::new({name:?}) }};")?;
            }
        }
        Ok(())
    };
    println!("cargo::rerun-if-changed=locales/en");
    for file in fs::read_dir("locales/en")? {
        add(&file?.path())?;
    }
    for package in fs::read_dir("..")? {
        let file = package?.path().join("locales/en.ftl");
        if file.is_file() {
            add(&file)?;
        }
    }
    // Anything else is an `Id`, which came from this macro: a name put together from parts does not compile.
    let checked = "    ($id:expr) => {{ let id: $crate::lang::Id = $id; id }};";
    let text = format!("macro_rules! id {{\n{arms}{checked}\n}}\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("id.rs"), text)?;
    Ok(())
}
