use crate::{Board, Cell, Pegs, Score, Series, Shorter, Spelled, Walk, search::Search};
use kee_lexicon::Lexicon;
use std::sync::Arc;

/// What is asked of a board.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// The fewest letters of a word (K3.4).
    pub shortest: usize,
    /// What has been played.
    pub series: &'a Series,
    /// Which shorter versions of it are barred.
    pub shorter: Shorter,
    /// The pegs left, if they can run out.
    pub pegs: Option<Pegs>,
    /// Only words that begin here.
    pub start: Option<Cell>,
    /// Only walks that use this cell.
    pub through: Option<Cell>,
}

impl<'a> Question<'a> {
    /// Every word of at least so many letters, with pegs without end and these words played.
    pub fn new(shortest: usize, series: &'a Series) -> Self {
        Self { shortest, series, shorter: Shorter::default(), pegs: None, start: None, through: None }
    }
}

/// A word on a board with its best-paying legal walk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The word, lower case.
    pub word: String,
    /// What its best walk pays.
    pub score: Score,
    /// How many legal walks spell it.
    pub walks: u64,
    /// The best one; of equals, the one that comes first by its cells.
    pub walk: Walk,
}

/// Finds every word of a board under the true rules: three uses, staying, pegs, and what has been played.
///
/// It keeps tables as long as its word list, so one solver should answer many questions.
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

    /// Every word that can be walked now, the best-paying first and equals in alphabetical order.
    pub fn solve(&mut self, board: &Board, question: &Question<'_>) -> Vec<Found> {
        let barred = self.mark_barred(question);
        let mut search = Search::new(&self.lexicon, board, question, &mut self.places, &self.barred);
        search.run();
        let found = search.into_found();
        for number in barred {
            self.barred[number / 64] = 0;
        }
        found
    }

    /// Marks the words of which some walk may be barred: those that were played and their shorter versions. For all others
    /// nothing has to be compared.
    fn mark_barred(&mut self, question: &Question<'_>) -> Vec<usize> {
        let mut marked = Vec::new();
        for Spelled { word, .. } in question.series.iter() {
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
