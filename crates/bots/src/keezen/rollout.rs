use super::{evaluation::Evaluation, medium::Candidate};
use kee_game::Dice;
use keezen::{
    KeezenAction, KeezenView,
    core::{CardTable, KeezenPhase, Laws, Play},
};
use std::ops::ControlFlow;

/// Simulates a table with everyone's best play at first sight, and evaluates the result.
pub(super) struct Rollout<'a> {
    laws: &'a Laws,
    /// Sevens over more than two pawns are considered only if nothing else can be played, since there are too many.
    simple: Laws,
    evaluation: &'a Evaluation<'a>,
}

impl<'a> Rollout<'a> {
    pub(super) fn new(laws: &'a Laws, evaluation: &'a Evaluation<'a>) -> Self {
        Self { laws, simple: Laws { parts: 2, ..*laws }, evaluation }
    }

    /// The value of each candidate for a seat in each of this many deals of the cards it has not seen, the same deals
    /// for all.
    pub(super) fn samples(
        &self,
        view: &KeezenView,
        seat: usize,
        candidates: &[Candidate],
        deals: usize,
        dice: &mut Dice,
    ) -> Vec<Vec<i32>> {
        let mut samples = vec![Vec::with_capacity(deals); candidates.len()];
        for _ in 0..deals {
            let table = view.determinise(self.laws, dice);
            for (worths, candidate) in samples.iter_mut().zip(candidates) {
                worths.push(self.worth(table, seat, &candidate.action));
            }
        }
        samples
    }

    /// The value of an action for a seat when the deal is played to its end after it.
    pub(super) fn worth(&self, mut table: CardTable, seat: usize, action: &KeezenAction) -> i32 {
        let deal = (table.dealer, table.deal);
        match action {
            KeezenAction::Play(play) => table.play(self.laws, play, &mut |_| {}),
            KeezenAction::ThrowIn => table.throw_in(self.laws, &mut |_| {}),
            KeezenAction::Give(card) => table.give(self.laws, seat, *card, &mut |_| {}),
        }
        while table.phase == KeezenPhase::Turn && (table.dealer, table.deal) == deal {
            let liked = self.liked(&table, &self.simple).or_else(|| self.liked(&table, self.laws));
            let Some(play) = liked else { break };
            table.play(self.laws, &play, &mut |_| {});
        }
        self.evaluation.worth(&table.board, seat)
    }

    /// The play of the seat to move, which uses only its own hand and the board, as its player would.
    fn liked(&self, table: &CardTable, laws: &Laws) -> Option<Play> {
        let seat = usize::from(table.turn);
        let mut best: Option<(i32, Play)> = None;
        let _ = table.visit_plays(laws, &mut |play| {
            let action = KeezenAction::Play(play);
            let worth = Candidate::new(self.laws, self.evaluation, &table.board, seat, table.hands[seat], action).worth;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, play));
            }
            ControlFlow::Continue(())
        });
        best.map(|(_, play)| play)
    }
}
