//! `cargo xtask web`: build the browser client.

mod bundle;
mod rules;

use std::path::PathBuf;

use crate::needs::{self, When};
use crate::results::Results;
use crate::step::{self, Step};

/// For whom the client is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// For people: small and fast, and slow to build.
    Release,
    /// For tests and whoever works on it: it shares what is compiled for this machine with all other builds.
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

    /// Where the finished client goes. Only people's is built into `kee`; a server is shown the other one with `--web`, and is not
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
    needs::meet(When::Web)?;
    let args =
        ["build", "--package", "kee-web", "--bins", "--target", TARGET, "--profile", build.profile(), "--locked"];
    // Line numbers would be most of what wasm-bindgen has to read, only to throw them away.
    Step::new("web", &args).env("CARGO_PROFILE_DEV_DEBUG", "false").run(&mut Results::default())?;
    bundle::write(&step::root().join("crates/web"), build)
}
