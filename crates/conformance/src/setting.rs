use crate::{Finding, Subject, driver::Driver};
use kee_game::{Dice, Game, Header, Match, Plan, PlayerKind, Preset, Problem, Record, Seed, Viewer};
use std::{
    any::Any,
    cell::RefCell,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Observes a playout before its first input and after every one, with the events of the last input. An error ends the
/// playout and becomes a finding.
pub(crate) type Watch<'w, G> = dyn FnMut(&mut Match<G>, &[<G as Game>::Event]) -> Result<(), String> + 'w;

/// A preset with one of its plans, for one check.
pub(crate) struct Setting<'a, G: Game> {
    pub(crate) subject: &'a Subject<G>,
    pub(crate) check: &'static str,
    pub(crate) preset: &'static Preset<G::Options>,
    pub(crate) plan: Plan,
    /// Its number among all settings of the game.
    pub(crate) place: usize,
    /// Its number of playouts.
    pub(crate) playouts: usize,
}

/// A finished playout.
pub(crate) struct FinishedPlayout<G: Game> {
    pub(crate) game: Match<G>,
    pub(crate) seed: Seed,
    pub(crate) header: Header,
}

impl<G: Game> FinishedPlayout<G> {
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

    /// The seed of the chance in a playout.
    pub(crate) fn seed(&self, playout: usize) -> Seed {
        Seed::named(&self.name(playout, "chance"))
    }

    /// Dice for a purpose, independent of all others.
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

    /// A finding about a playout as a whole.
    pub(crate) fn finding_in(&self, playout: usize, game: &Match<G>, sentence: impl Into<String>) -> Finding {
        let seed = self.seed(playout);
        let record = game.record(&self.header(game.rules(), &seed), &seed);
        Finding { playout: Some(playout), record: Some(Box::new(record)), ..self.finding(sentence) }
    }

    fn header(&self, rules: &G, seed: &Seed) -> Header {
        let players: Vec<_> = rules.seating().seats().map(|_| (PlayerKind::Bot, "random".to_owned())).collect();
        Header::new(rules, &self.subject.resources, &players, seed)
    }

    /// Plays a random game to its end with an observer. A panic of the game becomes a finding too.
    pub(crate) fn play(&self, playout: usize, watch: &mut Watch<'_, G>) -> Result<FinishedPlayout<G>, Finding> {
        let rules = self.rules()?;
        let seed = self.seed(playout);
        let header = self.header(&rules, &seed);
        let log = RefCell::new(Vec::new());
        let game = guarded(|| Driver::new(self, playout, &seed).drive(Match::new(rules), &log, watch));
        game.map_err(|sentence| {
            let record = Record { header: header.clone(), entries: log.take(), undone: Vec::new(), ending: None };
            Finding { playout: Some(playout), record: Some(Box::new(record)), ..self.finding(sentence) }
        })
        .map(|game| FinishedPlayout { game, seed, header })
    }
}

/// Runs something with a game and returns an error if the game panics.
pub(crate) fn guarded<T>(task: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    let done = catch_unwind(AssertUnwindSafe(task));
    done.unwrap_or_else(|panic| Err(format!("The game panicked: {}", message(&*panic))))
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("it did not say why")
}

/// Chooses moments of a playout of unknown length: nearly all at the beginning, fewer and fewer later on. So a game of
/// a thousand inputs is checked about fifty times, with its share of the opening, the middle and the end.
pub(crate) struct Sampler {
    dice: Dice,
    next: usize,
}

impl Sampler {
    pub(crate) fn new(dice: Dice) -> Self {
        Self { dice, next: 0 }
    }

    /// Whether to check the moment after this many inputs. Call it in order.
    pub(crate) fn takes(&mut self, inputs: usize) -> bool {
        let takes = inputs >= self.next;
        if takes {
            self.next = inputs + 1 + self.dice.below(1 + inputs / 4);
        }
        takes
    }
}
