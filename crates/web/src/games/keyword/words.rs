//! What the room says of squares, words, plays and boards.

use super::trial::Trial;
use crate::{games::At, lang, t};
use kee_game::OptionValue;
use kee_grid::{Direction, Square};
use keyword::{BoardChoice, Bonuses, Colour, Paint, Played, SquareValues, Word};

/// A square as people name it: `H8`.
pub(super) fn place(square: Square) -> String {
    square.to_string().to_uppercase()
}

/// The name of a colour.
pub(super) fn colour(colour: Colour) -> String {
    t!(format!("keyword-colour-{colour}"))
}

/// How a square is printed.
pub(super) fn paint(paint: Paint) -> String {
    match paint {
        Paint::Gray => t!("keyword-square-gray"),
        Paint::Plain(of) => t!(format!("keyword-square-{of}")),
        Paint::Key(of) => t!(format!("keyword-square-{of}-key")),
    }
}

/// Which way one types.
pub(super) fn direction(direction: Direction) -> String {
    match direction {
        Direction::Across => t!("keyword-across"),
        Direction::Down => t!("keyword-down"),
    }
}

/// Words in a row: `CAT, TO and ON`.
pub(super) fn word_list(words: &[Word]) -> String {
    lang::list(&words.iter().map(Word::to_string).collect::<Vec<_>>())
}

/// A play in a sentence: `Bo played CAT and TO for 12.`
pub(super) fn played(played: &Played, at: At) -> String {
    let (seat, words) = (played.seat, word_list(&played.words));
    t!("keyword-last-play", who = at.who(seat), name = at.name(seat), words = words, score = played.score)
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

/// What a board from somebody's own file defines; nothing if the value is another one.
pub(super) fn own_board(value: &str) -> Option<String> {
    let Some(BoardChoice::Own(board)) = BoardChoice::read(value) else { return None };
    let keys = board.squares().filter(|(_, paint)| paint.is_key()).count();
    let size = t!(
        "keyword-own-board",
        columns = board.width(),
        rows = board.height(),
        keys = keys,
        letters = board.letters().len()
    );
    let SquareValues { gray, other, own, key, own_key } = *board.values(false);
    let squares = t!("keyword-own-squares", gray = gray, other = other, own = own, keys = key, ownkeys = own_key);
    let Bonuses { keyword, going_out, letter_left } = *board.bonuses(false);
    let bonuses = t!("keyword-own-bonuses", keyword = keyword, out = going_out, left = letter_left);
    Some(format!("{size} {squares} {bonuses}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_board_of_ones_own_is_described() {
        let tiny = BoardChoice::Tiny.printed().to_string();
        let told = own_board(&tiny).expect("a board in one line");
        assert!(told.contains("10 letters") && told.contains("50"), "{told}");
        assert_eq!((own_board("tiny"), own_board("nonsense")), (None, None));
    }
}
