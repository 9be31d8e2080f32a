use super::{KeesdrowOptions, KeesdrowRefusal, Variant, Word, layout::corners, whole_board};
use crate::{Board, Cell, Face, Pegs, Print, Question, Score, Series, Walk};
use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// A word as it was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// By whom; nobody if it was there when the position was set up.
    pub by: Option<Seat>,
    /// The word.
    pub word: Word,
    /// Its letters where they lay then.
    pub walk: Walk,
    /// What it counts: its points, in Four Score the tiles it won; twice that if it was challenged and good.
    pub counts: u32,
    /// Who challenged it in vain.
    pub challenged: Option<Seat>,
    /// The tiles it won (K9.2), by their upper left cells.
    pub won: Vec<Cell>,
    /// The columns of tiles it turned (K10.1), each by the cell of its first letter.
    pub turned: Vec<Cell>,
}

/// All that words are walked on and leave behind: the letters with their pegs, the case, and what has been played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ground {
    /// The letters with their pegs.
    #[serde(with = "whole_board")]
    pub board: Board,
    /// The pegs left, if they can run out (K1.4).
    pub pegs: Option<Pegs>,
    /// What has been played, the first word first.
    pub played: Vec<Played>,
    /// The same by printed letters.
    pub series: Series,
}

impl Ground {
    /// A board on which nothing has been played.
    pub(super) fn new(board: Board, pegs: Option<Pegs>) -> Self {
        Self { board, pegs, played: Vec::new(), series: Series::default() }
    }

    /// What these options ask of it.
    pub fn question(&self, options: &KeesdrowOptions) -> Question<'_> {
        Question {
            shorter: options.shorter,
            pegs: self.pegs,
            ..Question::new(options.shortest.get() as usize, &self.series)
        }
    }

    /// Whether a word may be walked here, and if not, why. What a word is, the caller says: whoever has no dictionary can
    /// still ask for all the rest.
    pub fn check(
        &self,
        options: &KeesdrowOptions,
        word: &Word,
        walk: &Walk,
        is_word: impl FnOnce(&str) -> bool,
    ) -> Result<(), KeesdrowRefusal> {
        let board = &self.board;
        board.score(walk)?;
        let spelled = board.spelled(walk).unwrap_or_default();
        if spelled != word.to_lowercase() {
            return Err(KeesdrowRefusal::Misspelt(word.clone(), spelled));
        }
        let shortest = options.shortest.get();
        if word.letters() < shortest as usize {
            return Err(KeesdrowRefusal::TooShort(word.clone(), shortest));
        }
        if !is_word(&spelled) {
            return Err(KeesdrowRefusal::NotAWord(word.clone()));
        }
        if let Some(place) = self.series.barring(&spelled, &board.prints(walk), options.shorter) {
            let earlier = self.played[place].word.clone();
            return Err(match earlier == *word {
                true => KeesdrowRefusal::PlayedBefore(earlier),
                false => KeesdrowRefusal::ShorterVersion { word: word.clone(), earlier },
            });
        }
        if let Some(mut pegs) = self.pegs {
            pegs.take_for(board, walk).map_err(|(cell, uses)| KeesdrowRefusal::NoPegLeft(cell, uses))?;
        }
        Ok(())
    }

    /// Remembers a walk that was played in a game that is set up.
    pub(super) fn remember(&mut self, walk: Walk) {
        let Some(word) = self.board.spelled(&walk).and_then(|letters| Word::new(&letters)) else { return };
        self.series.remember(word.to_lowercase(), self.board.prints(&walk));
        self.played.push(Played {
            by: None,
            word,
            walk,
            counts: 0,
            challenged: None,
            won: Vec::new(),
            turned: Vec::new(),
        });
    }

    /// Plays a walk that was found to be allowed: pegs go in, and the variant does what it does. Nothing is checked.
    pub fn play(&mut self, by: Seat, word: Word, walk: Walk, variant: Variant) -> &Played {
        let points = self.board.score(&walk).unwrap_or(Score(0)).0;
        if let Some(pegs) = &mut self.pegs {
            let taken = pegs.take_for(&self.board, &walk);
            debug_assert!(taken.is_ok(), "a walk is only played when there are pegs for it");
        }
        self.series.remember(word.to_lowercase(), self.board.prints(&walk));
        self.board.peg(&walk);
        let won = if variant == Variant::FourScore { self.take_tiles(&walk) } else { Vec::new() };
        let turned = if variant == Variant::FlipFlop { self.turn_columns(&walk) } else { Vec::new() };
        let counts = if variant == Variant::FourScore { won.len() as u32 } else { points };
        self.played.push(Played { by: Some(by), word, walk, counts, challenged: None, won, turned });
        &self.played[self.played.len() - 1]
    }

    /// The four letters of a tile, unless some are gone.
    fn tile(&self, first: Cell) -> Option<[Face; 4]> {
        let [Some(one), Some(two), Some(three), Some(four)] = corners(first).map(|cell| self.board.face(cell)) else {
            return None;
        };
        Some([one, two, three, four])
    }

    /// Whether any whole tile still lies there.
    pub(super) fn has_tiles(&self) -> bool {
        self.board.cells().any(|(cell, _)| cell == first_of_tile(cell) && self.tile(cell).is_some())
    }

    /// K9.2: the tiles the word has made all yellow or all red leave the board. Their pegs go back into the case.
    fn take_tiles(&mut self, walk: &Walk) -> Vec<Cell> {
        let mut touched: Vec<Cell> = walk.cells().iter().map(|cell| first_of_tile(*cell)).collect();
        touched.sort_by_key(|cell| (cell.row, cell.column));
        touched.dedup();
        touched.retain(|first| {
            let Some(faces) = self.tile(*first) else { return false };
            faces[0].uses >= 2 && faces.iter().all(|face| face.uses == faces[0].uses)
        });
        for first in &touched {
            for cell in corners(*first) {
                let uses = self.board.face(cell).map_or(0, |face| face.uses);
                if let Some(pegs) = &mut self.pegs {
                    pegs.left[usize::from(uses) - 1] += 1;
                }
                self.board.set(cell, None);
            }
        }
        touched
    }

    /// K10.1: each column of tiles with a letter that the word used more than once turns: its bottom tile goes to the
    /// top, the others slide down.
    fn turn_columns(&mut self, walk: &Walk) -> Vec<Cell> {
        let cells = walk.cells();
        let again = cells.iter().enumerate().filter(|(step, cell)| cells[..*step].contains(cell));
        let mut columns: Vec<u8> = again.map(|(_, cell)| cell.column / 2 * 2).collect();
        columns.sort_unstable();
        columns.dedup();
        for column in columns.iter().flat_map(|column| [*column, column + 1]) {
            let height = self.board.height();
            let before: Vec<_> = (0..height).map(|row| self.board.face(Cell::new(column, row))).collect();
            for (row, face) in (0..height).zip(before.iter().cycle().skip(usize::from(height) - 2)) {
                self.board.set(Cell::new(column, row), *face);
            }
        }
        columns.into_iter().map(|column| Cell::new(column, 0)).collect()
    }

    /// The walks that have been played, the first one first, by where their letters lie now. There is none for a walk with
    /// a letter that has left the board: it can never be walked again.
    pub fn walks_now(&self) -> impl Iterator<Item = Option<Walk>> + '_ {
        let mut places: Vec<(Print, Cell)> =
            self.board.cells().filter_map(|(cell, face)| face.map(|face| (face.print, cell))).collect();
        places.sort_by_key(|(print, _)| *print);
        self.series.iter().map(move |spelled| {
            let cell = |print: &Print| {
                let place = places.binary_search_by_key(print, |(other, _)| *other).ok()?;
                Some(places[place].1)
            };
            spelled.prints.iter().map(cell).collect::<Option<Vec<_>>>().map(Walk::new)
        })
    }
}

/// The upper left cell of the tile a cell belongs to.
fn first_of_tile(cell: Cell) -> Cell {
    Cell::new(cell.column / 2 * 2, cell.row / 2 * 2)
}
