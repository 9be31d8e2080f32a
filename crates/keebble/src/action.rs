use crate::{Letters, Special, letter_text::read_capital};
use kee_game::{Seat, Unreadable};
use kee_grid::{Border, Placement, Square};
use kee_lexicon::Letter;
use std::fmt;

/// An action of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeebbleAction {
    /// Claim a cell for the hand: `claim a4`.
    Claim(Square),
    /// Play a word: `8D W(OR)D`.
    Play(Placement),
    /// Make an empty cell special: `special c3 DL`.
    Make(Square, Special),
    /// Play no word, or stop using a special cell: `pass`.
    Pass,
    /// Take a letter from another hand: `steal B E`.
    Steal(Seat, Letter),
    /// Cross out a cell: `destroy c3`.
    Destroy(Square),
    /// Place a letter of the hand in an empty cell: `place c3=E`.
    Place(Square, Letter),
    /// Ask for letters: `ask E R`; if there is no room for all of them, with those to keep: `ask E R keep E`.
    Ask {
        /// The letters asked for.
        letters: Letters,
        /// The letters the asker keeps, if neither all nor none.
        keep: Option<Letters>,
    },
    /// Take one of the letters that were asked for: `take E`.
    Take(Letter),
    /// Place a wall: `wall c3|c4`.
    Wall(Border),
}

impl fmt::Display for KeebbleAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claim(square) => write!(f, "claim {square}"),
            Self::Play(placement) => write!(f, "{placement}"),
            Self::Make(square, special) => write!(f, "special {square} {special}"),
            Self::Pass => f.write_str("pass"),
            Self::Steal(seat, letter) => write!(f, "steal {seat} {}", letter.to_capital()),
            Self::Destroy(square) => write!(f, "destroy {square}"),
            Self::Place(square, letter) => write!(f, "place {square}={}", letter.to_capital()),
            Self::Ask { letters, keep: None } => write!(f, "ask {}", letters.spaced()),
            Self::Ask { letters, keep: Some(keep) } => write!(f, "ask {} keep {}", letters.spaced(), keep.spaced()),
            Self::Take(letter) => write!(f, "take {}", letter.to_capital()),
            Self::Wall(border) => write!(f, "wall {border}"),
        }
    }
}

const EXPECTED: &str = "`8D WORD`, `pass`, `ask E R`, `take E`, `wall c3|c4`, `claim a4`, `special c3 DL`, `steal B E`, \
                        `destroy c3` or `place c3=E`";

kee_game::text_form!(KeebbleAction, |text| {
    let unreadable = || Unreadable::new(EXPECTED, text);
    let letter = |text: &str| read_capital(text).ok_or_else(unreadable);
    let action = match text.split(' ').collect::<Vec<_>>()[..] {
        ["pass"] => Self::Pass,
        ["claim", square] => Self::Claim(square.parse()?),
        ["special", square, special] => Self::Make(square.parse()?, special.parse()?),
        ["steal", seat, stolen] => Self::Steal(seat.parse()?, letter(stolen)?),
        ["destroy", square] => Self::Destroy(square.parse()?),
        ["place", placed] => {
            let (square, placed) = placed.split_once('=').ok_or_else(unreadable)?;
            Self::Place(square.parse()?, letter(placed)?)
        }
        ["ask", ref letters @ ..] => read_ask(letters).ok_or_else(unreadable)?,
        ["take", taken] => Self::Take(letter(taken)?),
        ["wall", border] => Self::Wall(border.parse()?),
        [_, _] => Self::Play(text.parse()?),
        _ => return Err(unreadable()),
    };
    let blank = matches!(&action, Self::Play(word) if word.letters().iter().any(|laid| laid.tile().is_blank()));
    if action.to_string() == text && !blank { Ok(action) } else { Err(unreadable()) }
});

fn read_ask(words: &[&str]) -> Option<KeebbleAction> {
    let mut parts = words.split(|word| *word == "keep");
    let letters = |part: &[&str]| {
        let letters: Letters = part.iter().map(|letter| read_capital(letter)).collect::<Option<_>>()?;
        (!letters.is_empty()).then_some(letters)
    };
    let asked = letters(parts.next()?)?;
    let keep = match parts.next() {
        None => None,
        Some(kept) => Some(letters(kept)?),
    };
    parts.next().is_none().then_some(KeebbleAction::Ask { letters: asked, keep })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_spelling() {
        let all = "claim a4, 8D W(OR)D, D8 WORD, special c3 DL, pass, steal B E, destroy c3, place c3=E, ask E R, \
                   ask E R keep E, take E, wall c3|c4";
        for text in all.split(", ") {
            assert_eq!(text.parse::<KeebbleAction>().expect(text).to_string(), text);
        }
        let others = ", ask, ask R E, ask E  R, ask ER, ask E keep, ask E keep E keep E, take e, wall c4|c3, 8d WORD, \
                      8D Word, claim A4, special c3 dl, place c3 E, pass , play 8D WORD";
        for text in others.split(", ") {
            assert!(text.parse::<KeebbleAction>().is_err(), "{text}");
        }
    }
}
