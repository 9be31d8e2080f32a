use crate::{Paper, ScoringRules, Special};
use kee_grid::{Direction, FoundPlacement, Scoring, Span, Square};
use kee_lexicon::Letter;

/// The scores of [`ScoringRules`] for many plays on one sheet: the effect of each square on a word is computed once.
#[derive(Clone, Debug)]
pub struct PlayScoring {
    values: [i32; Letter::COUNT],
    /// The value of the best letter.
    highest: i32,
    devil: bool,
    width: usize,
    /// The squares for words across, then for words down, each in reading order.
    squares: [Vec<SquareEffect>; 2],
}

/// The effect of one square on a word through it.
#[derive(Clone, Copy, Debug)]
struct SquareEffect {
    /// The value of the letter there.
    standing: i32,
    /// Whether that letter is another player's.
    others: bool,
    /// The factors for a letter placed there, and for its word.
    letter_factor: i32,
    word_factor: i32,
    /// The value of the letters of the crossing word, and how many belong to others; none if there is no such word.
    across: Option<(i32, i32)>,
}

impl PlayScoring {
    /// The scores of this scorer on this sheet.
    pub fn new(paper: &Paper, scorer: &ScoringRules) -> Self {
        let mut values = [0; Letter::COUNT];
        Letter::all().for_each(|letter| values[letter.index()] = scorer.values.of(letter) as i32);
        let looking = Looking { paper, scorer, values: &values };
        let squares = Direction::BOTH.map(|direction| looking.all(direction));
        let highest = values.iter().copied().max().unwrap_or(0);
        Self { values, highest, devil: scorer.devil.is_some(), width: paper.board.width(), squares }
    }

    fn grounds(&self, span: &Span) -> impl Iterator<Item = (usize, &SquareEffect)> {
        let grounds = &self.squares[usize::from(span.direction() == Direction::Down)];
        let (first, last) = span.places();
        let (span, width) = (*span, self.width);
        (first..=last).map(move |place| {
            let square = span.square(place);
            (place, &grounds[square.row() * width + square.column()])
        })
    }

    /// The score of a play with these values of its new letters.
    fn brings(&self, span: &Span, value: impl Fn(usize) -> i32) -> i32 {
        if self.devil { self.devils(span, value) } else { self.words(span, value) }
    }

    fn words(&self, span: &Span, value: impl Fn(usize) -> i32) -> i32 {
        let (mut letters, mut factor, mut across) = (0, 1, 0);
        for (place, ground) in self.grounds(span) {
            if !span.is_new(place) {
                letters += ground.standing;
                continue;
            }
            let letter = value(place) * ground.letter_factor;
            letters += letter;
            factor *= ground.word_factor;
            across += ground.across.map_or(0, |(standing, _)| (standing + letter) * ground.word_factor);
        }
        letters * factor + across
    }

    /// The points written in the new cells (B7). Each gets one for every letter of others in the word, which is known
    /// only at its end. All new letters are in that word, so every word cell multiplies all of them, once (B7.2).
    fn devils(&self, span: &Span, value: impl Fn(usize) -> i32) -> i32 {
        let (mut cells, mut new, mut factor, mut others) = (0, 0, 1, 0);
        for (place, ground) in self.grounds(span) {
            if !span.is_new(place) {
                others += i32::from(ground.others);
                continue;
            }
            cells += value(place) * ground.letter_factor + ground.across.map_or(0, |(_, others)| others);
            new += 1;
            factor *= ground.word_factor;
        }
        (cells + new * others) * factor
    }
}

impl Scoring for PlayScoring {
    fn score(&self, found: &FoundPlacement<'_>) -> i32 {
        self.brings(found, |place| self.values[found.laid(place).letter().index()])
    }

    /// The score as if the best letter were everywhere.
    fn most(&self, span: &Span) -> i32 {
        self.brings(span, |_| self.highest)
    }
}

struct Looking<'a> {
    paper: &'a Paper,
    scorer: &'a ScoringRules,
    values: &'a [i32; Letter::COUNT],
}

impl Looking<'_> {
    /// Every cell, including missing ones.
    fn all(&self, direction: Direction) -> Vec<SquareEffect> {
        let board = &self.paper.board;
        let rows = (0..board.height()).flat_map(|row| (0..board.width()).map(move |column| Square::new(row, column)));
        rows.map(|square| self.ground(square, direction)).collect()
    }

    fn ground(&self, square: Square, direction: Direction) -> SquareEffect {
        let special = self.special(square);
        let taken = self.paper.board.tile(square).is_some();
        SquareEffect {
            standing: self.standing(square),
            others: self.is_others(square),
            letter_factor: special.map_or(1, |special| special.letter_factor() as i32),
            word_factor: special.map_or(1, |special| special.word_factor() as i32),
            across: if taken { None } else { self.across(square, direction.other()) },
        }
    }

    fn special(&self, square: Square) -> Option<Special> {
        self.paper.specials.get(&square).copied()
    }

    fn standing(&self, square: Square) -> i32 {
        let value = self.paper.board.tile(square).map_or(0, |tile| self.values[tile.letter().index()]);
        value * self.special(square).map_or(1, |special| special.letter_factor() as i32)
    }

    fn is_others(&self, square: Square) -> bool {
        self.paper.owned.get(&square).is_some_and(|owned| Some(owned.seat) != self.scorer.devil)
    }

    fn across(&self, square: Square, direction: Direction) -> Option<(i32, i32)> {
        let (first, last) = self.paper.board.run(square, direction);
        if first == last {
            return None;
        }
        let line = square.line(direction);
        let squares = (first.place(direction)..=last.place(direction)).map(|place| Square::on(direction, line, place));
        let standing = squares.filter(|other| *other != square);
        Some(standing.fold((0, 0), |(sum, others), other| {
            (sum + self.standing(other), others + i32::from(self.is_others(other)))
        }))
    }
}
