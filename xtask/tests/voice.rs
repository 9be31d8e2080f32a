//! How we write, kept true: phrases of the old, translated English stay out of every sentence that people read.
//!
//! The list is a net for what slipped back in, not a judge of style. CONTRIBUTING.md says how we write; a phrase that
//! turns up there as a bad example is quoted in `backticks` or stands in a table row, and is not read here.

use regex::Regex;
use std::{fs, path::Path, process::Command};

/// A phrase nobody says, and what to say instead.
const OLD_PHRASES: &[(&str, &str)] = &[
    (r"\[usual\b|\bthe usual (one|way|value|limits?|bot)\b|\busual:", "default"),
    (r"\bon turn\b", "to move, …’s turn"),
    (r"\b(look|looks|looking|looked) on\b", "watch"),
    (r"\bthat is none\b|\bif it is none\b|\bwhere there is none\b|\bthat are none\b", "say what it isn’t"),
    (r"(?i)\balso (when|where|without|if|while|those|in the middle)\b", "even when, …too"),
    (r"\bbrings? (you (?:\d|points)|nothing|no points|most|\d+ (?:points|more)|\{ \$points)", "scores, pays, is worth"),
    (r"\bhas brought\b", "scored"),
    (
        r"\bfor himself\b|\bfor themself\b|\bmakes? somebody of\b|\bas somebody (?:else )?(?:at|who)\b",
        "individually; name the person",
    ),
    (r"\bthe first first\b", "in order, oldest first"),
    (r"\bit is waited\b|\bit could not be (found out|stored|told)\b", "failed to …"),
    (r"\bgot back in another\b|\bget (a|your|the) seat back\b", "recover"),
    (r"\bnot yet after all\b", "not ready"),
    (r"\bjust now\.", "right now"),
    (r"\bwatchers?\b", "spectator"),
    (r"\bthe evening\b|\bevenings\b", "event"),
    (r"\b(was|were) to be made\b", "goal"),
    (r"\bso many (as|entries|actions)\b", "that many, N"),
    (r"\bis rid of\b", "runs out of"),
    (r"\bwhosever\b|\bof whom\b", "say whose"),
];

/// Sentences with a relative clause as their subject: `Who is late passes.`
const BARE_WHO: &str = r"(?:^|[.!?:] |= )Who (?:is|has|had|leaves|played|comes|came|wants|wins|cannot|can|does|gives|only|looks|exchanges|calls|opens)\b[^?]*\.";

/// The sentences of a file that people read, each with its line.
fn sentences(path: &str, text: &str) -> Vec<(usize, String)> {
    let lines = text.lines().enumerate().map(|(number, line)| (number + 1, line));
    let mut fenced = false;
    let quoted = Regex::new("`[^`]*`").expect("a pattern");
    let read = lines.filter_map(|(number, line)| {
        let said = match path.rsplit('.').next() {
            Some("md") => {
                fenced ^= line.trim_start().starts_with("```");
                (!fenced && !line.starts_with('|')).then_some(line)
            }
            Some("ftl") => (!line.starts_with('#')).then_some(line),
            // Comments, and whatever stands between quotation marks.
            _ => line.find("//").map(|at| &line[at..]).or_else(|| line.contains('"').then_some(line)),
        };
        said.map(|said| (number, quoted.replace_all(said, "").into_owned()))
    });
    read.collect()
}

fn files() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let listed = Command::new("git").args(["ls-files", "*.md", "*.ftl", "*.rs"]).current_dir(root).output();
    let listed = String::from_utf8(listed.expect("git lists files").stdout).expect("paths are text");
    // These two hold the phrases themselves.
    let read = listed
        .lines()
        .filter(|path| !path.contains("/nl") && !matches!(*path, "xtask/tests/voice.rs" | "crates/cli/src/help.rs"));
    read.map(|path| root.join(path).display().to_string()).collect()
}

#[test]
fn nobody_writes_the_old_phrases() {
    let phrases: Vec<_> =
        OLD_PHRASES.iter().map(|(phrase, better)| (Regex::new(phrase).expect("a pattern"), *better)).collect();
    let who = Regex::new(BARE_WHO).expect("a pattern");
    let mut found = Vec::new();
    for path in files() {
        let text = fs::read_to_string(&path).expect("a file of the repository");
        for (number, line) in sentences(&path, &text) {
            let old = phrases.iter().find(|(phrase, _)| phrase.is_match(&line)).map(|(_, better)| *better);
            let old = old.or_else(|| who.is_match(&line).then_some("say who does it, then what they do"));
            found.extend(old.map(|better| format!("{path}:{number}: {} ({better})", line.trim())));
        }
    }
    assert!(found.is_empty(), "{} lines in the old voice:\n{}", found.len(), found.join("\n"));
}

#[test]
fn an_old_phrase_is_found_where_people_read_and_nowhere_else() {
    let ftl = "## on turn\nkeezen-turn = { $name } is on turn.\n";
    assert_eq!(sentences("a.ftl", ftl), [(2, "keezen-turn = { $name } is on turn.".to_owned())]);
    let rust = "let on = turn;\n/// Who is late passes.\nlet said = \"usual\";\n";
    assert_eq!(sentences("a.rs", rust).len(), 2);
    let markdown = "Text.\n```\ncode\n```\n| on turn | to move |\nThe key `on turn` stays.\n";
    assert_eq!(sentences("a.md", markdown)[2..], [(6, "The key  stays.".to_owned())]);
    assert!(Regex::new(BARE_WHO).expect("a pattern").is_match("Time is up. Who is late passes."));
    assert!(!Regex::new(BARE_WHO).expect("a pattern").is_match("Who is late? Nobody."));
}
