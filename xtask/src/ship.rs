//! `cargo xtask ship`: the `kee` to ship, with its debug information in a separate file.
//!
//! Cargo's `split-debuginfo` leaves the line numbers in the program and `strip` discards them, so the two are split here. A backtrace
//! or a debugger finds the second file by its name if it is beside the first.

use std::fs;

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::{self, Step};
use crate::web;

/// Builds `target/ship/kee` and `target/ship/kee.debug`.
pub(crate) fn run() -> Result<(), String> {
    needs::meet(When::Ship)?;
    let folder = step::target_folder().join("ship");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
    Report::of(|report| {
        report.task("web", "cargo xtask web", |_| web::run(web::Build::Release))?;
        report.step(&Step::new("kee", &["build", "--release", "--locked", "--package", "kee"]))?;
        let path = |name: &str| step::target_folder().join(name).display().to_string();
        let [built, kee, debug] = ["release/kee", "ship/kee", "ship/kee.debug"].map(path);
        report.step(&Step::new("debug info", &["--only-keep-debug", &built, &debug]).program("objcopy"))?;
        let link = format!("--add-gnu-debuglink={debug}");
        report.step(&Step::new("strip", &["--strip-all", &link, &built, &kee]).program("objcopy"))
    })
}
