//! The pictures of special cells, drawn with a pen around the middle of a cell.

pub(super) use kee_picture::sheet::family;

use crate::t;
use kee_picture::sheet::{lines, writing};
use keebble::Special;
use leptos::prelude::*;

/// The name of a kind.
pub(super) fn name(special: Special) -> String {
    t!("keebble-special", code = special.code())
}

/// The effect of a kind.
pub(super) fn meaning(special: Special) -> String {
    t!("keebble-meaning", code = special.code())
}

/// The picture, as a part of a drawing.
#[component]
pub(super) fn Glyph(special: Special) -> impl IntoView {
    let writing = writing(special).map(|(text, y)| view! { <text y=y text-anchor="middle">{text}</text> });
    view! {
        <g class="keebble-glyph" data-family=family(special)>
            <path d=lines(special)></path>
            {writing}
        </g>
    }
}

/// The picture alone, beside text.
#[component]
pub(super) fn GlyphMark(special: Special) -> impl IntoView {
    view! {
        <svg class="keebble-glyph-mark" viewBox="-23 -23 46 46" aria-hidden="true">
            <Glyph special/>
        </svg>
    }
}
