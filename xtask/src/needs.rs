//! The needs of a task besides cargo: one table, checked before the task starts.

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

/// The way to check that a need is met.
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

/// The way to install a need.
#[derive(Clone, Copy)]
enum InstallSource {
    /// A component of the toolchain in use, through rustup.
    Component(&'static str),
    /// The standard library for another target, through rustup.
    Target(&'static str),
    /// A system package, through apt if we are root.
    Package(&'static str),
}

struct Requirement {
    when: When,
    sign: Sign,
    source: InstallSource,
    why: &'static str,
}

/// All needs. The C compiler is not here: without one, this program could not have been linked.
const NEEDS: &[Requirement] = &[
    Requirement {
        when: When::Test,
        sign: Sign::Runs(&["cargo", "fmt", "--version"]),
        source: InstallSource::Component("rustfmt"),
        why: "the format is checked",
    },
    Requirement {
        when: When::Test,
        sign: Sign::Runs(&["cargo", "clippy", "--version"]),
        source: InstallSource::Component("clippy"),
        why: "lints keep clocks and ambient randomness out of the games",
    },
    Requirement {
        when: When::Test,
        sign: Sign::Runs(&["python3", "--version"]),
        source: InstallSource::Package("python3"),
        why: "the example bot is run in the tests",
    },
    Requirement {
        when: When::Test,
        sign: Sign::Path("/usr/share/hunspell/en_GB.dic"),
        source: InstallSource::Package("hunspell-en-gb"),
        why: "the spelling of English is checked",
    },
    Requirement {
        when: When::Test,
        sign: Sign::Path("/usr/share/hunspell/nl.dic"),
        source: InstallSource::Package("hunspell-nl"),
        why: "the spelling of Dutch is checked",
    },
    Requirement {
        when: When::Fuzz,
        sign: Sign::Runs(&["c++", "--version"]),
        source: InstallSource::Package("g++"),
        why: "libFuzzer is written in C++",
    },
    Requirement {
        when: When::Lexicon,
        sign: Sign::Path("/usr/share/dict/scowl"),
        source: InstallSource::Package("scowl"),
        why: "the words come from its lists",
    },
    Requirement {
        when: When::Web,
        sign: Sign::Target("wasm32-unknown-unknown"),
        source: InstallSource::Target("wasm32-unknown-unknown"),
        why: "the browser client is compiled for it",
    },
    Requirement {
        when: When::Browser,
        sign: Sign::Runs(&["node", "-e", "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)"]),
        source: InstallSource::Package("nodejs"),
        why: "the browser tests are written for Node 20 or later",
    },
    Requirement {
        when: When::Browser,
        sign: Sign::Runs(&["npm", "--version"]),
        source: InstallSource::Package("npm"),
        why: "it installs Playwright",
    },
    Requirement {
        when: When::Browser,
        sign: Sign::Chromium,
        source: InstallSource::Package("chromium"),
        why: "whole games are played in it",
    },
    Requirement {
        when: When::Ship,
        sign: Sign::Runs(&["objcopy", "--version"]),
        source: InstallSource::Package("binutils"),
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

/// Whether `cargo fuzz` is installed. It is optional, since it takes long to build and the property tests cover the same ground.
pub(crate) fn has_fuzz() -> bool {
    succeeds(&["cargo", "fuzz", "--version"])
}

fn is_met(sign: Sign) -> bool {
    match sign {
        Sign::Runs(words) => succeeds(words),
        Sign::Chromium => has_chromium(),
        Sign::Path(path) => Path::new(path).exists(),
        Sign::Target(name) => has_target(name),
    }
}

fn sentence(need: &Requirement) -> String {
    let command = match need.source {
        InstallSource::Component(name) => format!("rustup component add {name}"),
        InstallSource::Target(name) => format!("rustup target add {name}"),
        InstallSource::Package(name) => format!("sudo apt-get install {name}"),
    };
    format!("Please run `{command}` first, because {}.", need.why)
}

fn install(source: InstallSource) -> Result<(), String> {
    match source {
        InstallSource::Component(name) => run(&["rustup", "component", "add", name]),
        InstallSource::Target(name) => run(&["rustup", "target", "add", name]),
        InstallSource::Package(name) => install_package(name),
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
