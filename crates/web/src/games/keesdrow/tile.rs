use super::{
    desk::Desk,
    geometry::{Point, SIDE, corner},
};
pub(super) use kee_picture::maze::BASELINE;
use keesdrow::{Cell, Face, PegBoard};
use leptos::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// Four letters on their tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct BoardTile {
    /// Its upper left cell.
    pub(super) first: Cell,
    /// Upper left, upper right, lower left, lower right.
    pub(super) faces: [Face; 4],
    /// Their values.
    values: [u8; 4],
}

/// The tiles of a board, keyed by their first letters, which they keep when they move.
pub(super) fn tiles(board: &PegBoard) -> BTreeMap<u16, BoardTile> {
    let firsts = board.cells().map(|(cell, _)| cell).filter(|cell| cell.column % 2 == 0 && cell.row % 2 == 0);
    let tile = |first: Cell| {
        let at = |right, down| board.face(Cell::new(first.column + right, first.row + down));
        let faces = [at(0, 0)?, at(1, 0)?, at(0, 1)?, at(1, 1)?];
        let values = faces.map(|face| board.value(face.letter));
        Some((faces[0].print.0, BoardTile { first, faces, values }))
    };
    firsts.filter_map(tile).collect()
}

/// The tiles on the board, and their contents.
#[derive(Clone, Copy)]
pub(super) struct BoardTiles {
    all: Memo<Arc<BTreeMap<u16, BoardTile>>>,
}

impl BoardTiles {
    pub(super) fn new(desk: Desk) -> Self {
        let all =
            Memo::new(move |_| Arc::new(desk.view.get().map(|view| tiles(&view.ground.board)).unwrap_or_default()));
        Self { all }
    }

    fn keys(self) -> Vec<u16> {
        self.all.read().keys().copied().collect()
    }

    /// The tiles of which a part is at most this far from a point, across and down.
    pub(super) fn near(self, point: Point, far: f64) -> Vec<u16> {
        let is_near = |tile: &BoardTile| {
            let at = corner(tile.first);
            (at.x + SIDE - point.x).abs() <= far + SIDE && (at.y + SIDE - point.y).abs() <= far + SIDE
        };
        self.all.read().iter().filter(|(_, tile)| is_near(tile)).map(|(key, _)| *key).collect()
    }

    /// A tile by its key. A tile that leaves is kept as it was while it goes.
    fn tile(self, key: u16) -> Memo<Option<BoardTile>> {
        Memo::new(move |_| self.all.read().get(&key).copied())
    }
}

/// The id of a tile without its letters, which the loupe shows again.
pub(super) fn paper_id(key: u16) -> String {
    format!("keesdrow-paper-{key}")
}

/// The id of the letters of a tile.
pub(super) fn letters_id(key: u16) -> String {
    format!("keesdrow-letters-{key}")
}

/// The position of a tile, by its first cell. It is set by style, so that the tile slides when it changes.
fn place(tile: Memo<Option<BoardTile>>) -> impl Fn() -> String {
    move || {
        let first = tile.get().map_or(Cell::new(0, 0), |tile| tile.first);
        let at = corner(first);
        format!("transform: translate({}px, {}px)", at.x, at.y)
    }
}

/// The position of a letter on its tile.
const CORNERS: [(f64, f64); 4] = [(0.0, 0.0), (SIDE, 0.0), (0.0, SIDE), (SIDE, SIDE)];

/// A tile without letters, in a square of two cells: its shadow, its face and the light on its edge.
pub(super) fn blank_tile() -> impl IntoView {
    view! {
        <rect class="keesdrow-drop" x=".5" y="1.1" width="19.1" height="18.7" rx="2.2"></rect>
        <rect class="keesdrow-paper" x=".4" y=".3" width="19.2" height="18.9" rx="2.2"></rect>
        <path class="keesdrow-bevel" d="M.75 17.2V2.5A1.9 1.9 0 0 1 2.6 .65H17.4"></path>
        <path class="keesdrow-fold" d="M10 1.5V18M1.5 10H18.5"></path>
    }
}

/// The tiles themselves, with their pegs: the layer below the lines.
#[component]
pub(super) fn Papers(laid: BoardTiles) -> impl IntoView {
    let paper = move |key: u16| {
        let tile = laid.tile(key);
        let pegs = CORNERS.into_iter().enumerate().map(move |(corner, (x, y))| {
            let uses = Memo::new(move |_| tile.get().map_or(0, |tile| tile.faces[corner].uses));
            view! { <g transform=format!("translate({x} {y})")>{move || peg(uses.get())}</g> }
        });
        view! {
            <g id=paper_id(key) class="keesdrow-tile" style=place(tile)>
                {blank_tile()}
                {pegs.collect_view()}
            </g>
        }
    };
    view! { <For each=move || laid.keys() key=|key| *key children=paper/> }
}

/// The uses of a letter: its ground changes like a traffic light, sinks when it is used up, and holds a peg for each use.
/// It is drawn in a cell at the origin, behind the letter.
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

/// The letters of the tiles with their values: the layer above the lines.
#[component]
pub(super) fn TileLetters(laid: BoardTiles) -> impl IntoView {
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
        view! { <g id=letters_id(key) class="keesdrow-tile" style=place(tile)>{letters.collect_view()}</g> }
    };
    view! { <For each=move || laid.keys() key=|key| *key children=letters/> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_letters_are_a_tile_and_a_gap_is_none() {
        let board: PegBoard = "CA..MI/TS..CE".parse().expect("a board");
        let tiles = tiles(&board);
        let firsts: Vec<String> = tiles.values().map(|tile| tile.first.to_string()).collect();
        assert_eq!(firsts, ["a1", "e1"]);
        let letters = tiles[&0].faces.map(|face| face.letter.to_char());
        assert_eq!(letters, ['c', 'a', 't', 's']);
    }
}
