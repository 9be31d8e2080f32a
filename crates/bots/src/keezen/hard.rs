use super::{evaluation::Evaluation, medium::ranked, rollout::Rollout, threats::Threats};
use kee_game::{Bot, Dice, Seen};
use keezen::{Keezen, KeezenAction, core::Phase};

/// Lays the cards it has not seen at random, plays the deal out after each of its better plays, and does so many times;
/// what comes out best on average is what it plays.
#[derive(Clone, Copy, Debug)]
pub struct Hard {
    /// How many plays it thinks through.
    considered: usize,
    /// How often it lays out the hidden cards.
    deals: usize,
}

impl Hard {
    const CONSIDERED: usize = 10;
    /// A count, not a clock, so that the same dice give the same play. More than this is not measurably stronger, and on
    /// the largest table a play should not take much longer than 50 ms.
    const DEALS: usize = 200;
}

impl Default for Hard {
    fn default() -> Self {
        Self { considered: Self::CONSIDERED, deals: Self::DEALS }
    }
}

impl Bot<Keezen> for Hard {
    fn choose(&mut self, seen: &Seen<'_, Keezen>, dice: &mut Dice) -> KeezenAction {
        let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
        let mut candidates = ranked(seen);
        candidates.truncate(self.considered);
        if candidates.len() > 1 && view.phase == Phase::Turn {
            let evaluation = Evaluation::new(laws, Threats::before_deal(laws));
            let rollout = Rollout::new(laws, &evaluation);
            let mut sums = vec![0_i64; candidates.len()];
            for _ in 0..self.deals {
                let table = view.determinise(laws, dice);
                for (sum, candidate) in sums.iter_mut().zip(&candidates) {
                    *sum += i64::from(rollout.worth(table, seat, &candidate.action));
                }
            }
            // The first of equals: it looks best at first sight.
            let best = (0..sums.len()).rev().max_by_key(|place| sums[*place]).unwrap_or(0);
            candidates.swap(0, best);
        }
        candidates.first().expect("who is asked can do something").action
    }
}
