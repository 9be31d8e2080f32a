use crate::{ActionList, AnyMatch, Thought, english, erased_game::make_bot, table_text::told_to};
use kee_bots::NamedBot;
use kee_game::{
    BotView, Decline, GameTime, Header, InWords, Input, Json, Match, Message, Names, PlayerKind, Problem, Question,
    Record, RecordEntry, Refusal, Resources, Seat, SeatSet, Seating, Seed, TableOutcome, TurnScore, Unreadable, Viewer,
    Voice, Wait, WordsPlayed, perft,
};
use std::{ops::ControlFlow, sync::Arc};

/// A match of any game, behind [`AnyMatch`]. It keeps the events of every entry, so that a viewer who was away can
/// still be told.
pub(crate) struct ErasedMatch<G: InWords> {
    game: Match<G>,
    events: Vec<Vec<G::Event>>,
    bots: Arc<[NamedBot<G>]>,
    resources: Resources,
}

impl<G: InWords> ErasedMatch<G> {
    /// A new match.
    pub(crate) fn new(game: Match<G>, bots: Arc<[NamedBot<G>]>, resources: Resources) -> Self {
        Self { game, events: Vec::new(), bots, resources }
    }

    fn apply(&mut self, at: GameTime, input: Input<G::Action, G::Chance>) -> Result<(), Refusal> {
        self.events.push(self.game.apply(at, input).map_err(in_english)?);
        Ok(())
    }

    /// Refuses a seat that can't act, before its text is read: it should not hear about a typo first.
    fn admit(&self, seat: Seat) -> Result<(), Refusal> {
        match self.game.wait() {
            Wait::Over(_) => Err(declined(&Decline::Over)),
            _ if self.game.may_act().contains(seat) => Ok(()),
            _ => Err(declined(&Decline::NotAsked(seat))),
        }
    }

    fn events(&self, entry: usize) -> &[G::Event] {
        entry.checked_sub(1).and_then(|index| self.events.get(index)).map_or(&[], Vec::as_slice)
    }

    fn noticed(&self, entry: usize, viewer: Viewer) -> impl Iterator<Item = G::Notice> {
        self.events(entry).iter().filter_map(move |event| self.game.rules().notice(event, viewer))
    }
}

impl<G: InWords> AnyMatch for ErasedMatch<G> {
    fn seating(&self) -> &Seating {
        self.game.rules().seating()
    }

    fn resources(&self) -> &Resources {
        &self.resources
    }

    fn goal(&self) -> Option<i64> {
        let rules = self.game.rules();
        G::goal(rules.options(), rules.seating())
    }

    fn wait(&self) -> &Wait {
        self.game.wait()
    }

    fn now(&self) -> GameTime {
        self.game.now()
    }

    fn entries(&self) -> usize {
        self.game.log().len()
    }

    fn entry(&self, entry: usize) -> Option<RecordEntry> {
        let entry = self.game.log().get(entry.checked_sub(1)?)?;
        Some(RecordEntry { at: entry.at, input: entry.input.in_text() })
    }

    fn left(&self) -> SeatSet {
        self.game.left()
    }

    fn volunteers(&self) -> SeatSet {
        self.game.may_act().minus(self.game.wait().asked())
    }

    fn act(&mut self, at: GameTime, seat: Seat, typed: &str) -> Result<(), Refusal> {
        self.admit(seat)?;
        let action = self.game.rules().understand(&self.game.view(Viewer::Seat(seat)), seat, typed);
        self.apply(at, Input::Act { seat, action: action.map_err(in_english)? })
    }

    fn take(&mut self, at: GameTime, input: &Input<String, String>) -> Result<(), Refusal> {
        let input = input.from_text().map_err(not_understood)?;
        self.apply(at, input)
    }

    fn deal(&mut self, seed: &Seed) -> bool {
        let dealt = self.game.deal(seed);
        let due = dealt.is_some();
        self.events.extend(dealt);
        due
    }

    fn thought(&self, seat: Seat, bot: &str) -> Result<Thought, Problem> {
        assert!(self.game.wait().asked().contains(seat), "only a seat that is asked has something to think about");
        let mut bot = make_bot(&self.bots, bot)?;
        let (copy, now) = (self.game.sibling(self.game.state().clone()), self.game.now());
        Ok(Box::new(move |dice| bot.play(&BotView::new(&copy, seat).at(now), dice).in_text()))
    }

    #[cfg(feature = "testing")]
    fn imagine(&self, viewer: Viewer, dice: &mut kee_game::Dice) -> Box<dyn AnyMatch> {
        let state = self.game.rules().resample(self.game.state(), viewer, dice);
        Box::new(Self::new(self.game.sibling(state), Arc::clone(&self.bots), self.resources.clone()))
    }

    fn show(&self, viewer: Viewer, names: &Names, voice: &dyn Voice) -> String {
        self.game.rules().show(&self.game.view(viewer), names, voice)
    }

    fn questions(&self) -> &'static [Question<'static>] {
        G::QUESTIONS
    }

    fn answer(&self, viewer: Viewer, question: Question<'_>) -> Vec<Message> {
        self.game.rules().answer(&self.game.view(viewer), question)
    }

    fn explain(&self, viewer: Viewer) -> Vec<Message> {
        self.game.rules().explain(&self.game.view(viewer))
    }

    fn look_up(&self, viewer: Viewer, word: &str) -> Result<bool, Message> {
        self.game.rules().look_up(&self.game.view(viewer), word)
    }

    fn hint(&self, viewer: Viewer, asked: &str, suggested: &Resources) -> Result<Message, Message> {
        let rules = self.game.rules();
        let advisor = G::new(rules.options().clone(), rules.seating().clone(), suggested);
        advisor.as_ref().unwrap_or(rules).hint(&self.game.view(viewer), asked)
    }

    fn tell(&self, entry: usize, viewer: Viewer) -> Vec<Vec<Message>> {
        let seats = self.seating().len();
        let told = self.noticed(entry, viewer).map(|notice| told_to::<G>(viewer.seat(), &notice, seats));
        told.filter(|told| !told.is_empty()).collect()
    }

    fn notices(&self, entry: usize, viewer: Viewer) -> Json {
        let notices: Vec<G::Notice> = self.noticed(entry, viewer).collect();
        Json::of(&notices)
    }

    fn reveals(&self, entry: usize, viewer: Viewer) -> bool {
        self.events(entry).iter().any(|event| self.game.rules().reveals(event, viewer))
    }

    fn turn_scores(&self, entry: usize, viewer: Viewer) -> Vec<TurnScore> {
        self.noticed(entry, viewer).filter_map(|notice| self.game.rules().turn_score(&notice)).collect()
    }

    fn table_outcome(&self) -> Option<TableOutcome> {
        let outcome = self.game.wait().outcome()?.clone();
        let words = (1..).zip(self.game.log()).flat_map(|(number, entry)| {
            let turns = self.turn_scores(number, Viewer::Spectator).into_iter().filter(|turn| !turn.words.is_empty());
            turns.map(|turn| WordsPlayed { at: entry.at, seat: turn.seat, words: turn.words })
        });
        let first_draws = self.game.rules().first_draws(&self.game.view(Viewer::Spectator));
        Some(TableOutcome { outcome, lasted: self.game.now(), first_draws, words: words.collect() })
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.game.view(viewer))
    }

    fn scores(&self, viewer: Viewer) -> Vec<i64> {
        G::scores(&self.game.view(viewer))
    }

    fn actions(&self, seat: Seat, most: usize) -> ActionList {
        let mut list = ActionList { actions: Vec::new(), more: 0, listing: kee_game::Listing::Complete };
        if self.game.may_act().contains(seat) {
            list.listing = self.game.rules().actions(self.game.state(), seat, &mut |action| {
                if list.actions.len() < most {
                    list.actions.push(action.to_string());
                } else {
                    list.more += 1;
                }
                ControlFlow::Continue(())
            });
        }
        list
    }

    fn position(&self) -> String {
        self.game.rules().position(self.game.state())
    }

    fn after(&self, seat: Seat, action: &str) -> Result<String, Refusal> {
        self.admit(seat)?;
        let action = action.parse().map_err(not_understood)?;
        let rules = self.game.rules();
        let mut state = self.game.state().clone();
        let refused = |reason: G::Refusal| in_english(Refusal::new(G::ID, &reason));
        rules.apply(&mut state, self.game.now(), &Input::Act { seat, action }).map_err(refused)?;
        Ok(rules.position(&state))
    }

    fn perft(&self, seed: &Seed, depth: u32) -> u64 {
        perft(&self.game, seed, depth)
    }

    fn header(&self, resources: &Resources, players: &[(PlayerKind, String)], seed: &Seed) -> Header {
        Header::new(self.game.rules(), resources, players, seed)
    }

    fn record(&self, header: &Header, seed: &Seed) -> Record {
        self.game.record(header, seed)
    }
}

fn not_understood(text: Unreadable) -> Refusal {
    declined(&Decline::NotUnderstood(text))
}

fn declined(reason: &Decline) -> Refusal {
    in_english(reason.refusal())
}

fn in_english(refusal: Refusal) -> Refusal {
    english().refused(refusal)
}
