use crate::{About, AboutBot, AnyGame, AnyMatch, BotGame, BotGameOver, Setup, english, erased_match::ErasedMatch};
use kee_bots::NamedBot;
use kee_game::{
    Arg, Bot, Game, Header, InWords, Match, Mismatch, Options, Plan, PlayerKind, Preset, Problem, Record, Resources,
    Reviewed, ReviewedTurn, Viewer, configure, excerpt, rules_of_said, take_files,
};
use kee_lexicon::Lexicon;
use std::{
    collections::BTreeSet,
    sync::{Arc, OnceLock},
};

kee_game::messages! {
    /// Problems of the presets and bots of a request.
    pub PROBLEMS;
    unknown_preset(got, known) = "problem-games-unknown_preset";
    unknown_bot(got, known) = "problem-games-unknown_bot";
    bots_for_seats(seats) = "problem-games-bots_for_seats";
}

/// Any game, behind [`AnyGame`].
pub(crate) struct Erased<G: Game> {
    bots: Arc<[NamedBot<G>]>,
    review: Option<Reviewer>,
    toy: bool,
    /// Computed once, since the rules have to be asked for possible seatings.
    about: OnceLock<About>,
}

/// Reviews every turn of a record with the words of its judge and those to suggest.
pub(crate) type Reviewer = fn(&Record, &Resources, &Resources) -> Result<Vec<ReviewedTurn>, Mismatch>;

impl<G: InWords> Erased<G> {
    /// A game with these bots.
    pub(crate) fn new(bots: Vec<NamedBot<G>>) -> Self {
        Self { bots: bots.into(), review: None, toy: false, about: OnceLock::new() }
    }

    /// Adds the review of the game itself.
    pub(crate) fn reviewed(self) -> Self
    where
        G: Reviewed,
    {
        self.reviewed_by(kee_game::review::<G>)
    }

    /// Adds a review by a bot.
    pub(crate) fn reviewed_by(self, review: Reviewer) -> Self {
        Self { review: Some(review), ..self }
    }

    /// Marks a practice game, which shows how games are written.
    pub(crate) fn toy(self) -> Self {
        Self { toy: true, ..self }
    }

    fn describe(&self) -> About {
        let preset = |preset: &Preset<G::Options>| crate::AboutPreset {
            name: preset.name,
            title: String::new(),
            meaning: String::new(),
            for_tests: preset.for_tests,
            favourite: preset.favourite,
            plans: playable::<G>(preset).into_iter().map(Into::into).collect(),
            goal: G::goal(&(preset.options)(), &Plan::alone(1).seating()),
            options: (preset.options)().pairs(),
        };
        About {
            id: G::ID,
            title: G::TITLE,
            summary: G::SUMMARY,
            minutes: G::MINUTES,
            rules: G::RULES,
            words: G::WORDS,
            hidden: G::HIDDEN,
            finding: G::FINDING,
            toy: self.toy,
            reviewed: self.review.is_some(),
            endings: G::ENDINGS,
            presets: G::PRESETS.iter().map(preset).collect(),
            options: G::Options::docs().into_iter().map(Into::into).collect(),
            bots: self.bots.iter().map(|bot| self.about_bot(bot)).collect(),
        }
    }

    fn about_bot(&self, bot: &NamedBot<G>) -> AboutBot {
        let has_cast = self.bots.iter().any(|bot| bot.strength.is_some());
        AboutBot {
            name: bot.name,
            title: String::new(),
            meaning: String::new(),
            level: bot.strength.map(|strength| strength.level),
            rating: bot.strength.map(|strength| strength.rating),
            adviser: bot.adviser,
            unlisted: has_cast && bot.strength.is_none(),
        }
    }

    /// The rules for one table. A request with a flaw is still checked to its end, with the default in place of the
    /// flaw, so that all problems are reported at once.
    fn rules(&self, setup: &Setup, resources: &Resources) -> Result<G, Vec<Problem>> {
        let mut problems = Vec::new();
        let preset = Preset::find(G::PRESETS, setup.preset.as_deref()).unwrap_or_else(|| {
            problems.push(no_such_preset::<G>(setup.preset.as_deref().unwrap_or_default()));
            &G::PRESETS[0]
        });
        let (set, bad_files) = take_files::<G::Options>(&setup.set);
        problems.extend(bad_files);
        let (options, bad_options) = configure((preset.options)(), &set);
        problems.extend(bad_options);
        let plan = match setup.plan(preset.plans) {
            Ok(plan) => plan,
            Err(problem) => {
                // A problem of other possible seatings says nothing about this one.
                let wrong = |plan: &Plan| G::new(options.clone(), plan.seating(), resources).err().unwrap_or_default();
                let everywhere = wrong(&preset.plans[0]).into_iter();
                problems.push(problem);
                problems.extend(everywhere.filter(|it| preset.plans.iter().all(|plan| wrong(plan).contains(it))));
                return Err(problems);
            }
        };
        match G::new(options, plan.seating(), resources) {
            Ok(rules) if problems.is_empty() => Ok(rules),
            rules => {
                problems.extend(rules.err().into_iter().flatten());
                Err(problems)
            }
        }
    }

    fn playing(&self, game: Match<G>, resources: &Resources) -> ErasedMatch<G> {
        ErasedMatch::new(game, Arc::clone(&self.bots), resources.clone())
    }
}

fn no_such_preset<G: Game>(name: &str) -> Problem {
    let known = G::PRESETS.iter().filter(|preset| !preset.for_tests).map(|preset| preset.name);
    Problem::new("preset", unknown_preset(excerpt(name), Arg::list(known)))
}

/// A new bot of this name, or a problem that lists the bots.
pub(crate) fn make_bot<G: Game>(bots: &[NamedBot<G>], name: &str) -> Result<Box<dyn Bot<G>>, Problem> {
    let found = bots.iter().find(|bot| bot.name == name);
    found
        .map(|bot| (bot.make)())
        .ok_or_else(|| Problem::new("bots", unknown_bot(excerpt(name), Arg::list(bots.iter().map(|bot| bot.name)))))
}

impl<G: InWords> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self) -> About {
        self.about.get_or_init(|| self.describe()).clone()
    }

    fn lots(&self) -> &'static [&'static str] {
        G::LOTS
    }

    fn option_from_file(&self, key: &str, contents: &str) -> Result<String, Vec<Problem>> {
        G::Options::from_file(key, contents)
    }

    fn take_files(&self, set: &[(String, String)]) -> Result<Vec<(String, String)>, Vec<Problem>> {
        let (taken, problems) = take_files::<G::Options>(set);
        if problems.is_empty() { Ok(taken) } else { Err(problems) }
    }

    fn announced(&self, options: &[(String, String)]) -> Vec<(String, String)> {
        let (options, _) = configure(G::Options::default(), options);
        options.announced().into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }

    fn begin(&self, setup: &Setup, resources: &Resources) -> Result<Box<dyn AnyMatch>, Vec<Problem>> {
        Ok(Box::new(self.playing(Match::new(self.rules(setup, resources)?), resources)))
    }

    fn begin_at(
        &self,
        setup: &Setup,
        resources: &Resources,
        position: &str,
    ) -> Result<Box<dyn AnyMatch>, Vec<Problem>> {
        let setup = Setup { seats: setup.seats.or_else(|| G::seats_in(position)), ..setup.clone() };
        let rules = self.rules(&setup, resources)?;
        let state = rules.set_up(position).map_err(|what| vec![Problem::plain("position", what.to_string())])?;
        Ok(Box::new(self.playing(Match::at_position(rules, state), resources)))
    }

    fn check_bots(&self, names: &[String]) -> Vec<Problem> {
        let mut problems = Vec::new();
        for problem in names.iter().filter_map(|name| make_bot(&self.bots, name).err()) {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
        problems
    }

    fn replay(&self, record: &Record, resources: &Resources, most: usize) -> Result<Box<dyn AnyMatch>, Mismatch> {
        let mut game = self.playing(
            Match::new(rules_of_said(&record.header, resources, |problem| english().problem_about(problem))?),
            resources,
        );
        for (number, entry) in (1..).zip(record.entries.iter().take(most)) {
            let wrong = |refusal: kee_game::Refusal| Mismatch { entry: Some(number), why: refusal.to_string() };
            game.take(entry.at, &entry.input).map_err(wrong)?;
        }
        Ok(Box::new(game))
    }

    fn verify(&self, record: &Record, resources: &Resources) -> Result<(), Mismatch> {
        // A replay says in English what is wrong.
        kee_game::verify::<G>(record, resources).map(drop).map_err(|wrong| {
            let refused = self.replay(record, resources, usize::MAX).err();
            refused.filter(|refused| refused.entry == wrong.entry).unwrap_or(wrong)
        })
    }

    fn review(
        &self,
        record: &Record,
        resources: &Resources,
        suggested: &Resources,
    ) -> Option<Result<Vec<ReviewedTurn>, Mismatch>> {
        self.review.map(|review| review(record, resources, suggested))
    }

    fn play_out(&self, asked: &BotGame<'_>) -> Result<BotGameOver, Vec<Problem>> {
        let rules = self.rules(asked.setup, asked.resources)?;
        let one = |problem| vec![problem];
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
        for name in asked.bots {
            bots.push(make_bot(&self.bots, name).map_err(one)?);
        }
        if bots.len() != rules.seating().len() {
            return Err(one(Problem::new("bots", bots_for_seats(rules.seating().len()))));
        }
        let mut game = Match::new(rules);
        let played = kee_game::play_out(&mut game, asked.seed, &mut bots, &mut asked.bot_seed.dice(0));
        let inputs = played.map_err(|refusal| one(Problem::plain("bots", format!("one was refused: {refusal}"))))?;
        let outcome = game.wait().outcome().cloned().expect("a game that was played out is over");
        let record = asked.recorded.then(|| {
            let players: Vec<_> = asked.bots.iter().map(|name| (PlayerKind::Bot, name.clone())).collect();
            game.record(&Header::new(game.rules(), asked.resources, &players, asked.seed), asked.seed)
        });
        let view = game.view(Viewer::Spectator);
        let lots = G::LOTS.iter().map(|name| (*name, game.rules().lot(&view, name))).collect();
        Ok(BotGameOver { outcome, inputs, lots, record })
    }
}

/// The most seats to offer. The rules may allow more.
const MOST_OFFERED: u8 = 12;

/// The seatings of a preset, the default first: those it is made for, and others with teams of the same sizes that the
/// rules allow. A preset for one person stays so, and so does a preset with the options of an earlier one, which exists
/// for its seats.
fn playable<G: Game>(preset: &Preset<G::Options>) -> Vec<Plan> {
    let options = (preset.options)().pairs();
    let mut earlier = G::PRESETS.iter().take_while(|other| other.name != preset.name);
    if earlier.any(|other| (other.options)().pairs() == options) {
        return preset.plans.to_vec();
    }
    let no_words = Lexicon::no_words();
    let fits = move |plan: &Plan| G::new((preset.options)(), plan.seating(), &no_words).is_ok();
    let sizes: BTreeSet<u8> =
        preset.plans.iter().filter(|plan| plan.seats > 1).map(|plan| plan.seats / plan.teams).collect();
    let others = sizes
        .into_iter()
        .flat_map(|size| (2..=MOST_OFFERED / size).map(move |teams| Plan { seats: teams * size, teams }));
    let others = others.filter(|plan| !preset.plans.contains(plan)).filter(fits);
    let mut plans: Vec<Plan> = preset.plans.iter().copied().chain(others).collect();
    plans[1..].sort_by_key(|plan| (plan.seats, plan.teams));
    plans
}
