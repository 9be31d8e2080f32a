use crate::t;
use kee_game::OptionValue;
use kee_lexicon::Letter;
use keesdrow::{LetterValues, Maze};

/// The meaning of tiles from a player's own file; none if the value is another one.
pub(crate) fn own_tiles(value: &str) -> Option<String> {
    let maze = Maze::read(value).filter(|maze| matches!(maze, Maze::Own(_)))?;
    let size = t!("keesdrow-own-tiles", tiles = maze.tiles().len(), side = 2 * maze.tiles_across());
    let own = maze.values();
    let differs = |letter: &Letter| own.of(*letter) != LetterValues::SHEET.of(*letter);
    let worth = |letter: Letter| format!("{} {}", letter.to_capital(), own.of(letter));
    let values: Vec<String> = Letter::all().filter(differs).map(worth).collect();
    Some(match &values[..] {
        [] => size,
        values => format!("{size} {}", t!("keesdrow-own-values", values = values.join(", "))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_custom_tiles_are_described() {
        let told = own_tiles("ABCD EFGH/IJKL MNOP/QRST UVWX/YZAB CDEF").expect("tiles in one line");
        assert!(told.contains('4'), "{told}");
        assert_eq!((own_tiles("classic"), own_tiles("ABCD EFGH")), (None, None));
    }
}
