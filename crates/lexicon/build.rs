//! Compiles the packed English words into the graphs the crate embeds.
//!
//! The modules are the crate's own, so the build and a program at run time compile the same graphs.

#![allow(dead_code, unreachable_pub, reason = "the modules serve the crate first")]

#[path = "src/compiled.rs"]
mod compiled;
#[path = "src/compiler.rs"]
mod compiler;
#[path = "src/crossword.rs"]
mod crossword;
#[path = "src/graph.rs"]
mod graph;
#[path = "src/letter.rs"]
mod letter;
#[path = "src/letter_set.rs"]
mod letter_set;
#[path = "src/packed.rs"]
mod packed;
#[path = "src/seal.rs"]
mod seal;

use std::error::Error;
use std::path::PathBuf;

/// The modules above; other changes to the crate do not affect the graphs.
const MODULES: [&str; 8] = ["compiled", "compiler", "crossword", "graph", "letter", "letter_set", "packed", "seal"];
const DATA: &str = "data/english.words";

fn main() -> Result<(), Box<dyn Error>> {
    for module in MODULES {
        println!("cargo::rerun-if-changed=src/{module}.rs");
    }
    println!("cargo::rerun-if-changed={DATA}");
    if std::env::var_os("CARGO_FEATURE_COMPILED").is_none() {
        return Ok(());
    }
    let packed = packed::Packed::read(&std::fs::read(DATA)?)?;
    let mut compiler = compiler::Compiler::new();
    for word in &packed.words {
        compiler.add(word.as_bytes(), true, None);
    }
    let forward = compiler.finish();
    let crossword = crossword::compile(&forward);
    let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    let bytes = compiled::write_crossword(&forward, &crossword);
    std::fs::write(out.join("english.crossword"), bytes)?;
    let compiled = compiled::Compiled { hash: packed.hash, levels: packed.levels, forward };
    std::fs::write(out.join("english.graph"), compiled.write())?;
    Ok(())
}
