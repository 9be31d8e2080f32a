//! The offer of a set's fresh boards.

use std::fmt;

use kee_game::Seed;
use kee_lexicon::{Lexicon, List};
use keesdrow::{FoundWord, TwoSidedTile};

use crate::tiles::boards::solve_all;
use crate::tiles::spread::Spread;

/// The number of boards measured; none of them was used in the search.
pub(crate) const BOARDS: u64 = 500;

/// One board.
struct Offered {
    /// The number of words of each list, as in [`List::ALL`].
    words: [usize; 4],
    /// The number of words of the common list with six letters and more.
    long: usize,
    /// The best word and its points.
    best: (usize, String),
    longest: (usize, String),
}

/// The offer of a set over all measured boards.
pub(crate) struct SetOffer(Vec<Offered>);

impl SetOffer {
    /// Lays and solves the boards; words of two letters are the shortest (K3.4).
    pub(crate) fn measure(tiles: &[TwoSidedTile]) -> Self {
        let (english, layouts) = (Lexicon::english(), Seed::named("keesdrow tiles, measure"));
        Self(solve_all((tiles, &layouts, 0..BOARDS), (english, 2), |found| Offered::of(found, english)))
    }

    fn spread(&self, of: impl Fn(&Offered) -> usize) -> Spread {
        Spread::of(self.0.iter().map(of).collect())
    }
}

impl Offered {
    fn of(found: &[FoundWord], english: &Lexicon) -> Self {
        let levels: Vec<u8> = found.iter().map(|found| english.level(&found.word).unwrap_or(u8::MAX)).collect();
        let up_to = |list: List| levels.iter().filter(|level| **level <= list.highest_level()).count();
        let long = found
            .iter()
            .zip(&levels)
            .filter(|(found, level)| found.word.len() >= 6 && **level <= List::Common.highest_level());
        // The best word comes first; of the longest words, the better one.
        let best = found.first().map(|found| (found.score.0 as usize, found.word.clone()));
        let longest = found.iter().map(|found| (found.word.len(), &found.word)).rev().max_by_key(|(length, _)| *length);
        Self {
            words: List::ALL.map(up_to),
            long: long.count(),
            best: best.unwrap_or_default(),
            longest: longest.map(|(length, word)| (length, word.clone())).unwrap_or_default(),
        }
    }
}

impl fmt::Display for SetOffer {
    /// A table in Markdown, with the best and longest words found.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| {BOARDS} fresh boards | fewest | 5 % | median | most |")?;
        writeln!(f, "| --- | --- | --- | --- | --- |")?;
        for (place, list) in List::ALL.iter().enumerate().rev() {
            writeln!(f, "| words of `{list}` | {} |", self.spread(|board| board.words[place]))?;
        }
        writeln!(f, "| of `common`, six letters and more | {} |", self.spread(|board| board.long))?;
        writeln!(f, "| points of the best word | {} |", self.spread(|board| board.best.0))?;
        writeln!(f, "| letters of the longest word | {} |", self.spread(|board| board.longest.0))?;
        let (points, word) = most(self.0.iter().map(|board| &board.best));
        writeln!(f, "\nThe best word on all these boards: {} ({points} points).", word.to_uppercase())?;
        let (letters, word) = most(self.0.iter().map(|board| &board.longest));
        writeln!(f, "The longest: {} ({letters} letters).", word.to_uppercase())
    }
}

/// Of equal ones, that on the earlier board.
fn most<'a>(each: impl DoubleEndedIterator<Item = &'a (usize, String)>) -> &'a (usize, String) {
    each.rev().max_by_key(|(size, _)| *size).expect("boards were measured")
}
