//! `cargo xtask web`: build the browser client.

mod bundle;
mod first_page;
mod program;
mod rules;
mod sheets;

#[cfg(test)]
pub(crate) use bundle::rooms;

use std::path::{Path, PathBuf};

use crate::needs::{self, When};
use crate::step::{self, Step};
use crate::test_results::TestResults;

/// For whom the client is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// For people: small and fast, but slow to build.
    Release,
    /// For tests and development, sharing what is compiled for this machine with all other builds.
    Debug,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Release => "web",
            Self::Debug => "dev",
        }
    }

    fn compiled(self) -> PathBuf {
        let folder = match self {
            Self::Release => "web",
            Self::Debug => "debug",
        };
        step::target_folder().join(TARGET).join(folder)
    }

    /// The folder of the finished client. Only the release build is embedded in `kee`; a server gets the other one with `--web`, and is not
    /// compiled again when it changes.
    pub(crate) fn folder(self) -> PathBuf {
        match self {
            Self::Release => step::root().join("crates/web/dist"),
            Self::Debug => step::target_folder().join("page"),
        }
    }
}

/// The target of the compiler.
const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the client.
pub(crate) fn run(build: Build) -> Result<(), String> {
    run_in(step::root(), build, &build.folder())
}

/// Builds the client of a workspace into a folder.
pub(crate) fn run_in(root: &Path, build: Build, folder: &Path) -> Result<(), String> {
    needs::meet(When::Web)?;
    let args =
        ["build", "--package", "kee-web", "--bins", "--target", TARGET, "--profile", build.profile(), "--locked"];
    // Line numbers would be most of what wasm-bindgen reads, only to discard them.
    Step::new("web", &args).env("CARGO_PROFILE_DEV_DEBUG", "false").within(root).run(&mut TestResults::default())?;
    bundle::write(&root.join("crates/web"), build, folder)
}
