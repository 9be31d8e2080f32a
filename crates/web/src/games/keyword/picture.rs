use super::{
    geometry::corner,
    print::{PrintTile, definitions, key_square, quarters},
};
use kee_grid::{Direction, Square};
use keyword::{Paint, RackColour};
use leptos::prelude::*;

/// A part of a board, in the notation of boards: where the four colours meet.
const ROWS: [&str; 7] =
    ["bbbbbbrrrrr", "bBbbbbrrrRr", "bbbb...rrrr", "bbb.....rrr", "gggg...yyyy", "ggggggyyyyy", "gGggggyyyYy"];

/// The words on it: where each starts, its direction, and its letters.
const WORDS: [(usize, usize, Direction, &str); 3] =
    [(0, 3, Direction::Down, "BAKE"), (3, 2, Direction::Across, "KEYWORD"), (1, 8, Direction::Down, "HEDGE")];

/// A picture of the game: four colours that meet at the plaza, keys, and words that cross.
#[component]
pub(super) fn Picture() -> impl IntoView {
    let squares: Vec<(Square, Paint)> = ROWS
        .iter()
        .enumerate()
        .flat_map(|(row, text)| text.chars().enumerate().map(move |(column, paint)| (Square::new(row, column), paint)))
        .filter_map(|(square, paint)| Some((square, Paint::from_char(paint)?)))
        .collect();
    let keys = squares.iter().filter_map(|(square, paint)| match paint {
        Paint::Key(colour) => Some(key_square(*square, *colour, "20".to_owned(), *colour == RackColour::Blue)),
        Paint::Gray | Paint::Plain(_) => None,
    });
    let keys = keys.collect_view();
    let tiles = WORDS.into_iter().flat_map(|(row, column, direction, word)| {
        let squares = std::iter::successors(Some(Square::new(row, column)), move |square| square.next(direction));
        squares.zip(word.chars())
    });
    let tiles = tiles.map(|(square, letter)| {
        let (x, y) = corner(square);
        let class = if square.row() == 3 { "keyword-last keyword-of-blue" } else { "" };
        view! { <g transform=format!("translate({x},{y})")><PrintTile letter class/></g> }
    });
    view! {
        <svg class="keyword-picture" viewBox="0 0 110 69" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <defs>{definitions()}</defs>
            {quarters(&squares, Some(RackColour::Blue))}
            {keys}
            {tiles.collect_view()}
        </svg>
    }
}
