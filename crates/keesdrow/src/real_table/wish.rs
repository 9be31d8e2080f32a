use crate::{Cell, Walk, Word};
use kee_game::{Names, Seat, excerpt};
use kee_lexicon::Letter;

/// What somebody at a real table tells the referee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The table has found out who begins (K2.2): `begins Anna`.
    Begins(Seat),
    /// The player on turn played this word; by which walk is still to be found: `stress`.
    Word(Word),
    /// The same by a walk that is given, with or without the word: `stress a1-b1-c1-b2-a1-a1`.
    Walked(Option<Word>, Walk),
    /// The player on turn has no word, or ends a spree: `pass`, `done` or `-`.
    Pass,
    /// The timer of the turn has run out: `time`.
    TimeUp,
    /// The time of the whole game has run out: `time game`.
    GameTimeUp,
    /// Somebody challenges a word of the turn before: `challenge`, `challenge Bo`, `challenge Bo 2`.
    Challenge {
        /// Who; may be left out where only one opponent can.
        by: Option<Seat>,
        /// Which word of a spree, from 1; the last one if it is left out.
        number: Option<u16>,
    },
    /// Nobody challenges the turn before: `stands`.
    Stands,
    /// The table's own dictionary says no to the turn before: `struck`.
    Struck,
    /// The turn of this player is forfeited (K8.1): `forfeit Anna`.
    Forfeit(Seat),
    /// The table gives or takes points: `award Anna -5`.
    Award(Seat, i32),
    /// Somebody has gone home: `leave Bo`.
    Leave(Seat),
    /// The table ends the game: `end game`.
    End,
    /// What was typed last was typed wrongly: `undo`.
    Undo,
    /// A letter of the board was typed wrongly: `letter c4 R`.
    Letter(Cell, Letter),
}

impl Wish {
    /// Every form with what it does, for help.
    pub const HELP: &'static str = "begins NAME        NAME has the first turn
WORD               the player on turn plays it; of several walks you choose
WORD WALK          plays it by this walk, as in CAT a1-b1-c1; the walk alone will do
play WORD          a word that is also a command
pass, done or -    no word this turn; in a spree, the end of the turn
time               the timer of the turn has run out; `time game` that of the whole game
challenge NAME     NAME challenges the last word; `challenge NAME 2` the second of a spree
stands             nobody challenges the turn before
struck             the turn before is no good, by your own dictionary
forfeit NAME       the turn of NAME is forfeited
award NAME 5       gives NAME 5 points, or takes them: award NAME -5
leave NAME         NAME has gone home
end game           ends the game now
undo               takes back what was typed last
letter c4 R        puts a letter of the board right that was typed wrongly";

    /// Reads a line. People are called by their names, the beginning of one, or the letter of their seat.
    pub fn read(line: &str, names: &Names, seats: usize) -> Result<Self, String> {
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
                let (name, points) = asked.ok_or("Whom and how much? As in: award Anna 5.")?;
                let points = points.parse().map_err(|_| format!("Expected a number of points, got `{points}`."))?;
                Ok(Self::Award(who(name.trim())?, points))
            }
            ("end", "game") => Ok(Self::End),
            ("undo", "") => Ok(Self::Undo),
            ("letter", rest) if !rest.is_empty() && !rest.contains('-') => letter(rest),
            ("play", word) if !word.is_empty() => played(word),
            _ => played(line.trim()),
        }
    }

    /// Who is meant by a name, the beginning of one, or the letter of a seat.
    pub fn seat_called(typed: &str, names: &Names, seats: usize) -> Result<Seat, String> {
        let all: Vec<(Seat, String)> = Seat::first(seats).map(|seat| (seat, names.of(seat).to_lowercase())).collect();
        let typed_low = typed.to_lowercase();
        let exact = all.iter().find(|(_, name)| *name == typed_low);
        let by_letter = || all.iter().find(|(seat, _)| seat.to_string().eq_ignore_ascii_case(typed));
        let mut beginning = all.iter().filter(|(_, name)| name.starts_with(&typed_low));
        let only = |first: Option<_>, second: Option<_>| first.filter(|_| second.is_none());
        let found = exact.or_else(by_letter).or_else(|| only(beginning.next(), beginning.next()));
        found
            .map(|(seat, _)| *seat)
            .ok_or_else(|| format!("Who is `{}`? There are {}.", excerpt(typed), names.list(Seat::first(seats))))
    }
}

fn challenge(rest: &str, who: impl Fn(&str) -> Result<Seat, String>) -> Result<Wish, String> {
    let (name, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
    match last.parse::<u16>() {
        Ok(number) => {
            let by = if name.is_empty() { None } else { Some(who(name.trim())?) };
            Ok(Wish::Challenge { by, number: Some(number) })
        }
        Err(_) => Ok(Wish::Challenge { by: Some(who(rest)?), number: None }),
    }
}

fn letter(rest: &str) -> Result<Wish, String> {
    let read = || {
        let (cell, letter) = rest.split_once(char::is_whitespace)?;
        let mut symbols = letter.trim().chars();
        let letter = Letter::from_char(symbols.next()?).filter(|_| symbols.next().is_none())?;
        Some(Wish::Letter(cell.to_ascii_lowercase().parse().ok()?, letter))
    };
    read().ok_or_else(|| format!("Expected a cell and its letter, as in letter c4 R, got `{}`.", excerpt(rest)))
}

/// A word, a walk, or both.
fn played(typed: &str) -> Result<Wish, String> {
    let not_understood = || {
        let typed = excerpt(typed);
        format!(
            "Expected a word, or a word and its walk as in CAT a1-b1-c1, got `{typed}`; ? shows all that can be typed."
        )
    };
    let walk =
        |text: &str| text.to_ascii_lowercase().parse::<Walk>().map_err(|what| format!("That is no walk: {what}."));
    match typed.split_whitespace().collect::<Vec<_>>()[..] {
        [cells] if cells.contains(|symbol: char| symbol == '-' || symbol.is_ascii_digit()) => {
            walk(cells).map(|walk| Wish::Walked(None, walk))
        }
        [word] => Word::new(word).map(Wish::Word).ok_or_else(not_understood),
        [word, cells] => {
            let word = Word::new(word).ok_or_else(not_understood)?;
            walk(cells).map(|walk| Wish::Walked(Some(word), walk))
        }
        _ => Err(not_understood()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Wish, String> {
        Wish::read(line, &Names::new(["Anna", "Bo van Dam", "Bob"]), 3)
    }

    fn word(letters: &str) -> Word {
        Word::new(letters).expect("letters")
    }

    #[test]
    fn words_and_walks_are_read_as_in_a_game() {
        let walk: Walk = "a1-b1-c1".parse().expect("a walk");
        assert_eq!(read("cat"), Ok(Wish::Word(word("CAT"))));
        assert_eq!(read("Cat A1-b1-c1"), Ok(Wish::Walked(Some(word("CAT")), walk.clone())));
        assert_eq!(read("a1-b1-c1"), Ok(Wish::Walked(None, walk)));
        assert_eq!(read("play undo"), Ok(Wish::Word(word("UNDO"))));
        assert_eq!(read("begins"), Ok(Wish::Word(word("BEGINS"))), "nobody is named");
        assert_eq!(read("-"), Ok(Wish::Pass));
    }

    #[test]
    fn people_are_called_by_name_beginning_or_letter() {
        let bo = Seat::new(1);
        assert_eq!(read("challenge bo van dam 2"), Ok(Wish::Challenge { by: Some(bo), number: Some(2) }));
        assert_eq!(read("c bo v"), Ok(Wish::Challenge { by: Some(bo), number: None }));
        assert_eq!(read("c 2"), Ok(Wish::Challenge { by: None, number: Some(2) }));
        assert_eq!(read("leave B"), Ok(Wish::Leave(bo)), "the letter of the seat");
        assert_eq!(read("award an -5"), Ok(Wish::Award(Seat::new(0), -5)));
        assert_eq!(read("begins Bob"), Ok(Wish::Begins(Seat::new(2))));
        assert_eq!(read("forfeit bo"), Err("Who is `bo`? There are Anna, Bo van Dam and Bob.".to_owned()));
    }

    #[test]
    fn what_cannot_be_read_says_what_can() {
        assert!(matches!(read("letter a1-b1"), Ok(Wish::Walked(Some(_), _))), "the word by its walk");
        for wrong in [
            "cat dog mouse",
            "c4t",
            "caf\u{e9}",
            "letter c4",
            "letter 4c R",
            "letter c4 RR",
            "award Anna lots",
            "award Anna",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
