use crate::{
    ColoursEach, Exchange, KeezenAction, KeezenChance, KeezenEvent, KeezenNotice, KeezenOptions, KeezenRefusal,
    KeezenState, KeezenView, SevenShare,
    core::{Card, Deck, Laws, Phase, Table},
    flow::Change,
    options,
    state::GAME_LIMIT,
    table_laws, understand,
};
use kee_game::{
    Dice, Game, GameTime, Input, Listing, Manner, Preset, Problem, Resources, Seat, SeatSet, Seating, Viewer, Wait,
    Window,
};
use std::ops::ControlFlow;

/// The rules of one table of Keezen.
#[derive(Debug)]
pub struct Keezen {
    options: KeezenOptions,
    seating: Seating,
    laws: Laws,
}

impl Keezen {
    /// The rules as the core takes them.
    pub fn laws(&self) -> &Laws {
        &self.laws
    }

    /// What the viewer can do now, as far as their own view tells; nothing if they are not asked.
    pub fn possible(&self, view: &KeezenView) -> Vec<KeezenAction> {
        understand::actions(self, view)
    }

    fn visit_actions(
        &self,
        table: &Table,
        seat: usize,
        visit: &mut dyn FnMut(KeezenAction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if table.phase == Phase::Exchange {
            return table.hands[seat].kinds().map(KeezenAction::Give).try_for_each(visit);
        }
        table.visit_plays_of(&self.laws, seat, &mut |play| visit(KeezenAction::Play(play)))?;
        if table.may_throw_in(&self.laws) { visit(KeezenAction::ThrowIn) } else { ControlFlow::Continue(()) }
    }
}

impl Game for Keezen {
    const ID: &'static str = "keezen";
    const RULES: u32 = 2;
    const WORDS: bool = false;
    const HIDDEN: bool = true;
    const ENDINGS: &'static [&'static str] = &["win", "clock", "left", "ruled"];
    const PRESETS: &'static [Preset<KeezenOptions>] = options::PRESETS;

    type Options = KeezenOptions;
    type State = KeezenState;
    type Action = KeezenAction;
    type Chance = KeezenChance;
    type Event = KeezenEvent;
    type View = KeezenView;
    type Notice = KeezenNotice;
    type Refusal = KeezenRefusal;

    fn new(options: KeezenOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        let sides = table_laws::sides(&seating)?;
        let laws = table_laws::laws(&options, seating.len(), sides);
        let alone = seating.each_alone();
        let mut problems = Vec::new();
        if alone && options.exchange == Exchange::OneCard {
            problems.push(Problem::new("exchange", "who plays alone has nobody to exchange cards with; set none"));
        }
        if alone && options.seven_share == SevenShare::Free {
            problems.push(Problem::new("seven_share", "who plays alone has nobody to share with; set last_pawn"));
        }
        if options.colours == ColoursEach::Two && seating.len() != 2 {
            let seats = seating.len();
            problems.push(Problem::new("colours", format!("two colours each are for 2 seats, not {seats}; set one")));
        }
        if problems.is_empty() { Ok(Self { options, seating, laws }) } else { Err(problems) }
    }

    fn options(&self) -> &KeezenOptions {
        &self.options
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> KeezenState {
        KeezenState {
            table: Table::new(&self.laws),
            laid: Vec::new(),
            awards: vec![0; self.seating.len()],
            opened: GameTime::ZERO,
            began: GameTime::ZERO,
            ending: None,
        }
    }

    fn wait(&self, state: &KeezenState) -> Wait {
        if let Some(ending) = &state.ending {
            return Wait::Over(self.outcome(state, ending));
        }
        let after = |opened: GameTime, seconds: Option<u32>| seconds.map(|seconds| opened.plus_seconds(seconds));
        let manner = match state.table.phase {
            Phase::Dealer | Phase::Shuffle => return Wait::Chance,
            Phase::Exchange => Manner::Sealed,
            Phase::Turn | Phase::Won => Manner::Turn,
        };
        let limit = after(state.began, self.options.limit.get());
        let whole = limit.map(|deadline| Window {
            id: GAME_LIMIT,
            manner: Manner::Turn,
            seats: SeatSet::NONE,
            deadline: Some(deadline),
        });
        let question = Window {
            id: state.window(),
            manner,
            seats: state.asked(&self.laws),
            deadline: after(state.opened, self.options.timer.get()),
        };
        Wait::Players(whole.into_iter().chain([question]).collect())
    }

    fn apply(&self, state: &mut KeezenState, at: GameTime, input: &Input<KeezenAction, KeezenChance>) -> Change {
        match input {
            Input::Chance(chance) => self.take_chance(state, at, chance),
            Input::Act { seat, action } => self.act(state, at, *seat, action),
            Input::Expire { window } => Ok(self.expire(state, at, *window)),
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, state: &KeezenState, dice: &mut Dice) -> KeezenChance {
        if state.table.phase == Phase::Dealer {
            return KeezenChance::Dealer(Seat::new(dice.below(self.seating.len())));
        }
        let mut cards: Vec<Card> = self.laws.full_deck().iter().collect();
        dice.shuffle(&mut cards);
        KeezenChance::Deck(Deck::of(&cards).expect("the full deck is not larger than the largest one"))
    }

    fn actions(
        &self,
        state: &KeezenState,
        seat: Seat,
        visit: &mut dyn FnMut(KeezenAction) -> ControlFlow<()>,
    ) -> Listing {
        let _ = self.visit_actions(&state.table, seat.index(), visit);
        Listing::Complete
    }

    fn view(&self, state: &KeezenState, viewer: Viewer) -> KeezenView {
        KeezenView::new(self, state, viewer)
    }

    fn scores(view: &KeezenView) -> Vec<i64> {
        view.scores.clone()
    }

    fn notice(&self, event: &KeezenEvent, viewer: Viewer) -> Option<KeezenNotice> {
        Some(event.notice(&self.laws, viewer))
    }

    /// Made from the view alone, so that it cannot tell more than the view does.
    fn resample(&self, state: &KeezenState, viewer: Viewer, dice: &mut Dice) -> KeezenState {
        let table = self.view(state, viewer).determinise(&self.laws, dice);
        KeezenState { table, ..state.clone() }
    }

    fn invariant(&self, state: &KeezenState) -> Result<(), String> {
        self.check_cards(state)?;
        self.check_pawns(state)
    }
}
