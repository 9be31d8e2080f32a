//! The words of a board in alphabetical order, each with its best-paying walk, as long as somebody wants more.
//!
//! A [`crate::Solver`] finds them all at once and keeps tables as long as its list. Here most callers want a few words,
//! so we go through the list itself: all walks that spell the beginning of a word go on together, and where none is
//! left no word with this beginning is looked at.

use crate::{Board, Cell, Face, Pegs, Question, Walk, value};
use kee_lexicon::{Graph, Letter, Lexicon, Node};
use std::ops::ControlFlow;

/// More walks of one beginning than any maze of ours has. On a board made of one letter the rest is left out.
const MOST_WALKS: usize = 4096;

/// A walk that spells the beginning of a word.
#[derive(Clone)]
struct Part {
    cells: Vec<Cell>,
    points: u32,
}

/// Shows each word that can be walked now with its best walk; of equal ones, the one that comes first by its cells.
pub(super) fn each_word(
    lexicon: &Lexicon,
    board: &Board,
    question: &Question<'_>,
    visit: &mut dyn FnMut(&str, Walk) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut by_letter: Vec<Vec<Cell>> = vec![Vec::new(); Letter::COUNT];
    for (cell, face) in board.cells() {
        if let Some(face) = face.filter(|face| face.uses < Face::MOST_USES) {
            by_letter[face.letter.index()].push(cell);
        }
    }
    let mut lister = Lister { graph: lexicon.forward(), board, question, word: String::new(), visit };
    let root = lexicon.forward().root();
    for letter in root.children(lister.graph).iter() {
        let parts = by_letter[letter.index()].iter().filter_map(|cell| lister.step(&Part::NOTHING, *cell)).collect();
        lister.word_with(root, letter, parts)?;
    }
    ControlFlow::Continue(())
}

impl Part {
    const NOTHING: Self = Self { cells: Vec::new(), points: 0 };
}

struct Lister<'a> {
    graph: &'a Graph,
    board: &'a Board,
    question: &'a Question<'a>,
    word: String,
    visit: &'a mut dyn FnMut(&str, Walk) -> ControlFlow<()>,
}

impl Lister<'_> {
    /// Goes on with a letter that the given walks have reached.
    fn word_with(&mut self, node: Node, letter: Letter, parts: Vec<Part>) -> ControlFlow<()> {
        if parts.is_empty() {
            return ControlFlow::Continue(());
        }
        self.word.push(letter.to_char());
        if node.accepts(self.graph).contains(letter)
            && self.word.len() >= self.question.shortest
            && let Some(walk) = self.best(&parts)
        {
            (self.visit)(&self.word, walk)?;
        }
        if let Some(next) = self.graph.step(node, letter) {
            let on = next.children(self.graph).bits() | next.accepts(self.graph).bits();
            let mut by_letter: Vec<Vec<Part>> = vec![Vec::new(); Letter::COUNT];
            for part in &parts {
                self.spread(part, on, &mut by_letter);
            }
            for letter in Letter::all() {
                self.word_with(next, letter, std::mem::take(&mut by_letter[letter.index()]))?;
            }
        }
        self.word.pop();
        ControlFlow::Continue(())
    }

    /// The steps on from a walk to letters with which some word goes on.
    fn spread(&self, part: &Part, on: u32, by_letter: &mut [Vec<Part>]) {
        let Some(last) = part.cells.last() else { return };
        for row in last.row.saturating_sub(1)..=last.row + 1 {
            for column in last.column.saturating_sub(1)..=last.column + 1 {
                let cell = Cell::new(column, row);
                let Some(face) = self.board.face(cell) else { continue };
                let parts = &mut by_letter[face.letter.index()];
                if on >> face.letter.index() & 1 != 0 && parts.len() < MOST_WALKS {
                    parts.extend(self.step(part, cell));
                }
            }
        }
    }

    fn step(&self, part: &Part, cell: Cell) -> Option<Part> {
        let face = self.board.face(cell)?;
        let uses = face.uses + part.cells.iter().filter(|other| **other == cell).count() as u8;
        if uses >= Face::MOST_USES {
            return None;
        }
        let mut cells = Vec::with_capacity(part.cells.len() + 1);
        cells.extend_from_slice(&part.cells);
        cells.push(cell);
        Some(Part { cells, points: part.points + u32::from(value(face.letter)) * u32::from(uses + 1) })
    }

    fn best(&self, parts: &[Part]) -> Option<Walk> {
        let mut best: Option<(u32, Walk)> = None;
        for part in parts {
            if best.as_ref().is_none_or(|(points, _)| part.points > *points) {
                let walk = Walk::new(part.cells.clone());
                if may_be_walked(self.board, self.question, &walk) {
                    best = Some((part.points, walk));
                }
            }
        }
        best.map(|(_, walk)| walk)
    }
}

/// Whether what was played and the pegs in the case allow a walk that the board allows.
pub(super) fn may_be_walked(board: &Board, question: &Question<'_>, walk: &Walk) -> bool {
    let enough = |mut pegs: Pegs| pegs.take_for(board, walk).is_ok();
    question.series.barring(&board.prints(walk), question.shorter).is_none() && question.pegs.is_none_or(enough)
}
