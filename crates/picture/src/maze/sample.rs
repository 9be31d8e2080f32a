use super::drawn;
use crate::{Drawing, variant_sample::VariantSample};
use kee_game::{Seat, configure};
use keesdrow::{Cell, Face, KeesdrowOptions, PegBoard, Turn, Variant, Walk};

/// A block of the maze, laid again and again.
const BLOCK: &str = "STRAKE/IEONTB/LADYUP/MOWERF/CHESTY/AIDGNE/RUSTIC/PLOWED";
/// Words of the block. Each can be walked in any of its copies.
const WALKS: [&str; 5] =
    ["a1-b1-c1-b2-b3-a4", "a5-b5-c5-d5-e5-f5", "a3-b3-c3-d3", "a7-b7-c7-d7-e7-f7", "a4-b4-c4-d4-e4"];

/// The corners of the copies. A word that the board cuts off is left out.
const COPIES: [(u8, u8); 5] = [(0, 0), (6, 0), (6, 8), (0, 8), (6, 0)];

/// The maze of a variant, with the words that its players have just walked.
pub(super) fn drawn_sample(of: &VariantSample<'_>) -> Drawing {
    let (options, _) = configure(KeesdrowOptions::default(), of.options);
    let block: PegBoard = BLOCK.parse().unwrap_or_else(|_| PegBoard::new(1, vec![None]));
    let side = options.edition.tiles_across() * 2;
    let copied = |cell: usize| {
        let (column, row) = (cell % usize::from(side), cell / usize::from(side));
        block.face(Cell::new((column % 6) as u8, (row % 8) as u8))
    };
    let mut board = PegBoard::new(side, (0..usize::from(side).pow(2)).map(copied).collect());
    let turns = if options.turn == Turn::Spree { WALKS.len() } else { of.teams.team_count().min(3) };
    let walks = (0..turns).filter_map(|turn| {
        let walk: Walk = WALKS[(turn + of.moment) % WALKS.len()].parse().ok()?;
        let (right, down) = COPIES[turn % COPIES.len()];
        let cells = walk.cells().iter().map(|cell| Cell::new(cell.column + right, cell.row + down));
        let walk = Walk::new(cells.collect());
        board.score(&walk).ok()?;
        let by = if options.turn == Turn::Spree { 0 } else { turn };
        Some((walk, Some(Seat::new(by))))
    });
    let walks: Vec<_> = walks.collect();
    for (walk, _) in &walks {
        board.peg(walk);
    }
    let four_score = options.variant == Variant::FourScore;
    let fits = |(column, row): &(u8, u8)| four_score && column + 1 < side && row + 1 < side;
    let won: Vec<((u8, u8), usize)> = [(2, 2), (8, 6), (4, 8)].into_iter().filter(fits).zip(0..).collect();
    for ((column, row), _) in &won {
        for cell in [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| Cell::new(column + right, row + down)) {
            board.set(cell, board.face(cell).map(|face| Face { uses: 2, ..face }));
        }
    }
    let won = won.into_iter().map(|((column, row), by)| (Cell::new(column, row), Some(Seat::new(by % 2))));
    drawn(&board, walks, won)
}
