use super::{evaluation::Evaluation, medium::ranked, rollout::Rollout, threats::Threats};
use kee_game::{Bot, BotView, Dice};
use keezen::{Keezen, KeezenAction, core::KeezenPhase};

/// Deals the cards it has not seen at random and plays the deal out after each of its better plays, many times; it
/// makes the play with the best average.
#[derive(Clone, Copy, Debug)]
pub struct Hard {
    /// The number of plays it considers.
    considered: usize,
    /// The number of deals of the hidden cards, with four seats.
    deals: usize,
}

impl Hard {
    const CONSIDERED: usize = 10;
    /// A count rather than a time, so that the same dice give the same play.
    const DEALS: usize = 200;
    /// At larger tables a deal takes longer, by the square of the seats, so there are fewer.
    const SEATS: usize = 4;

    fn deals(&self, seats: usize) -> usize {
        (self.deals * Self::SEATS.pow(2) / seats.pow(2)).min(self.deals).max(1)
    }
}

impl Default for Hard {
    fn default() -> Self {
        Self { considered: Self::CONSIDERED, deals: Self::DEALS }
    }
}

impl Bot<Keezen> for Hard {
    fn choose(&mut self, seen: &BotView<'_, Keezen>, dice: &mut Dice) -> KeezenAction {
        let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
        let mut candidates = ranked(seen);
        candidates.truncate(self.considered);
        if candidates.len() > 1 && view.phase == KeezenPhase::Turn {
            let evaluation = Evaluation::new(laws, Threats::before_deal(laws));
            let rollout = Rollout::new(laws, &evaluation);
            let deals = self.deals(laws.seat_count());
            let sums = rollout.samples(view, seat, &candidates, deals, dice);
            let sums: Vec<i64> = sums.iter().map(|worths| worths.iter().map(|worth| i64::from(*worth)).sum()).collect();
            // The first among equals, since it looks best at first sight.
            let best = (0..sums.len()).rev().max_by_key(|place| sums[*place]).unwrap_or(0);
            candidates.swap(0, best);
        }
        candidates.first().expect("a seat that is asked can do something").action
    }
}
