use crate::{Finding, Subject, driver::Driver, sampler::Sampler};
use kee_game::{Dice, Game, Header, Match, Plan, PlayerKind, Preset, Problem, Record, Seed, Viewer};
use std::{
    any::Any,
    cell::RefCell,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Looks at a playout before its first input and after every one, with the events the last input brought. Whatever
/// it says is wrong ends the playout and becomes a finding.
pub(crate) type Watch<'w, G> = dyn FnMut(&mut Match<G>, &[<G as Game>::Event]) -> Result<(), String> + 'w;

/// A preset with one of its plans, for one check.
pub(crate) struct Setting<'a, G: Game> {
    pub(crate) subject: &'a Subject<G>,
    pub(crate) check: &'static str,
    pub(crate) preset: &'static Preset<G::Options>,
    pub(crate) plan: Plan,
    /// Its number among all settings of the game.
    pub(crate) place: usize,
    /// How many playouts it gets.
    pub(crate) playouts: usize,
}

/// A playout that came to its end.
pub(crate) struct Played<G: Game> {
    pub(crate) game: Match<G>,
    pub(crate) seed: Seed,
    pub(crate) header: Header,
}

impl<G: Game> Played<G> {
    pub(crate) fn record(&self) -> Record {
        self.game.record(&self.header, &self.seed)
    }
}

impl<G: Game> Setting<'_, G> {
    /// The rules of a table with these options and seats.
    pub(crate) fn rules(&self) -> Result<G, Finding> {
        let rules = G::new((self.preset.options)(), self.plan.seating(), &self.subject.resources);
        rules.map_err(|problems| {
            let problems: Vec<String> = problems.iter().map(Problem::to_string).collect();
            self.finding(format!("The preset cannot be played: {}.", problems.join("; ")))
        })
    }

    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        Viewer::all(usize::from(self.plan.seats)).collect()
    }

    /// The seed from which chance is drawn in a playout.
    pub(crate) fn seed(&self, playout: usize) -> Seed {
        Seed::named(&self.name(playout, "chance"))
    }

    /// Dice for a purpose, which do not disturb those of any other.
    pub(crate) fn dice(&self, playout: usize, purpose: &str) -> Dice {
        Seed::named(&self.name(playout, purpose)).dice(0)
    }

    pub(crate) fn sampler(&self, playout: usize) -> Sampler {
        Sampler::new(self.dice(playout, "moments"))
    }

    fn name(&self, playout: usize, purpose: &str) -> String {
        format!("conformance {} {} {} {playout} {purpose}", G::ID, self.preset.name, self.plan)
    }

    pub(crate) fn finding(&self, sentence: impl Into<String>) -> Finding {
        let setting = Some(format!("{}, {}", self.preset.name, self.plan));
        Finding { setting, ..Finding::general(self.check, G::ID, sentence) }
    }

    /// What is wrong with a playout as a whole.
    pub(crate) fn finding_in(&self, playout: usize, game: &Match<G>, sentence: impl Into<String>) -> Finding {
        let seed = self.seed(playout);
        let record = game.record(&self.header(game.rules(), &seed), &seed);
        Finding { playout: Some(playout), record: Some(Box::new(record)), ..self.finding(sentence) }
    }

    fn header(&self, rules: &G, seed: &Seed) -> Header {
        let players: Vec<_> = rules.seating().seats().map(|_| (PlayerKind::Bot, "random".to_owned())).collect();
        Header::new(rules, &self.subject.resources, &players, seed)
    }

    /// Plays a random game to its end under the eyes of a spectator. A panic of the game becomes a finding too.
    pub(crate) fn play(&self, playout: usize, watch: &mut Watch<'_, G>) -> Result<Played<G>, Finding> {
        let rules = self.rules()?;
        let seed = self.seed(playout);
        let header = self.header(&rules, &seed);
        let log = RefCell::new(Vec::new());
        let game = guarded(|| Driver::new(self, playout, &seed).drive(Match::new(rules), &log, watch));
        game.map_err(|sentence| {
            let record = Record { header: header.clone(), entries: log.take(), undone: Vec::new(), ending: None };
            Finding { playout: Some(playout), record: Some(Box::new(record)), ..self.finding(sentence) }
        })
        .map(|game| Played { game, seed, header })
    }
}

/// Does something with a game and says what is wrong if the game panics.
pub(crate) fn guarded<T>(task: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    let done = catch_unwind(AssertUnwindSafe(task));
    done.unwrap_or_else(|panic| Err(format!("The game panicked: {}", message(&*panic))))
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("it did not say why")
}
