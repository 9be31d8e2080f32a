use crate::{
    app::App,
    events::{Terms, stored},
    hub::CreateTableError,
    refusal::{AnyRefusal, ServerRefusal},
    store::{EventAppend, EventId, EventSummary},
};
use kee_event::{
    AnyEvent, By, EventPlan, Occasion, Venue,
    party::{self, LeftOver},
    tournament::{self, Points},
};
use kee_game::{Problem, Seed, TIME_LIMIT};
use kee_games::find;
use kee_table::PersonId;
use kee_wire::{CreateEvent, CreateEventKind};

/// The first entry of a new event, or everything wrong with the request.
pub(crate) fn opened(wanted: CreateEvent, app: &App, host: &PersonId) -> Result<EventAppend, AnyRefusal> {
    let seed = Seed::new(app.world().bytes());
    let (made, at) = (app.now(), app.events.now());
    let by = By::Person(host.clone());
    let CreateEvent { title, played, kind, mut setup, words, bot } = wanted;
    let (plan, mut problems, game, sizes) = match kind {
        CreateEventKind::Party { game, manner, size, left_over, minutes } => {
            let defaults = party::PartyPlan::party(&title, seed);
            let plan = party::PartyPlan {
                game: game.unwrap_or_else(|| defaults.game.clone()),
                manner: manner.unwrap_or(defaults.manner),
                size: size.unwrap_or(defaults.size),
                left_over: left_over.unwrap_or(defaults.left_over),
                minutes: minutes.unwrap_or(defaults.minutes),
                ..defaults
            };
            let game = plan.game.clone();
            setup.preset = setup.preset.or_else(|| party::PartyPlan::preset(&game).map(str::to_owned));
            let limits = setup.set.iter().filter(|(key, _)| key == TIME_LIMIT);
            let problems = limits.filter_map(|(_, limit)| party::PartyPlan::limit_problem(&game, limit)).collect();
            let sizes = match plan.left_over {
                LeftOver::Bots => vec![plan.size],
                // One seat fewer if seats are left over, or one more so that nobody sits alone.
                LeftOver::Short if plan.size == 2 => vec![2, 3],
                LeftOver::Short => vec![plan.size, plan.size.saturating_sub(1)],
            };
            (EventPlan::Party(plan), problems, game, sizes)
        }
        CreateEventKind::Tournament { rounds, minutes, points, draw } => {
            let defaults = tournament::TournamentPlan::new(&title, points.unwrap_or(Points::Sheet), seed);
            let plan = tournament::TournamentPlan {
                rounds: rounds.unwrap_or(defaults.rounds),
                minutes: minutes.unwrap_or(defaults.minutes),
                draw: draw.unwrap_or(defaults.draw),
                ..defaults
            };
            // The game pays the points that the tournament counts.
            setup.set.retain(|(key, _)| key != Points::OPTION);
            setup.set.push((Points::OPTION.to_owned(), plan.points.preset().to_owned()));
            setup.teams = Some(2);
            (EventPlan::Tournament(plan), Vec::new(), Occasion::Tournament.game().to_owned(), vec![4])
        }
    };
    problems.splice(0..0, plan.problems());
    if !problems.is_empty() {
        return Err(AnyRefusal::Problems(problems));
    }
    // An unknown game is refused together with its tables.
    if let Some(game) = find(&game) {
        setup.set = game.take_files(&setup.set).map_err(AnyRefusal::Problems)?;
    }
    let bot = bot.or_else(|| Terms::default_bot(&game)).unwrap_or_default();
    let opened = AnyEvent::open(plan, at, by).map_err(|broken| ServerRefusal::misread(broken.why))?;
    let terms = Terms { played, game, setup, words, bot };
    if played == Venue::Here {
        sizes.into_iter().try_for_each(|size| playable(app, &terms, host, size, opened.minutes()))?;
    }
    let event = EventId::new(app.world().bytes());
    let summary = EventSummary {
        kind: opened.kind().id().to_owned(),
        code: event.code().to_owned(),
        terms: serde_json::to_string(&terms).expect("terms are plain data"),
        open: true,
        made,
        last: made,
    };
    Ok(EventAppend {
        event,
        first: 1,
        entries: opened.entries_after(0).iter().map(stored).collect(),
        summary,
        people: vec![host.clone()],
    })
}

/// Whether tables of this size can be created: better to hear it now than when everyone is waiting for them.
fn playable(app: &App, terms: &Terms, host: &PersonId, size: usize, minutes: u16) -> Result<(), AnyRefusal> {
    match app.hub.laid_out(host.clone(), terms.table(size, minutes)) {
        Ok(_) => Ok(()),
        Err(CreateTableError::Problems(problems)) => {
            // To the table the bot is a stand-in, but the request calls it a bot.
            let named = |problem: Problem| Problem { about: problem.about.replace("stand_in", "bot"), ..problem };
            Err(AnyRefusal::Problems(problems.into_iter().map(named).collect()))
        }
        Err(CreateTableError::Stored(error)) => Err(error.into()),
    }
}
