//! What the room says of squares, words and plays.

use super::trial::Trial;
use crate::{lang, t};
use kee_grid::{Direction, Square};
use keyword::{Colour, Paint, Word};

/// A square as people name it: `H8`.
pub(super) fn place(square: Square) -> String {
    square.to_string().to_uppercase()
}

/// The name of a colour.
pub(super) fn colour(colour: Colour) -> String {
    t!(&format!("keyword-colour-{colour}"))
}

/// How a square is printed.
pub(super) fn paint(paint: Paint) -> String {
    match paint {
        Paint::Gray => t!("keyword-square-gray"),
        Paint::Plain(of) => t!(&format!("keyword-square-{of}")),
        Paint::Key(of) => t!(&format!("keyword-square-{of}-key")),
    }
}

/// Which way one types.
pub(super) fn direction(direction: Direction) -> String {
    match direction {
        Direction::Across => t!("keyword-across"),
        Direction::Down => t!("keyword-down"),
    }
}

/// Things in a row: `CAT, TO and ON`.
pub(super) fn list(things: &[String]) -> String {
    match things.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => t!("keyword-and", others = others.join(", "), last = last),
    }
}

/// Words in a row.
pub(super) fn word_list(words: &[Word]) -> String {
    list(&words.iter().map(Word::to_string).collect::<Vec<_>>())
}

/// What comes of the letters that are tried.
pub(super) fn trial(trial: &Trial, counted: bool) -> String {
    match trial {
        Trial::Nothing => String::new(),
        Trial::Not(refusal) => lang::refusal(refusal),
        Trial::Makes(made) => {
            let words: Vec<Word> = made.words.iter().map(|made| made.word.clone()).collect();
            let words = word_list(&words);
            if counted { t!("keyword-makes", words = words, score = made.total) } else { words }
        }
    }
}
