use crate::{Board, Cell, Question, Solver};

/// How many words begin at each cell, row by row; gaps and expired letters have none.
///
/// A hint that helps without giving a word away.
pub fn words_by_start(solver: &mut Solver, board: &Board, question: &Question<'_>) -> Vec<(Cell, usize)> {
    let count = |cell: Cell| {
        let from_here = Question { start: Some(cell), ..question.clone() };
        (cell, solver.solve(board, &from_here).len())
    };
    let cells: Vec<Cell> = board.cells().map(|(cell, _)| cell).collect();
    cells.into_iter().map(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Series;
    use kee_lexicon::Lexicon;
    use std::sync::Arc;

    #[test]
    fn words_are_counted_where_they_begin() {
        let mut solver = Solver::new(Arc::new(Lexicon::from_words("few", ["at", "ta", "tat", "cat"])));
        let (board, none) = ("CAT3/..T".parse().expect("a board"), Series::default());
        let counts = words_by_start(&mut solver, &board, &Question::new(2, &none));
        assert_eq!(counts.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [1, 1, 0, 0, 0, 2]);
    }
}
