use super::geometry::SIDE;
use leptos::prelude::*;

/// The names of columns and rows, beside the board.
pub(super) fn edge(columns: u8, rows: u8) -> impl IntoView {
    let names = (0..columns).map(|column| {
        let x = (f64::from(column) + 0.5) * SIDE;
        view! { <text class="keesdrow-name" x=x y="-2.2">{char::from(b'A' + column).to_string()}</text> }
    });
    let numbers = (0..rows).map(|row| {
        let y = (f64::from(row) + 0.5) * SIDE + 1.2;
        view! { <text class="keesdrow-name" x="-3.4" y=y>{(row + 1).to_string()}</text> }
    });
    view! {
        {names.collect_view()}
        {numbers.collect_view()}
    }
}
