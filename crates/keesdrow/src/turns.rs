//! The end of turns, their settlement, and the next turn.

use crate::{Doubt, Judge, Keesdrow, KeesdrowEvent, KeesdrowState, Turn};
use kee_game::{Game, GameTime, Seat, SeatSet, WindowId};

impl Keesdrow {
    /// The seats that can still challenge the turn before (K6.2).
    pub(crate) fn challengers(&self, state: &KeesdrowState) -> SeatSet {
        let all = |(pending, doubt): (&crate::PendingTurn, &Doubt)| {
            self.seating().opponents(pending.seat).minus(doubt.waived).minus(state.left)
        };
        state.doubted().map_or(SeatSet::NONE, all)
    }

    /// The seat whose turn is open. While the previous turn can be challenged, an opponent may continue, which closes
    /// the challenge; its player and their partner may not, or they could cut it short. Nobody continues if it
    /// decides the game.
    pub(crate) fn open_turn(&self, state: &KeesdrowState) -> Option<Seat> {
        let next = self.on_turn(state)?;
        let free = state
            .doubted()
            .is_none_or(|(pending, doubt)| !doubt.decides && self.seating().opponents(pending.seat).contains(next));
        free.then_some(next)
    }

    /// Ends a turn with the words played in it.
    pub(crate) fn end_turn(
        &self,
        state: &mut KeesdrowState,
        at: GameTime,
        seat: Seat,
        events: &mut Vec<KeesdrowEvent>,
    ) {
        state.turns[seat.index()] += 1;
        state.last = seat;
        if state.pending.is_none() {
            state.barren += 1;
        } else if self.options().judge == Judge::Challenge {
            let doubt = Doubt { window: state.windows.fresh(), opened: at, waived: SeatSet::NONE, decides: false };
            if let Some(pending) = &mut state.pending {
                pending.doubt = Some(doubt);
            }
            if !self.challengers(state).is_empty() {
                self.weigh(state);
                state.windows.open_next(at);
                return;
            }
        }
        self.settle(state, events);
        self.go_on(state, at, events);
    }

    /// Finds out whether the game is over if the turn that can be challenged stands.
    pub(crate) fn weigh(&self, state: &mut KeesdrowState) {
        if state.doubted().is_none() {
            return;
        }
        let mut stands = state.clone();
        self.settle(&mut stands, &mut Vec::new());
        let decides = self.ending(&stands).is_some();
        if let Some(doubt) = state.pending.as_mut().and_then(|pending| pending.doubt.as_mut()) {
            doubt.decides = decides;
        }
    }

    /// Does the same after a change: the next player may be let in or have to wait.
    pub(crate) fn weigh_again(&self, state: &mut KeesdrowState, at: GameTime) {
        let decided = |state: &KeesdrowState| state.doubted().map(|(_, doubt)| doubt.decides);
        let before = decided(state);
        self.weigh(state);
        if decided(state) != before {
            state.windows.open_next(at);
        }
    }

    /// Settles the played words: only now do they score and get their pegs and series.
    pub(crate) fn settle(&self, state: &mut KeesdrowState, events: &mut Vec<KeesdrowEvent>) {
        let Some(pending) = state.pending.take() else { return };
        let (seat, counts) = (pending.seat, pending.counts());
        if pending.standing.is_empty() {
            // Every word of the spree was struck.
            state.barren += 1;
            events.push(KeesdrowEvent::Forfeited(seat));
            return;
        }
        state.ground = pending.ahead;
        state.scores[seat.index()] += i64::from(counts);
        state.barren = 0;
        if pending.doubt.is_some() || self.options().turn == Turn::Spree {
            events.push(KeesdrowEvent::Stood(seat, counts));
        }
    }

    /// Undoes the played words.
    pub(crate) fn strike(&self, state: &mut KeesdrowState, events: &mut Vec<KeesdrowEvent>) {
        let Some(pending) = state.pending.take() else { return };
        state.barren += 1;
        events.push(KeesdrowEvent::Forfeited(pending.seat));
    }

    /// Settles a turn that can be challenged, because the next player continues.
    pub(crate) fn close_doubt(&self, state: &mut KeesdrowState, events: &mut Vec<KeesdrowEvent>) {
        if state.doubted().is_some() {
            self.settle(state, events);
        }
    }

    /// Opens the next turn or ends the game.
    pub(crate) fn go_on(&self, state: &mut KeesdrowState, at: GameTime, events: &mut Vec<KeesdrowEvent>) {
        match self.ending(state) {
            Some(ending) => self.finish(state, ending, events),
            None => state.windows.open_next(at),
        }
    }

    /// Ends the game. A word that could still be challenged stands (K7.6).
    pub(crate) fn finish(&self, state: &mut KeesdrowState, ending: &str, events: &mut Vec<KeesdrowEvent>) {
        self.settle(state, events);
        state.ending = Some(ending.to_owned());
        events.push(KeesdrowEvent::Ended(ending.to_owned()));
    }

    pub(crate) fn expire(&self, state: &mut KeesdrowState, at: GameTime, window: WindowId) -> Vec<KeesdrowEvent> {
        let mut events = Vec::new();
        if window == WindowId::GAME_LIMIT {
            self.end_game_time(state, at, &mut events);
        } else if state.doubted().is_some_and(|(_, doubt)| doubt.window == window) {
            self.settle(state, &mut events);
            self.go_on(state, at, &mut events);
        } else if let Some(seat) = self.open_turn(state) {
            self.close_doubt(state, &mut events);
            events.push(KeesdrowEvent::TimeUp(seat));
            self.end_turn(state, at, seat, &mut events);
        }
        events
    }

    /// Ends the game's time. Words that can be challenged are settled first (K7.6), including those of a running spree.
    fn end_game_time(&self, state: &mut KeesdrowState, at: GameTime, events: &mut Vec<KeesdrowEvent>) {
        let running = state.pending.as_ref().filter(|pending| pending.doubt.is_none()).map(|pending| pending.seat);
        match running.filter(|_| self.options().judge == Judge::Challenge) {
            Some(seat) => {
                state.time_up = true;
                events.push(KeesdrowEvent::TimeUp(seat));
                self.end_turn(state, at, seat, events);
            }
            None if state.doubted().is_some() => {
                state.time_up = true;
                self.weigh_again(state, at);
            }
            None => self.finish(state, "time_up", events),
        }
    }
}
