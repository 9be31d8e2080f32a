//! Texts about squares, words, plays and boards.

use super::trial::PlacementTrial;
use crate::{
    games::TableHandle,
    lang::{self, Id},
    t,
};
use kee_game::OptionValue;
use kee_grid::{Direction, Square};
use keyword::{BoardChoice, Bonuses, Paint, PlayView, RackColour, SquareValues, Word};

/// A square as people name it: `H8`.
pub(super) fn place(square: Square) -> String {
    square.to_string().to_uppercase()
}

/// The name of a colour.
pub(super) fn colour(colour: RackColour) -> String {
    t!(colour_names(colour)[0])
}

/// The names of a colour, of its plain squares, and of its key squares.
fn colour_names(colour: RackColour) -> [Id; 3] {
    match colour {
        RackColour::Blue => [id!("keyword-colour-blue"), id!("keyword-square-blue"), id!("keyword-square-blue-key")],
        RackColour::Red => [id!("keyword-colour-red"), id!("keyword-square-red"), id!("keyword-square-red-key")],
        RackColour::Yellow => {
            [id!("keyword-colour-yellow"), id!("keyword-square-yellow"), id!("keyword-square-yellow-key")]
        }
        RackColour::Green => {
            [id!("keyword-colour-green"), id!("keyword-square-green"), id!("keyword-square-green-key")]
        }
    }
}

/// The print of a square.
pub(super) fn paint(paint: Paint) -> String {
    match paint {
        Paint::Gray => t!("keyword-square-gray"),
        Paint::Plain(of) => t!(colour_names(of)[1]),
        Paint::Key(of) => t!(colour_names(of)[2]),
    }
}

/// The direction of typing.
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
pub(super) fn played(played: &PlayView, at: TableHandle) -> String {
    let (seat, words) = (played.seat, word_list(&played.words));
    t!("keyword-last-play", who = at.who(seat), name = at.name(seat), words = words, score = played.score)
}

/// The effect of the tried letters.
pub(super) fn trial(trial: &PlacementTrial, counted: bool) -> String {
    match trial {
        PlacementTrial::Nothing => String::new(),
        PlacementTrial::Not(refusal) => lang::refusal(refusal),
        PlacementTrial::Makes(made) => {
            let words: Vec<Word> = made.words.iter().map(|made| made.word.clone()).collect();
            let words = word_list(&words);
            if counted { t!("keyword-makes", words = words, score = made.total) } else { words }
        }
    }
}

/// The meaning of a board from a player's own file; none if the value is another one.
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
    fn only_a_custom_board_is_described() {
        let tiny = BoardChoice::Tiny.printed().to_string();
        let told = own_board(&tiny).expect("a board in one line");
        assert!(told.contains("10 letters") && told.contains("50"), "{told}");
        assert_eq!((own_board("tiny"), own_board("nonsense")), (None, None));
    }
}
