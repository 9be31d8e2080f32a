//! The words of a board in alphabetical order, each with its best-scoring walk, for as long as the caller wants more.
//!
//! A [`crate::Solver`] finds them all at once with tables as long as its list. Most callers here want only a few words,
//! so this goes through the list itself: all walks that spell the beginning of a word continue together, and once none
//! is left, all words with this beginning are skipped.

use crate::{BoardQuery, Cell, Face, PegBoard, Pegs, Walk};
use kee_lexicon::{Graph, Letter, LetterSet, Lexicon, Node};
use std::ops::{ControlFlow, Range};

/// More walks of one beginning than any of our mazes has. On a board of a single letter the rest is left out.
const MOST_WALKS: usize = 4096;

/// The last step of a walk that spells the beginning of a word; `before` leads to the earlier steps.
#[derive(Clone, Copy)]
struct WalkStep {
    cell: Cell,
    letter: Letter,
    points: u32,
    before: Option<u32>,
}

/// Visits each word that can be played now with its best walk; of equals, the first by its cells.
pub(crate) fn each_word(
    lexicon: &Lexicon,
    board: &PegBoard,
    question: &BoardQuery<'_>,
    visit: &mut dyn FnMut(&str, Walk) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let graph = lexicon.forward();
    let mut lister = Lister { graph, board, question, word: String::new(), steps: Vec::new(), visit };
    let root = graph.root();
    let mut letters = LetterSet::EMPTY;
    for (cell, _) in board.cells() {
        lister.step(None, cell, root.children(graph), &mut letters);
    }
    lister.all_with(root, letters, 0..lister.steps.len())
}

struct Lister<'a> {
    graph: &'a Graph,
    board: &'a PegBoard,
    question: &'a BoardQuery<'a>,
    word: String,
    /// The steps of all beginnings of the current word, the shortest first.
    steps: Vec<WalkStep>,
    visit: &'a mut dyn FnMut(&str, Walk) -> ControlFlow<()>,
}

impl Lister<'_> {
    /// Continues with each of the letters that some of these steps have reached.
    fn all_with(&mut self, node: Node, letters: LetterSet, reached: Range<usize>) -> ControlFlow<()> {
        for letter in letters.iter() {
            self.word.push(letter.to_char());
            if node.accepts(self.graph).contains(letter)
                && self.word.len() >= self.question.shortest
                && let Some(walk) = self.best(letter, reached.clone())
            {
                (self.visit)(&self.word, walk)?;
            }
            if let Some(next) = self.graph.step(node, letter) {
                let from = self.steps.len();
                let on = self.spread(next, letter, reached.clone());
                self.all_with(next, on, from..self.steps.len())?;
                self.steps.truncate(from);
            }
            self.word.pop();
        }
        ControlFlow::Continue(())
    }

    /// Adds the steps from this letter that continue some word, and returns the letters they reach.
    fn spread(&mut self, node: Node, letter: Letter, reached: Range<usize>) -> LetterSet {
        let wanted = node.children(self.graph).bits() | node.accepts(self.graph).bits();
        let (wanted, limit) = (LetterSet::from_bits(wanted), self.steps.len() + MOST_WALKS);
        let mut letters = LetterSet::EMPTY;
        for place in reached {
            if self.steps[place].letter != letter {
                continue;
            }
            let Cell { column, row } = self.steps[place].cell;
            for row in row.saturating_sub(1)..=row + 1 {
                for column in column.saturating_sub(1)..=column + 1 {
                    if self.steps.len() < limit {
                        self.step(Some(place as u32), Cell::new(column, row), wanted, &mut letters);
                    }
                }
            }
        }
        letters
    }

    /// Adds a step if there is a letter that is wanted and not used up.
    fn step(&mut self, before: Option<u32>, cell: Cell, wanted: LetterSet, letters: &mut LetterSet) {
        let Some(face) = self.board.face(cell).filter(|face| wanted.contains(face.letter)) else { return };
        let uses = face.uses + self.walk_to(before).filter(|step| step.cell == cell).count() as u8;
        if uses < Face::MOST_USES {
            let points = before.map_or(0, |place| self.steps[place as usize].points)
                + u32::from(self.board.value(face.letter)) * u32::from(uses + 1);
            letters.insert(face.letter);
            self.steps.push(WalkStep { cell, letter: face.letter, points, before });
        }
    }

    /// The steps of a walk, the last one first.
    fn walk_to(&self, last: Option<u32>) -> impl Iterator<Item = &WalkStep> {
        std::iter::successors(last, |place| self.steps[*place as usize].before).map(|place| &self.steps[place as usize])
    }

    fn best(&self, letter: Letter, reached: Range<usize>) -> Option<Walk> {
        let mut best: Option<(u32, Walk)> = None;
        for place in reached.filter(|place| self.steps[*place].letter == letter) {
            let points = self.steps[place].points;
            if best.as_ref().is_none_or(|(most, _)| points > *most) {
                let mut cells: Vec<Cell> = self.walk_to(Some(place as u32)).map(|step| step.cell).collect();
                cells.reverse();
                let walk = Walk::new(cells);
                if may_be_walked(self.board, self.question, &self.word, &walk) {
                    best = Some((points, walk));
                }
            }
        }
        best.map(|(_, walk)| walk)
    }
}

/// Whether the earlier words and the pegs in the case allow a walk that is legal on the board.
pub(crate) fn may_be_walked(board: &PegBoard, question: &BoardQuery<'_>, word: &str, walk: &Walk) -> bool {
    let enough = |mut pegs: Pegs| pegs.take_for(board, walk).is_ok();
    question.series.barring(word, &board.prints(walk), question.shorter).is_none() && question.pegs.is_none_or(enough)
}

/// Whether any word of the list can be played now.
pub(crate) fn any_word(lexicon: &Lexicon, board: &PegBoard, question: &BoardQuery<'_>) -> bool {
    let graph = lexicon.forward();
    let mut search = WalkSearch { graph, question, fresh: board, board: board.clone(), cells: Vec::new() };
    board.cells().any(|(cell, _)| search.finds(graph.root(), cell))
}

struct WalkSearch<'a> {
    graph: &'a Graph,
    question: &'a BoardQuery<'a>,
    fresh: &'a PegBoard,
    /// The board with the pegs of the walk so far.
    board: PegBoard,
    cells: Vec<Cell>,
}

impl WalkSearch<'_> {
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
