use super::{RallyAction, RallyEvent, RallyOptions, RallyRefusal, RallyState, RallyView, options};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Outcome, Preset, Problem, Resources, Ruling, Seat, SeatSet,
    Seating, Viewer, Wait, Window, WindowId,
};
use std::ops::ControlFlow;

kee_game::messages! {
    /// Problems of a table.
    pub(super) PROBLEMS;
    two_players() = "problem-rally-two_players";
}

/// The rules of one rally.
#[derive(Debug)]
pub struct Rally {
    options: RallyOptions,
    seating: Seating,
}

impl Rally {
    /// Sends the ball to the other side, hit or missed.
    fn over_the_net(&self, state: &mut RallyState, event: RallyEvent) -> Vec<RallyEvent> {
        state.hits += 1;
        state.turn = Seat::new(1 - state.turn.index());
        let mut events = vec![event];
        if state.hits >= self.options.hits.get() {
            end(state, "played_out", &mut events);
        }
        events
    }
}

fn end(state: &mut RallyState, ending: &str, events: &mut Vec<RallyEvent>) {
    state.ending = Some(ending.to_owned());
    events.push(RallyEvent::Ended);
}

impl Game for Rally {
    const ID: &'static str = "rally";
    const RULES: u32 = 1;
    const WORDS: bool = false;
    const HIDDEN: bool = false;
    const ENDINGS: &'static [&'static str] = &["played_out", "left", "ruled"];
    const PRESETS: &'static [Preset<RallyOptions>] = options::PRESETS;

    type Options = RallyOptions;
    type State = RallyState;
    type Action = RallyAction;
    /// A rally has no chance, so any type will do.
    type Chance = RallyAction;
    type Event = RallyEvent;
    type View = RallyView;
    type Notice = RallyEvent;
    type Refusal = RallyRefusal;

    fn new(options: RallyOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        if seating.len() == 2 && seating.team_count() == 2 {
            Ok(Self { options, seating })
        } else {
            Err(vec![Problem::new("seats", two_players())])
        }
    }

    fn options(&self) -> &RallyOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> RallyState {
        RallyState { hits: 0, turn: Seat::new(0), scores: vec![0; 2], left: SeatSet::NONE, ending: None }
    }

    fn wait(&self, state: &RallyState) -> Wait {
        if let Some(ending) = &state.ending {
            return Wait::Over(Outcome::by_team_score(ending, &state.scores, &self.seating));
        }
        let seats = SeatSet::only(state.turn);
        Wait::Players(vec![Window { id: WindowId(state.hits), manner: Manner::Turn, seats, deadline: None }])
    }

    fn apply(&self, state: &mut RallyState, _: GameTime, input: &Input<RallyAction, RallyAction>) -> Change<Self> {
        let mut events = Vec::new();
        match *input {
            Input::Act { seat, .. } => {
                state.scores[seat.index()] += 1;
                events = self.over_the_net(state, RallyEvent::Hit(seat));
            }
            Input::Expire { .. } => events = self.over_the_net(state, RallyEvent::Missed(state.turn)),
            Input::Leave { seat } => {
                state.left = state.left.with(seat);
                events.push(RallyEvent::Left(seat));
                end(state, "left", &mut events);
            }
            Input::Ruling(Ruling::End) => end(state, "ruled", &mut events),
            Input::Ruling(Ruling::Award(seat, points)) => {
                state.scores[seat.index()] += i64::from(points);
                events.push(RallyEvent::Awarded(seat, points));
            }
            Input::Ruling(_) => return Err(RallyRefusal::NoSuchRuling),
            Input::Chance(_) => return Err(RallyRefusal::NoChance),
        }
        Ok(events)
    }

    fn draw(&self, _: &RallyState, _: &mut Dice) -> RallyAction {
        RallyAction
    }

    fn actions(&self, _: &RallyState, _: Seat, visit: &mut dyn FnMut(RallyAction) -> ControlFlow<()>) -> Listing {
        let _ = visit(RallyAction);
        Listing::Complete
    }

    fn view(&self, state: &RallyState, _: Viewer) -> RallyView {
        let turn = state.ending.is_none().then_some(state.turn);
        RallyView { hits: state.hits, turn, scores: state.scores.clone() }
    }

    fn scores(view: &RallyView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &RallyEvent, _: Viewer) -> Option<RallyEvent> {
        Some(*event)
    }

    fn resample(&self, state: &RallyState, _: Viewer, _: &mut Dice) -> RallyState {
        state.clone()
    }

    fn invariant(&self, state: &RallyState) -> Result<(), String> {
        let most = self.options.hits.get();
        if state.hits <= most { Ok(()) } else { Err(format!("{} hits of {most}", state.hits)) }
    }
}
