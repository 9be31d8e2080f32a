use super::{cursor::ReplayCursor, moves};
use crate::{games::TurnComparison, worker::MissedTurn};
use leptos::prelude::*;
use std::sync::Arc;

/// The turns with a better move, for the board. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Comparison {
    pub(super) missed: RwSignal<Arc<Vec<MissedTurn>>>,
    /// Whether the better move is drawn.
    pub(super) shown: RwSignal<bool>,
    /// The turn that comes next where one is in the game.
    pub(super) here: Memo<Option<MissedTurn>>,
}

impl Comparison {
    pub(super) fn new(cursor: ReplayCursor) -> Self {
        let missed = RwSignal::new(Arc::new(Vec::<MissedTurn>::new()));
        let here = Memo::new(move |_| {
            let at = cursor.at.get();
            cursor.moments.with(|moments| {
                let is_next = |turn: &&MissedTurn| moves::before(moments, turn.entry) == Some(at);
                missed.with(|missed| missed.iter().find(is_next).cloned())
            })
        });
        Self { missed, shown: RwSignal::new(true), here }
    }

    /// The turn for the board.
    pub(super) fn compared(self) -> Signal<Option<TurnComparison>> {
        Signal::derive(move || {
            let MissedTurn { seat, played, best, .. } = self.here.get()?;
            Some(TurnComparison { seat, played: Some(played), better: self.shown.get().then_some(best), near: false })
        })
    }
}
