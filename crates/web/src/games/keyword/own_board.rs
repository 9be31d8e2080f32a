use crate::t;
use kee_game::OptionValue;
use keyword::{BoardChoice, Bonuses, SquareValues};

/// What a board from somebody's own file defines; nothing if the value is another one.
pub(crate) fn own_board(value: &str) -> Option<String> {
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
