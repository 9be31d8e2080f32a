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
    /// A string in Rust, or a line of another language with quotation marks: either may hold a sentence.
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

/// What stands in Rust where a string could be seen by mistake, or a string, with what is in it.
static STRING: LazyLock<Regex> = LazyLock::new(|| {
    pattern(concat!(
        r#"//[^\n]*|(?s:/\*.*?\*/)|'(?:\\u\{\w+\}|\\x..|\\.|[^\\'])'|"#,
        r###"r##"(?s:(.*?))"##|r#"(?s:(.*?))"#|r"([^"]*)"|"((?:[^"\\]|\\(?s:.))*)""###,
    ))
});
/// What a program reads in a string: line breaks, and characters that are named.
static ESCAPE: LazyLock<Regex> = LazyLock::new(|| pattern(r"\\\n\s*|\\u\{\w*\}"));
/// A description in the data of a program.
static DESCRIPTION: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"(?:description = |"description": |name="description" content=)"([^"]*)""#));

/// The strings of a Rust file, each with the line where it begins.
fn strings(text: &str) -> Vec<(usize, String)> {
    let found = STRING.captures_iter(text).filter_map(|found| found.iter().skip(1).flatten().next());
    let (mut line, mut at) = (1, 0);
    found
        .map(|string| {
            line += text[at..string.start()].matches('\n').count();
            at = string.start();
            (line, ESCAPE.replace_all(string.as_str(), "").replace("\\n", "\n").replace(r#"\""#, "\""))
        })
        .collect()
}

/// A line of prose, with its kind.
fn read(extension: &str, line: &str) -> Option<(Kind, String)> {
    let description = || DESCRIPTION.captures(line).map(|found| (Kind::Text, found[1].to_owned()));
    let comment = || COMMENT.captures(line).map(|found| (Kind::Comment, found[1].to_owned()));
    match extension {
        // A quotation is an example of what somebody else says.
        "md" => Some((Kind::Text, line.split('"').step_by(2).collect::<Vec<_>>().join(" "))),
        "ftl" if line.starts_with('#') => None,
        "ftl" => Some((Kind::Text, line.split_once(" = ").map_or(line, |(_, value)| value).to_owned())),
        "py" | "toml" | "webmanifest" => comment().or_else(description),
        // A style.
        "html" if line.contains([';', '{']) => None,
        "html" => Some((Kind::Text, description().map_or_else(|| line.to_owned(), |(_, text)| text))),
        "rs" => comment().or_else(|| TITLE.captures(line).map(|found| (Kind::Title, found[1].replace('_', " ")))),
        _ => comment().or_else(|| line.contains('"').then(|| (Kind::Code, line.to_owned()))),
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
    if extension == "rs" {
        let prose = |text: String| NOT_PROSE.replace_all(&text, " ").trim().to_owned();
        let code = strings(text).into_iter();
        found.extend(code.map(|(line, text)| Passage { line, kind: Kind::Code, text: prose(text) }));
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
    assert_eq!(texts("a.rs", rust), ["A phrase that is broken.", "a late seat passes", "default"]);
    let rust = "// No \"string\".\nlet (mark, said) = ('\"', \"Two \\\n    lines.\\nAnd more.\"); // \"No\"\nr#\"A \"raw\" one\"#";
    assert_eq!(texts("a.rs", rust)[2..], ["Two lines.\nAnd more.", "A \"raw\" one"]);
    assert_eq!(texts("a.toml", "name = \"a\"\ndescription = \"A game\"\n# Why.\n"), ["A game", "Why."]);
    assert_eq!(texts("a.html", "<p>Some <code>text</code>\n"), ["Some  text"]);
    let markdown = "Text\nand more.\n```\ncode\n```\n| a | b |\n| c `d` | e |\nThe \"quoted\" word.\n";
    assert_eq!(texts("a.md", markdown), ["Text and more.", "| a | b |", "| c   | e |", "The   word."]);
}
