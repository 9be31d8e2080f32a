//! The parts of a line of a game: `>Anna: ABCDEFG 8D W..D +12 34`.

use kee_game::FileFlaw;
use kee_grid::Coordinate;

/// A word of a line and its place in the file.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    pub(super) byte: usize,
}

/// The content of a line, before it is checked against a board.
pub(super) enum LineDeed<'a> {
    Placed(Coordinate, Token<'a>),
    Exchanged(&'a str),
    Passed,
    Withdrawn,
    Counted(&'a str),
}

pub(super) struct TurnLine<'a> {
    pub(super) nick: Token<'a>,
    pub(super) rack: Option<Token<'a>>,
    pub(super) told: LineDeed<'a>,
    /// The place where the play starts.
    pub(super) told_at: usize,
    pub(super) score: i64,
    pub(super) total: i64,
    pub(super) total_at: Token<'a>,
}

impl<'a> TurnLine<'a> {
    /// Splits a line that starts at this byte of a file and begins with `>`.
    pub(super) fn cut(file: &'a str, start: usize, line: &'a str) -> Result<Self, FileFlaw> {
        let expected = |byte: usize, what: &str, got: &str| FileFlaw::expected(file, byte, what, got);
        let Some(colon) = line.find(':') else {
            return Err(expected(start + 1, "a player and a colon, as in `>Anna:`", &line[1..]));
        };
        let nick = Token { text: line[1..colon].trim(), byte: start + 1 };
        let tokens = tokens(line, colon + 1, start);
        let end = Token { text: "", byte: start + line.len() };
        let Some(([before @ .., score], total_at)) = tokens.split_last().map(|(total, rest)| (rest, *total)) else {
            return Err(expected(end.byte, "a score and a total, as in `+12 34`", ""));
        };
        let number = |token: &Token<'a>, what: &str| {
            let digits = token.text.strip_prefix('+').unwrap_or(token.text);
            let read = digits.parse::<i32>().ok().filter(|_| !digits.starts_with('+'));
            read.map(i64::from).ok_or_else(|| expected(token.byte, what, token.text))
        };
        let (score, total) = (number(score, "a score such as `+12`")?, number(&total_at, "a total such as `34`")?);
        let deed = |token: &Token<'a>| {
            told(token.text).ok_or_else(|| {
                expected(
                    token.byte,
                    "a place and a word as in `8D W..D`, `-`, `-ABC`, `--` or something in brackets",
                    token.text,
                )
            })
        };
        let place = |token: &Token<'a>| token.text.parse::<Coordinate>();
        let (rack, rest) = match before {
            [rack, at, word] => (Some(*rack), [*at, *word].to_vec()),
            [at, _] if place(at).is_ok() => (None, before.to_vec()),
            [rack, only] => (Some(*rack), vec![*only]),
            [_, _, _, more, ..] => return Err(expected(more.byte, "a score and a total and no more", more.text)),
            _ => (None, before.to_vec()),
        };
        let (told, told_at) = match rest[..] {
            [at, word] => {
                let read = place(&at).map_err(|_| expected(at.byte, "a place such as `8D` or `D8`", at.text))?;
                (LineDeed::Placed(read, word), at.byte)
            }
            [only] => (deed(&only)?, only.byte),
            _ => return Err(expected(end.byte, "a turn such as `8D WORD` or `-`", "")),
        };
        Ok(Self { nick, rack, told, told_at, score, total, total_at })
    }
}

fn told(text: &str) -> Option<LineDeed<'_>> {
    let within = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    Some(match (text, text.strip_prefix('-'), within) {
        (_, _, Some(what)) => LineDeed::Counted(what),
        ("-", ..) => LineDeed::Passed,
        ("--", ..) => LineDeed::Withdrawn,
        (_, Some(letters), _) if letters.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '?') => {
            LineDeed::Exchanged(letters)
        }
        _ => return None,
    })
}

/// The words of a line from this byte on.
fn tokens(line: &str, from: usize, start: usize) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = from;
    for piece in line[from..].split([' ', '\t']) {
        if !piece.is_empty() {
            tokens.push(Token { text: piece, byte: start + at });
        }
        at += piece.len() + 1;
    }
    tokens
}
