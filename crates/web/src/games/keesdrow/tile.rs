use super::{
    geometry::{SIDE, corner},
    here::Here,
};
use keesdrow::{Board, Cell, Face};
use leptos::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// Four letters on their tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Tile {
    /// Its upper left cell.
    pub(super) first: Cell,
    /// Upper left, upper right, lower left, lower right.
    pub(super) faces: [Face; 4],
    /// What they are worth.
    values: [u8; 4],
}

/// The tiles of a board by the print of their first letters, which they keep wherever they lie.
pub(super) fn tiles(board: &Board) -> BTreeMap<u16, Tile> {
    let firsts = board.cells().map(|(cell, _)| cell).filter(|cell| cell.column % 2 == 0 && cell.row % 2 == 0);
    let tile = |first: Cell| {
        let at = |right, down| board.face(Cell::new(first.column + right, first.row + down));
        let faces = [at(0, 0)?, at(1, 0)?, at(0, 1)?, at(1, 1)?];
        let values = faces.map(|face| board.value(face.letter));
        Some((faces[0].print.0, Tile { first, faces, values }))
    };
    firsts.filter_map(tile).collect()
}

/// The tiles that lie there, and what is on each of them.
#[derive(Clone, Copy)]
pub(super) struct Laid {
    all: Memo<Arc<BTreeMap<u16, Tile>>>,
}

impl Laid {
    pub(super) fn new(here: Here) -> Self {
        let all =
            Memo::new(move |_| Arc::new(here.view.get().map(|view| tiles(&view.ground.board)).unwrap_or_default()));
        Self { all }
    }

    fn keys(self) -> Vec<u16> {
        self.all.read().keys().copied().collect()
    }

    /// A tile by its key. One that leaves is kept as it was while it goes.
    fn tile(self, key: u16) -> Memo<Option<Tile>> {
        Memo::new(move |_| self.all.read().get(&key).copied())
    }
}

/// Where the parts of a tile are put, by its first cell. Since it is put there by style it slides when that changes.
fn place(tile: Memo<Option<Tile>>) -> impl Fn() -> String {
    move || {
        let first = tile.get().map_or(Cell::new(0, 0), |tile| tile.first);
        let at = corner(first);
        format!("transform: translate({}px, {}px)", at.x, at.y)
    }
}

/// Where a letter of a tile is on it.
const CORNERS: [(f64, f64); 4] = [(0.0, 0.0), (SIDE, 0.0), (0.0, SIDE), (SIDE, SIDE)];

/// The baseline of a letter in its cell. Capitals of this typeface are 0.66 of its size high, and half of that is below the middle.
pub(super) const BASELINE: f64 = SIDE / 2.0 + 6.2 * 0.66 / 2.0;

/// A tile without letters, in a square of two cells: its shadow, its face and the light on its edge.
pub(super) fn blank_tile() -> impl IntoView {
    view! {
        <rect class="keesdrow-drop" x=".5" y="1.1" width="19.1" height="18.7" rx="2.2"></rect>
        <rect class="keesdrow-paper" x=".4" y=".3" width="19.2" height="18.9" rx="2.2"></rect>
        <path class="keesdrow-bevel" d="M.75 17.2V2.5A1.9 1.9 0 0 1 2.6 .65H17.4"></path>
        <path class="keesdrow-fold" d="M10 1.5V18M1.5 10H18.5"></path>
    }
}

/// The tiles themselves, with their pegs: what lines are drawn upon.
#[component]
pub(super) fn Papers(laid: Laid) -> impl IntoView {
    let paper = move |key: u16| {
        let tile = laid.tile(key);
        let pegs = CORNERS.into_iter().enumerate().map(move |(corner, (x, y))| {
            let uses = Memo::new(move |_| tile.get().map_or(0, |tile| tile.faces[corner].uses));
            view! { <g transform=format!("translate({x} {y})")>{move || peg(uses.get())}</g> }
        });
        view! {
            <g class="keesdrow-tile" style=place(tile)>
                {blank_tile()}
                {pegs.collect_view()}
            </g>
        }
    };
    view! { <For each=move || laid.keys() key=|key| *key children=paper/> }
}

/// How often a letter has been used: the ground under it changes like a traffic light, sinks when it is spent, and holds a peg for
/// each use. It is drawn in a cell that begins at nought, behind the letter.
pub(super) fn peg(uses: u8) -> AnyView {
    let uses = uses.min(3);
    if uses == 0 {
        return ().into_any();
    }
    let pegs = (0..uses).map(|peg| {
        let x = 2.0 + 1.5 * f64::from(peg);
        view! {
            <circle class="keesdrow-pip" cx=x cy="8.1" r=".64"></circle>
            <circle class="keesdrow-glint" cx=x - 0.2 cy="7.88" r=".2"></circle>
        }
    });
    view! {
        <g class=format!("keesdrow-peg keesdrow-peg-{uses}")>
            <rect class="keesdrow-well" x=".9" y=".9" width="8.2" height="8.2" rx="1.5"></rect>
            {pegs.collect_view()}
        </g>
    }
    .into_any()
}

/// The letters of the tiles with their values: what lies above all lines.
#[component]
pub(super) fn Letters(laid: Laid) -> impl IntoView {
    let letters = move |key: u16| {
        let tile = laid.tile(key);
        let letters = CORNERS.into_iter().enumerate().map(move |(corner, (x, y))| {
            let face = Memo::new(move |_| tile.get().map(|tile| tile.faces[corner]));
            let letter = move || face.get().map(|face| face.letter.to_capital().to_string());
            let worth = move || tile.get().map(|tile| tile.values[corner].to_string());
            let expired = move || face.get().is_some_and(|face| face.uses == Face::MOST_USES);
            view! {
                <g transform=format!("translate({x} {y})") class="keesdrow-face" class:keesdrow-expired=expired>
                    <text class="keesdrow-letter" x="5" y=BASELINE>{letter}</text>
                    <text class="keesdrow-value" x="8.7" y="8.8">{worth}</text>
                </g>
            }
        });
        view! { <g class="keesdrow-tile" style=place(tile)>{letters.collect_view()}</g> }
    };
    view! { <For each=move || laid.keys() key=|key| *key children=letters/> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_letters_are_a_tile_and_a_gap_is_none() {
        let board: Board = "CA..MI/TS..CE".parse().expect("a board");
        let tiles = tiles(&board);
        let firsts: Vec<String> = tiles.values().map(|tile| tile.first.to_string()).collect();
        assert_eq!(firsts, ["a1", "e1"]);
        let letters = tiles[&0].faces.map(|face| face.letter.to_char());
        assert_eq!(letters, ['c', 'a', 't', 's']);
    }
}
