use super::{
    ChainAction, ChainEvent, ChainOptions, ChainRefusal, ChainState, ChainView, ChainWord, FirstLetter, Judge, Turn,
    flow::end, options,
};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Outcome, Preset, Problem, Resources, Seat, SeatSet, Seating,
    Viewer, Wait, WindowId, Windows,
};
use kee_lexicon::Lexicon;
use std::{ops::ControlFlow, sync::Arc};

kee_game::messages! {
    /// Problems of a table.
    pub(super) PROBLEMS;
    spree_needs_timer() = "problem-chain-spree_needs_timer";
}

/// The rules of one table of chain.
#[derive(Debug)]
pub struct Chain {
    options: ChainOptions,
    seating: Seating,
    lexicon: Arc<Lexicon>,
    first_letters: Vec<char>,
}

impl Chain {
    pub(super) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// The letters that some word begins with.
    pub(super) fn first_letters(&self) -> &[char] {
        &self.first_letters
    }

    /// The seat whose turn it is.
    pub(super) fn on_turn(&self, state: &ChainState) -> Option<Seat> {
        state.turn(&self.seating, self.options.rounds.get())
    }
}

impl Game for Chain {
    const ID: &'static str = "chain";
    const RULES: u32 = 1;
    const WORDS: bool = true;
    const HIDDEN: bool = false;
    const ENDINGS: &'static [&'static str] = &["played_out", "time_up", "left", "ruled"];
    const PRESETS: &'static [Preset<ChainOptions>] = options::PRESETS;

    type Options = ChainOptions;
    type State = ChainState;
    type Action = ChainAction;
    type Chance = FirstLetter;
    type Event = ChainEvent;
    type View = ChainView;
    type Notice = ChainEvent;
    type Refusal = ChainRefusal;

    fn new(options: ChainOptions, seating: Seating, resources: &Resources) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        if options.turn == Turn::Spree && options.timer.get().is_none() {
            problems.push(Problem::new("timer", spree_needs_timer()));
        }
        if seating.len() > 1 && seating.team_count() < 2 {
            problems.push(Problem::one_side());
        }
        let Some(lexicon) = resources.words::<Lexicon>() else {
            problems.push(Problem::no_word_list());
            return Err(problems);
        };
        let long_enough = |word: &String| word.len() >= options.shortest.get() as usize;
        let begins = |letter: &char| lexicon.with_prefix(&letter.to_string()).any(|word| long_enough(&word));
        let first_letters: Vec<char> = ('a'..='z').filter(begins).collect();
        if first_letters.is_empty() {
            problems.push(Problem::no_long_words(options.shortest.get() as usize));
        }
        if problems.is_empty() { Ok(Self { options, seating, lexicon, first_letters }) } else { Err(problems) }
    }

    fn options(&self) -> &ChainOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> ChainState {
        let seats = self.seating.len();
        ChainState {
            letter: None,
            said: Vec::new(),
            turns: vec![0; seats],
            awards: vec![0; seats],
            last: Seat::new(seats - 1),
            windows: Windows::NONE,
            left: SeatSet::NONE,
            ending: None,
        }
    }

    fn wait(&self, state: &ChainState) -> Wait {
        if let Some(ending) = &state.ending {
            let scores: Vec<i64> = self.seating.seats().map(|seat| state.score(seat)).collect();
            return Wait::Over(Outcome::by_team_score(ending, &self.seating.team_sums(&scores), &self.seating));
        }
        if state.letter.is_none() {
            return Wait::Chance;
        }
        let on_turn = self.on_turn(state).map_or(SeatSet::NONE, SeatSet::only);
        let turn = state.windows.question(Manner::Turn, on_turn, self.options.timer.get());
        let whole = state.windows.limit(self.options.limit.get());
        Wait::Players(whole.into_iter().chain([turn]).collect())
    }

    fn apply(&self, state: &mut ChainState, at: GameTime, input: &Input<ChainAction, FirstLetter>) -> Change<Self> {
        match input {
            Input::Chance(FirstLetter(letter)) => self.begin(state, at, *letter),
            Input::Act { seat, action } => self.act(state, at, *seat, action),
            Input::Expire { window: WindowId::GAME_LIMIT } => {
                let mut events = Vec::new();
                end(state, "time_up", &mut events);
                Ok(events)
            }
            Input::Expire { .. } => {
                let mut events = Vec::new();
                if let Some(seat) = self.on_turn(state) {
                    events.push(ChainEvent::TimeUp(seat));
                    self.end_turn(state, at, seat, &mut events);
                }
                Ok(events)
            }
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, _: &ChainState, dice: &mut Dice) -> FirstLetter {
        FirstLetter(*dice.pick(&self.first_letters).expect("a list without words is refused"))
    }

    fn actions(&self, state: &ChainState, _: Seat, visit: &mut dyn FnMut(ChainAction) -> ControlFlow<()>) -> Listing {
        let prefix = state.letter.map_or(String::new(), String::from);
        let words = self.lexicon.with_prefix(&prefix).filter_map(|word| word.parse::<ChainWord>().ok());
        let words = words.filter(|word| self.check(state, word).is_ok()).map(ChainAction::Say);
        let _ = words.chain([ChainAction::Pass]).try_for_each(visit);
        if self.options.judge == Judge::Table { Listing::Partial } else { Listing::Complete }
    }

    fn view(&self, state: &ChainState, viewer: Viewer) -> ChainView {
        ChainView {
            seat: viewer.seat(),
            letter: state.letter,
            said: state.said.clone(),
            turn: self.on_turn(state).filter(|_| state.ending.is_none()),
            turns: state.turns.clone(),
            scores: self.seating.seats().map(|seat| state.score(seat)).collect(),
            left: state.left,
            over: state.ending.is_some(),
        }
    }

    fn scores(view: &ChainView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &ChainEvent, _: Viewer) -> Option<ChainEvent> {
        Some(event.clone())
    }

    fn resample(&self, state: &ChainState, _: Viewer, _: &mut Dice) -> ChainState {
        state.clone()
    }

    fn invariant(&self, state: &ChainState) -> Result<(), String> {
        for (place, pair) in state.said.windows(2).enumerate() {
            if pair[0].word.last() != pair[1].word.first() {
                return Err(format!("{} does not go on from {}", pair[1].word, pair[0].word));
            }
            if state.said[..=place].iter().any(|said| said.word == pair[1].word) {
                return Err(format!("{} was said twice", pair[1].word));
            }
        }
        Ok(())
    }
}
