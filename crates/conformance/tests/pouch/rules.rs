use super::{
    Fault, PRESETS, PouchOptions, TILES,
    flow::{remembered, sorted},
    state::{Event, Notice, Phase, State, View},
    text::{Deal, Move, PouchRefusal},
};
use kee_game::{
    Dice, Game, GameTime, Input, Listing, Manner, Preset, Problem, Resources, Seat, SeatSet, Seating, Viewer, Wait,
    Window, WindowId,
};
use std::ops::ControlFlow;

kee_game::messages! {
    /// Problems of a table.
    pub(super) PROBLEMS;
    too_few_tiles() = "problem-pouch-too_few_tiles";
}

/// The rules of one table, with a fault if `FAULT` is not 0.
pub(crate) struct Pouch<const FAULT: u8> {
    pub(crate) options: PouchOptions,
    pub(crate) seating: Seating,
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
    type Refusal = PouchRefusal;

    fn new(options: PouchOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        if seating.len() * options.hand.get() as usize > TILES.len() {
            return Err(vec![Problem::new("seats", too_few_tiles())]);
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

    fn apply(
        &self,
        state: &mut State,
        at: GameTime,
        input: &Input<Move<FAULT>, Deal<FAULT>>,
    ) -> Result<Vec<Event>, PouchRefusal> {
        match input {
            Input::Act { seat, action } => self.act(state, at, *seat, *action),
            Input::Chance(Deal(tiles)) => self.deal(state, at, tiles),
            Input::Expire { .. } => Ok(self.expire(state, at)),
            Input::Leave { seat } if Self::has(Fault::LeaveRefused) && state.phase == Phase::Turn(*seat) => {
                Err(PouchRefusal::NotNow)
            }
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

    fn scores(view: &View) -> Vec<i64> {
        view.scores.clone()
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

    /// Deals again all tiles that the viewer neither holds nor has bid.
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
