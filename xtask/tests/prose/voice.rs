//! How we write, kept true: phrases of the old, translated English stay out of everything people read.
//!
//! The lists are a net for what slipped back in, not a judge of style. CONTRIBUTING.md says how we write. A bad example
//! there stands in `backticks` or "quotation marks", and is not read here.

use crate::passages::{files, passages};
use regex::{Regex, RegexSet};

/// Phrases nobody says, and what to say instead.
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
    // Sentences with a relative clause as their subject: `Who is late passes.`
    (
        r"[.!?:] Who (?:is|has|had|leaves|played|comes|came|wants|wins|cannot|can|does|gives|only|looks|exchanges|calls|opens)\b[^?]*\.",
        "say who does it, then what they do",
    ),
];

/// More of them, which [`NOT_YET`] still has.
const MORE_PHRASES: &[(&str, &str)] = &[
    (r"(?i)\busual\b", "default"),
    (r"(?i)\b(some|every|any)body\b", "someone, everyone, anyone, or name the person"),
    (r"(?i)\bwhoever\b", "name the person"),
    (r"(?i)\bone's own\b|\boneself\b|\bof ones own\b", "your own, the player's own"),
    (r"\bwhat .{1,40} (brings?|brought)\b|\bbrings (both|the average|what)\b|\bwould bring (\d|most|nothing)", "score"),
    (r"(?i)\b(is|are|was|were|be) put right\b|\bputs? (it|them|that|a result|a score) right\b", "correct"),
    (r"(?i)\balso after\b", "even after"),
    (r"(?i)\bleader boards?\b", "leaderboard"),
    (r"(?i)\bjust now\b", "right now"),
    (r"(?i)\b(handed|handing) in\b|\bhands? (it|them|a game) in\b", "submit"),
    (r"(?i)\bkeep(s|ing)? count\b", "keep score"),
    (r"(?i)\bin thought\b", "tentatively"),
    (r"(?i)\bthe other way round\b", "the inverse"),
    (r"(?i)\bof which kind\b|\bwhom the host\b", "its kind; the guest the host entered"),
    (r"(?i)\bis to be (told|stored|seen|made)\b", "must be"),
    (r"(?i)\bfor ever([.,:; ]|$)", "forever"),
    (r"(?i)\b(is|are|has|have|no|not|nobody) .{0,30}\bany more\b", "no longer"),
    (r"(?:^|[.!?] )(Who|Whom) [a-z]+ [^?]*\.", "a noun phrase, or say who does it"),
    (r"^(What|Where) (somebody|can happen|it is called)\b", "a noun phrase"),
    // The names of tests.
    (r"^(who|whom|whose|whoever) ([a-z0-9]+ ){3,}[a-z0-9]+$", "say who does it, then what they do"),
];

/// Dutch words for which we chose another.
const DUTCH_WORDS: &[(&str, &str)] = &[
    (r"(?i)\bzaadje", "seed"),
    (r"(?i)\b(een|de|alleen|host of een) stewards?\b", "wedstrijdleider"),
    (r"(?i)\bstartvak", "start"),
    (r"(?i)\bkoppels\b", "paren"),
    (r"(?i)\bbetwist", "aanvechten"),
    (r"(?i)\bkijkers\b", "toeschouwers"),
    (r"(?i)\bronden\b", "rondes"),
    (r"(?i)\bwedstrijdformulier", "scoreblad"),
    (r"(?i)\bspelvorm", "variant"),
    (r"(?i)\bweer jezelf\b", "onder je eigen naam"),
    (r"(?i)\bzo veel\b", "zoveel"),
];

/// Where [`MORE_PHRASES`] and [`DUTCH_WORDS`] are still found. A path leaves this list when it is clean, and never returns.
const NOT_YET: &[&str] = &[
    "crates/event/src/party/command.rs",
    "crates/event/src/sheets.rs",
    "crates/event/src/tournament/command.rs",
    "crates/keebble/locales/nl.ftl",
    "crates/keebble/sheets/",
    "crates/keesdrow/sheets/",
    "crates/keezen/locales/nl.ftl",
    "crates/keezen/sheets/",
    "crates/keyword/locales/nl.ftl",
    "crates/keyword/sheets/",
    "crates/print/src/pages/",
    "crates/speech/locales/nl.ftl",
    "crates/toys/src/chain/locales/nl.ftl",
    "crates/web/locales/nl/",
    "crates/web/src/",
    "crates/web/static/",
    "xtask/template/crates/newgame/locales/en.ftl",
];

/// Every passage of these files with one of these phrases.
fn found(endings: &[&str], phrases: &[(&str, &str)], read: impl Fn(&str) -> bool) -> Vec<String> {
    let any = RegexSet::new(phrases.iter().map(|(old, _)| old)).expect("patterns");
    let phrases: Vec<_> = phrases.iter().map(|(old, new)| (Regex::new(old).expect("a pattern"), *new)).collect();
    let mut found = Vec::new();
    for (path, text) in files(endings).into_iter().filter(|(path, _)| read(path)) {
        for passage in passages(&path, &text).into_iter().filter(|passage| any.is_match(&passage.text)) {
            let old = phrases.iter().find_map(|(old, new)| Some((old.find(&passage.text)?.as_str(), *new)));
            found.extend(old.map(|(old, new)| format!("{path}:{}: {old} ({new})", passage.line)));
        }
    }
    found
}

const EVERYTHING: &[&str] = &["*.md", "*.ftl", "*.rs", "*.mjs", "*.js", "*.py", "*.toml"];

fn is_dutch(path: &str) -> bool {
    path.contains("/nl.") || path.contains("/nl/")
}

/// English that people read; `help.rs` holds the phrases itself.
fn is_english(path: &str) -> bool {
    !is_dutch(path) && path != "crates/cli/src/help.rs"
}

#[test]
fn nobody_writes_the_old_phrases() {
    let mut old = found(EVERYTHING, OLD_PHRASES, is_english);
    let is_clean = |path: &str| !NOT_YET.iter().any(|start| path.starts_with(start));
    old.extend(found(EVERYTHING, MORE_PHRASES, |path| is_english(path) && is_clean(path)));
    old.extend(found(EVERYTHING, DUTCH_WORDS, |path| is_dutch(path) && is_clean(path)));
    assert!(old.is_empty(), "{} passages in the old voice:\n{}", old.len(), old.join("\n"));
}

#[test]
fn a_question_is_not_a_bare_who() {
    let who = Regex::new(OLD_PHRASES[OLD_PHRASES.len() - 1].0).expect("a pattern");
    assert!(who.is_match("Time is up. Who is late passes."));
    assert!(!who.is_match("Who is late? Nobody."));
}
