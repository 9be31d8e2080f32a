//! The board as it is printed: tints, hatches, keys, and the names of rows and columns.

use super::{
    geometry::{SIDE, corner, path_of},
    glyphs::KEY,
};
use kee_grid::Square;
use keyword::{Colour, Paint, PrintedBoard};
use leptos::prelude::*;

/// The name of a tint in the stylesheet.
pub(super) fn tint(paint: Paint) -> String {
    match paint {
        Paint::Gray => "gray".to_owned(),
        Paint::Plain(colour) | Paint::Key(colour) => colour.to_string(),
    }
}

/// The hatch of each tint, drawn in a box of four by four: colour is never alone.
const HATCHES: [(&str, &str); 5] = [
    ("blue", "M-1,1l2,-2M0,4l4,-4M3,5l2,-2"),
    ("red", "M-1,3l2,2M0,0l4,4M3,-1l2,2"),
    ("yellow", "M0,1h4M0,3h4"),
    ("green", "M1,0v4M3,0v4"),
    ("gray", "M1,1h.01M3,3h.01"),
];

/// The patterns of the hatches, for the definitions of a drawing.
pub(super) fn hatches() -> impl IntoView {
    let hatch = |(name, path): (&'static str, &'static str)| {
        view! {
            <pattern id=format!("keyword-hatch-{name}") width="4" height="4" patternUnits="userSpaceOnUse">
                <path class=format!("keyword-hatch keyword-deep-{name}") d=path></path>
            </pattern>
        }
    };
    HATCHES.map(hatch).into_iter().collect_view()
}

/// All that is printed. `more` is what a key square pays more than a plain one.
pub(super) fn print(printed: &PrintedBoard, alone: bool) -> impl IntoView + use<> {
    let values = printed.values(alone);
    let more = values.key.saturating_sub(values.other);
    let is_tinted = |name: &str, paint: Paint| tint(paint) == name;
    let quarters = HATCHES.map(|(name, _)| {
        let path = path_of(printed.squares().filter(|(_, paint)| is_tinted(name, *paint)).map(|(square, _)| square));
        view! {
            <path class=format!("keyword-tint keyword-tint-{name}") d=path.clone()></path>
            <path class="keyword-hatched" fill=format!("url(#keyword-hatch-{name})") d=path></path>
        }
    });
    let keys = printed.squares().filter_map(|(square, paint)| match paint {
        Paint::Key(colour) => Some(key_square(square, colour, more)),
        Paint::Gray | Paint::Plain(_) => None,
    });
    view! {
        <g id="keyword-print" aria-hidden="true">
            {quarters.into_iter().collect_view()}
            {keys.collect_view()}
            {names(printed)}
        </g>
    }
}

/// A key square: a thicker rim, a key, and what it pays more.
pub(super) fn key_square(square: Square, colour: Colour, more: u16) -> impl IntoView + use<> {
    let (x, y) = corner(square);
    view! {
        <g class=format!("keyword-key keyword-deep-{colour}") transform=format!("translate({x},{y})")>
            <rect x=".7" y=".7" width=SIDE - 1.4 height=SIDE - 1.4 rx=".8"></rect>
            <path d=KEY fill-rule="evenodd" transform="translate(5,3.6) scale(.68)"></path>
            <text x="5" y="8.3">{format!("+{more}")}</text>
        </g>
    }
}

/// Letters over the columns, numbers beside the rows.
fn names(printed: &PrintedBoard) -> impl IntoView + use<> {
    let middle = |place: usize| (place as f64 + 0.5) * SIDE;
    let columns = (0..printed.width()).map(|column| {
        let name = char::from(b'A' + column as u8).to_string();
        view! { <text class="keyword-name" x=middle(column) y="-2">{name}</text> }
    });
    let rows = (0..printed.height()).map(|row| {
        view! { <text class="keyword-name" x="-3.6" y=middle(row) + 1.5>{row + 1}</text> }
    });
    view! { {columns.collect_view()} {rows.collect_view()} }
}
