//! The style of what we write, kept true: phrases of the old, translated English stay out of everything people read.
//!
//! The lists are a net for what slipped back in, not a judge of style. CONTRIBUTING.md says how we write. A bad example
//! there stands in `backticks` or "quotation marks", and is not read here.

use crate::passages::{Kind, Passage, files, passages};
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
    (r"\bgot back in another\b|\bgets? (a|your|their|my|the) seats? back\b", "recover"),
    (r"\bnot yet after all\b", "not ready"),
    (r"\bjust now\.", "right now"),
    (r"\bwatchers?\b", "spectator"),
    (r"\bthe evening\b|\bevenings\b", "event"),
    (r"\b(was|were) to be made\b", "goal"),
    (r"\bis rid of\b", "runs out of"),
    (r"\bwhosever\b|\bof whom\b", "say whose"),
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
    (r"(?i)\b(is|are|has|have|no|not|nobody|cannot|\w+n[’']t) .{0,30}\bany more\b", "no longer"),
    (r"(?:^|[.!?] )(Who|Whom) [a-z]+ [^?]*\.", "a noun phrase, or say who does it"),
    (r"^(What|Where) (somebody|can happen|it is called)\b", "a noun phrase"),
    // The names of tests.
    (r"^(who|whom|whose|whoever) ([a-z0-9]+ ){3,}[a-z0-9]+$", "say who does it, then what they do"),
    (r"(?i)\b(so many|by so much)\b", "this many, that many, by this much"),
    (r"\b(is|are|was|were) to be\b", "must be; will be"),
    (r"\b(word|choice|challenge|prize) in the making\b", "the current word, an unfinished choice"),
    (r"(?i)\banew\b", "again"),
    (r"^As (it|they|games|people|whom) ", "a noun phrase"),
    (r"\bfor (who|whom) (is|has|cannot|can|wants|comes|missed)\b", "for players who …"),
    (r"\b(can|could) (have been|be) had\b", "say what happens"),
    (r"\b(came|comes|come) of (it|what|a game|handing)\b", "the result"),
    (r"\bas good as not there\b|\bof no use any more\b", "missing; no longer valid"),
    (r"\bis nobody here\b|\bbecomes? somebody\b", "is signed out; gets a new identity"),
    (r"\bkept count\b|\bcount is kept\b", "the score is kept"),
    (r"\bgo(es)? on (playing|to play)\b|\bhow to go on\b", "keep playing; what happens next"),
    (r"\bsplit(s|ting)? (it |a seven |the seven )?over\b", "split between two, among several"),
    (r"\bis no best\b|\b[A-Z]+ is no word\b", "does not count as a best; isn’t a word"),
    (r"\bplay on with pens\b", "play on paper"),
    (r"\bcomes? along\b", "move with you, are added"),
    // Sentences with a relative clause as their subject: `Who is late passes.`
    (
        r"[.!?:] Who (?:is|has|had|leaves|played|comes|came|wants|wins|cannot|can|does|gives|only|looks|exchanges|calls|opens)\b[^?]*\.",
        "say who does it, then what they do",
    ),
];

/// Words that are fine in code, as the keys of data are, but not in sentences.
const OLD_WORDS: &[(&str, &str)] = &[(r"(?i)\bgray\b", "grey"), (r"\bpays\b", "scores")];

/// Phrases that only players read.
const OLD_PAGE_PHRASES: &[(&str, &str)] = &[(r"\bby (itself|themselves)\b", "automatically, or leave it out")];

/// Dutch words for which we chose another.
const DUTCH_WORDS: &[(&str, &str)] = &[
    (r"(?i)\bzaadje", "seed"),
    (r"(?i)\bstewards?\b", "wedstrijdleider"),
    (r"(?i)\bstartvak", "start"),
    (r"(?i)\bkoppels\b", "paren"),
    (r"(?i)\bbetwist", "aanvechten"),
    (r"(?i)\bkijkers\b", "toeschouwers"),
    (r"(?i)\bronden\b", "rondes"),
    (r"(?i)\bwedstrijdformulier", "scoreblad"),
    (r"(?i)\bspelvorm", "variant"),
    (r"(?i)\bweer jezelf\b", "onder je eigen naam"),
    (r"(?i)\bzo veel\b", "zoveel"),
    (r"(?i)\bplankje", "rek"),
    (r"(?i)\bspeciale? vak", "bijzonder vak"),
    (r"(?i)\bspeciaal vak", "bijzonder vak"),
    (r"(?i)\balle (twee|drie|vier|vijf|zes|zeven|acht) [a-z]+(en|s)\b", "alle vijf de letters"),
    (r"(?i)\bverse letters", "nieuwe letters, ongebruikte letters"),
    (r"\b(gewonnen|verloren) met( \d+)? +verschil\b", "met een verschil van …"),
    (r"(?i)\bhash\b", "vingerafdruk"),
];

/// Clauses that stand where a doc comment needs a noun phrase or a verb. `Whether` is how one begins for a `bool`.
const CLAUSE: &str = r"^\s*//[/!] (How|What|When|Where|Which|Who|Whose|Whom|Why)\b";

/// The doc comments that begin with a clause, by the number of their first line.
fn clauses(text: &str) -> Vec<(usize, &str)> {
    let clause = Regex::new(CLAUSE).expect("a pattern");
    let is_doc = |line: &str| line.trim_start().starts_with("///") || line.trim_start().starts_with("//!");
    let lines: Vec<&str> = text.lines().collect();
    let begins = |number: usize| clause.is_match(lines[number]) && (number == 0 || !is_doc(lines[number - 1]));
    (0..lines.len()).filter(|number| begins(*number)).map(|number| (number + 1, lines[number].trim())).collect()
}

/// Every passage of these kinds in these files with one of these phrases.
fn found(
    endings: &[&str],
    phrases: &[(&str, &str)],
    read: impl Fn(&str) -> bool,
    kinds: impl Fn(Kind) -> bool,
) -> Vec<String> {
    let any = RegexSet::new(phrases.iter().map(|(old, _)| old)).expect("patterns");
    let phrases: Vec<_> = phrases.iter().map(|(old, new)| (Regex::new(old).expect("a pattern"), *new)).collect();
    let mut found = Vec::new();
    for (path, text) in files(endings).into_iter().filter(|(path, _)| read(path)) {
        let passages = passages(&path, &text).into_iter().filter(|passage| kinds(passage.kind) && !is_data(passage));
        for passage in passages.filter(|passage| any.is_match(&passage.text)) {
            let old = phrases.iter().find_map(|(old, new)| Some((old.find(&passage.text)?.as_str(), *new)));
            found.extend(old.map(|(old, new)| format!("{path}:{}: {old} ({new})", passage.line)));
        }
    }
    found
}

const EVERYTHING: &[&str] = &["*.md", "*.ftl", "*.rs", "*.mjs", "*.js", "*.py", "*.toml", "*.html", "*.webmanifest"];

/// A single word in a string is a name of something. The seed's name cannot change: what it deals is a promise.
fn is_data(passage: &Passage) -> bool {
    passage.kind == Kind::Code && (!passage.text.contains(' ') || passage.text == "for ever")
}

fn is_dutch(path: &str) -> bool {
    path.contains("/nl.") || path.contains("/nl/")
}

/// English that people read; `help.rs` holds the phrases itself.
fn is_english(path: &str) -> bool {
    !is_dutch(path) && path != "crates/cli/src/help.rs"
}

#[test]
fn nobody_writes_the_old_phrases() {
    let mut old = found(EVERYTHING, OLD_PHRASES, is_english, |_| true);
    old.extend(found(EVERYTHING, OLD_WORDS, is_english, |kind| kind != Kind::Code));
    old.extend(found(&["*.ftl"], OLD_PAGE_PHRASES, is_english, |_| true));
    old.extend(found(EVERYTHING, DUTCH_WORDS, is_dutch, |_| true));
    assert!(old.is_empty(), "{} passages in the old voice:\n{}", old.len(), old.join("\n"));
}

#[test]
fn a_question_is_not_a_bare_who() {
    let who = Regex::new(OLD_PHRASES[OLD_PHRASES.len() - 1].0).expect("a pattern");
    assert!(who.is_match("Time is up. Who is late passes."));
    assert!(!who.is_match("Who is late? Nobody."));
}

#[test]
fn doc_comments_begin_with_a_noun_phrase_or_a_verb() {
    let clauses_in = |(path, text): &(String, String)| -> Vec<String> {
        clauses(text).into_iter().map(|(line, comment)| format!("{path}:{line}: {comment}")).collect()
    };
    let found: Vec<String> = files(&["*.rs"]).iter().flat_map(clauses_in).collect();
    assert!(found.is_empty(), "{} doc comments begin with a clause:\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_clause_is_looked_for_where_a_doc_comment_begins() {
    let text =
        "/// How many seats there are.\nfn seats() {}\n    /// The seats.\n    /// When they leave.\n// Why: a reason.";
    assert_eq!(clauses(text), [(1, "/// How many seats there are.")]);
    assert_eq!(clauses("//! What it is.\n\n/// Whether it is open.\n/// Where."), [(1, "//! What it is.")]);
}
