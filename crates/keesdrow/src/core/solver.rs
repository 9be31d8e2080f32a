use crate::{Cell, PegBoard, Pegs, Score, Series, Shorter, SpelledWord, Walk, core::search::Search};
use kee_lexicon::Lexicon;
use std::sync::Arc;

/// A question about a board.
#[derive(Clone, Debug)]
pub struct BoardQuery<'a> {
    /// The least number of letters (K3.4).
    pub shortest: usize,
    /// The words played so far.
    pub series: &'a Series,
    /// The shorter versions that are barred.
    pub shorter: Shorter,
    /// The pegs left, if they can run out.
    pub pegs: Option<Pegs>,
    /// Only words that start here.
    pub start: Option<Cell>,
    /// Only walks that use this cell.
    pub through: Option<Cell>,
}

impl<'a> BoardQuery<'a> {
    /// Asks for every word of at least this many letters, with unlimited pegs and these words played.
    pub fn new(shortest: usize, series: &'a Series) -> Self {
        Self { shortest, series, shorter: Shorter::default(), pegs: None, start: None, through: None }
    }
}

/// A word on a board with its best-scoring legal walk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundWord {
    /// The word, lower case.
    pub word: String,
    /// The score of its best walk.
    pub score: Score,
    /// The number of its legal walks.
    pub walks: u64,
    /// The best walk; of equals, the first by its cells.
    pub walk: Walk,
}

/// Finds every word of a board under the full rules: three uses, staying, pegs, and earlier words.
///
/// Its tables are as long as its word list, so use one solver for many questions.
pub struct Solver {
    lexicon: Arc<Lexicon>,
    /// By word number: its place in the answer plus one, or 0. All 0 between questions.
    places: Vec<u32>,
    /// By word number, a bit: some walk of it may be barred. All 0 between questions.
    barred: Vec<u64>,
}

impl Solver {
    /// A solver for the words of a list.
    pub fn new(lexicon: Arc<Lexicon>) -> Self {
        let words = lexicon.len();
        Self { lexicon, places: vec![0; words], barred: vec![0; words.div_ceil(64)] }
    }

    /// The list.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Every word that can be played now, best-scoring first and equals in alphabetical order.
    pub fn solve(&mut self, board: &PegBoard, question: &BoardQuery<'_>) -> Vec<FoundWord> {
        let barred = self.mark_barred(question);
        let mut search = Search::new(&self.lexicon, board, question, &mut self.places, &self.barred);
        search.run();
        let found = search.into_found();
        for number in barred {
            self.barred[number / 64] = 0;
        }
        found
    }

    /// Marks the words that may have a barred walk: played words and their shorter versions. The others need no
    /// comparison.
    fn mark_barred(&mut self, question: &BoardQuery<'_>) -> Vec<usize> {
        let mut marked = Vec::new();
        for SpelledWord { word, .. } in question.series.iter() {
            let starts = if question.shorter == Shorter::PrefixOnly { 0..1 } else { 0..word.len() };
            for (start, end) in starts.flat_map(|start| (start + 1..=word.len()).map(move |end| (start, end))) {
                marked.extend(self.lexicon.index(&word[start..end]));
            }
        }
        for number in &marked {
            self.barred[number / 64] |= 1 << (number % 64);
        }
        marked
    }
}

/// The number of words that start at each cell, row by row; gaps and used-up letters have none.
///
/// A hint that does not give a word away.
pub fn words_by_start(solver: &mut Solver, board: &PegBoard, question: &BoardQuery<'_>) -> Vec<(Cell, usize)> {
    let count = |cell: Cell| {
        let from_here = BoardQuery { start: Some(cell), ..question.clone() };
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
    fn words_are_counted_where_they_start() {
        let mut solver = Solver::new(Arc::new(Lexicon::from_words("few", ["at", "ta", "tat", "cat"])));
        let (board, none) = ("CAT3/..T".parse().expect("a board"), Series::default());
        let counts = words_by_start(&mut solver, &board, &BoardQuery::new(2, &none));
        assert_eq!(counts.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [1, 1, 0, 0, 0, 2]);
    }
}
