use crate::{
    Bonuses, KeywordAction, KeywordChance, KeywordEvent, KeywordNotice, KeywordOptions, KeywordPhase, KeywordRefusal,
    KeywordState, KeywordView, Letters, Order, PendingPlayView, PrintedBoard, PrizeOf, PrizeWord, PrizeWordView,
    RackColour, presets, problems::problems,
};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Preset, Problem, Resources, Seat, SeatSet, Seating, Viewer,
    Wait, Window, Windows,
};
use kee_grid::Square;
use kee_lexicon::Lexicon;
use std::{ops::ControlFlow, sync::Arc};

/// The rules of one table of Keyword.
#[derive(Debug)]
pub struct Keyword {
    options: KeywordOptions,
    seating: Seating,
    lexicon: Arc<Lexicon>,
    printed: Arc<PrintedBoard>,
    gray: Vec<Square>,
}

impl Keyword {
    /// The rules of a table without its dictionary, and so without its prizes. They decide where a play fits and what
    /// it scores ([`Keyword::weigh`]), but not whether its words are valid.
    pub fn without_words(options: KeywordOptions, seating: Seating) -> Self {
        let options = KeywordOptions { table_prize: PrizeWord::None, party_prize: PrizeWord::None, ..options };
        let lexicon = Arc::new(Lexicon::from_words("none", Vec::<String>::new()));
        Self::assemble(options, seating, lexicon)
    }

    fn assemble(options: KeywordOptions, seating: Seating, lexicon: Arc<Lexicon>) -> Self {
        let printed = options.board.printed();
        let gray = printed.gray().collect();
        Self { options, seating, lexicon, printed, gray }
    }

    /// The dictionary of this table.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The printed board.
    pub fn printed(&self) -> &PrintedBoard {
        &self.printed
    }

    /// The scores of keywords, going out and letters left at this table.
    pub fn bonuses(&self) -> &Bonuses {
        self.printed.bonuses(self.seating.len() == 1)
    }

    /// The grey squares.
    pub(crate) fn gray(&self) -> &[Square] {
        &self.gray
    }

    pub(crate) fn prize(&self, of: PrizeOf) -> &PrizeWord {
        match of {
            PrizeOf::Table => &self.options.table_prize,
            PrizeOf::Party => &self.options.party_prize,
        }
    }

    fn prize_view(&self, state: &KeywordState, of: PrizeOf) -> Option<PrizeWordView> {
        let (prize, winner) = (self.prize(of), state.winners[of as usize]);
        let word = prize.word()?;
        let known = winner.is_some() || matches!(prize, PrizeWord::Announced(_));
        Some(PrizeWordView { of, word: known.then(|| word.clone()), winner })
    }
}

impl Game for Keyword {
    const ID: &'static str = "keyword";
    const RULES: u32 = 2;
    const WORDS: bool = true;
    const HIDDEN: bool = true;
    const ENDINGS: &'static [&'static str] = &["out", "passes", "time_up", "left", "ruled"];
    const PRESETS: &'static [Preset<KeywordOptions>] = presets::PRESETS;

    type Options = KeywordOptions;
    type State = KeywordState;
    type Action = KeywordAction;
    type Chance = KeywordChance;
    type Event = KeywordEvent;
    type View = KeywordView;
    type Notice = KeywordNotice;
    type Refusal = KeywordRefusal;

    fn new(options: KeywordOptions, seating: Seating, resources: &Resources) -> Result<Self, Vec<Problem>> {
        let lexicon = resources.words_unless(|words| problems(&options, &seating, words))?;
        Ok(Self::assemble(options, seating, lexicon))
    }

    fn options(&self) -> &KeywordOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn goal(_: &KeywordOptions, seating: &Seating) -> Option<i64> {
        (seating.len() == 1).then_some(Self::SOLITAIRE_GOAL)
    }

    fn start(&self) -> KeywordState {
        let seats = self.seating.len();
        let alone = seats == 1;
        KeywordState {
            phase: if alone { KeywordPhase::Letters } else { KeywordPhase::Draw },
            draws: Vec::new(),
            drawing: if alone { SeatSet::NONE } else { self.seating.everyone() },
            colours: if alone { vec![RackColour::Blue] } else { Vec::new() },
            bag: Order::default(),
            racks: vec![Letters::default(); seats],
            returning: Letters::default(),
            board: self.printed.empty(),
            pending: None,
            correction: None,
            turn: Seat::new(0),
            passes: 0,
            barren: 0,
            scores: vec![0; seats],
            out: None,
            winners: [None; 2],
            last: None,
            pointed: None,
            windows: Windows::NONE,
            left: SeatSet::NONE,
            ending: None,
        }
    }

    fn wait(&self, state: &KeywordState) -> Wait {
        if let Some(ending) = &state.ending {
            return Wait::Over(self.outcome(state, ending));
        }
        if Self::chance_is_due(state) {
            return Wait::Chance;
        }
        let whole = state.windows.limit(self.options.limit.get());
        let pointing = state.pending.as_ref().map(|pending| {
            let seconds = self.options.pointing.get();
            Window::since(pending.opened, seconds, pending.window, Manner::Open, self.pointers(state))
        });
        let timer = self.options.timer.get();
        let turn = self.open_turn(state).map(|seat| state.windows.question(Manner::Turn, SeatSet::only(seat), timer));
        Wait::Players(whole.into_iter().chain(pointing).chain(turn).collect())
    }

    fn volunteers(&self, state: &KeywordState) -> SeatSet {
        self.withdrawer(state).into_iter().collect()
    }

    fn apply(
        &self,
        state: &mut KeywordState,
        at: GameTime,
        input: &Input<KeywordAction, KeywordChance>,
    ) -> Change<Self> {
        match input {
            Input::Chance(chance) => self.take_chance(state, at, chance),
            Input::Act { seat, action } => self.act(state, at, *seat, action),
            Input::Expire { window } => Ok(self.expire(state, at, *window)),
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, state: &KeywordState, dice: &mut Dice) -> KeywordChance {
        self.drawn(state, dice)
    }

    fn actions(
        &self,
        state: &KeywordState,
        seat: Seat,
        visit: &mut dyn FnMut(KeywordAction) -> ControlFlow<()>,
    ) -> Listing {
        let _ = self.list(state, seat, visit);
        self.listing()
    }

    fn view(&self, state: &KeywordState, viewer: Viewer) -> KeywordView {
        let seat = viewer.seat();
        let own = |seat: Seat| state.racks[seat.index()];
        KeywordView {
            seat,
            phase: state.phase,
            draws: state.draws.clone(),
            colours: state.colours.clone(),
            board: state.board.clone(),
            rack: seat.map(own).unwrap_or_default(),
            held: state.racks.iter().map(Letters::len).collect(),
            racks: state.ending.as_ref().map(|_| state.racks.clone()),
            left_to_draw: state.bag.len(),
            pending: state.pending.as_ref().map(|pending| PendingPlayView {
                played: pending.played.clone(),
                pointers: self.pointers(state),
                decides: self.decides(state),
                withdrawable: self.withdrawer(state).is_some(),
            }),
            turn: self.open_turn(state),
            struck: state.struck().to_vec(),
            must_play: self.must_play(state),
            scores: state.scores.clone(),
            passes: state.passes,
            barren: state.barren,
            last: state.last.clone(),
            pointed: state.pointed.clone(),
            prizes: PrizeOf::BOTH.into_iter().filter_map(|of| self.prize_view(state, of)).collect(),
            left: state.left,
            ending: state.ending.clone(),
        }
    }

    fn scores(view: &KeywordView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &KeywordEvent, viewer: Viewer) -> Option<KeywordNotice> {
        Some(event.notice(viewer))
    }

    fn reveals(&self, event: &KeywordEvent, viewer: Viewer) -> bool {
        match event {
            KeywordEvent::Public(KeywordNotice::Played(played)) => !viewer.is(played.seat),
            KeywordEvent::Public(KeywordNotice::Passed(_) | KeywordNotice::Waived(_) | KeywordNotice::TookBack(_)) => {
                false
            }
            _ => true,
        }
    }

    fn resample(&self, state: &KeywordState, viewer: Viewer, dice: &mut Dice) -> KeywordState {
        self.resampled(state, viewer, dice)
    }

    fn invariant(&self, state: &KeywordState) -> Result<(), String> {
        self.conserved(state)
    }
}
