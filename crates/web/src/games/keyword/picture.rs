use super::{
    geometry::{corner, path_of},
    print::{hatches, key_square, tint},
};
use kee_grid::{Direction, Square};
use keyword::{Colour, Paint};
use leptos::prelude::*;

/// A part of a board, written as boards are: where the four colours meet.
const ROWS: [&str; 6] = ["bBbbbrrRr", "bbbbbrrrr", "bbb...rrr", "ggg...yyy", "ggggyyyyy", "gGggyyyYy"];

/// The words that lie on it: where each starts, which way it goes, and its letters.
const WORDS: [(usize, usize, Direction, &str); 3] =
    [(0, 2, Direction::Down, "BLUE"), (1, 7, Direction::Down, "RED"), (3, 1, Direction::Across, "KEYWORD")];

/// A small picture of the board: four colours, keys, and words that cross.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    let squares: Vec<(Square, Paint)> = ROWS
        .iter()
        .enumerate()
        .flat_map(|(row, text)| text.chars().enumerate().map(move |(column, paint)| (Square::new(row, column), paint)))
        .filter_map(|(square, paint)| Some((square, Paint::from_char(paint)?)))
        .collect();
    let colours = Colour::ALL.map(Paint::Plain).into_iter().chain([Paint::Gray]);
    let quarters = colours.map(|colour| {
        let name = tint(colour);
        let path = path_of(squares.iter().filter(|(_, paint)| tint(*paint) == name).map(|(square, _)| *square));
        view! {
            <path class=format!("keyword-tint keyword-tint-{name}") d=path.clone()></path>
            <path class="keyword-hatched" fill=format!("url(#keyword-hatch-{name})") d=path></path>
        }
    });
    let quarters = quarters.collect_view();
    let keys = squares.iter().filter_map(|(square, paint)| match paint {
        Paint::Key(colour) => Some(key_square(*square, *colour, 20)),
        Paint::Gray | Paint::Plain(_) => None,
    });
    let keys = keys.collect_view();
    let tiles = WORDS.into_iter().flat_map(|(row, column, direction, word)| {
        let squares = std::iter::successors(Some(Square::new(row, column)), move |square| square.next(direction));
        squares.zip(word.chars())
    });
    let tiles = tiles.map(|(square, letter)| {
        let (x, y) = corner(square);
        view! {
            <g class="keyword-tile" transform=format!("translate({x},{y})")>
                <rect x=".6" y=".6" width="8.8" height="8.8" rx="1.4"></rect>
                <text class="keyword-letter" x="5" y="7.6">{letter.to_string()}</text>
            </g>
        }
    });
    view! {
        <svg class="keyword-picture" viewBox="-1 -1 92 62" aria-hidden="true">
            <defs>{hatches()}</defs>
            {quarters}
            {keys}
            {tiles.collect_view()}
        </svg>
    }
}
