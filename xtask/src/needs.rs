//! What a task needs besides cargo: one table, checked before the task starts.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

/// The task, or the part of one, that a need belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// `cargo xtask test`
    Test,
    /// The fuzz step of `cargo xtask test`
    Fuzz,
    /// `cargo xtask lexicon`
    Lexicon,
    /// `cargo xtask web`, and everything that needs the browser client
    Web,
    /// The browser step of `cargo xtask test`
    Browser,
    /// `cargo xtask ship`
    Ship,
}

/// How to check that a need is met.
#[derive(Clone, Copy)]
enum Sign {
    /// This command runs and succeeds.
    Runs(&'static [&'static str]),
    /// Chromium is installed.
    Chromium,
    /// This file or folder exists.
    Path(&'static str),
    /// The compiler has the standard library for this target.
    Target(&'static str),
}

/// How to install a need.
#[derive(Clone, Copy)]
enum Source {
    /// A component of the toolchain in use, through rustup.
    Component(&'static str),
    /// The standard library for another target, through rustup.
    Target(&'static str),
    /// A program on crates.io, through cargo.
    Crate(&'static str),
    /// A system package, through apt if we are root.
    Package(&'static str),
}

struct Need {
    when: When,
    sign: Sign,
    source: Source,
    why: &'static str,
}

/// All needs. The C compiler is not here: without one, this program could not have been linked.
const NEEDS: &[Need] = &[
    Need {
        when: When::Test,
        sign: Sign::Runs(&["cargo", "fmt", "--version"]),
        source: Source::Component("rustfmt"),
        why: "the format is checked",
    },
    Need {
        when: When::Test,
        sign: Sign::Runs(&["cargo", "clippy", "--version"]),
        source: Source::Component("clippy"),
        why: "lints keep clocks and ambient randomness out of the games",
    },
    Need {
        when: When::Test,
        sign: Sign::Runs(&["python3", "--version"]),
        source: Source::Package("python3"),
        why: "the example bot is run in the tests",
    },
    Need {
        when: When::Test,
        sign: Sign::Path("/usr/share/hunspell/en_GB.dic"),
        source: Source::Package("hunspell-en-gb"),
        why: "the spelling of English is checked",
    },
    Need {
        when: When::Test,
        sign: Sign::Path("/usr/share/hunspell/nl.dic"),
        source: Source::Package("hunspell-nl"),
        why: "the spelling of Dutch is checked",
    },
    Need {
        when: When::Fuzz,
        sign: Sign::Runs(&["c++", "--version"]),
        source: Source::Package("g++"),
        why: "libFuzzer is written in C++",
    },
    Need {
        when: When::Fuzz,
        sign: Sign::Runs(&["cargo", "fuzz", "--version"]),
        source: Source::Crate("cargo-fuzz"),
        why: "it builds and runs the fuzz targets",
    },
    Need {
        when: When::Lexicon,
        sign: Sign::Path("/usr/share/dict/scowl"),
        source: Source::Package("scowl"),
        why: "the words come from its lists",
    },
    Need {
        when: When::Web,
        sign: Sign::Target("wasm32-unknown-unknown"),
        source: Source::Target("wasm32-unknown-unknown"),
        why: "the browser client is compiled for it",
    },
    Need {
        when: When::Browser,
        sign: Sign::Runs(&["node", "-e", "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)"]),
        source: Source::Package("nodejs"),
        why: "the browser tests are written for Node 20 or later",
    },
    Need {
        when: When::Browser,
        sign: Sign::Runs(&["npm", "--version"]),
        source: Source::Package("npm"),
        why: "it installs Playwright",
    },
    Need {
        when: When::Browser,
        sign: Sign::Chromium,
        source: Source::Package("chromium"),
        why: "whole games are played in it",
    },
    Need {
        when: When::Ship,
        sign: Sign::Runs(&["objcopy", "--version"]),
        source: Source::Package("binutils"),
        why: "it splits the debug information from the program",
    },
];

/// Installs what is missing for `when`. The error says what to install.
pub(crate) fn meet(when: When) -> Result<(), String> {
    for need in NEEDS.iter().filter(|need| need.when == when) {
        if is_met(need.sign) {
            continue;
        }
        let installed = install(need.source).is_ok_and(|()| is_met(need.sign));
        if !installed {
            return Err(sentence(need));
        }
    }
    Ok(())
}

/// Whether `cargo nextest` is installed. It is optional, since it takes long to build and `cargo test` runs the same tests.
pub(crate) fn has_nextest() -> bool {
    succeeds(&["cargo", "nextest", "--version"])
}

fn is_met(sign: Sign) -> bool {
    match sign {
        Sign::Runs(words) => succeeds(words),
        Sign::Chromium => has_chromium(),
        Sign::Path(path) => Path::new(path).exists(),
        Sign::Target(name) => has_target(name),
    }
}

fn sentence(need: &Need) -> String {
    let command = match need.source {
        Source::Component(name) => format!("rustup component add {name}"),
        Source::Target(name) => format!("rustup target add {name}"),
        Source::Crate(name) => format!("cargo install {name} --locked"),
        Source::Package(name) => format!("sudo apt-get install {name}"),
    };
    format!("Please run `{command}` first, because {}.", need.why)
}

fn install(source: Source) -> Result<(), String> {
    match source {
        Source::Component(name) => run(&["rustup", "component", "add", name]),
        Source::Target(name) => run(&["rustup", "target", "add", name]),
        Source::Crate(name) => run(&["cargo", "install", name, "--locked"]),
        Source::Package(name) => install_package(name),
    }
}

fn install_package(name: &str) -> Result<(), String> {
    if !is_root() || !Path::new("/usr/bin/apt-get").exists() {
        return Err("system packages need root and apt".into());
    }
    let install = ["apt-get", "install", "--yes", "--no-install-recommends", name];
    // A fresh machine has no package lists yet; they are downloaded only if needed.
    run(&install).or_else(|_| {
        run(&["apt-get", "update"])?;
        run(&install)
    })
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}

fn has_target(name: &str) -> bool {
    let library = Command::new("rustc").args(["--print", "target-libdir", "--target", name]).output();
    library.is_ok_and(|out| Path::new(String::from_utf8_lossy(&out.stdout).trim()).is_dir())
}

/// Whether Chromium is installed, under the names that the tests look for.
fn has_chromium() -> bool {
    let named = env::var_os("KEE_CHROMIUM").is_some_and(|path| Path::new(&path).is_file());
    let folders = env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    named || env::split_paths(&folders).any(|folder| names.iter().any(|name| folder.join(name).is_file()))
}

fn succeeds(words: &[&str]) -> bool {
    Command::new(words[0])
        .args(&words[1..])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn run(words: &[&str]) -> Result<(), String> {
    println!("$ {}", words.join(" "));
    let status =
        Command::new(words[0]).args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{status}")),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_says_what_to_run_and_why() {
        for need in NEEDS {
            let sentence = sentence(need);
            assert!(sentence.starts_with("Please run `"), "{sentence}");
            assert!(sentence.contains(need.why), "{sentence}");
            assert_eq!(sentence.matches(". ").count(), 0, "one sentence: {sentence}");
        }
    }

    #[test]
    fn a_missing_program_is_not_met() {
        assert!(!is_met(Sign::Runs(&["no-such-program-anywhere"])));
        assert!(!is_met(Sign::Path("/no/such/folder/anywhere")));
        assert!(!is_met(Sign::Target("no-such-target")));
    }
}
