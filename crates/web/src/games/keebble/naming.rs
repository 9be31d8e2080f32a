//! A cell in words: all that is to be seen there.

use super::{glyph, pen::spaced, place::Side};
use crate::t;
use kee_game::Names;
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use keebble::{KeebbleView, LetterValues};

/// The name of a square as it is read out: `C4`.
pub(super) fn square_name(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}

/// A border as it is read out: `C3 | C4`.
pub(super) fn border_name(border: Border) -> String {
    border.squares().map(square_name).join(" | ")
}

/// What is on a cell, for those who do not see it: letter, value, owner, special cell, walls.
pub(super) fn described(
    view: &KeebbleView,
    square: Square,
    laid: Option<Letter>,
    values: &LetterValues,
    names: &Names,
) -> String {
    let paper = &view.paper;
    let mut parts = vec![square_name(square)];
    if let Some(seat) = paper.owner_of_cell(square) {
        let letters = spaced(view.hands[seat.index()].letters.iter());
        parts.push(t!(
            "keebble-cell-hand",
            name = names.of(seat),
            letters = if letters.is_empty() { t!("keebble-nothing") } else { letters }
        ));
        return parts.join(", ");
    }
    if !paper.board.has(square) {
        parts.push(t!("keebble-cell-crossed"));
        return parts.join(", ");
    }
    match (paper.board.tile(square), laid) {
        (Some(tile), _) => {
            let letter = tile.letter();
            parts.push(t!("keebble-cell-letter", letter = letter.to_capital().to_string(), value = values.of(letter)));
            if let Some(owned) = paper.owned.get(&square) {
                parts.push(t!("keebble-cell-owned", name = names.of(owned.seat), points = owned.points));
            }
        }
        (None, Some(letter)) => {
            parts.push(t!("keebble-cell-laid", letter = letter.to_capital().to_string(), value = values.of(letter)));
        }
        (None, None) => parts.push(t!("keebble-cell-empty")),
    }
    if let Some(special) = paper.specials.get(&square) {
        parts.push(glyph::name(*special));
    }
    if paper.star == Some(square) {
        parts.push(t!("keebble-cell-star"));
    } else if first_cells(view).contains(&square) {
        parts.push(t!("keebble-cell-first"));
    }
    parts.extend(walls(view, square));
    parts.join(", ")
}

/// The cells of which the first word covers one, where that says something.
pub(super) fn first_cells(view: &KeebbleView) -> Vec<Square> {
    view.paper.opening().filter(|cells| cells.len() < 5).unwrap_or_default()
}

fn walls(view: &KeebbleView, square: Square) -> impl Iterator<Item = String> {
    let walled = Side::ALL
        .into_iter()
        .filter(move |side| side.border(square).is_some_and(|border| view.paper.board.has_wall(border)));
    walled.map(|side| match side {
        Side::Above => t!("keebble-wall-above"),
        Side::Right => t!("keebble-wall-right"),
        Side::Below => t!("keebble-wall-below"),
        Side::Left => t!("keebble-wall-left"),
    })
}
