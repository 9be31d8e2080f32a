//! The slow way to split a seven: tries every pawn in every order, then drops the orders that make no difference.

use crate::twin::{Pawn, Spot, Twin};
use std::collections::BTreeMap;

/// A split: its parts, how each is written, and the board after each.
#[derive(Clone)]
struct Split {
    parts: Vec<(Pawn, usize)>,
    texts: Vec<String>,
    boards: Vec<Twin>,
}

/// All splits of a seven with the pawns after each.
pub(crate) fn sevens(board: &Twin, seat: usize) -> Vec<(String, String)> {
    let begin = Split { parts: Vec::new(), texts: Vec::new(), boards: vec![board.clone()] };
    let mut all = Vec::new();
    go_on(seat, &begin, 7, &mut all);
    let by_parts: BTreeMap<&[(Pawn, usize)], &Split> = all.iter().map(|split| (&split.parts[..], split)).collect();
    let kept = all.iter().filter(|split| board.laws.parts == 2 || !is_out_of_order(split, &by_parts));
    kept.map(|split| (format!("7 {}", split.texts.join(" ")), split.boards[split.parts.len()].text())).collect()
}

fn go_on(seat: usize, made: &Split, left: usize, all: &mut Vec<Split>) {
    let board = &made.boards[made.parts.len()];
    let owners: Vec<usize> = made.parts.iter().map(|(pawn, _)| pawn.0).collect();
    let pawns = (0..board.seats()).flat_map(|owner| board.pawns_of(owner));
    for pawn in pawns.filter(|pawn| !made.parts.iter().any(|(moved, _)| moved == pawn)) {
        if !board.may_go_on(seat, &owners, pawn) {
            continue;
        }
        let is_last = made.parts.len() + 1 == usize::from(board.laws.parts);
        for steps in if is_last { left } else { 1 }..=if made.parts.is_empty() { 6 } else { left } {
            let Some(to) = board.forward(pawn, steps) else { continue };
            let mut next = made.clone();
            next.parts.push((pawn, steps));
            next.texts.push(board.named(seat, pawn, to));
            next.boards.push(board.moved(pawn, to));
            if steps == left || next.boards[next.parts.len()].has_won(seat) {
                all.push(next);
            } else {
                go_on(seat, &next, left - steps, all);
            }
        }
    }
}

/// The place of a pawn before the seven.
fn place(split: &Split, (owner, number): Pawn) -> (usize, Spot) {
    (owner, split.boards[0].pawns[owner][number])
}

/// Whether two consecutive parts could be made in the order of their pawns and leave the same board.
fn is_out_of_order(split: &Split, all: &BTreeMap<&[(Pawn, usize)], &Split>) -> bool {
    (1..split.parts.len()).any(|second| {
        let mut parts = split.parts.clone();
        parts.swap(second - 1, second);
        place(split, parts[second - 1].0) < place(split, parts[second].0)
            && all
                .get(&parts[..])
                .is_some_and(|other| other.boards[second + 1].text() == split.boards[second + 1].text())
    })
}
