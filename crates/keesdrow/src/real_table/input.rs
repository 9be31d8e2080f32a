use super::RefereeRefusal;
use crate::{Cell, Walk, Word};
use kee_game::{Names, Seat};
use kee_lexicon::Letter;

/// An entry for the referee at a real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefereeInput {
    /// The first player (K2.2): `begins Anna`.
    Begins(Seat),
    /// A word without its walk, played by the player whose turn it is: `stress`.
    Word(Word),
    /// A walk, with or without its word: `stress a1-b1-c1-b2-a1-a1`.
    Walked(Option<Word>, Walk),
    /// A turn without a word, or the end of a spree: `pass`, `done` or `-`.
    Pass,
    /// The turn ran out of time: `time`.
    TimeUp,
    /// The game ran out of time: `time game`.
    GameTimeUp,
    /// A challenge of a word of the last turn: `challenge`, `challenge Bo`, `challenge Bo 2`.
    Challenge {
        /// The challenger; optional when only one opponent can challenge.
        by: Option<Seat>,
        /// The number of the word in a spree, from 1; the last word by default.
        number: Option<u16>,
    },
    /// The last turn stands unchallenged: `stands`.
    Stands,
    /// The last turn is invalid by the table's own dictionary: `struck`.
    Struck,
    /// A player forfeits the turn (K8.1): `forfeit Anna`.
    Forfeit(Seat),
    /// Points given or taken by the table: `award Anna -5`.
    Award(Seat, i32),
    /// A player leaves: `leave Bo`.
    Leave(Seat),
    /// The end of the game by agreement: `end game`.
    End,
    /// The last entry is undone: `undo`.
    Undo,
    /// A correction of a mistyped letter of the board: `letter c4 R`.
    Letter(Cell, Letter),
}

impl RefereeInput {
    /// Help: every command and what it does.
    pub const HELP: &'static str = "begins NAME        NAME goes first
WORD               the player whose turn it is plays WORD; if there are several walks, you choose one
WORD WALK          the same along this walk, as in CAT a1-b1-c1 (a1 is the top left letter); a walk alone is enough
play WORD          for a word that is also a command
pass, done or -    no word this turn, or the end of a spree
time               the turn has run out of time; `time game`: the whole game has
challenge NAME     NAME challenges the last word; `challenge NAME 2`: the second word of a spree
stands             nobody challenges the last turn
struck             the last turn is invalid by your own dictionary
forfeit NAME       NAME forfeits the turn
award NAME 5       NAME gets 5 points; `award NAME -5` takes them away
leave NAME         NAME leaves the game
end game           ends the game now
undo               undoes the last entry
letter c4 R        corrects a mistyped letter: the one at c4 is an R";

    /// Reads a line. Players go by their name, the start of it, or the letter of their seat.
    pub fn read(line: &str, names: &Names, seats: usize) -> Result<Self, RefereeRefusal> {
        let (first, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        let who = |name: &str| Self::seat_called(name, names, seats);
        match (first.to_ascii_lowercase().as_str(), rest) {
            ("begins", name) if !name.is_empty() && !name.contains('-') => who(name).map(Self::Begins),
            ("pass" | "done" | "-", "") => Ok(Self::Pass),
            ("time", "") => Ok(Self::TimeUp),
            ("time", "game") => Ok(Self::GameTimeUp),
            ("challenge" | "c", "") => Ok(Self::Challenge { by: None, number: None }),
            ("challenge" | "c", rest) => challenge(rest, who),
            ("stands", "") => Ok(Self::Stands),
            ("struck", "") => Ok(Self::Struck),
            ("forfeit", name) if !name.is_empty() => who(name).map(Self::Forfeit),
            ("leave", name) if !name.is_empty() => who(name).map(Self::Leave),
            ("award", rest) if !rest.is_empty() => {
                let asked = rest.rsplit_once(char::is_whitespace);
                let (name, points) = asked.ok_or(RefereeRefusal::NoAward)?;
                let points = points.parse().map_err(|_| RefereeRefusal::NoPoints(points.to_owned()))?;
                Ok(Self::Award(who(name.trim())?, points))
            }
            ("end", "game") => Ok(Self::End),
            ("undo", "") => Ok(Self::Undo),
            ("letter", rest) if !rest.is_empty() && !rest.contains('-') => letter(rest),
            ("play", word) if !word.is_empty() => played(word),
            _ => played(line.trim()),
        }
    }

    /// The seat meant by a name, the start of one, or the letter of a seat.
    pub fn seat_called(typed: &str, names: &Names, seats: usize) -> Result<Seat, RefereeRefusal> {
        let all: Vec<(Seat, String)> = Seat::first(seats).map(|seat| (seat, names.of(seat).to_lowercase())).collect();
        let typed_low = typed.to_lowercase();
        let exact = all.iter().find(|(_, name)| *name == typed_low);
        let by_letter = || all.iter().find(|(seat, _)| seat.to_string().eq_ignore_ascii_case(typed));
        let mut beginning = all.iter().filter(|(_, name)| name.starts_with(&typed_low));
        let only = |first: Option<_>, second: Option<_>| first.filter(|_| second.is_none());
        let found = exact.or_else(by_letter).or_else(|| only(beginning.next(), beginning.next()));
        let no_such_player = || RefereeRefusal::NoSuchPlayer(typed.to_owned(), Seat::first(seats).collect());
        found.map(|(seat, _)| *seat).ok_or_else(no_such_player)
    }
}

fn challenge(rest: &str, who: impl Fn(&str) -> Result<Seat, RefereeRefusal>) -> Result<RefereeInput, RefereeRefusal> {
    let (name, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
    match last.parse::<u16>() {
        Ok(number) => {
            let by = if name.is_empty() { None } else { Some(who(name.trim())?) };
            Ok(RefereeInput::Challenge { by, number: Some(number) })
        }
        Err(_) => Ok(RefereeInput::Challenge { by: Some(who(rest)?), number: None }),
    }
}

fn letter(rest: &str) -> Result<RefereeInput, RefereeRefusal> {
    let read = || {
        let (cell, letter) = rest.split_once(char::is_whitespace)?;
        let mut symbols = letter.trim().chars();
        let letter = Letter::from_char(symbols.next()?).filter(|_| symbols.next().is_none())?;
        Some(RefereeInput::Letter(cell.to_ascii_lowercase().parse().ok()?, letter))
    };
    read().ok_or_else(|| RefereeRefusal::NoCorrection(rest.to_owned()))
}

/// A word, a walk, or both.
fn played(typed: &str) -> Result<RefereeInput, RefereeRefusal> {
    let not_understood = || RefereeRefusal::NoWord(typed.to_owned());
    let walk =
        |text: &str| text.to_ascii_lowercase().parse::<Walk>().map_err(|_| RefereeRefusal::NoWalk(text.to_owned()));
    match typed.split_whitespace().collect::<Vec<_>>()[..] {
        [cells] if cells.contains(|symbol: char| symbol == '-' || symbol.is_ascii_digit()) => {
            walk(cells).map(|walk| RefereeInput::Walked(None, walk))
        }
        [word] => Word::new(word).map(RefereeInput::Word).ok_or_else(not_understood),
        [word, cells] => {
            let word = Word::new(word).ok_or_else(not_understood)?;
            walk(cells).map(|walk| RefereeInput::Walked(Some(word), walk))
        }
        _ => Err(not_understood()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<RefereeInput, RefereeRefusal> {
        RefereeInput::read(line, &Names::new(["Anna", "Bo van Dam", "Bob"]), 3)
    }

    fn word(letters: &str) -> Word {
        Word::new(letters).expect("letters")
    }

    #[test]
    fn words_and_walks_are_read_as_in_a_game() {
        let walk: Walk = "a1-b1-c1".parse().expect("a walk");
        assert_eq!(read("cat"), Ok(RefereeInput::Word(word("CAT"))));
        assert_eq!(read("Cat A1-b1-c1"), Ok(RefereeInput::Walked(Some(word("CAT")), walk.clone())));
        assert_eq!(read("a1-b1-c1"), Ok(RefereeInput::Walked(None, walk)));
        assert_eq!(read("play undo"), Ok(RefereeInput::Word(word("UNDO"))));
        assert_eq!(read("begins"), Ok(RefereeInput::Word(word("BEGINS"))), "nobody is named");
        assert_eq!(read("-"), Ok(RefereeInput::Pass));
    }

    #[test]
    fn players_go_by_name_start_of_name_or_letter() {
        let bo = Seat::new(1);
        assert_eq!(read("challenge bo van dam 2"), Ok(RefereeInput::Challenge { by: Some(bo), number: Some(2) }));
        assert_eq!(read("c bo v"), Ok(RefereeInput::Challenge { by: Some(bo), number: None }));
        assert_eq!(read("c 2"), Ok(RefereeInput::Challenge { by: None, number: Some(2) }));
        assert_eq!(read("leave B"), Ok(RefereeInput::Leave(bo)), "the letter of the seat");
        assert_eq!(read("award an -5"), Ok(RefereeInput::Award(Seat::new(0), -5)));
        assert_eq!(read("begins Bob"), Ok(RefereeInput::Begins(Seat::new(2))));
        assert_eq!(read("forfeit bo"), Err(RefereeRefusal::NoSuchPlayer("bo".to_owned(), Seat::first(3).collect())));
    }

    #[test]
    fn unreadable_input_is_refused() {
        assert!(matches!(read("letter a1-b1"), Ok(RefereeInput::Walked(Some(_), _))), "the word by its walk");
        let wrong = "cat dog mouse, c4t, caf\u{e9}, letter c4, letter 4c R, letter c4 RR, award Anna lots, award Anna";
        for wrong in wrong.split(", ") {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
