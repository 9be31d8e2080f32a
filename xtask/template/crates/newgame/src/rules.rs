use crate::{
    Misere, NewGameAction, NewGameEvent, NewGameOptions, NewGameRefusal, NewGameState, NewGameView, options,
};
use kee_game::{
    Dice, Game, GameTime, Input, Listing, Manner, Outcome, Preset, Problem, Resources, Ruling, Seat, SeatSet, Seating,
    Viewer, Wait, Windows,
};
use std::ops::ControlFlow;

kee_game::messages! {
    /// Problems of a table.
    pub(crate) PROBLEMS;
    two_players() = "problem-newgame-two_players";
}

/// The rules of one table.
#[derive(Debug)]
pub struct NewGame {
    options: NewGameOptions,
    seating: Seating,
}

impl NewGame {
    /// The most that can be taken now (N2.1).
    fn most(&self, state: &NewGameState) -> u32 {
        self.options.most.get().min(state.counters)
    }

    fn take(&self, state: &mut NewGameState, at: GameTime, count: u32, event: NewGameEvent) -> Vec<NewGameEvent> {
        let seat = state.turn;
        state.counters -= count;
        state.windows.open_next(at);
        state.turn = NewGameState::opponent(seat);
        let mut events = vec![event];
        if state.counters == 0 {
            let winner = match self.options.misere {
                Misere::Off => seat,
                Misere::On => state.turn,
            };
            win(state, winner, "played_out", &mut events);
        }
        events
    }
}

fn win(state: &mut NewGameState, winner: Seat, ending: &str, events: &mut Vec<NewGameEvent>) {
    state.scores[winner.index()] += 1;
    state.ending = Some(ending.to_owned());
    events.push(NewGameEvent::Won(winner));
}

impl Game for NewGame {
    const ID: &'static str = "newgame";
    const RULES: u32 = 1;
    const WORDS: bool = false;
    const HIDDEN: bool = false;
    const ENDINGS: &'static [&'static str] = &["played_out", "left", "ruled"];
    const PRESETS: &'static [Preset<NewGameOptions>] = options::PRESETS;

    type Options = NewGameOptions;
    type State = NewGameState;
    type Action = NewGameAction;
    /// Nothing is left to chance, so any type will do.
    type Chance = NewGameAction;
    type Event = NewGameEvent;
    type View = NewGameView;
    type Notice = NewGameEvent;
    type Refusal = NewGameRefusal;

    fn new(options: NewGameOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        if seating.len() == 2 && seating.team_count() == 2 {
            Ok(Self { options, seating })
        } else {
            Err(vec![Problem::new("seats", two_players())])
        }
    }

    fn options(&self) -> &NewGameOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> NewGameState {
        NewGameState {
            counters: self.options.counters.get(),
            turn: Seat::new(0),
            windows: Windows::NONE,
            scores: vec![0; 2],
            ending: None,
        }
    }

    fn wait(&self, state: &NewGameState) -> Wait {
        if let Some(ending) = &state.ending {
            return Wait::Over(Outcome::by_team_score(ending, &state.scores, &self.seating));
        }
        let turn = state.windows.question(Manner::Turn, SeatSet::only(state.turn), self.options.timer.get());
        Wait::Players(vec![turn])
    }

    fn apply(
        &self,
        state: &mut NewGameState,
        at: GameTime,
        input: &Input<NewGameAction, NewGameAction>,
    ) -> Result<Vec<NewGameEvent>, NewGameRefusal> {
        let mut events = Vec::new();
        match *input {
            Input::Act { seat, action: NewGameAction(count) } => {
                let most = self.most(state);
                if !(1..=most).contains(&count) {
                    return Err(NewGameRefusal::BadCount(most));
                }
                events = self.take(state, at, count, NewGameEvent::Took(seat, count));
            }
            Input::Expire { .. } => events = self.take(state, at, 1, NewGameEvent::Late(state.turn)),
            Input::Leave { seat } => {
                events.push(NewGameEvent::Left(seat));
                win(state, NewGameState::opponent(seat), "left", &mut events);
            }
            Input::Ruling(Ruling::End) => {
                state.ending = Some("ruled".to_owned());
                events.push(NewGameEvent::Ended);
            }
            Input::Ruling(Ruling::Award(seat, points)) => {
                state.scores[seat.index()] += i64::from(points);
                events.push(NewGameEvent::Awarded(seat, points));
            }
            Input::Ruling(_) => return Err(NewGameRefusal::NoSuchRuling),
            Input::Chance(_) => return Err(NewGameRefusal::NoChance),
        }
        Ok(events)
    }

    fn draw(&self, _: &NewGameState, _: &mut Dice) -> NewGameAction {
        NewGameAction(1)
    }

    fn actions(
        &self,
        state: &NewGameState,
        _: Seat,
        visit: &mut dyn FnMut(NewGameAction) -> ControlFlow<()>,
    ) -> Listing {
        let _ = (1..=self.most(state)).map(NewGameAction).try_for_each(visit);
        Listing::Complete
    }

    fn view(&self, state: &NewGameState, _: Viewer) -> NewGameView {
        NewGameView {
            counters: state.counters,
            most: self.most(state),
            turn: state.ending.is_none().then_some(state.turn),
            scores: state.scores.clone(),
        }
    }

    fn scores(view: &NewGameView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &NewGameEvent, _: Viewer) -> Option<NewGameEvent> {
        Some(*event)
    }

    fn resample(&self, state: &NewGameState, _: Viewer, _: &mut Dice) -> NewGameState {
        state.clone()
    }

    fn invariant(&self, state: &NewGameState) -> Result<(), String> {
        let all = self.options.counters.get();
        if state.counters <= all { Ok(()) } else { Err(format!("{} counters of {all}", state.counters)) }
    }
}
