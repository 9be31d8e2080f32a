//! The course of a round, with the faults that can be planted into it.

use super::{
    Fault, Pouch,
    state::{Ending, Event, Phase, State},
    text::{Move, PouchRefusal},
};
use kee_game::{GameTime, Outcome, Ruling, Seat, Seating};
use std::sync::atomic::{AtomicU32, Ordering};

/// Memory outside the state, which no rules may have.
static MEMORY: AtomicU32 = AtomicU32::new(0);

pub(crate) fn remembered() -> u32 {
    MEMORY.fetch_add(1, Ordering::Relaxed)
}

impl<const FAULT: u8> Pouch<FAULT> {
    pub(crate) fn has(fault: Fault) -> bool {
        FAULT == fault as u8
    }

    fn open(&self, state: &mut State, at: GameTime, phase: Phase) {
        state.phase = phase;
        state.deadline = self.options.timer.get().map(|seconds| at.plus_seconds(seconds));
        if !Self::has(Fault::ReusedWindowId) {
            state.window += 1;
        }
    }

    /// Begins the next round, unless nobody can bid or all rounds are played.
    fn next_round(&self, state: &mut State, at: GameTime) {
        state.bids.fill(None);
        if !Self::has(Fault::EndlessGame) {
            state.round += 1;
        }
        if state.round > self.options.rounds.get() || state.bidders().is_empty() {
            state.phase = Phase::Over(if state.present().is_empty() { Ending::Abandoned } else { Ending::Played });
        } else {
            self.open(state, at, Phase::Bidding);
        }
    }

    pub(crate) fn deal(&self, state: &mut State, at: GameTime, tiles: &[u8]) -> Result<Vec<Event>, PouchRefusal> {
        let mut pouch = state.pouch.clone();
        for tile in tiles {
            match pouch.iter().position(|other| other == tile) {
                Some(place) => drop(pouch.remove(place)),
                None if Self::has(Fault::ForeignDealAccepted) => {}
                None => return Err(PouchRefusal::WrongDeal),
            }
        }
        let each = self.options.hand.get() as usize;
        let events = match state.phase {
            Phase::Dealing if tiles.len() == each * state.hands.len() => {
                state.hands = tiles.chunks(each).map(sorted).collect();
                self.next_round(state, at);
                vec![Event::Dealt]
            }
            Phase::Drawing(seat) if tiles.len() == 1 => {
                state.hands[seat.index()].push(tiles[0]);
                state.hands[seat.index()].sort_unstable();
                self.next_round(state, at);
                vec![Event::Drew(seat, tiles[0])]
            }
            _ => return Err(PouchRefusal::WrongDeal),
        };
        state.pouch = pouch;
        Ok(events)
    }

    pub(crate) fn act(
        &self,
        state: &mut State,
        at: GameTime,
        seat: Seat,
        action: Move<FAULT>,
    ) -> Result<Vec<Event>, PouchRefusal> {
        match (state.phase, action) {
            (Phase::Bidding, Move::Bid(tile)) => self.bid(state, at, seat, tile),
            (Phase::Bidding, Move::Keep) if Self::has(Fault::UnlistedAccepted) => {
                let lowest = state.hands[seat.index()][0];
                self.bid(state, at, seat, lowest)
            }
            (Phase::Turn(winner), Move::Keep) if winner == seat => {
                let falls_over = Self::has(Fault::PanicInPlay) && state.pouch.is_empty();
                assert!(!falls_over, "a planted panic");
                self.next_round(state, at);
                Ok(vec![Event::Kept(seat)])
            }
            (Phase::Turn(winner), Move::Draw) if winner == seat => {
                if state.pouch.is_empty() {
                    return Err(PouchRefusal::Empty);
                }
                state.phase = Phase::Drawing(seat);
                Ok(Vec::new())
            }
            _ => Err(PouchRefusal::NotNow),
        }
    }

    fn bid(&self, state: &mut State, at: GameTime, seat: Seat, tile: u8) -> Result<Vec<Event>, PouchRefusal> {
        let Some(place) = state.hands[seat.index()].iter().position(|other| *other == tile) else {
            return Err(self.no_such_tile(state, seat, tile));
        };
        state.bids[seat.index()] = Some(state.hands[seat.index()].remove(place));
        if Self::has(Fault::ArrivalOrder) && state.bids.iter().flatten().count() == 1 {
            state.first = Some(seat);
        }
        let mut events = vec![Event::HasBid(seat, tile)];
        if state.bidders().is_empty() {
            events.push(self.resolve(state, at));
        }
        Ok(events)
    }

    fn no_such_tile(&self, state: &mut State, seat: Seat, tile: u8) -> PouchRefusal {
        if Self::has(Fault::DirtyRefusal) {
            state.first = Some(seat);
        }
        let holder = self.seating.seats().find(|other| state.hands[other.index()].contains(&tile));
        match holder {
            Some(holder) if Self::has(Fault::RefusalLeak) => PouchRefusal::HeldBy(tile, holder),
            _ if Self::has(Fault::RefusalWithoutSentence) => PouchRefusal::Grunt,
            _ => PouchRefusal::NoSuchTile(tile),
        }
    }

    /// Gives the sum of all bids to the highest bid that nobody else made.
    fn resolve(&self, state: &mut State, at: GameTime) -> Event {
        let bids = state.bids.clone();
        let alone = |bid: u8| bids.iter().flatten().filter(|other| **other == bid).count() == 1;
        let counts = |seat: &Seat| bids[seat.index()].is_some_and(|bid| alone(bid) || state.first == Some(*seat));
        let winner = self.seating.seats().filter(counts).max_by_key(|seat| bids[seat.index()]);
        let winner = winner.filter(|seat| !state.left.contains(*seat));
        let spread = if Self::has(Fault::Nondeterminism) { i64::from(remembered() % 7) } else { 0 };
        if let Some(seat) = winner {
            let total: u32 = bids.iter().flatten().map(|bid| u32::from(*bid)).sum();
            state.scores[seat.index()] += i64::from(total) + spread;
        }
        for (place, bid) in bids.iter().enumerate() {
            match bid {
                Some(tile) if Self::has(Fault::EndlessGame) => state.hands[place].push(*tile),
                Some(_) if Self::has(Fault::LostTile) && place == 0 => {}
                Some(tile) => state.spent.push(*tile),
                None => {}
            }
        }
        state.spent.sort_unstable();
        state.bids.fill(None);
        (state.first, state.last) = (None, bids.clone());
        match winner {
            Some(seat) => self.open(state, at, Phase::Turn(seat)),
            None => self.next_round(state, at),
        }
        Event::Resolved(bids, winner)
    }

    pub(crate) fn leave(&self, state: &mut State, at: GameTime, seat: Seat) -> Vec<Event> {
        state.left = state.left.with(seat);
        let mut events = vec![Event::Gone(seat)];
        if state.present().is_empty() {
            state.phase = Phase::Over(Ending::Abandoned);
        } else if state.phase == Phase::Bidding && state.bidders().is_empty() {
            events.push(self.resolve(state, at));
        } else if state.phase == Phase::Turn(seat) {
            self.next_round(state, at);
        }
        events
    }

    pub(crate) fn expire(&self, state: &mut State, at: GameTime) -> Vec<Event> {
        match state.phase {
            Phase::Bidding if Self::has(Fault::StuckWindow) => Vec::new(),
            Phase::Bidding => vec![self.resolve(state, at)],
            _ => {
                self.next_round(state, at);
                Vec::new()
            }
        }
    }

    pub(crate) fn rule(&self, state: &mut State, at: GameTime, ruling: Ruling) -> Result<Vec<Event>, PouchRefusal> {
        match ruling {
            Ruling::End if !Self::has(Fault::EndRefused) => {
                state.phase = Phase::Over(Ending::Ruled);
                Ok(vec![Event::Ended])
            }
            Ruling::Forfeit(seat) if state.phase == Phase::Turn(seat) => {
                self.next_round(state, at);
                Ok(vec![Event::Kept(seat)])
            }
            Ruling::Award(seat, points) if self.seating.has(seat) => {
                state.scores[seat.index()] += i64::from(points);
                Ok(Vec::new())
            }
            _ => Err(PouchRefusal::NoRuling),
        }
    }

    pub(crate) fn outcome(&self, state: &State, ending: Ending) -> Outcome {
        let name = match ending {
            Ending::Played => "played",
            Ending::Abandoned if Self::has(Fault::UnknownEnding) => "fizzled",
            Ending::Abandoned => "abandoned",
            Ending::Ruled => "ruled",
        };
        if Self::has(Fault::PartnersParted) {
            let alone = Seating::of((0..self.seating.len()).map(kee_game::Team::new).collect());
            return Outcome::by_team_score(name, &state.scores, &alone);
        }
        let mut teams = vec![0; self.seating.team_count()];
        self.seating.seats().for_each(|seat| teams[self.seating.team(seat).index()] += state.scores[seat.index()]);
        let mut outcome = Outcome::by_team_score(name, &teams, &self.seating);
        if Self::has(Fault::UnrankedSeat) {
            outcome.standings.pop();
        }
        outcome
    }
}

pub(crate) fn sorted(tiles: &[u8]) -> Vec<u8> {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    tiles
}
