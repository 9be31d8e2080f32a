use super::{
    Fault, PRESETS, PouchOptions, TILES,
    state::{Ending, Event, Notice, Phase, State, View},
    text::{Deal, Move, No},
};
use kee_game::{
    Dice, Game, Input, Listing, Manner, Millis, Outcome, Preset, Problem, Resources, Ruling, Seat, SeatSet, Seating,
    Viewer, Wait, Window, WindowId,
};
use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU32, Ordering},
};

/// The rules of one table, with a fault if `FAULT` is not 0.
pub(crate) struct Pouch<const FAULT: u8> {
    pub(crate) options: PouchOptions,
    seating: Seating,
}

/// What no rules may have: a memory of their own.
static MEMORY: AtomicU32 = AtomicU32::new(0);

fn remembered() -> u32 {
    MEMORY.fetch_add(1, Ordering::Relaxed)
}

impl<const FAULT: u8> Pouch<FAULT> {
    pub(crate) fn has(fault: Fault) -> bool {
        FAULT == fault as u8
    }

    fn open(&self, state: &mut State, at: Millis, phase: Phase) {
        state.phase = phase;
        state.deadline = self.options.timer.get().map(|seconds| at.plus_seconds(seconds));
        if !Self::has(Fault::ReusedWindowId) {
            state.window += 1;
        }
    }

    /// The next round, unless nobody can bid or all rounds are played.
    fn next_round(&self, state: &mut State, at: Millis) {
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

    fn deal(&self, state: &mut State, at: Millis, tiles: &[u8]) -> Result<Vec<Event>, No> {
        let mut pouch = state.pouch.clone();
        for tile in tiles {
            match pouch.iter().position(|other| other == tile) {
                Some(place) => drop(pouch.remove(place)),
                None if Self::has(Fault::ForeignDealAccepted) => {}
                None => return Err(No::WrongDeal),
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
            _ => return Err(No::WrongDeal),
        };
        state.pouch = pouch;
        Ok(events)
    }

    fn act(&self, state: &mut State, at: Millis, seat: Seat, action: Move<FAULT>) -> Result<Vec<Event>, No> {
        match (state.phase, action) {
            (Phase::Bidding, Move::Bid(tile)) => self.bid(state, at, seat, tile),
            (Phase::Bidding, Move::Keep) if Self::has(Fault::UnlistedAccepted) => {
                let lowest = state.hands[seat.index()][0];
                self.bid(state, at, seat, lowest)
            }
            (Phase::Turn(winner), Move::Keep) if winner == seat => {
                self.next_round(state, at);
                Ok(vec![Event::Kept(seat)])
            }
            (Phase::Turn(winner), Move::Draw) if winner == seat => {
                if state.pouch.is_empty() {
                    return Err(No::Empty);
                }
                state.phase = Phase::Drawing(seat);
                Ok(Vec::new())
            }
            _ => Err(No::NotNow),
        }
    }

    fn bid(&self, state: &mut State, at: Millis, seat: Seat, tile: u8) -> Result<Vec<Event>, No> {
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

    fn no_such_tile(&self, state: &mut State, seat: Seat, tile: u8) -> No {
        if Self::has(Fault::DirtyRefusal) {
            state.first = Some(seat);
        }
        let holder = self.seating.seats().find(|other| state.hands[other.index()].contains(&tile));
        match holder {
            Some(holder) if Self::has(Fault::RefusalLeak) => No::HeldBy(tile, holder),
            _ if Self::has(Fault::RefusalWithoutSentence) => No::Grunt,
            _ => No::NoSuchTile(tile),
        }
    }

    /// The highest bid that nobody else made wins the sum of all.
    fn resolve(&self, state: &mut State, at: Millis) -> Event {
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

    fn leave(&self, state: &mut State, at: Millis, seat: Seat) -> Vec<Event> {
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

    fn expire(&self, state: &mut State, at: Millis) -> Vec<Event> {
        match state.phase {
            Phase::Bidding if Self::has(Fault::StuckWindow) => Vec::new(),
            Phase::Bidding => vec![self.resolve(state, at)],
            _ => {
                self.next_round(state, at);
                Vec::new()
            }
        }
    }

    fn rule(&self, state: &mut State, at: Millis, ruling: Ruling) -> Result<Vec<Event>, No> {
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
            _ => Err(No::NoRuling),
        }
    }

    fn outcome(&self, state: &State, ending: Ending) -> Outcome {
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

fn sorted(tiles: &[u8]) -> Vec<u8> {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    tiles
}

impl<const FAULT: u8> Game for Pouch<FAULT> {
    const ID: &'static str = "pouch";
    const RULES: u32 = 1;
    const WORDS: bool = false;
    const HIDDEN: bool = FAULT != Fault::SecretsDenied as u8;
    const ENDINGS: &'static [&'static str] = &["played", "abandoned", "ruled"];
    const PRESETS: &'static [Preset<PouchOptions>] = PRESETS;

    type Options = PouchOptions;
    type State = State;
    type Action = Move<FAULT>;
    type Chance = Deal<FAULT>;
    type Event = Event;
    type View = View;
    type Notice = Notice;
    type Refusal = No;

    fn new(options: PouchOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        if seating.len() * options.hand.get() as usize > TILES.len() {
            return Err(vec![Problem::new("seats", "there are not enough tiles for so many")]);
        }
        Ok(Self { options, seating })
    }

    fn options(&self) -> &PouchOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        let seats = self.seating.len();
        State {
            phase: Phase::Dealing,
            round: 0,
            window: 0,
            deadline: None,
            hands: vec![Vec::new(); seats],
            bids: vec![None; seats],
            first: None,
            pouch: TILES.to_vec(),
            spent: Vec::new(),
            scores: vec![0; seats],
            left: SeatSet::NONE,
            last: vec![None; seats],
        }
    }

    fn wait(&self, state: &State) -> Wait {
        let (manner, seats) = match state.phase {
            Phase::Dealing | Phase::Drawing(_) => return Wait::Chance,
            Phase::Over(ending) => return Wait::Over(self.outcome(state, ending)),
            Phase::Bidding if Self::has(Fault::GoneIsAsked) => (Manner::Sealed, state.bidders().or(state.left)),
            Phase::Bidding => (Manner::Sealed, state.bidders()),
            Phase::Turn(seat) => (Manner::Turn, SeatSet::only(seat)),
        };
        Wait::Players(vec![Window { id: WindowId(state.window), manner, seats, deadline: state.deadline }])
    }

    fn apply(&self, state: &mut State, at: Millis, input: &Input<Move<FAULT>, Deal<FAULT>>) -> Result<Vec<Event>, No> {
        match input {
            Input::Act { seat, action } => self.act(state, at, *seat, *action),
            Input::Chance(Deal(tiles)) => self.deal(state, at, tiles),
            Input::Expire { .. } => Ok(self.expire(state, at)),
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, state: &State, dice: &mut Dice) -> Deal<FAULT> {
        let mut tiles = state.pouch.clone();
        if Self::has(Fault::SeedIgnored) {
            let turn = remembered() as usize % tiles.len();
            tiles.rotate_left(turn);
        } else {
            dice.shuffle(&mut tiles);
        }
        let dealt = self.options.hand.get() as usize * state.hands.len();
        tiles.truncate(if state.phase == Phase::Dealing { dealt } else { 1 });
        Deal(tiles)
    }

    fn actions(&self, state: &State, seat: Seat, visit: &mut dyn FnMut(Move<FAULT>) -> ControlFlow<()>) -> Listing {
        let mut moves = match state.phase {
            Phase::Bidding => {
                let mut tiles = state.hands[seat.index()].clone();
                tiles.dedup();
                tiles.into_iter().map(Move::Bid).collect()
            }
            _ if state.pouch.is_empty() && !Self::has(Fault::ListedRefused) => vec![Move::Keep],
            _ => vec![Move::Keep, Move::Draw],
        };
        let others: usize = self
            .seating
            .round_from(seat)
            .map(|other| state.hands[other.index()].iter().sum::<u8>())
            .map(usize::from)
            .sum();
        if Self::has(Fault::LeakingActionList) && others % 2 == 1 {
            moves.reverse();
        }
        if Self::has(Fault::ListDependsOnArrival) && state.bids.iter().any(Option::is_some) {
            moves.truncate(1);
        }
        for action in moves {
            if visit(action).is_break() && !Self::has(Fault::ListGoesOn) {
                break;
            }
        }
        Listing::Complete
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = self.seating.seats().find(|seat| viewer.is(*seat));
        let others = self.seating.seats().filter(|seat| !viewer.is(*seat));
        let leak = match () {
            () if Self::has(Fault::ViewLeak) => {
                others.filter_map(|seat| state.hands[seat.index()].last().copied()).collect()
            }
            () if Self::has(Fault::SealedBidShown) => others.filter_map(|seat| state.bids[seat.index()]).collect(),
            () => Vec::new(),
        };
        View {
            phase: state.phase,
            round: state.round,
            window: state.window,
            hand: own.map_or(Vec::new(), |seat| state.hands[seat.index()].clone()),
            bid: own.and_then(|seat| state.bids[seat.index()]),
            hand_sizes: state.hands.iter().map(Vec::len).collect(),
            waiting: state.bidders(),
            in_pouch: state.pouch.len(),
            spent: state.spent.clone(),
            scores: state.scores.clone(),
            left: state.left,
            last: state.last.clone(),
            leak,
        }
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(match event {
            Event::Dealt => Notice::Dealt,
            Event::HasBid(seat, tile) => {
                let told = viewer.is(*seat) || Self::has(Fault::NoticeLeak);
                Notice::HasBid(*seat, told.then_some(*tile))
            }
            Event::Resolved(bids, winner) => Notice::Resolved(bids.clone(), *winner),
            Event::Drew(seat, tile) => Notice::Drew(*seat, viewer.is(*seat).then_some(*tile)),
            Event::Kept(seat) => Notice::Kept(*seat),
            Event::Gone(seat) => Notice::Gone(*seat),
            Event::Ended => Notice::Ended,
        })
    }

    /// Everything the viewer does not hold or has not bid goes into one heap and is dealt again.
    fn resample(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = state.clone();
        if Self::has(Fault::ResampleDoesNothing) {
            return other;
        }
        let unseen: Vec<Seat> =
            self.seating.seats().filter(|seat| !viewer.is(*seat) || Self::has(Fault::ResampleLooksDifferent)).collect();
        let mut heap = state.pouch.clone();
        for seat in &unseen {
            heap.extend(&state.hands[seat.index()]);
            heap.extend(state.bids[seat.index()]);
        }
        dice.shuffle(&mut heap);
        let mut take = |count: usize| sorted(&heap.split_off(heap.len() - count));
        for seat in unseen {
            other.hands[seat.index()] = take(state.hands[seat.index()].len());
            other.bids[seat.index()] = state.bids[seat.index()].map(|_| take(1)[0]);
        }
        other.pouch = sorted(&heap);
        other
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        let everything = [&state.pouch, &state.spent].into_iter().chain(&state.hands).flatten();
        let everything: Vec<u8> = everything.chain(state.bids.iter().flatten()).copied().collect();
        if sorted(&everything) == TILES { Ok(()) } else { Err(format!("The tiles are {everything:?}.")) }
    }
}
