use super::{calling::COMMON_FIRST, imagined::Imagined};
use kee_game::{Game, Seat};
use kee_lexicon::Letter;
use keebble::{KeebbleAction, Letters, scrabble_value};

/// What counts how much when things are weighed, in tenths of a point.
///
/// Found by playing against `full`. Against one opponent all that hurts them helps, and letters are few. Among several a wall
/// helps everyone but two, and hands are soon full, so it is words that are few.
pub(super) struct Weights {
    /// What a common letter in the hand is worth, and how much less the rarest one.
    letter: i64,
    rare: i64,
    /// What a letter is worth for each point it counts in Scrabble Scoring (B9), where rare ones are not worth less.
    point: i64,
    /// How much better than habit something else must look: looking ahead errs.
    doubt: i64,
    /// What it costs to build a wall instead of taking a letter, beside the letter.
    wall: i64,
    /// What the points of the others count, in percent.
    others: i64,
    /// How many words of its own it looks ahead when it answers, which others may play against before that.
    pub(super) words_after_answer: usize,
}

const AGAINST_ONE: Weights =
    Weights { letter: 30, rare: 0, point: 0, doubt: 0, wall: 0, others: 100, words_after_answer: 2 };
const AMONG_SEVERAL: Weights =
    Weights { letter: 10, rare: 30, point: 3, doubt: 30, wall: 200, others: 80, words_after_answer: 1 };

/// What it is worth to have won, and costs to have lost.
const WON: i64 = 300;

impl Weights {
    /// Those against so many opponents.
    pub(super) fn against(opponents: usize) -> &'static Self {
        if opponents > 1 { &AMONG_SEVERAL } else { &AGAINST_ONE }
    }

    /// What a table is worth to a seat.
    pub(super) fn worth(&self, imagined: &Imagined<'_>, seat: Seat) -> i64 {
        let (state, scores) = (&imagined.state, imagined.rules.scores(&imagined.state));
        let over = state.ending.is_some();
        let scrabble = imagined.rules.options().scrabble.is_on();
        let has = |seat: Seat| {
            let hand = if over { 0 } else { self.hand(&state.hands[seat.index()].letters, scrabble) };
            10 * scores[seat.index()] + hand
        };
        let (mine, opponents) = (has(seat), imagined.opponents(seat));
        let most = opponents.iter().map(has).max().unwrap_or(0);
        let mean = opponents.iter().map(has).sum::<i64>() / opponents.len().max(1) as i64;
        let won = if over { WON * (mine - most).signum() } else { 0 };
        mine - mean * self.others / 100 + won
    }

    fn hand(&self, letters: &Letters, scrabble: bool) -> i64 {
        let rarity =
            |letter: Letter| COMMON_FIRST.iter().position(|common| *common == letter.to_ascii()).unwrap_or(0) as i64;
        let worth = |letter: Letter| {
            if scrabble {
                self.point * scrabble_value(letter)
            } else {
                -self.rare * rarity(letter) / COMMON_FIRST.len() as i64
            }
        };
        letters.iter().map(|letter| self.letter + worth(letter)).sum()
    }

    /// What is added to an idea for what it is.
    pub(super) fn inclination(&self, idea: &KeebbleAction, is_habit: bool) -> i64 {
        let wall = if matches!(idea, KeebbleAction::Wall(_)) { self.wall } else { 0 };
        if is_habit { self.doubt - wall } else { -wall }
    }
}
