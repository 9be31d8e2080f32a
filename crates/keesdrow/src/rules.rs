use crate::{
    Ground, KeesdrowAction, KeesdrowChance, KeesdrowEvent, KeesdrowOptions, KeesdrowRefusal, KeesdrowState,
    KeesdrowView, PegSupply, Pegs, PendingTurn, PendingTurnView, Word, listing::each_word, maze_layout::bare, presets,
    problems::problems,
};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Preset, Problem, Resources, Seat, SeatSet, Seating, Viewer,
    Wait, Window, Windows,
};
use kee_lexicon::Lexicon;
use std::{ops::ControlFlow, sync::Arc};

/// The rules of one table of Keesdrow.
#[derive(Debug)]
pub struct Keesdrow {
    options: KeesdrowOptions,
    seating: Seating,
    lexicon: Arc<Lexicon>,
}

impl Keesdrow {
    /// The dictionary of this table.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The pegs before the first word, if they can run out.
    pub(crate) fn pegs_in_case(&self) -> Option<Pegs> {
        (self.options.pegs == PegSupply::Boxed).then(|| self.options.edition.pegs())
    }
}

impl Game for Keesdrow {
    const ID: &'static str = "keesdrow";
    const RULES: u32 = 2;
    const WORDS: bool = true;
    const HIDDEN: bool = false;
    const ENDINGS: &'static [&'static str] =
        &["goal", "turns", "exhaustion", "played_out", "tiles", "time_up", "left", "ruled"];
    const PRESETS: &'static [Preset<KeesdrowOptions>] = presets::PRESETS;

    type Options = KeesdrowOptions;
    type State = KeesdrowState;
    type Action = KeesdrowAction;
    type Chance = KeesdrowChance;
    type Event = KeesdrowEvent;
    type View = KeesdrowView;
    type Notice = KeesdrowEvent;
    type Refusal = KeesdrowRefusal;

    fn new(options: KeesdrowOptions, seating: Seating, resources: &Resources) -> Result<Self, Vec<Problem>> {
        let lexicon = resources.words_unless(|words| problems(&options, &seating, words))?;
        Ok(Self { options, seating, lexicon })
    }

    fn options(&self) -> &KeesdrowOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> KeesdrowState {
        let seats = self.seating.len();
        KeesdrowState {
            layout: None,
            ground: Ground::new(bare(&self.options.edition), self.pegs_in_case()),
            pending: None,
            picks: Vec::new(),
            picking: if seats > 1 { self.seating.everyone() } else { SeatSet::NONE },
            last: Seat::new(seats - 1),
            turns: vec![0; seats],
            barren: 0,
            scores: vec![0; seats],
            challenged: None,
            windows: Windows::NONE,
            time_up: false,
            left: SeatSet::NONE,
            ending: None,
        }
    }

    fn wait(&self, state: &KeesdrowState) -> Wait {
        if let Some(ending) = &state.ending {
            return Wait::Over(self.outcome(state, ending));
        }
        if Self::chance_is_due(state) {
            return Wait::Chance;
        }
        let whole = state.windows.limit(self.options.limit.get().filter(|_| !state.time_up));
        let challenge = state.doubted().map(|(_, doubt)| {
            let seconds = self.options.challenge.get();
            Window::since(doubt.opened, seconds, doubt.window, Manner::Open, self.challengers(state))
        });
        let timer = self.options.timer.get();
        let turn = self.open_turn(state).map(|seat| state.windows.question(Manner::Turn, SeatSet::only(seat), timer));
        Wait::Players(whole.into_iter().chain(challenge).chain(turn).collect())
    }

    fn apply(
        &self,
        state: &mut KeesdrowState,
        at: GameTime,
        input: &Input<KeesdrowAction, KeesdrowChance>,
    ) -> Change<Self> {
        match input {
            Input::Chance(chance) => self.take_chance(state, at, chance),
            Input::Act { seat, action } => self.act(state, at, *seat, action),
            Input::Expire { window } => Ok(self.expire(state, at, *window)),
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, state: &KeesdrowState, dice: &mut Dice) -> KeesdrowChance {
        self.drawn(state, dice)
    }

    /// Lists the answers to the turn before, then every word of the dictionary with its best walk in alphabetical
    /// order, then `pass`. Other walks are legal as well, and so are any letters where words can be challenged.
    fn actions(
        &self,
        state: &KeesdrowState,
        seat: Seat,
        visit: &mut dyn FnMut(KeesdrowAction) -> ControlFlow<()>,
    ) -> Listing {
        let _ = self.list(state, seat, visit);
        Listing::Partial
    }

    fn view(&self, state: &KeesdrowState, viewer: Viewer) -> KeesdrowView {
        let seat = viewer.seat();
        let playing = state.ending.is_none() && !Self::chance_is_due(state);
        KeesdrowView {
            seat,
            ground: state.current().clone(),
            pending: PendingTurnView::new(state, self.challengers(state)),
            picks: state.picks.clone(),
            turn: self.open_turn(state).filter(|_| playing),
            turns: state.turns.clone(),
            barren: state.barren,
            scores: state.scores.clone(),
            challenged: state.challenged.clone(),
            may_look_up: seat.is_some_and(|seat| self.options.lookup.allows(seat)),
            left: state.left,
            ending: state.ending.clone(),
        }
    }

    fn scores(view: &KeesdrowView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &KeesdrowEvent, _: Viewer) -> Option<KeesdrowEvent> {
        Some(event.clone())
    }

    fn resample(&self, state: &KeesdrowState, _: Viewer, _: &mut Dice) -> KeesdrowState {
        state.clone()
    }

    fn invariant(&self, state: &KeesdrowState) -> Result<(), String> {
        self.conserved(state, &state.ground)?;
        self.conserved(state, state.current())
    }
}

impl Keesdrow {
    fn list(
        &self,
        state: &KeesdrowState,
        seat: Seat,
        visit: &mut dyn FnMut(KeesdrowAction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.challengers(state).contains(seat) {
            visit(KeesdrowAction::Let)?;
            let pending = state.pending.as_ref();
            let last = pending.map_or(0, |pending| pending.words);
            for number in pending.into_iter().flat_map(PendingTurn::open) {
                visit(KeesdrowAction::Challenge(Some(number).filter(|number| *number != last)))?;
            }
        }
        if self.open_turn(state) == Some(seat) {
            let ground = state.current();
            each_word(&self.lexicon, &ground.board, &ground.question(&self.options), &mut |word, walk| {
                Word::new(word).map_or(ControlFlow::Continue(()), |word| visit(KeesdrowAction::Play { word, walk }))
            })?;
            visit(KeesdrowAction::Pass)?;
        }
        ControlFlow::Continue(())
    }
}
