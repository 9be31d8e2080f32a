use super::{candidate::Candidate, evaluation::Evaluation, exchange, threats::Threats};
use kee_game::{Bot, Dice, Seen};
use keezen::{Keezen, KeezenAction, core::Phase};

/// Weighs the board that each play leaves and the cards it keeps, and counts the cards that have been laid to know who
/// is in danger.
#[derive(Clone, Copy, Debug, Default)]
pub struct Medium;

impl Bot<Keezen> for Medium {
    fn choose(&mut self, seen: &Seen<'_, Keezen>, _: &mut Dice) -> KeezenAction {
        let best = ranked(seen).into_iter().next();
        best.expect("who is asked can do something").action
    }
}

/// All that the seat can do, the best at first sight first.
pub(super) fn ranked(seen: &Seen<'_, Keezen>) -> Vec<Candidate> {
    let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
    let evaluation = Evaluation::new(laws, Threats::seen(view, laws));
    let weigh = |action| Candidate::new(laws, &evaluation, &view.board, seat, view.hand, action);
    if view.phase == Phase::Exchange
        && let Some(card) = exchange::gift(view, laws, seat)
    {
        return vec![weigh(KeezenAction::Give(card))];
    }
    let mut candidates: Vec<Candidate> = seen.actions().into_iter().map(weigh).collect();
    // Stable, so that equals stay in the order in which they are listed.
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.worth));
    candidates
}
