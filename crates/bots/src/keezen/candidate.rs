use super::{evaluation::Evaluation, hand};
use keezen::{
    KeezenAction,
    core::{Board, Cards, Laws},
};

/// Something a seat could do, and what it is worth at first sight: the board it leaves and the cards it keeps.
pub(super) struct Candidate {
    pub(super) action: KeezenAction,
    pub(super) worth: i32,
}

impl Candidate {
    pub(super) fn new(
        laws: &Laws,
        evaluation: &Evaluation<'_>,
        board: &Board,
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
