//! The prose of a file: comments, sentences between quotation marks, Markdown, Fluent messages and the names of tests.

use regex::Regex;
use std::{fs, path::Path, process::Command, sync::LazyLock};

/// A paragraph, a comment of several lines or a message, on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// Its first line in the file, from 1.
    pub(crate) line: usize,
    pub(crate) kind: Kind,
    pub(crate) text: String,
}

/// The kinds of passages; a line of another kind starts another passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Comment,
    /// A line of code with quotation marks, which may hold a sentence.
    Code,
    /// The name of a test.
    Title,
    Text,
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("a pattern")
}

/// Code, links, quotations and placeables: not our words.
static NOT_PROSE: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"`[^`]*`|\]\([^)]*\)|https?://\S+|<[^<>]*>|\{[^{}]*\}|\{ *\$.*->|\*?\[[\w-]+\]"#));
/// A star in the middle of a line multiplies.
static COMMENT: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?:(?:^|\s)(?://[/!]?|/\*\*?|#)|^\s*\*)\s(.*)$"));
static TITLE: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bfn ((?:[a-z0-9]+_){3,}[a-z0-9]+)\("));

/// A line of prose, with its kind.
fn read(extension: &str, line: &str) -> Option<(Kind, String)> {
    let comment = || COMMENT.captures(line).map(|found| (Kind::Comment, found[1].to_owned()));
    match extension {
        // A quotation is an example of what somebody else says.
        "md" => Some((Kind::Text, line.split('"').step_by(2).collect::<Vec<_>>().join(" "))),
        "ftl" if line.starts_with('#') => None,
        "ftl" => Some((Kind::Text, line.split_once(" = ").map_or(line, |(_, value)| value).to_owned())),
        "py" | "toml" => comment(),
        _ => comment()
            .or_else(|| TITLE.captures(line).map(|found| (Kind::Title, found[1].replace('_', " "))))
            .or_else(|| line.contains('"').then(|| (Kind::Code, line.to_owned()))),
    }
}

/// The passages of a file.
pub(crate) fn passages(path: &str, text: &str) -> Vec<Passage> {
    let extension = path.rsplit('.').next().unwrap_or_default();
    let (mut fenced, mut last): (bool, Option<Kind>) = (false, None);
    let mut found: Vec<Passage> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let prose = read(extension, line).filter(|(kind, said)| {
            let fence = *kind != Kind::Code && said.trim_start().starts_with("```");
            fenced ^= fence;
            !fence && !fenced
        });
        let Some((kind, said)) = prose else {
            last = None;
            continue;
        };
        let said = NOT_PROSE.replace_all(&said, " ").trim().to_owned();
        // Every message, row, item and title is a passage of its own.
        let starts = kind == Kind::Title || kind == Kind::Code || line.contains(" = ") || said.is_empty();
        let starts = starts || said.starts_with(['|', '-', '#']) || last != Some(kind);
        let starts = starts || found.last().is_some_and(|passage| passage.text.starts_with(['|', '#']));
        match found.last_mut() {
            Some(passage) if !starts => passage.text += &format!(" {said}"),
            _ => found.push(Passage { line: number + 1, kind, text: said }),
        }
        last = Some(kind);
    }
    found
}

/// The files of the repository with these endings, by their paths from its root, and what is in them.
pub(crate) fn files(endings: &[&str]) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let listed = Command::new("git").arg("ls-files").args(endings).current_dir(root).output().expect("git lists files");
    let listed = String::from_utf8(listed.stdout).expect("paths are text");
    let read = |path: &str| (path.to_owned(), fs::read_to_string(root.join(path)).expect("a file of the repository"));
    listed.lines().filter(|path| !path.starts_with("xtask/tests/prose/")).map(read).collect()
}

#[test]
fn passages_are_what_people_read_and_nothing_else() {
    let texts = |path, text| passages(path, text).into_iter().map(|passage| passage.text).collect::<Vec<_>>();
    assert_eq!(texts("a.ftl", "## on turn\nkeezen-turn = { $name } is on turn.\n"), ["is on turn."]);
    let rust =
        "let on = turn;\n/// A phrase that is\n/// broken.\nfn a_late_seat_passes() {\nlet said = \"default\";\n";
    assert_eq!(texts("a.rs", rust), ["A phrase that is broken.", "a late seat passes", "let said = \"default\";"]);
    let markdown = "Text\nand more.\n```\ncode\n```\n| a | b |\n| c `d` | e |\nThe \"quoted\" word.\n";
    assert_eq!(texts("a.md", markdown), ["Text and more.", "| a | b |", "| c   | e |", "The   word."]);
}
