//! State changes, one kind of input after another.

use super::{
    Bluff, BluffAction, BluffEvent, BluffNotice, BluffRefusal, BluffState, Drawn, NumberTile, PendingLay, TableTile,
    Tiles,
};
use kee_game::{Change, Game, GameTime, Ruling, Seat, SeatSet, WindowId};

impl Bluff {
    /// The seats that draw at the next chance, in order, with their numbers of tiles: everyone at the deal, then those
    /// whose lay is settled, as long as the bag lasts.
    pub(super) fn draws(&self, state: &BluffState) -> Vec<(Seat, usize)> {
        let mut in_bag = state.bag.len();
        let mut draws = Vec::new();
        for seat in state.owed.iter() {
            let missing = (self.options().hand.get() as usize).saturating_sub(state.hands[seat.index()].len());
            let count = missing.min(in_bag);
            in_bag -= count;
            draws.extend((count > 0).then_some((seat, count)));
        }
        draws
    }

    pub(super) fn take_drawn(&self, state: &mut BluffState, at: GameTime, drawn: &Drawn) -> Change<Self> {
        let draws = self.draws(state);
        let mut bag = state.bag.clone();
        let expected: usize = draws.iter().map(|(_, count)| count).sum();
        if drawn.0.len() != expected || !drawn.0.iter().all(|tile| bag.take(*tile)) {
            return Err(BluffRefusal::WrongDraw);
        }
        state.bag = bag;
        state.owed = SeatSet::NONE;
        let mut tiles = drawn.0.iter().copied();
        let mut events = Vec::new();
        for (seat, count) in draws {
            let mine: Tiles = tiles.by_ref().take(count).collect();
            state.hands[seat.index()].extend(mine.iter());
            events.push(BluffEvent::Drew(seat, mine));
        }
        if state.windows.open == WindowId::GAME_LIMIT {
            state.windows.open_next(at);
        }
        Ok(events)
    }

    pub(super) fn act(&self, state: &mut BluffState, at: GameTime, seat: Seat, action: BluffAction) -> Change<Self> {
        let may_challenge = state.challengers(self.seating()).contains(seat);
        match action {
            BluffAction::Lay { tile, claim } => self.lay(state, at, seat, tile, claim),
            BluffAction::Challenge | BluffAction::Let if !may_challenge => Err(BluffRefusal::NothingToChallenge),
            BluffAction::Challenge => Ok(self.look(state, at, Some(seat))),
            BluffAction::Let => {
                let mut events = vec![BluffNotice::Waived(seat).into()];
                state.pending.iter_mut().for_each(|lay| lay.waived = lay.waived.with(seat));
                self.settle_if_unchallenged(state, at, &mut events);
                Ok(events)
            }
        }
    }

    fn lay(
        &self,
        state: &mut BluffState,
        at: GameTime,
        seat: Seat,
        tile: NumberTile,
        claim: NumberTile,
    ) -> Change<Self> {
        if state.open_turn(self.seating()) != Some(seat) {
            return Err(BluffRefusal::NotYourTurn);
        }
        let highest = self.options().values.get();
        if claim.number() > highest {
            return Err(BluffRefusal::NoSuchClaim(claim, highest));
        }
        if !state.hands[seat.index()].take(tile) {
            return Err(BluffRefusal::NotInHand(tile));
        }
        let mut events = Vec::new();
        self.settle(state, &mut events);
        let window = state.windows.fresh();
        state.pending = Some(PendingLay { seat, tile, claim, window, opened: at, waived: SeatSet::NONE });
        events.push(BluffEvent::Laid { seat, tile, claim });
        state.last = seat;
        state.windows.open_next(at);
        Ok(events)
    }

    /// Throws away the lowest tile of a turn that ran out of time or was forfeited. This settles the lay before it.
    fn drop_turn(&self, state: &mut BluffState, at: GameTime, seat: Seat) -> Vec<BluffEvent> {
        let mut events = Vec::new();
        self.settle(state, &mut events);
        let lowest = state.hands[seat.index()].iter().next().expect("a turn is only given to a seat with tiles");
        state.hands[seat.index()].take(lowest);
        state.table.push(TableTile { seat, tile: lowest, shown: false });
        state.owed = state.owed.with(seat);
        state.last = seat;
        events.push(BluffEvent::Dropped(seat, lowest));
        self.go_on(state, at, &mut events);
        events
    }

    /// Settles the open lay: only now does it score, and only now does its player draw.
    fn settle(&self, state: &mut BluffState, events: &mut Vec<BluffEvent>) {
        let Some(PendingLay { seat, tile, claim, .. }) = state.pending.take() else { return };
        state.table.push(TableTile { seat, tile, shown: false });
        state.scores[seat.index()] += i64::from(claim.number());
        state.owed = state.owed.with(seat).minus(state.left);
        events.push(BluffNotice::Stood(seat, claim.number()).into());
    }

    fn settle_if_unchallenged(&self, state: &mut BluffState, at: GameTime, events: &mut Vec<BluffEvent>) {
        if state.challengers(self.seating()).is_empty() {
            self.settle(state, events);
            self.go_on(state, at, events);
        }
    }

    /// Shows the open lay: an honest claim scores double; a false one, or one struck by a steward, nothing.
    fn look(&self, state: &mut BluffState, at: GameTime, by: Option<Seat>) -> Vec<BluffEvent> {
        let Some(PendingLay { seat, tile, claim, .. }) = state.pending.take() else { return Vec::new() };
        let points = if by.is_some() && tile == claim { 2 * claim.number() } else { 0 };
        state.table.push(TableTile { seat, tile, shown: true });
        state.scores[seat.index()] += i64::from(points);
        state.owed = state.owed.with(seat).minus(state.left);
        let mut events = vec![BluffNotice::Shown(seat, by, tile, points).into()];
        self.go_on(state, at, &mut events);
        events
    }

    /// Opens the next turn, or ends the game if nobody has a tile or can draw one.
    fn go_on(&self, state: &mut BluffState, at: GameTime, events: &mut Vec<BluffEvent>) {
        let nothing_left = state.turn(self.seating()).is_none() && self.draws(state).is_empty();
        if nothing_left && state.pending.is_none() {
            end(state, "played_out", events);
        } else {
            state.windows.open_next(at);
        }
    }

    pub(super) fn expire(&self, state: &mut BluffState, at: GameTime, window: WindowId) -> Vec<BluffEvent> {
        let mut events = Vec::new();
        match state.open_turn(self.seating()) {
            Some(seat) if window == state.windows.open => return self.drop_turn(state, at, seat),
            _ => {
                self.settle(state, &mut events);
                self.go_on(state, at, &mut events);
            }
        }
        events
    }

    /// A seat that leaves keeps its tiles, and its open lay stands. The game ends when only one team is left.
    pub(super) fn leave(&self, state: &mut BluffState, at: GameTime, seat: Seat) -> Vec<BluffEvent> {
        let turn_before = state.open_turn(self.seating());
        state.left = state.left.with(seat);
        state.owed = state.owed.without(seat);
        let mut events = vec![BluffNotice::Left(seat).into()];
        let present = self.seating().everyone().minus(state.left);
        let one_side = self.seating().on_one_side(present);
        if one_side {
            end(state, "left", &mut events);
        } else if state.pending.as_ref().is_some_and(|lay| lay.seat == seat) {
            self.settle(state, &mut events);
            self.go_on(state, at, &mut events);
        } else if state.pending.is_some() && state.challengers(self.seating()).is_empty() {
            self.settle_if_unchallenged(state, at, &mut events);
        } else if turn_before == Some(seat) {
            self.go_on(state, at, &mut events);
        }
        events
    }

    pub(super) fn rule(&self, state: &mut BluffState, at: GameTime, ruling: Ruling) -> Change<Self> {
        let mut events = Vec::new();
        match ruling {
            Ruling::End => end(state, "ruled", &mut events),
            Ruling::Award(seat, points) => {
                state.scores[seat.index()] += i64::from(points);
                events.push(BluffNotice::Awarded(seat, points).into());
            }
            Ruling::Forfeit(seat) if state.open_turn(self.seating()) == Some(seat) => {
                events = self.drop_turn(state, at, seat);
            }
            Ruling::Forfeit(seat) => return Err(BluffRefusal::NotOnTurn(seat)),
            Ruling::Stands | Ruling::Struck if state.pending.is_none() => return Err(BluffRefusal::NothingToRuleOn),
            Ruling::Struck => events = self.look(state, at, None),
            Ruling::Stands => {
                self.settle(state, &mut events);
                self.go_on(state, at, &mut events);
            }
        }
        Ok(events)
    }
}

fn end(state: &mut BluffState, ending: &str, events: &mut Vec<BluffEvent>) {
    state.ending = Some(ending.to_owned());
    events.push(BluffNotice::Ended.into());
}
