//! `cargo xtask pictures`: screenshots of every page and every table, to look at.

use std::path::Path;

use crate::browser;
use crate::needs::{self, When};
use crate::report::Report;
use crate::step::{self, Step};
use crate::web;

/// Builds `kee` and the client, and takes the pictures: those of these scenes, or all of them.
pub(crate) fn task(scenes: &[String]) -> Result<(), String> {
    needs::meet(When::Browser)?;
    Report::of(|report| {
        report.step(&Step::new("kee", &["build", "--bin", "kee", "--locked"]))?;
        let build = web::Build::Debug;
        report.task("web", "cargo xtask web --debug", |_| web::run(build))?;
        browser::fetch_driver(report)?;
        report.step(&take(scenes, &build.folder()))
    })
}

fn take(scenes: &[String], client: &Path) -> Step {
    let target = step::target_folder();
    let script = ["crates/web/tests/browser/pictures.mjs"];
    let words: Vec<&str> = script.into_iter().chain(scenes.iter().map(String::as_str)).collect();
    let step = Step::new("pictures", &words).program("node");
    step.env("KEE", target.join("debug/kee").display().to_string())
        .env("KEE_WEB", client.display().to_string())
        .env("KEE_PICTURES", target.join("pictures").display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_can_be_taken_again_by_hand() {
        let line = take(&["keezen".to_owned()], Path::new("/target/page")).line();
        assert!(line.contains("KEE_WEB=\"/target/page\""), "{line}");
        assert!(line.ends_with("node crates/web/tests/browser/pictures.mjs keezen"), "{line}");
    }
}
