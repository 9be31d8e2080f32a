use crate::{About, AboutBot, AnyGame, AnyMatch, BotGame, BotGameOver, Setup, erased_match::ErasedMatch};
use kee_bots::NamedBot;
use kee_game::{
    Bot, Game, Header, InWords, Locales, Match, Mismatch, Options, Plan, PlayerKind, Preset, Problem, Record,
    Resources, Reviewed, ReviewedTurn, Viewer, configure, excerpt, rules_of, take_files,
};
use std::sync::Arc;

/// Any game at all, behind [`AnyGame`].
pub(crate) struct Erased<G: Game> {
    bots: Arc<[NamedBot<G>]>,
    review: Option<Review>,
}

/// Looks at every turn of a record with the words of its judge and those to suggest.
pub(crate) type Review = fn(&Record, &Resources, &Resources) -> Result<Vec<ReviewedTurn>, Mismatch>;

impl<G: InWords> Erased<G> {
    /// The game that these bots play, fit for the catalogue.
    pub(crate) fn with(bots: Vec<NamedBot<G>>) -> Box<dyn AnyGame> {
        Box::new(Self { bots: bots.into(), review: None })
    }

    /// The same for a game whose turns can be looked at afterwards.
    pub(crate) fn with_review(bots: Vec<NamedBot<G>>) -> Box<dyn AnyGame>
    where
        G: Reviewed,
    {
        Self::with_reviewer(bots, kee_game::review::<G>)
    }

    /// The same for a game whose turns a bot looks at afterwards.
    pub(crate) fn with_reviewer(bots: Vec<NamedBot<G>>, review: Review) -> Box<dyn AnyGame> {
        Box::new(Self { bots: bots.into(), review: Some(review) })
    }

    /// The rules for one table. A request with a flaw is still looked at to its end, with the default in the
    /// place of the flaw, so that everything wrong is said at once.
    fn rules(&self, setup: &Setup, resources: &Resources) -> Result<G, Vec<Problem>> {
        let mut problems = Vec::new();
        let preset = Preset::find(G::PRESETS, setup.preset.as_deref()).unwrap_or_else(|| {
            problems.push(unknown_preset::<G>(setup.preset.as_deref().unwrap_or_default()));
            &G::PRESETS[0]
        });
        let (set, bad_files) = take_files::<G::Options>(&setup.set);
        problems.extend(bad_files);
        let (options, bad_options) = configure((preset.options)(), &set);
        problems.extend(bad_options);
        let plan = setup.plan(preset.plans).unwrap_or_else(|problem| {
            problems.push(problem);
            preset.plans[0]
        });
        match G::new(options, plan.seating(), resources) {
            Ok(rules) if problems.is_empty() => Ok(rules),
            Ok(_) => Err(problems),
            Err(more) => {
                problems.extend(more);
                Err(problems)
            }
        }
    }

    fn playing(&self, game: Match<G>, resources: &Resources) -> ErasedMatch<G> {
        ErasedMatch::new(game, Arc::clone(&self.bots), resources.clone())
    }
}

fn unknown_preset<G: Game>(name: &str) -> Problem {
    let known: Vec<&str> = G::PRESETS.iter().map(|preset| preset.name).collect();
    Problem::new("preset", format!("there is no preset `{}`; there are {}", excerpt(name), known.join(", ")))
}

/// A fresh bot of this name, or which bots there are.
pub(crate) fn make_bot<G: Game>(bots: &[NamedBot<G>], name: &str) -> Result<Box<dyn Bot<G>>, Problem> {
    let found = bots.iter().find(|bot| bot.name == name);
    found.map(|bot| (bot.make)()).ok_or_else(|| {
        let known: Vec<&str> = bots.iter().map(|bot| bot.name).collect();
        Problem::new("bots", format!("there is no bot `{}`; there are {}", excerpt(name), known.join(", ")))
    })
}

impl<G: InWords> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn locales(&self) -> Locales {
        G::LOCALES
    }

    fn about(&self) -> About {
        let preset = |preset: &Preset<G::Options>| crate::AboutPreset {
            name: preset.name,
            meaning: preset.meaning,
            plans: preset.plans.iter().copied().map(Into::into).collect(),
            goal: G::goal(&(preset.options)(), &Plan::alone(1).seating()),
            options: (preset.options)().pairs(),
        };
        About {
            id: G::ID,
            title: G::TITLE,
            summary: G::SUMMARY,
            rules: G::RULES,
            words: G::WORDS,
            hidden: G::HIDDEN,
            finding: G::FINDING,
            reviewed: self.review.is_some(),
            endings: G::ENDINGS,
            presets: G::PRESETS.iter().map(preset).collect(),
            options: G::Options::docs().into_iter().map(Into::into).collect(),
            bots: self.bots.iter().map(|bot| AboutBot { name: bot.name, meaning: bot.meaning }).collect(),
        }
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
        let state = rules.set_up(position).map_err(|what| vec![Problem::new("position", what.to_string())])?;
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
        let mut game = self.playing(Match::new(rules_of(&record.header, resources)?), resources);
        for (number, entry) in (1..).zip(record.entries.iter().take(most)) {
            let wrong = |refusal: kee_game::Refusal| Mismatch { entry: Some(number), why: refusal.to_string() };
            game.take(entry.at, &entry.input).map_err(wrong)?;
        }
        Ok(Box::new(game))
    }

    fn verify(&self, record: &Record, resources: &Resources) -> Result<(), Mismatch> {
        // A refusal in the middle is said in English, as whoever plays the record again hears it.
        kee_game::verify::<G>(record, resources).map(drop).map_err(|wrong| {
            let refused = self.replay(record, resources, usize::MAX).err();
            refused.filter(|refused| refused.entry.is_some() && refused.entry == wrong.entry).unwrap_or(wrong)
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
            let sentence = format!("{} seats need as many bots, got {}", rules.seating().len(), bots.len());
            return Err(one(Problem::new("bots", sentence)));
        }
        let mut game = Match::new(rules);
        let played = kee_game::play_out(&mut game, asked.seed, &mut bots, &mut asked.bot_seed.dice(0));
        let inputs = played.map_err(|refusal| one(Problem::new("bots", format!("one was refused: {refusal}"))))?;
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
