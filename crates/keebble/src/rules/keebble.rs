use super::{
    Answers, BoardChoice, Hand, Heard, KeebbleAction, KeebbleChance, KeebbleEvent, KeebbleOptions, KeebbleRefusal,
    KeebbleState, KeebbleView, Reads, Stage, flow::Change, presets, problems::problems,
};
use crate::{Paper, Sheet};
use kee_game::{
    Dice, Game, GameTime, Input, Listing, Manner, Preset, Problem, Resources, Seat, SeatSet, Seating, Viewer, Wait,
    Window, WindowId,
};
use kee_grid::{Grid, Reading};
use kee_lexicon::Lexicon;
use std::{ops::ControlFlow, sync::Arc};

/// The rules of one table of Keebble.
#[derive(Debug)]
pub struct Keebble {
    options: KeebbleOptions,
    seating: Seating,
    lexicon: Arc<Lexicon>,
}

impl Keebble {
    /// How many letters a hand can have (B1.4).
    pub const HAND_LIMIT: usize = 7;

    /// The window of the whole game's time limit. It asks nobody. All others come after it.
    pub(super) const GAME_LIMIT: WindowId = WindowId(0);

    /// The dictionary of this table.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// How words are read at this table (B1.5).
    pub fn reading(&self) -> Reading {
        Reading { backwards: self.options.direction == Reads::Any, ..Reading::default() }
    }

    /// A sheet on which words of some list can be looked for.
    pub fn grid(&self, paper: &Paper, lexicon: Arc<Lexicon>) -> Grid {
        Grid::new(paper.board.clone(), lexicon, self.reading())
    }
}

impl Game for Keebble {
    const ID: &'static str = "keebble";
    const RULES: u32 = 2;
    const WORDS: bool = true;
    const HIDDEN: bool = true;
    const ENDINGS: &'static [&'static str] = &["out", "passed", "idle", "time_up", "left", "ruled"];
    const PRESETS: &'static [Preset<KeebbleOptions>] = presets::PRESETS;

    type Options = KeebbleOptions;
    type State = KeebbleState;
    type Action = KeebbleAction;
    type Chance = KeebbleChance;
    type Event = KeebbleEvent;
    type View = KeebbleView;
    type Notice = KeebbleEvent;
    type Refusal = KeebbleRefusal;

    fn new(options: KeebbleOptions, seating: Seating, resources: &Resources) -> Result<Self, Vec<Problem>> {
        let lexicon = resources.words::<Lexicon>();
        let problems = problems(&options, &seating, lexicon.as_deref());
        match lexicon {
            Some(lexicon) if problems.is_empty() => Ok(Self { options, seating, lexicon }),
            _ => Err(problems),
        }
    }

    fn options(&self) -> &KeebbleOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> KeebbleState {
        let seats = self.seating.len();
        let (width, height) = self.options.size.cells();
        let mut state = KeebbleState {
            paper: Paper::new(width, height, seats),
            seed: None,
            hands: vec![Hand::default(); seats],
            points: vec![0; seats],
            stage: Stage::First,
            turn: Seat::new(0),
            boons: super::Boons::default(),
            powers: Vec::new(),
            answering: SeatSet::NONE,
            sealed: Vec::new(),
            heard: Heard::new(Seat::new(0)),
            before: None,
            changed: false,
            idle: 0,
            endgame: false,
            window: Self::GAME_LIMIT,
            opened: GameTime::ZERO,
            began: GameTime::ZERO,
            left: SeatSet::NONE,
            ending: None,
        };
        if let (true, BoardChoice::Shared(seed)) = (self.options.is_generated(), &self.options.board_seed) {
            self.lay_sheet(&mut state, seed);
        }
        state
    }

    fn wait(&self, state: &KeebbleState) -> Wait {
        if let Some(ending) = &state.ending {
            return Wait::Over(self.outcome(state, ending));
        }
        if state.chance_is_due() {
            return Wait::Chance;
        }
        let sealed = state.stage == Stage::Answer && self.options.answers == Answers::Together;
        let whole = self.options.limit.get().map(|seconds| Window {
            id: Self::GAME_LIMIT,
            manner: Manner::Turn,
            seats: SeatSet::NONE,
            deadline: Some(state.began.plus_seconds(seconds)),
        });
        let asked = Window {
            id: state.window,
            manner: if sealed { Manner::Sealed } else { Manner::Turn },
            seats: self.asked(state),
            deadline: self.options.timer.get().map(|seconds| state.opened.plus_seconds(seconds)),
        };
        Wait::Players(whole.into_iter().chain([asked]).collect())
    }

    fn apply(&self, state: &mut KeebbleState, at: GameTime, input: &Input<KeebbleAction, KeebbleChance>) -> Change {
        match input {
            Input::Chance(chance) => self.take_chance(state, at, chance),
            Input::Act { seat, action } => self.act(state, at, *seat, action),
            Input::Expire { window } => Ok(self.expire(state, at, *window)),
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, state: &KeebbleState, dice: &mut Dice) -> KeebbleChance {
        self.drawn(state, dice)
    }

    /// Every legal action; but of the calls of a Big Ask only a choice is listed, since there are too many.
    fn actions(
        &self,
        state: &KeebbleState,
        seat: Seat,
        visit: &mut dyn FnMut(KeebbleAction) -> ControlFlow<()>,
    ) -> Listing {
        let _ = self.list(state, seat, visit);
        if state.stage == Stage::Ask && state.boons.big_ask { Listing::Partial } else { Listing::Complete }
    }

    fn view(&self, state: &KeebbleState, viewer: Viewer) -> KeebbleView {
        KeebbleView::new(self, state, viewer)
    }

    fn scores(view: &KeebbleView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &KeebbleEvent, _: Viewer) -> Option<KeebbleEvent> {
        Some(event.clone())
    }

    fn resample(&self, state: &KeebbleState, viewer: Viewer, dice: &mut Dice) -> KeebbleState {
        self.resampled(state, viewer, dice)
    }

    fn invariant(&self, state: &KeebbleState) -> Result<(), String> {
        self.sound(state)
    }
}

impl Keebble {
    /// Who is asked now; nobody while chance is due or when the game is over.
    pub(super) fn asked(&self, state: &KeebbleState) -> SeatSet {
        if state.chance_is_due() || state.ending.is_some() {
            return SeatSet::NONE;
        }
        match (state.stage, self.options.answers) {
            (Stage::Answer, Answers::Together) => state.answering,
            (Stage::Answer, Answers::InTurn) => {
                let next = self.seating.round_from(state.turn).find(|seat| state.answering.contains(*seat));
                next.map_or(SeatSet::NONE, SeatSet::only)
            }
            _ => SeatSet::only(state.turn),
        }
    }

    /// Lays the generated board of a seed (B1.6).
    pub(super) fn lay_sheet(&self, state: &mut KeebbleState, seed: &crate::BoardSeed) {
        let Sheet { paper, hands } = Sheet::generate(seed, &self.options.sheet_plan(self.seating.len()));
        state.paper = paper;
        state.hands = hands.iter().map(|letters| Hand { letters: *letters, received: letters.len() as u32 }).collect();
        state.seed = Some(seed.clone());
    }
}
