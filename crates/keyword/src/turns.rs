//! The settlement of plays, the end of turns, and the next turn.

use crate::{
    Judge, Keyword, KeywordEvent, KeywordNotice, KeywordPhase, KeywordState, LastTurn, PlayView, PrizeOf, Word,
};
use kee_game::{Game, GameTime, Seat, SeatSet, WindowId};

impl Keyword {
    /// Whether plays can be challenged here; in solitaire nobody could.
    pub(crate) fn is_pointed_at(&self) -> bool {
        self.options().judge == Judge::Table && self.seating().len() > 1
    }

    /// The seats that are still at the table.
    pub(crate) fn present(&self, state: &KeywordState) -> SeatSet {
        self.seating().everyone().minus(state.left)
    }

    /// The next seat to the left that is still there, or the seat itself if it is alone.
    pub(crate) fn next(&self, state: &KeywordState, seat: Seat) -> Seat {
        let present = self.present(state);
        self.seating().round_from(seat).find(|next| present.contains(*next)).unwrap_or(seat)
    }

    /// The seats that can still challenge the play before (W5.2): everyone but its player.
    pub(crate) fn pointers(&self, state: &KeywordState) -> SeatSet {
        let all = state
            .pending
            .as_ref()
            .map(|pending| self.present(state).without(pending.played.seat).minus(pending.waived));
        all.unwrap_or(SeatSet::NONE)
    }

    /// Whether the game is over if the play before stands; then the next player waits.
    pub(crate) fn decides(&self, state: &KeywordState) -> bool {
        state.pending.as_ref().is_some_and(|pending| state.is_rid(pending.played.seat))
    }

    /// The seat whose turn is open.
    pub(crate) fn open_turn(&self, state: &KeywordState) -> Option<Seat> {
        let playing = state.phase == KeywordPhase::Play && state.ending.is_none();
        (playing && !self.decides(state)).then_some(state.turn)
    }

    /// The number of letters left for this turn, after the draw for a play that is not settled yet.
    pub(crate) fn left_for_turn(&self, state: &KeywordState) -> usize {
        let drawn_first = state.pending.as_ref().map_or(0, |pending| self.to_draw(state, pending.played.seat));
        state.bag.len() - drawn_first
    }

    /// The number of letters a seat draws when its play stands.
    fn to_draw(&self, state: &KeywordState, seat: Seat) -> usize {
        let full = self.options().rack.get() as usize;
        let missing = full.saturating_sub(state.racks[seat.index()].len());
        if state.left.contains(seat) { 0 } else { missing.min(state.bag.len()) }
    }

    /// Settles a play: only now is it scored, and only now are letters drawn for it (W3.4).
    pub(crate) fn stand(&self, state: &mut KeywordState, played: &PlayView, events: &mut Vec<KeywordEvent>) {
        let seat = played.seat;
        state.scores[seat.index()] += i64::from(played.score);
        (state.passes, state.barren) = (0, 0);
        state.correction = None;
        for of in PrizeOf::BOTH {
            let winner = &mut state.winners[of as usize];
            let spelled = self.prize(of).word().filter(|word| played.words.contains(word));
            if let Some(word) = spelled.filter(|_| winner.is_none()) {
                *winner = Some(seat);
                events.push(KeywordNotice::Won(of, seat, word.clone()).into());
            }
        }
        if state.is_rid(seat) {
            state.out = Some(seat);
        }
        let drawn = state.bag.draw(self.to_draw(state, seat));
        if !drawn.is_empty() {
            drawn.iter().for_each(|letter| state.racks[seat.index()].put(letter));
            events.push(KeywordEvent::Drew(seat, drawn));
        }
    }

    /// Settles a play that could be challenged.
    pub(crate) fn close_pending(&self, state: &mut KeywordState, events: &mut Vec<KeywordEvent>) {
        if let Some(pending) = state.pending.take() {
            let played = pending.played;
            events.push(KeywordNotice::Stood(played.clone()).into());
            self.stand(state, &played, events);
        }
    }

    /// W5.1: undoes a play that could be challenged. Its player plays again, without the words found invalid (W5.2).
    pub(crate) fn take_back(
        &self,
        state: &mut KeywordState,
        at: GameTime,
        bad: Vec<Word>,
        events: &mut Vec<KeywordEvent>,
    ) {
        let Some(seat) = self.lift(state) else { return };
        events.push(KeywordNotice::TookBack(seat).into());
        state.correction.get_or_insert_default().struck.extend(bad);
        state.turn = seat;
        state.windows.open_next(at);
    }

    /// Returns the letters of a play that could be challenged to their rack.
    pub(crate) fn lift(&self, state: &mut KeywordState) -> Option<Seat> {
        let played = state.pending.take()?.played;
        for (square, tile) in played.placement.new_tiles() {
            state.board.set(square, None);
            state.racks[played.seat.index()].put(tile.letter());
        }
        Some(played.seat)
    }

    /// Ends a turn without a word.
    pub(crate) fn turn_without_word(
        &self,
        state: &mut KeywordState,
        at: GameTime,
        seat: Seat,
        events: &mut Vec<KeywordEvent>,
    ) {
        state.passes += 1;
        state.barren += 1;
        state.correction = None;
        state.last = Some(LastTurn::Passed(seat));
        state.pointed = None;
        state.turn = self.next(state, seat);
        self.go_on(state, at, events);
    }

    /// Opens the next turn or ends the game.
    pub(crate) fn go_on(&self, state: &mut KeywordState, at: GameTime, events: &mut Vec<KeywordEvent>) {
        match self.ending(state) {
            Some(ending) => self.finish(state, ending, events),
            None => state.windows.open_next(at),
        }
    }

    pub(crate) fn expire(&self, state: &mut KeywordState, at: GameTime, window: WindowId) -> Vec<KeywordEvent> {
        let mut events = Vec::new();
        if window == WindowId::GAME_LIMIT {
            self.finish(state, "time_up", &mut events);
        } else if state.pending.as_ref().is_some_and(|pending| pending.window == window) {
            self.close_pending(state, &mut events);
            self.go_on(state, at, &mut events);
        } else if let Some(seat) = self.open_turn(state) {
            self.close_pending(state, &mut events);
            events.push(KeywordNotice::TimeUp(seat).into());
            self.turn_without_word(state, at, seat, &mut events);
        }
        events
    }
}
