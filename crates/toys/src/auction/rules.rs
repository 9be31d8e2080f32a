use super::{
    AuctionAction, AuctionEvent, AuctionNotice, AuctionOptions, AuctionRefusal, AuctionState, AuctionView, Card,
    CardSet, Ties, options,
};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Outcome, Preset, Problem, Resources, Ruling, Seat, SeatSet,
    Seating, Viewer, Wait,
};
use std::ops::ControlFlow;

/// The rules of one auction table.
#[derive(Debug)]
pub struct Auction {
    options: AuctionOptions,
    seating: Seating,
}

impl Auction {
    fn turn_up(&self, state: &mut AuctionState, at: GameTime, prize: Card) -> Change<Self> {
        if !state.prizes.contains(prize) {
            return Err(AuctionRefusal::NoSuchPrize(prize));
        }
        state.prizes = state.prizes.without(prize);
        state.prize = Some(prize);
        state.windows.open_next(at);
        Ok(vec![AuctionNotice::Prize(prize).into()])
    }

    fn bid(&self, state: &mut AuctionState, seat: Seat, card: Card) -> Change<Self> {
        if !state.hands[seat.index()].contains(card) {
            return Err(AuctionRefusal::NotInHand(card));
        }
        state.bids[seat.index()] = Some(card);
        let mut events = vec![AuctionEvent::Sealed(seat, card)];
        self.sell_if_all_have_bid(state, &mut events);
        Ok(events)
    }

    /// Seats that are out of time bid their lowest card.
    fn close(&self, state: &mut AuctionState) -> Vec<AuctionEvent> {
        let mut events = Vec::new();
        for seat in state.to_bid().iter() {
            state.bids[seat.index()] = state.hands[seat.index()].iter().next();
        }
        self.sell_if_all_have_bid(state, &mut events);
        events
    }

    /// The seat's cards and bid leave with it. The game ends when only one team is left.
    fn leave(&self, state: &mut AuctionState, seat: Seat) -> Vec<AuctionEvent> {
        state.left = state.left.with(seat);
        state.hands[seat.index()] = CardSet::default();
        state.bids[seat.index()] = None;
        let mut events = vec![AuctionNotice::Left(seat).into()];
        if self.seating.on_one_side(self.seating.everyone().minus(state.left)) {
            end(state, "left", &mut events);
        } else {
            self.sell_if_all_have_bid(state, &mut events);
        }
        events
    }

    fn sell_if_all_have_bid(&self, state: &mut AuctionState, events: &mut Vec<AuctionEvent>) {
        if !state.to_bid().is_empty() {
            return;
        }
        let (bids, worth) = (state.standing_bids(), state.worth());
        let winner = state.highest_bidder(&self.seating);
        if let Some(seat) = winner {
            state.scores[seat.index()] += i64::from(worth);
        }
        state.carried = if winner.is_none() && self.options.ties == Ties::Carry { worth } else { 0 };
        for (seat, bid) in Seat::first(state.bids.len()).zip(&mut state.bids) {
            if let Some(card) = bid.take() {
                state.hands[seat.index()] = state.hands[seat.index()].without(card);
            }
        }
        state.prize = None;
        events.push(AuctionEvent::Sold { bids, winner: winner.map(|seat| self.seating.team(seat)), worth });
        if state.prizes.is_empty() {
            end(state, "sold_out", events);
        }
    }

    fn rule(&self, state: &mut AuctionState, ruling: Ruling) -> Change<Self> {
        match ruling {
            Ruling::End => {
                let mut events = Vec::new();
                end(state, "ruled", &mut events);
                Ok(events)
            }
            Ruling::Award(seat, points) => {
                state.scores[seat.index()] += i64::from(points);
                Ok(vec![AuctionNotice::Awarded(seat, points).into()])
            }
            _ => Err(AuctionRefusal::NoSuchRuling),
        }
    }
}

fn end(state: &mut AuctionState, ending: &str, events: &mut Vec<AuctionEvent>) {
    state.ending = Some(ending.to_owned());
    events.push(AuctionNotice::Ended.into());
}

impl Game for Auction {
    const ID: &'static str = "auction";
    const RULES: u32 = 1;
    const WORDS: bool = false;
    const HIDDEN: bool = true;
    const ENDINGS: &'static [&'static str] = &["sold_out", "left", "ruled"];
    const PRESETS: &'static [Preset<AuctionOptions>] = options::PRESETS;

    type Options = AuctionOptions;
    type State = AuctionState;
    type Action = AuctionAction;
    type Chance = Card;
    type Event = AuctionEvent;
    type View = AuctionView;
    type Notice = AuctionNotice;
    type Refusal = AuctionRefusal;

    fn new(options: AuctionOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        if !(2..=6).contains(&seating.len()) {
            problems.push(Problem::players(2, 6));
        }
        if seating.team_count() < 2 {
            problems.push(Problem::one_side());
        }
        if problems.is_empty() { Ok(Self { options, seating }) } else { Err(problems) }
    }

    fn options(&self) -> &AuctionOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> AuctionState {
        AuctionState::new(self.seating.len(), self.options.cards.get())
    }

    fn wait(&self, state: &AuctionState) -> Wait {
        if let Some(ending) = &state.ending {
            let scores = self.seating.team_sums(&state.scores);
            return Wait::Over(Outcome::by_team_score(ending, &scores, &self.seating));
        }
        if state.prize.is_none() {
            return Wait::Chance;
        }
        let timer = self.options.timer.get();
        Wait::Players(vec![state.windows.question(Manner::Sealed, state.to_bid(), timer)])
    }

    fn apply(&self, state: &mut AuctionState, at: GameTime, input: &Input<AuctionAction, Card>) -> Change<Self> {
        match *input {
            Input::Chance(prize) => self.turn_up(state, at, prize),
            Input::Act { seat, action: AuctionAction(card) } => self.bid(state, seat, card),
            Input::Expire { .. } => Ok(self.close(state)),
            Input::Leave { seat } => Ok(self.leave(state, seat)),
            Input::Ruling(ruling) => self.rule(state, ruling),
        }
    }

    fn draw(&self, state: &AuctionState, dice: &mut Dice) -> Card {
        let prizes: Vec<Card> = state.prizes.iter().collect();
        *dice.pick(&prizes).expect("the game is over when no prize is left")
    }

    fn actions(
        &self,
        state: &AuctionState,
        seat: Seat,
        visit: &mut dyn FnMut(AuctionAction) -> ControlFlow<()>,
    ) -> Listing {
        let _ = state.hands[seat.index()].iter().try_for_each(|card| visit(AuctionAction(card)));
        Listing::Complete
    }

    fn view(&self, state: &AuctionState, viewer: Viewer) -> AuctionView {
        let seat = viewer.seat();
        AuctionView {
            seat,
            bid: seat.and_then(|seat| state.bids[seat.index()]),
            to_bid: if state.prize.is_some() { state.to_bid() } else { SeatSet::NONE },
            hands: state.hands.clone(),
            scores: state.scores.clone(),
            prizes: state.prizes,
            prize: state.prize,
            carried: state.carried,
            left: state.left,
            over: state.ending.is_some(),
        }
    }

    fn scores(view: &AuctionView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &AuctionEvent, viewer: Viewer) -> Option<AuctionNotice> {
        Some(match event {
            AuctionEvent::Sealed(seat, card) => AuctionNotice::Sealed(*seat, viewer.is(*seat).then_some(*card)),
            AuctionEvent::Sold { bids, winner, worth } => {
                AuctionNotice::Sold(bids.clone(), winner.map(|team| self.seating.members(team)), *worth)
            }
            AuctionEvent::Public(notice) => notice.clone(),
        })
    }

    fn resample(&self, state: &AuctionState, viewer: Viewer, dice: &mut Dice) -> AuctionState {
        let mut other = state.clone();
        for seat in self.seating.seats().filter(|seat| !viewer.is(*seat)) {
            let hand: Vec<Card> = state.hands[seat.index()].iter().collect();
            if state.bids[seat.index()].is_some() {
                other.bids[seat.index()] = dice.pick(&hand).copied();
            }
        }
        other
    }

    fn invariant(&self, state: &AuctionState) -> Result<(), String> {
        let to_come = state.prizes.len() + usize::from(state.prize.is_some());
        for seat in self.seating.seats().filter(|seat| !state.left.contains(*seat)) {
            let held = state.hands[seat.index()].len();
            if held != to_come {
                return Err(format!("seat {seat} holds {held} cards for {to_come} prizes"));
            }
        }
        Ok(())
    }
}
