//! The compiler of `cargo xtask test`: compiles, lints and documents a crate of the workspace in one go.
//!
//! `cargo clippy`, `cargo doc` and the tests would each compile every dependency in a way of their own. Clippy's driver is a
//! compiler that also lints, and rustdoc can read what a compiler has written. So cargo gets a wrapper around the compiler of the
//! workspace, which is this program under another name, and everything is compiled once.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use crate::step::{self, Step};

/// The wrapper's name. Cargo replaces `xtask` while the wrapper runs, so it is a copy.
const NAME: &str = "kee-compiler";

/// Writes the wrapper. Steps then get it from [`Step::compiler`].
pub(crate) fn write() -> Result<(), String> {
    let explain = |error: std::io::Error| format!("Could not write the compiler's wrapper: {error}.");
    let program = env::current_exe().map_err(explain)?;
    let (wrapper, new) = (step::target_folder().join(NAME), step::target_folder().join("kee-compiler.new"));
    fs::copy(program, &new).and_then(|_| fs::rename(&new, wrapper)).map_err(explain)
}

impl Step {
    /// The same with every crate of the workspace linted and documented as it is compiled. A warning is an error.
    pub(crate) fn compiler(self) -> Self {
        self.env("RUSTC_WORKSPACE_WRAPPER", step::target_folder().join(NAME).display().to_string())
            .env("CLIPPY_ARGS", "-Dwarnings")
    }
}

/// Whether this program was started as the wrapper.
pub(crate) fn is_called() -> bool {
    env::args_os().next().is_some_and(|name| Path::new(&name).file_name().is_some_and(|name| name == NAME))
}

/// Compiles as cargo asks.
pub(crate) fn run() -> ExitCode {
    let mut words = env::args_os();
    let name = words.next().unwrap_or_default();
    // The first argument is the compiler that we wrap.
    let args: Vec<OsString> = words.collect();
    let succeeds = |mut command: Command| command.status().is_ok_and(|status| status.success());
    let mut driver = Command::new("clippy-driver");
    driver.args(&args);
    let documented = || {
        let words: Vec<&str> = args.iter().filter_map(|word| word.to_str()).collect();
        documentation(&words[1..]).is_none_or(|args| {
            let mut rustdoc = Command::new("rustdoc");
            // Beside the wrapper, as `cargo doc` would.
            rustdoc.args(args).arg("--out-dir").arg(Path::new(&name).with_file_name("doc"));
            succeeds(rustdoc)
        })
    };
    if succeeds(driver) && documented() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The arguments with which rustdoc documents what the compiler compiles; none if it has no documentation.
fn documentation<'a>(args: &[&'a str]) -> Option<Vec<&'a str>> {
    let crate_name = args.iter().position(|&word| word == "--crate-name").and_then(|at| args.get(at + 1))?;
    // Cargo also asks what the compiler can do, about a crate that does not exist.
    if args.contains(&"--test") || ["___", "build_script_build"].contains(crate_name) {
        return None;
    }
    let mut words = vec!["-Dwarnings"];
    let mut rest = args.iter();
    while let Some(&word) = rest.next() {
        match word {
            "--out-dir" | "--emit" => drop(rest.next()),
            // Nothing but what it looks at is of use to rustdoc, and cargo reads messages only from the compiler.
            _ if ["--emit=", "--error-format=", "--json="].iter().any(|start| word.starts_with(start)) => {}
            "-C" => drop(rest.next()),
            "--crate-type" => {
                let kind = *rest.next()?;
                words.extend(["--crate-type", kind]);
                // All of a program is private.
                if kind == "bin" {
                    words.extend(["--document-private-items", "-Arustdoc::private-intra-doc-links"]);
                }
            }
            _ => words.push(word),
        }
    }
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIBRARY: &str = "--crate-name kee_game --edition=2024 src/lib.rs --error-format=json --json=artifacts \
        --crate-type lib --emit=dep-info,metadata,link -C opt-level=1 --cfg feature=\"schema\" --out-dir target/debug/deps \
        -L dependency=deps --extern serde=deps/libserde.rmeta";

    fn words(line: &str) -> Vec<&str> {
        line.split_whitespace().collect()
    }

    #[test]
    fn a_library_is_documented_with_what_it_was_compiled_with() {
        let expected = "-Dwarnings --crate-name kee_game --edition=2024 src/lib.rs --crate-type lib --cfg feature=\"schema\" \
            -L dependency=deps --extern serde=deps/libserde.rmeta";
        assert_eq!(documentation(&words(LIBRARY)), Some(words(expected)));
    }

    #[test]
    fn a_programs_own_parts_are_documented() {
        let program = LIBRARY.replace("--crate-type lib", "--crate-type bin");
        let args = documentation(&words(&program)).expect("a program has documentation");
        assert!(args.contains(&"--document-private-items"), "{args:?}");
    }

    #[test]
    fn tests_and_build_scripts_are_not() {
        assert_eq!(documentation(&words(&format!("{LIBRARY} --test"))), None);
        assert_eq!(documentation(&words(&LIBRARY.replace("kee_game", "build_script_build"))), None);
        assert_eq!(documentation(&["-vV"]), None);
    }
}
