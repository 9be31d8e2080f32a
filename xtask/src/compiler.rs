//! The compiler of `cargo xtask test`: one pass compiles, lints and documents a crate.
//!
//! Clippy and rustdoc in steps of their own would check every dependency, and each of our crates twice more. So cargo starts this program
//! in place of rustc for the crates of the workspace, with the path of rustc as its first argument.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::step;

/// The options of rustc that rustdoc does not have, and whether their value is a word of its own.
const NOT_IN_RUSTDOC: [(&str, bool); 5] = [
    ("--error-format", false),
    ("--json", false),
    ("--emit", false),
    ("--diagnostic-width", false),
    ("--out-dir", true),
];

/// All of a program is private, so its documentation may link to private items, as `cargo doc` has it.
const PRIVATE: [&str; 2] = ["--document-private-items", "-Arustdoc::private-intra-doc-links"];

/// The path of the compiler. It is a copy of this program, since the tests build another xtask in its place.
pub(crate) fn path() -> PathBuf {
    step::target_folder().join("compiler").join(format!("xtask{}", env::consts::EXE_SUFFIX))
}

/// Puts the compiler in its place.
pub(crate) fn install() -> Result<(), String> {
    let copy = || {
        let path = path();
        fs::create_dir_all(path.with_file_name(""))?;
        // Another run may be using the old copy, which cannot be written to then.
        if path.exists() {
            fs::remove_file(&path)?;
        }
        fs::copy(env::current_exe()?, path)
    };
    copy().map(|_| ()).map_err(|error| format!("Could not copy the compiler: {error}."))
}

/// Compiles if cargo started us in place of rustc.
pub(crate) fn stand_in() -> Option<ExitCode> {
    let args: Vec<String> = env::args().skip(1).collect();
    let rustc = Path::new(args.first()?);
    if rustc.file_stem()? != "rustc" {
        return None;
    }
    let passes = |tool: &str, args: &[String]| {
        let status = Command::new(rustc.with_file_name(tool)).args(args).arg("-Dwarnings").status();
        status.is_ok_and(|status| status.success())
    };
    let passed = passes("clippy-driver", &args) && documenting(&args[1..]).is_none_or(|args| passes("rustdoc", &args));
    Some(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The arguments of rustdoc for what rustc compiles with these; none for tests, benches and build scripts.
fn documenting(args: &[String]) -> Option<Vec<String>> {
    let source = args.iter().find(|arg| arg.ends_with(".rs"))?;
    if args.iter().any(|arg| arg == "--test") || !Path::new(source).components().any(|part| part.as_os_str() == "src") {
        return None;
    }
    let folder = args.iter().skip_while(|&arg| arg != "--out-dir").nth(1)?;
    // The same crate may be compiled twice at once with other features, so each has a folder of its own.
    let unit = args.iter().find_map(|arg| arg.strip_prefix("extra-filename="))?;
    let mut kept = Vec::new();
    let mut words = args.iter();
    while let Some(word) = words.next() {
        match NOT_IN_RUSTDOC.iter().find(|(option, _)| word.split('=').next() == Some(option)) {
            Some((_, true)) => drop(words.next()),
            Some((_, false)) => {}
            None => kept.push(word.clone()),
        }
    }
    if args.iter().any(|arg| arg == "bin") {
        kept.extend(PRIVATE.map(str::to_owned));
    }
    kept.extend([
        "--out-dir".to_owned(),
        Path::new(folder).with_file_name("doc").join(&unit[1..]).display().to_string(),
    ]);
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn documented(line: &str) -> Option<String> {
        let args: Vec<String> = line.split(' ').map(str::to_owned).collect();
        documenting(&args).map(|args| args.join(" "))
    }

    #[test]
    fn libraries_and_programs_are_documented() {
        let line = "--crate-name kee crates/cli/src/main.rs --error-format=json --json=artifacts --crate-type bin \
                    --emit=dep-info,link -C extra-filename=-4f --out-dir /target/debug/deps -L /target";
        assert_eq!(
            documented(line).as_deref(),
            Some(
                "--crate-name kee crates/cli/src/main.rs --crate-type bin -C extra-filename=-4f -L /target \
                 --document-private-items -Arustdoc::private-intra-doc-links --out-dir /target/debug/doc/4f"
            )
        );
        let library = documented(&line.replace("bin", "lib")).expect("documented");
        assert!(!library.contains("--document-private-items"), "{library}");
    }

    #[test]
    fn tests_benches_and_questions_are_not_documented() {
        for line in [
            "--crate-name kee crates/cli/src/main.rs --test -C extra-filename=-4f --out-dir /target/debug/deps",
            "--crate-name store crates/server/benches/store.rs -C extra-filename=-4f --out-dir /target/debug/deps",
            "--crate-name build_script_build crates/server/build.rs -C extra-filename=-4f --out-dir /target/debug/deps",
            "-vV",
        ] {
            assert_eq!(documented(line), None, "{line}");
        }
    }
}
