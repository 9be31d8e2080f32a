use super::{
    BluffAction, BluffEvent, BluffNotice, BluffOptions, BluffRefusal, BluffState, BluffView, Drawn, NumberTile, Tiles,
    options,
};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Outcome, Preset, Problem, Resources, Seat, SeatSet, Seating,
    Viewer, Wait, Window, Windows,
};
use std::ops::ControlFlow;

kee_game::messages! {
    /// Problems of a table.
    pub(super) PROBLEMS;
    too_few_tiles(dealt, tiles) = "problem-bluff-too_few_tiles";
}

/// The rules of one table of bluff.
#[derive(Debug)]
pub struct Bluff {
    options: BluffOptions,
    seating: Seating,
}

impl Game for Bluff {
    const ID: &'static str = "bluff";
    const RULES: u32 = 1;
    const WORDS: bool = false;
    const HIDDEN: bool = true;
    const ENDINGS: &'static [&'static str] = &["played_out", "left", "ruled"];
    const PRESETS: &'static [Preset<BluffOptions>] = options::PRESETS;

    type Options = BluffOptions;
    type State = BluffState;
    type Action = BluffAction;
    type Chance = Drawn;
    type Event = BluffEvent;
    type View = BluffView;
    type Notice = BluffNotice;
    type Refusal = BluffRefusal;

    fn new(options: BluffOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        if !(2..=6).contains(&seating.len()) {
            problems.push(Problem::players(2, 6));
        }
        if seating.team_count() < 2 {
            problems.push(Problem::one_side());
        }
        let (tiles, dealt) = (options.values.get() * options.copies.get(), options.hand.get() * seating.len() as u32);
        if dealt > tiles {
            problems.push(Problem::new("hand", too_few_tiles(dealt, tiles)));
        }
        if problems.is_empty() { Ok(Self { options, seating }) } else { Err(problems) }
    }

    fn options(&self) -> &BluffOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> BluffState {
        let seats = self.seating.len();
        BluffState {
            hands: vec![Tiles::default(); seats],
            bag: Tiles::full(self.options.values.get(), self.options.copies.get()),
            table: Vec::new(),
            pending: None,
            owed: self.seating.everyone(),
            last: Seat::new(seats - 1),
            windows: Windows::NONE,
            scores: vec![0; seats],
            left: SeatSet::NONE,
            ending: None,
        }
    }

    fn wait(&self, state: &BluffState) -> Wait {
        if let Some(ending) = &state.ending {
            let scores = self.seating.team_sums(&state.scores);
            return Wait::Over(Outcome::by_team_score(ending, &scores, &self.seating));
        }
        if !self.draws(state).is_empty() {
            return Wait::Chance;
        }
        let challenge = state.pending.as_ref().map(|lay| {
            let seconds = self.options.challenge.get();
            Window::since(lay.opened, seconds, lay.window, Manner::Open, state.challengers(&self.seating))
        });
        let timer = self.options.timer.get();
        let turn =
            state.open_turn(&self.seating).map(|seat| state.windows.question(Manner::Turn, SeatSet::only(seat), timer));
        Wait::Players(challenge.into_iter().chain(turn).collect())
    }

    fn apply(&self, state: &mut BluffState, at: GameTime, input: &Input<BluffAction, Drawn>) -> Change<Self> {
        match input {
            Input::Chance(drawn) => self.take_drawn(state, at, drawn),
            Input::Act { seat, action } => self.act(state, at, *seat, *action),
            Input::Expire { window } => Ok(self.expire(state, at, *window)),
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, state: &BluffState, dice: &mut Dice) -> Drawn {
        state.bag.draw(self.draws(state).iter().map(|(_, count)| count).sum(), dice)
    }

    fn actions(
        &self,
        state: &BluffState,
        seat: Seat,
        visit: &mut dyn FnMut(BluffAction) -> ControlFlow<()>,
    ) -> Listing {
        let doubts = [BluffAction::Let, BluffAction::Challenge];
        let may_doubt = state.challengers(&self.seating).contains(seat);
        let on_turn = state.open_turn(&self.seating) == Some(seat);
        let claims =
            move |tile| (1..=self.options.values.get()).filter_map(NumberTile::new).map(move |claim| (tile, claim));
        let lays = state.hands[seat.index()].kinds().flat_map(claims);
        let lays = lays.map(|(tile, claim)| BluffAction::Lay { tile, claim });
        let _ = doubts.into_iter().filter(|_| may_doubt).chain(lays.filter(|_| on_turn)).try_for_each(visit);
        Listing::Complete
    }

    fn view(&self, state: &BluffState, viewer: Viewer) -> BluffView {
        BluffView::new(state, &self.seating, viewer)
    }

    fn scores(view: &BluffView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &BluffEvent, viewer: Viewer) -> Option<BluffNotice> {
        Some(match event {
            BluffEvent::Drew(seat, tiles) => {
                BluffNotice::Drew(*seat, tiles.len(), viewer.is(*seat).then(|| tiles.clone()))
            }
            BluffEvent::Laid { seat, tile, claim } => {
                BluffNotice::Laid(*seat, *claim, viewer.is(*seat).then_some(*tile))
            }
            BluffEvent::Dropped(seat, tile) => BluffNotice::Dropped(*seat, viewer.is(*seat).then_some(*tile)),
            BluffEvent::Public(notice) => notice.clone(),
        })
    }

    /// Shuffles all tiles that the viewer has not seen, with as many in each place as before.
    fn resample(&self, state: &BluffState, viewer: Viewer, dice: &mut Dice) -> BluffState {
        let mut other = state.clone();
        let unseen_hand = |seat: &Seat| !viewer.is(*seat);
        let mut unseen: Vec<NumberTile> = state.bag.iter().collect();
        unseen.extend(self.seating.seats().filter(unseen_hand).flat_map(|seat| state.hands[seat.index()].iter()));
        unseen.extend(state.table.iter().filter(|laid| !laid.shown && !viewer.is(laid.seat)).map(|laid| laid.tile));
        unseen.extend(state.pending.iter().filter(|lay| !viewer.is(lay.seat)).map(|lay| lay.tile));
        dice.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        other.bag = unseen.by_ref().take(state.bag.len()).collect();
        for seat in self.seating.seats().filter(unseen_hand) {
            other.hands[seat.index()] = unseen.by_ref().take(state.hands[seat.index()].len()).collect();
        }
        let hidden = other.table.iter_mut().filter(|laid| !laid.shown && !viewer.is(laid.seat));
        let hidden = hidden.map(|laid| &mut laid.tile);
        let pending = other.pending.iter_mut().filter(|lay| !viewer.is(lay.seat)).map(|lay| &mut lay.tile);
        hidden.chain(pending).zip(unseen).for_each(|(place, tile)| *place = tile);
        other
    }

    fn invariant(&self, state: &BluffState) -> Result<(), String> {
        let (all, full) = (state.all_tiles(), Tiles::full(self.options.values.get(), self.options.copies.get()));
        if all == full { Ok(()) } else { Err(format!("the tiles are {all} and should be {full}")) }
    }
}
