//! The printed board: paper in four colours, a plaza in the middle, keys, the names of rows and columns; and its tiles.

use super::geometry::{SIDE, corner, path_of};
use kee_grid::Square;
use kee_picture::printed::{HATCHES, KEY, tint};
use keyword::{Paint, PrintedBoard, RackColour};
use leptos::prelude::*;
use std::fmt::Write;

/// The key beside a word.
#[component]
pub(super) fn KeyGlyph() -> impl IntoView {
    view! {
        <svg class="keyword-key-glyph" viewBox="-5 -2.8 10 5.6" aria-hidden="true"><path d=KEY fill-rule="evenodd"></path></svg>
    }
}

/// The patterns and gradients that a drawing of the board refers to.
pub(super) fn definitions() -> impl IntoView {
    let hatch = |(name, path): (&'static str, &'static str)| {
        view! {
            <pattern id=format!("keyword-hatch-{name}") width="4" height="4" patternUnits="userSpaceOnUse">
                <path class=format!("keyword-hatch keyword-of-{name}") d=path></path>
            </pattern>
        }
    };
    let stop = |offset: f64, colour: &'static str, opacity: f64| {
        view! { <stop offset=offset stop-color=colour stop-opacity=opacity></stop> }
    };
    view! {
        <linearGradient id="keyword-ivory" x2="0" y2="1">{stop(0.0, "#FFFDF3", 1.0)}{stop(0.55, "#F6ECD2", 1.0)}{stop(1.0, "#E3D2A6", 1.0)}</linearGradient>
        <linearGradient id="keyword-amber" x2="0" y2="1">{stop(0.0, "#FFF6D0", 1.0)}{stop(1.0, "#F6D584", 1.0)}</linearGradient>
        <radialGradient id="keyword-light">{stop(0.0, "#FFFFFF", 0.55)}{stop(1.0, "#FFFFFF", 0.12)}</radialGradient>
        {HATCHES.map(hatch).into_iter().collect_view()}
    }
}

/// The squares of every tint: the colour, its hatch over it, and light on the player's own quarter.
pub(super) fn quarters(squares: &[(Square, Paint)], own: Option<RackColour>) -> impl IntoView + use<> {
    let each = HATCHES.map(|(name, _)| {
        let path = path_of(squares.iter().filter(|(_, paint)| tint(*paint) == name).map(|(square, _)| *square));
        let lit = own.filter(|own| own.to_string() == name).map(|_| {
            view! { <path class="keyword-lit" d=path.clone()></path> }
        });
        view! {
            <path class=format!("keyword-tint-{name}") d=path.clone()></path>
            <path fill=format!("url(#keyword-hatch-{name})") d=path></path>
            {lit}
        }
    });
    let grid = squares.iter().fold(String::new(), |mut grid, (square, _)| {
        let (x, y) = corner(*square);
        let _ = write!(grid, "M{x},{y}h{SIDE}v{SIDE}");
        grid
    });
    view! { {each.into_iter().collect_view()} <path class="keyword-lines" d=grid></path> }
}

/// The printed board, for the owner of a rack or for nobody in particular; `worth` is written on each key.
pub(super) fn print<F: Fn(Square) -> String>(
    printed: &PrintedBoard,
    own: Option<RackColour>,
    worth: F,
) -> impl IntoView + use<F> {
    let squares: Vec<(Square, Paint)> = printed.squares().collect();
    let keys = squares.iter().filter_map(|(square, paint)| match paint {
        Paint::Key(colour) => Some(key_square(*square, *colour, worth(*square), own == Some(*colour))),
        Paint::Gray | Paint::Plain(_) => None,
    });
    let keys = keys.collect_view();
    view! {
        <g id="keyword-print" aria-hidden="true">
            {quarters(&squares, own)}
            {keys}
            {names(printed)}
        </g>
    }
}

/// A key square: a drawn key and its points, inked in solid for the owner of the colour.
pub(super) fn key_square(square: Square, colour: RackColour, worth: String, own: bool) -> impl IntoView + use<> {
    let (x, y) = corner(square);
    let strength = if own { "keyword-key-own" } else { "keyword-key-other" };
    view! {
        <g class=format!("keyword-key {strength} keyword-of-{colour}") transform=format!("translate({x},{y})")>
            <rect x=".7" y=".7" width=SIDE - 1.4 height=SIDE - 1.4 rx="1.6"></rect>
            <path d=KEY fill-rule="evenodd" transform="translate(5.1,3.3) scale(.76)"></path>
            <text x="5" y="8.5">{worth}</text>
        </g>
    }
}

/// A tile of ivory: its shadow, its face, the light on its edge, and its letter.
#[component]
pub(super) fn PrintTile(letter: char, #[prop(into)] class: String) -> impl IntoView {
    view! {
        <g class=format!("keyword-tile {class}") aria-hidden="true">
            <rect class="keyword-shadow" x=".7" y="1.1" width=SIDE - 1.4 height=SIDE - 1.4 rx="1.5"></rect>
            <rect class="keyword-face" x=".7" y=".5" width=SIDE - 1.4 height=SIDE - 1.4 rx="1.5"></rect>
            <path class="keyword-edge" d="M1.25,7.6V2.4a1.3,1.3 0 0 1 1.3,-1.3h5"></path>
            <text class="keyword-letter" x="5" y="7.3">{letter.to_string()}</text>
        </g>
    }
}

/// Letters over the columns, numbers beside the rows.
fn names(printed: &PrintedBoard) -> impl IntoView + use<> {
    let middle = |place: usize| (place as f64 + 0.5) * SIDE;
    let columns = (0..printed.width()).map(|column| {
        let name = char::from(b'A' + column as u8).to_string();
        view! { <text class="keyword-name" x=middle(column) y="-1.8">{name}</text> }
    });
    let rows = (0..printed.height()).map(|row| {
        view! { <text class="keyword-name" x="-3.2" y=middle(row) + 1.3>{row + 1}</text> }
    });
    view! { {columns.collect_view()} {rows.collect_view()} }
}
