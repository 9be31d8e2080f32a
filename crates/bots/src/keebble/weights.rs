use super::{ask_plan::COMMON_FIRST, simulation::Simulation};
use kee_game::{Game, Seat};
use kee_lexicon::Letter;
use keebble::{KeebbleAction, Letters, scrabble_value};

/// The weights of a bot's evaluation, in tenths of a point.
///
/// Found by playing against `full`. Against one opponent anything that hurts them helps, and letters are scarce.
/// Against several a wall helps everyone but two, and hands fill up soon, so words are scarce.
pub(super) struct Weights {
    /// The value of a common letter in the hand, and how much less the rarest one is worth.
    letter: i64,
    rare: i64,
    /// The value of a letter per point in Scrabble Scoring (B9), where rare ones are not worth less.
    point: i64,
    /// The margin by which another idea must look better than habit, since looking ahead errs.
    doubt: i64,
    /// The cost of a wall instead of a letter, besides the letter.
    wall: i64,
    /// The weight of the others' points, in percent.
    others: i64,
    /// The number of its own words it looks ahead when it answers.
    pub(super) words_after_answer: usize,
}

const AGAINST_ONE: Weights =
    Weights { letter: 30, rare: 0, point: 0, doubt: 0, wall: 0, others: 100, words_after_answer: 2 };
const AMONG_SEVERAL: Weights =
    Weights { letter: 10, rare: 30, point: 3, doubt: 30, wall: 200, others: 80, words_after_answer: 1 };

/// The value of a win, and the cost of a loss.
const WON: i64 = 300;

impl Weights {
    /// The weights against this many opponents.
    pub(super) fn against(opponents: usize) -> &'static Self {
        if opponents > 1 { &AMONG_SEVERAL } else { &AGAINST_ONE }
    }

    /// The value of a table for a seat.
    pub(super) fn worth(&self, simulation: &Simulation<'_>, seat: Seat) -> i64 {
        let (state, scores) = (&simulation.state, simulation.rules.scores(&simulation.state));
        let over = state.ending.is_some();
        let scrabble = simulation.rules.options().scrabble.is_on();
        let has = |seat: Seat| {
            let hand = if over { 0 } else { self.hand(&state.hands[seat.index()].letters, scrabble) };
            10 * scores[seat.index()] + hand
        };
        let (mine, opponents) = (has(seat), simulation.opponents(seat));
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

    /// The bonus of an idea by its kind.
    pub(super) fn inclination(&self, idea: &KeebbleAction, is_habit: bool) -> i64 {
        let wall = if matches!(idea, KeebbleAction::Wall(_)) { self.wall } else { 0 };
        if is_habit { self.doubt - wall } else { -wall }
    }
}
