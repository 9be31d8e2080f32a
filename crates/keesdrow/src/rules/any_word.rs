//! Whether any word is left (K7.4). The search stops at the first one, which on a rich board is at once.

use super::listing::may_be_walked;
use crate::{Board, Cell, Face, Question, Walk};
use kee_lexicon::{Graph, Lexicon, Node};

/// Whether some word of the list can be walked now.
pub(super) fn any_word(lexicon: &Lexicon, board: &Board, question: &Question<'_>) -> bool {
    let graph = lexicon.forward();
    let mut search = Search { graph, question, fresh: board, board: board.clone(), cells: Vec::new() };
    board.cells().any(|(cell, _)| search.finds(graph.root(), cell))
}

struct Search<'a> {
    graph: &'a Graph,
    question: &'a Question<'a>,
    fresh: &'a Board,
    /// With the pegs of the walk so far.
    board: Board,
    cells: Vec<Cell>,
}

impl Search<'_> {
    fn finds(&mut self, node: Node, cell: Cell) -> bool {
        let Some(face) = self.board.face(cell).filter(|face| face.uses < Face::MOST_USES) else { return false };
        let ends = node.accepts(self.graph).contains(face.letter);
        let next = self.graph.step(node, face.letter);
        if !ends && next.is_none() {
            return false;
        }
        self.board.set(cell, Some(Face { uses: face.uses + 1, ..face }));
        self.cells.push(cell);
        let long_enough = self.cells.len() >= self.question.shortest;
        let found = ends && long_enough && self.may_be_walked() || next.is_some_and(|next| self.goes_on(next, cell));
        self.cells.pop();
        self.board.set(cell, Some(face));
        found
    }

    fn may_be_walked(&self) -> bool {
        let walk = Walk::new(self.cells.clone());
        let word = self.fresh.spelled(&walk).unwrap_or_default();
        may_be_walked(self.fresh, self.question, &word, &walk)
    }

    fn goes_on(&mut self, node: Node, cell: Cell) -> bool {
        let rows = cell.row.saturating_sub(1)..=cell.row + 1;
        let mut near = rows.flat_map(|row| {
            (cell.column.saturating_sub(1)..=cell.column + 1).map(move |column| Cell::new(column, row))
        });
        near.any(|next| self.finds(node, next))
    }
}
