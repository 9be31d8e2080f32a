//! `cargo xtask web`: build the browser client into `crates/web/dist`, from where it is built into `kee`.

mod bundle;
mod rules;

use crate::needs::{self, When};
use crate::results::Results;
use crate::step::{self, Step};

/// For whom the client is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// For people: small and fast, and slow to build.
    Release,
    /// For whoever works on it.
    Debug,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Release => "web",
            Self::Debug => "dev",
        }
    }

    fn folder(self) -> &'static str {
        match self {
            Self::Release => "web",
            Self::Debug => "debug",
        }
    }
}

/// The target of the compiler.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the client.
pub(crate) fn run(build: Build) -> Result<(), String> {
    needs::meet(When::Web)?;
    let args =
        ["build", "--package", "kee-web", "--bins", "--target", TARGET, "--profile", build.profile(), "--locked"];
    Step::new("web", &args).run(&mut Results::default())?;
    let compiled = step::target_folder().join(TARGET).join(build.folder());
    bundle::write(&compiled, &step::root().join("crates/web"), build)
}
