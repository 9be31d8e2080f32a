use crate::{
    KeezenAction, KeezenChance, KeezenEvent, KeezenNotice, KeezenOptions, KeezenRefusal, KeezenState, KeezenView,
    core::{Card, CardTable, Deck, KeezenPhase, Laws, TableEvent},
    presets, problems, table_laws, understanding,
};
use kee_game::{
    Change, Dice, Game, GameTime, Input, Listing, Manner, Preset, Problem, Resources, Seat, Seating, Viewer, Wait,
    Windows,
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
    /// The rules in the form of the core.
    pub fn laws(&self) -> &Laws {
        &self.laws
    }

    /// The actions of the viewer, as their own view tells; none if they are not asked.
    pub fn possible(&self, view: &KeezenView) -> Vec<KeezenAction> {
        understanding::actions(self, view)
    }

    fn visit_actions(
        &self,
        table: &CardTable,
        seat: usize,
        visit: &mut dyn FnMut(KeezenAction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if table.phase == KeezenPhase::Exchange {
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
    const PRESETS: &'static [Preset<KeezenOptions>] = presets::PRESETS;

    type Options = KeezenOptions;
    type State = KeezenState;
    type Action = KeezenAction;
    type Chance = KeezenChance;
    type Event = KeezenEvent;
    type View = KeezenView;
    type Notice = KeezenNotice;
    type Refusal = KeezenRefusal;

    fn new(options: KeezenOptions, seating: Seating, _: &Resources) -> Result<Self, Vec<Problem>> {
        let sides = problems::sides(&seating)?;
        let problems = problems::problems(&options, &seating);
        let laws = table_laws::laws(&options, seating.len(), sides);
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
            table: CardTable::new(&self.laws),
            laid: Vec::new(),
            awards: vec![0; self.seating.len()],
            windows: Windows::NONE,
            ending: None,
        }
    }

    fn wait(&self, state: &KeezenState) -> Wait {
        if let Some(ending) = &state.ending {
            return Wait::Over(self.outcome(state, ending));
        }
        let manner = match state.table.phase {
            KeezenPhase::Dealer | KeezenPhase::Shuffle => return Wait::Chance,
            KeezenPhase::Exchange => Manner::Sealed,
            KeezenPhase::Turn | KeezenPhase::Won => Manner::Turn,
        };
        let limit = state.windows.limit(self.options.limit.get());
        let question = state.windows.question(manner, state.asked(&self.laws), self.options.timer.get());
        Wait::Players(limit.into_iter().chain([question]).collect())
    }

    fn apply(&self, state: &mut KeezenState, at: GameTime, input: &Input<KeezenAction, KeezenChance>) -> Change<Self> {
        match input {
            Input::Chance(chance) => self.take_chance(state, at, chance),
            Input::Act { seat, action } => self.act(state, at, *seat, action),
            Input::Expire { window } => Ok(self.expire(state, at, *window)),
            Input::Leave { seat } => Ok(self.leave(state, at, *seat)),
            Input::Ruling(ruling) => self.rule(state, at, *ruling),
        }
    }

    fn draw(&self, state: &KeezenState, dice: &mut Dice) -> KeezenChance {
        if state.table.phase == KeezenPhase::Dealer {
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

    fn reveals(&self, event: &KeezenEvent, viewer: Viewer) -> bool {
        match event {
            KeezenEvent::Table(TableEvent::Played { seat, .. } | TableEvent::ThrewIn(seat, _)) => {
                !viewer.is(Seat::new(*seat))
            }
            KeezenEvent::Table(TableEvent::Arrived { .. }) | KeezenEvent::Public(KeezenNotice::Chose(_)) => false,
            _ => true,
        }
    }

    /// Uses the view alone, so that it can't leak more than the view does.
    fn resample(&self, state: &KeezenState, viewer: Viewer, dice: &mut Dice) -> KeezenState {
        let table = self.view(state, viewer).determinise(&self.laws, dice);
        KeezenState { table, ..state.clone() }
    }

    fn invariant(&self, state: &KeezenState) -> Result<(), String> {
        self.check_cards(state)?;
        self.check_pawns(state)
    }
}
