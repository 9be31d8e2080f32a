//! The transcripts in the docs: every fenced block that starts with `$ ` is run, and shows what the program prints.
//!
//! A block whose output differs from run to run (times, tokens, a running server) is fenced as `text` and not run.

use crate::kee::Home;
use std::{fs, os::unix::fs::symlink, path::Path};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The text after a prompt, such as `Anna> `, which a reader would type.
fn typed(shown: &str) -> String {
    shown
        .lines()
        .filter_map(|line| line.split_once('>'))
        .map(|(_, typed)| format!("{}\n", typed.trim_start()))
        .collect()
}

/// Runs the commands of a block. A `cat` of a file that does not exist yet writes it, as the reader would have done.
fn run_block(home: &Home, block: &str) -> String {
    let mut made = String::new();
    for step in format!("\n{block}").split("\n$ ").skip(1) {
        let (line, shown) = step.split_once('\n').unwrap_or((step, ""));
        if let Some(file) = line.strip_prefix("cat ").filter(|file| !home.path(file).exists()) {
            home.file(file, format!("{}\n", shown.trim_end()));
        }
        let run = home.shell(line, typed(shown));
        let printed = if run.code == 0 { run.out } else { run.out + &run.err };
        made += &format!("$ {line}\n{printed}");
    }
    made
}

/// The page with the output of this program in all its transcripts.
fn rerun(page: &str) -> String {
    let home = Home::new();
    for folder in ["crates", "examples", "fixtures"] {
        symlink(Path::new(ROOT).join(folder), home.path(folder)).expect("a link in a temporary folder");
    }
    let mut parts = page.split("\n```\n$ ");
    let mut made = parts.next().expect("a split has a first part").to_owned();
    for part in parts {
        let (block, rest) = part.split_once("\n```\n").expect("a fence that is closed");
        made += &format!("\n```\n{}```\n{rest}", run_block(&home, &format!("$ {block}")));
    }
    made
}

#[test]
fn every_transcript_in_the_docs_is_what_the_program_prints() {
    let pages = fs::read_dir(format!("{ROOT}/docs")).expect("the docs").map(|entry| entry.expect("an entry").path());
    for path in pages.filter(|path| path.extension().is_some_and(|extension| extension == "md")) {
        let page = fs::read_to_string(&path).expect("a page of the docs");
        let made = rerun(&page);
        if std::env::var_os("KEE_RECORD").is_some_and(|value| value == "1") {
            fs::write(&path, &made).expect("the page can be written");
            continue;
        }
        let renew = "run `KEE_RECORD=1 cargo test -p kee --test cli transcripts`, and read what has changed";
        let differing = page.lines().zip(made.lines()).find(|(kept, made)| kept.trim_end() != made.trim_end());
        assert_eq!(differing, None, "{}: {renew}", path.display());
        assert_eq!(page.lines().count(), made.lines().count(), "{}: {renew}", path.display());
    }
}
