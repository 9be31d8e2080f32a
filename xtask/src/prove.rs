//! `cargo xtask prove`: generates a game in a copy of the workspace and plays it everywhere, with no other edit.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{self, Command};

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::{self, Step};
use crate::{browser, compiler, new_game, web};

/// The game that is generated.
const NAME: &str = "counters";

/// Generates a game, tests it, and plays it in `kee`, on the server and in the browser.
pub(crate) fn task() -> Result<(), String> {
    needs::meet(When::Browser)?;
    compiler::write()?;
    Report::of(run)
}

/// The same as part of another task. Builds are shared with the workspace, so only crates that depend on the list of games are compiled
/// again; afterwards, `target/debug/kee` is the copy's. The compiler's wrapper must be there: once cargo has built this program again, it
/// can no longer copy itself.
pub(crate) fn run(report: &mut Report) -> Result<(), String> {
    // Not in the target folder, where cargo would check the copy's files to see whether ours have changed.
    let copy = &env::temp_dir().join(format!("kee-prove-{}", process::id()));
    report.task("new game", &format!("cargo xtask new-game {NAME}"), |_| {
        copy_workspace(copy).map_err(|error| format!("{}: {error}.", copy.display()))?;
        new_game::write(copy, NAME)
    })?;
    let steps = new_game::finishing(NAME).into_iter().map(Step::compiler).chain(checks());
    steps.map(|step| step.within(copy)).try_for_each(|step| report.step(&step))?;
    let page = copy.join("page");
    report.task("new game: web", "cargo xtask web --debug", |_| web::run_in(copy, web::Build::Debug, &page))?;
    browser::fetch_driver(report)?;
    browser::play(report, &["plain.test.mjs".to_owned()], |files| browser::node(files, &page).env("KEE_GAME", NAME))?;
    fs::remove_dir_all(copy).map_err(|error| format!("{}: {error}.", copy.display()))
}

/// The generated game passes the conformance suite and the lints, and is played in `kee`: by bots, and by a person who types a
/// line a turn until it is over. `kee` is built together with a test, since tests enable features of their own and everything
/// was compiled with those.
fn checks() -> [Step; 4] {
    let kee = step::target_folder().join("debug/kee").display().to_string();
    let play = format!("yes 'take 1' | '{kee}' play {NAME} --bots random --record {NAME}.kee");
    let finished = format!("'{kee}' verify {NAME}.kee | grep ', finished'");
    [
        Step::new("new game: build", &["build", "--workspace", "--bin", "kee", "--test", NAME]).compiler(),
        Step::new("new game: tests", &["test", "--workspace", "--test", NAME]).compiler(),
        Step::new("new game: bots", &["simulate", NAME, "--games", "100"]).program(&kee),
        Step::new("new game: kee play", &["-c", &format!("{play} && {finished}")]).program("sh"),
    ]
}

/// Copies what git tracks or would add. Cargo checks the times of files, so they are kept.
fn copy_workspace(to: &Path) -> io::Result<()> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let listed = Command::new("git").args(list).current_dir(step::root()).output()?.stdout;
    let listed = String::from_utf8_lossy(&listed);
    for path in listed.split_terminator('\0') {
        let (from, to) = (step::root().join(path), to.join(path));
        // A removed file is tracked until the removal is committed.
        if from.is_file() {
            fs::create_dir_all(to.parent().unwrap_or(&to))?;
            fs::copy(&from, &to)?;
            File::options().write(true).open(&to)?.set_modified(fs::metadata(&from)?.modified()?)?;
        }
    }
    Ok(())
}
