//! Writes down what there is to know of every game, so that the page can say it without the games and their bots in it.

#![expect(clippy::disallowed_methods, reason = "a build script reads its place from the environment and writes a file")]

use std::{env, fs, path::Path};

fn main() {
    let about: Vec<_> = kee_games::catalogue().iter().map(|game| game.about()).collect();
    let text = serde_json::to_string(&about).expect("plain data can be written");
    let folder = env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&folder).join("catalogue.json"), text).expect("the build folder can be written to");
    println!("cargo::rerun-if-changed=build.rs");
}
