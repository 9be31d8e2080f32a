use crate::{
    BoardQuery, Cell, KeesdrowOptions, KeesdrowRefusal, PegBoard, Pegs, Print, Score, Series, Variant, Walk, Word,
    maze_layout::{corners, won_by},
    whole_board,
};
use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// A played word.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WalkedWord {
    /// Its player; none if it was part of a position that was set up.
    pub by: Option<Seat>,
    /// The word.
    pub word: Word,
    /// Its cells at that time.
    pub walk: Walk,
    /// Its score, doubled if it was challenged and valid; in Four Score the number of tiles it won.
    pub counts: u32,
    /// The player whose challenge failed.
    pub challenged: Option<Seat>,
    /// The tiles it won (K9.2), by their upper left cells.
    pub won: Vec<Cell>,
    /// The columns of tiles it turned (K10.1), each by the cell of its first letter.
    pub turned: Vec<Cell>,
}

impl WalkedWord {
    /// Confirms a challenged word: it scores double, unless tiles count (K9.4).
    pub(crate) fn confirm(&mut self, by: Seat, variant: Variant) {
        self.challenged = Some(by);
        if variant != Variant::FourScore {
            self.counts *= 2;
        }
    }
}

/// The state of play apart from turns and scores: the letters with their pegs, the case, and the played words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ground {
    /// The letters with their pegs.
    #[serde(with = "whole_board")]
    pub board: PegBoard,
    /// The pegs left, if they can run out (K1.4).
    pub pegs: Option<Pegs>,
    /// The played words, in order.
    pub played: Vec<WalkedWord>,
    /// The same words by printed letters.
    pub series: Series,
}

impl Ground {
    /// A board on which nothing has been played.
    pub(crate) fn new(board: PegBoard, pegs: Option<Pegs>) -> Self {
        Self { board, pegs, played: Vec::new(), series: Series::default() }
    }

    /// The question that these options ask.
    pub fn question(&self, options: &KeesdrowOptions) -> BoardQuery<'_> {
        BoardQuery {
            shorter: options.shorter,
            pegs: self.pegs,
            ..BoardQuery::new(options.shortest.get() as usize, &self.series)
        }
    }

    /// Whether a word may be walked here, or the reason why not. The caller decides what a word is, so this works
    /// without a dictionary too.
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
        if let Some(place) = self.series.barring(&spelled, &board.prints(walk), options.shorter) {
            let earlier = self.played[place].word.clone();
            return Err(match earlier == *word {
                true => KeesdrowRefusal::PlayedBefore(earlier),
                false => KeesdrowRefusal::ShorterVersion(word.clone(), earlier),
            });
        }
        if let Some(mut pegs) = self.pegs {
            pegs.take_for(board, walk).map_err(|(cell, uses)| KeesdrowRefusal::NoPegLeft(cell, uses))?;
        }
        // Last of all, so that walks that are not on the board do not reveal what is a word (K6.4).
        if is_word(&spelled) { Ok(()) } else { Err(KeesdrowRefusal::NotAWord(word.clone())) }
    }

    /// Remembers a walk of a position that is set up.
    pub(crate) fn remember(&mut self, walk: Walk) {
        let Some(word) = self.board.spelled(&walk).and_then(|letters| Word::new(&letters)) else { return };
        self.series.remember(word.to_lowercase(), self.board.prints(&walk));
        self.played.push(WalkedWord {
            by: None,
            word,
            walk,
            counts: 0,
            challenged: None,
            won: Vec::new(),
            turned: Vec::new(),
        });
    }

    /// Plays a legal walk: adds its pegs and applies the variant. It checks nothing.
    pub fn play(&mut self, by: Seat, word: Word, walk: Walk, options: &KeesdrowOptions) -> &WalkedWord {
        let variant = options.variant;
        let points = self.board.score(&walk).unwrap_or(Score(0)).0;
        if let Some(pegs) = &mut self.pegs {
            let taken = pegs.take_for(&self.board, &walk);
            debug_assert!(taken.is_ok(), "a walk is only played when there are pegs for it");
        }
        self.series.remember(word.to_lowercase(), self.board.prints(&walk));
        let won = if variant == Variant::FourScore { won_by(&self.board, &walk, options.tile_won) } else { Vec::new() };
        self.board.peg(&walk);
        self.take_tiles(&won);
        let turned = if variant == Variant::FlipFlop { self.turn_columns(&walk) } else { Vec::new() };
        let counts = if variant == Variant::FourScore { won.len() as u32 } else { points };
        self.played.push(WalkedWord { by: Some(by), word, walk, counts, challenged: None, won, turned });
        &self.played[self.played.len() - 1]
    }

    /// Removes won tiles from the board and returns their pegs to the case (K9.5).
    fn take_tiles(&mut self, won: &[Cell]) {
        for cell in won.iter().flat_map(|first| corners(*first)) {
            let uses = self.board.face(cell).map_or(0, |face| face.uses);
            if let Some(pegs) = &mut self.pegs {
                pegs.left[usize::from(uses) - 1] += 1;
            }
            self.board.set(cell, None);
        }
    }

    /// K10.1: turns each column of tiles with a letter that the word used more than once. Its bottom tile goes to the
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

    /// The played walks, in order, by the current cells of their letters; none for a walk with a letter that has left
    /// the board.
    pub fn walks_now(&self) -> impl Iterator<Item = Option<Walk>> + '_ {
        let places = self.places();
        self.series.iter().map(move |spelled| walk_over(&places, &spelled.prints))
    }

    /// The current cells of printed letters; none if one of them has left the board.
    pub(crate) fn walk_now(&self, prints: &[Print]) -> Option<Walk> {
        walk_over(&self.places(), prints)
    }

    /// The cell of each printed letter, sorted by letter.
    fn places(&self) -> Vec<(Print, Cell)> {
        let mut places: Vec<(Print, Cell)> =
            self.board.cells().filter_map(|(cell, face)| face.map(|face| (face.print, cell))).collect();
        places.sort_by_key(|(print, _)| *print);
        places
    }
}

fn walk_over(places: &[(Print, Cell)], prints: &[Print]) -> Option<Walk> {
    let cell = |print: &Print| {
        let place = places.binary_search_by_key(print, |(other, _)| *other).ok()?;
        Some(places[place].1)
    };
    prints.iter().map(cell).collect::<Option<Vec<_>>>().map(Walk::new)
}
