use crate::{
    Answers, Hand, KeebbleAction, KeebbleChance, KeebbleEvent, KeebbleOptions, KeebbleRefusal, KeebbleState,
    KeebbleView, LetterAnswer, Paper, Reads, SeedChoice, Sheet, Stage, TurnSummary, presets, problems::problems,
};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Preset, Problem, Resources, Seat, SeatSet, Seating, Viewer,
    Wait, Windows,
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
    /// The most letters a hand can have (B1.4).
    pub const HAND_LIMIT: usize = 7;

    /// The dictionary of this table.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The directions in which words are read at this table (B1.5).
    pub fn reading(&self) -> Reading {
        Reading { backwards: self.options.direction == Reads::Any, ..Reading::default() }
    }

    /// A grid to search the sheet for words of a list.
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
        let lexicon = resources.words_unless(|words| problems(&options, &seating, words))?;
        Ok(Self { options, seating, lexicon })
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
            boons: crate::Boons::default(),
            powers: Vec::new(),
            answering: SeatSet::NONE,
            sealed: Vec::new(),
            heard: TurnSummary::new(Seat::new(0)),
            before: None,
            changed: false,
            idle: 0,
            endgame: false,
            windows: Windows::NONE,
            left: SeatSet::NONE,
            ending: None,
        };
        if let (true, SeedChoice::Shared(seed)) = (self.options.is_generated(), &self.options.board_seed) {
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
        let manner = if sealed { Manner::Sealed } else { Manner::Turn };
        let asked = state.windows.question(manner, self.asked(state), self.options.timer.get());
        let whole = state.windows.limit(self.options.limit.get());
        Wait::Players(whole.into_iter().chain([asked]).collect())
    }

    fn apply(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        input: &Input<KeebbleAction, KeebbleChance>,
    ) -> Change<Self> {
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

    /// Lists every legal action, but only some of the requests of a Big Ask, since there are too many.
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

    /// Only answers that are given together are hidden.
    fn reveals(&self, event: &KeebbleEvent, _: Viewer) -> bool {
        self.options.answers == Answers::Together
            && matches!(event, KeebbleEvent::Took { .. } | KeebbleEvent::Walled { .. })
    }

    /// Draws other possible answers in place of those that are not shown yet.
    fn resample(&self, state: &KeebbleState, viewer: Viewer, dice: &mut Dice) -> KeebbleState {
        let mut other = state.clone();
        for (seat, answer) in &mut other.sealed {
            // Everyone knows which seats were late or forfeited.
            if !viewer.is(*seat) && *answer != LetterAnswer::Nothing {
                *answer = dice.pick(&self.possible_answers(state, *seat)).copied().unwrap_or(*answer);
            }
        }
        other
    }

    fn invariant(&self, state: &KeebbleState) -> Result<(), String> {
        self.sound(state)
    }
}

impl Keebble {
    /// The seats that are asked now; none while a draw is due or after the game.
    pub(crate) fn asked(&self, state: &KeebbleState) -> SeatSet {
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
    pub(crate) fn lay_sheet(&self, state: &mut KeebbleState, seed: &crate::BoardSeed) {
        let Sheet { paper, hands } = Sheet::generate(seed, &self.options.sheet_plan(self.seating.len()));
        state.paper = paper;
        state.hands = hands.iter().map(|letters| Hand { letters: *letters, received: letters.len() as u32 }).collect();
        state.seed = Some(seed.clone());
    }
}
