use super::{evaluation::Evaluation, hand, threats::Threats};
use kee_game::{Bot, BotView, Dice};
use keezen::{
    Keezen, KeezenAction,
    core::{Cards, KeezenPhase, Laws, PawnBoard},
};

/// Weighs the board after each play and the cards it keeps, and counts the cards played to know which pawns are in
/// danger.
#[derive(Clone, Copy, Debug, Default)]
pub struct Medium;

impl Bot<Keezen> for Medium {
    fn choose(&mut self, seen: &BotView<'_, Keezen>, _: &mut Dice) -> KeezenAction {
        let best = ranked(seen).into_iter().next();
        best.expect("a seat that is asked can do something").action
    }
}

/// All actions of the seat, best at first sight first.
pub(super) fn ranked(seen: &BotView<'_, Keezen>) -> Vec<Candidate> {
    let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
    let evaluation = Evaluation::new(laws, Threats::seen(view, laws));
    let weigh = |action| Candidate::new(laws, &evaluation, &view.board, seat, view.hand, action);
    if view.phase == KeezenPhase::Exchange
        && let Some(card) = hand::gift(view, laws, seat)
    {
        return vec![weigh(KeezenAction::Give(card))];
    }
    let mut candidates: Vec<Candidate> = seen.actions().into_iter().map(weigh).collect();
    // Stable, so that equal actions stay in the order of the list.
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.worth));
    candidates
}

/// An action of a seat and its value at first sight, by the board after it and the cards it keeps.
pub(super) struct Candidate {
    pub(super) action: KeezenAction,
    pub(super) worth: i32,
}

impl Candidate {
    pub(super) fn new(
        laws: &Laws,
        evaluation: &Evaluation<'_>,
        board: &PawnBoard,
        seat: usize,
        hand: Cards,
        action: KeezenAction,
    ) -> Self {
        let (mut board, mut kept) = (*board, hand);
        match &action {
            KeezenAction::Play(play) => {
                kept.take(play.held());
                board.make(laws, seat, play);
            }
            KeezenAction::ThrowIn => kept = Cards::NONE,
            KeezenAction::Give(card) => _ = kept.take(*card),
        }
        Self { action, worth: evaluation.worth(&board, seat) + hand::worth(laws, &board, seat, kept) }
    }
}
