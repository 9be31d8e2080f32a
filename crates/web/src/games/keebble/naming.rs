//! Cells in words, for screen readers.

use super::{glyph, pen::spaced, place::CellSide};
use crate::t;
use kee_game::Names;
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use keebble::{KeebbleView, SeatLetterValues};

/// The name of a square as it is read out: `C4`.
pub(super) fn square_name(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}

/// A border as it is read out: `C3 | C4`.
pub(super) fn border_name(border: Border) -> String {
    border.squares().map(square_name).join(" | ")
}

/// The contents of a cell: letter, value, owner, special cell, walls.
pub(super) fn described(
    view: &KeebbleView,
    square: Square,
    laid: Option<Letter>,
    values: &SeatLetterValues,
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

/// The cells that the first word must touch, where the rules limit them.
pub(super) fn first_cells(view: &KeebbleView) -> Vec<Square> {
    view.paper.opening().filter(|cells| cells.len() < 5).unwrap_or_default()
}

fn walls(view: &KeebbleView, square: Square) -> impl Iterator<Item = String> {
    let walled = CellSide::ALL
        .into_iter()
        .filter(move |side| side.border(square).is_some_and(|border| view.paper.board.has_wall(border)));
    walled.map(|side| match side {
        CellSide::Above => t!("keebble-wall-above"),
        CellSide::Right => t!("keebble-wall-right"),
        CellSide::Below => t!("keebble-wall-below"),
        CellSide::Left => t!("keebble-wall-left"),
    })
}
