use crate::{
    app::App,
    events::{Terms, entry_json},
    hub::CreateTableError,
    refusal::{AnyRefusal, ServerRefusal},
    store::{EventAppend, EventId, EventSummary},
};
use kee_event::{AnyEvent, By, Venue};
use kee_game::{Problem, Seed};
use kee_games::find;
use kee_table::PersonId;
use kee_wire::CreateEvent;

/// The first entry of a new event, or everything wrong with the request.
pub(crate) fn new_event(request: CreateEvent, app: &App, host: &PersonId) -> Result<EventAppend, AnyRefusal> {
    let seed = Seed::new(app.world().bytes());
    let (made, at) = (app.now(), app.events.now());
    let CreateEvent { title, played, kind, setup, words, bot } = request;
    let plan = kind.plan(&title, seed);
    let mut setup = plan.setup(setup).map_err(AnyRefusal::Problems)?;
    let (game, sizes) = (plan.game().to_owned(), plan.table_sizes());
    // An unknown game is refused together with its tables.
    if let Some(game) = find(&game) {
        setup.set = game.take_files(&setup.set).map_err(AnyRefusal::Problems)?;
    }
    let bot = bot.or_else(|| Terms::default_bot(&game)).unwrap_or_default();
    let event = AnyEvent::open(plan, at, By::Person(host.clone()));
    let event = event.map_err(|broken| ServerRefusal::misread(broken.why))?;
    let terms = Terms { played, game, setup, words, bot };
    if played == Venue::Here {
        sizes.into_iter().try_for_each(|size| playable(app, &terms, host, size, event.minutes()))?;
    }
    let id = EventId::new(app.world().bytes());
    let summary = EventSummary {
        kind: event.kind().id().to_owned(),
        code: id.code().to_owned(),
        terms: serde_json::to_string(&terms).expect("terms are plain data"),
        open: true,
        made,
        last: made,
    };
    Ok(EventAppend {
        event: id,
        first: 1,
        entries: event.entries_after(0).iter().map(entry_json).collect(),
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
