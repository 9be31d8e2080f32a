//! `kee load`: plays many tables at once over real sockets, as fast as they go, and measures the server.

mod client;
mod own_server;
mod process;
mod report;
mod site;
mod table;

use crate::{
    args::{TableArgs, game_name, mistyped},
    output,
    serve::open_files,
    stop::Stop,
};
use clap::Args;
use kee_games::find;
use kee_wire::{CreateTable, House};
use own_server::OwnServer;
use report::{LoadPlan, LoadReport, LoadTally};
use site::Site;
use std::{rc::Rc, time::Duration};
use table::{LoadTable, Pace};
use tokio::{
    runtime,
    task::{JoinSet, LocalSet},
    time::{Instant, sleep_until},
};

/// The number of tables created at the same time.
const MADE_AT_ONCE: usize = 16;

#[derive(Args)]
#[command(after_help = "Examples:
  kee load --tables 100                               Start a server and test it
  kee load http://127.0.0.1:8017 --game keezen        Test a server that runs with --load-tests")]
pub(crate) struct LoadArgs {
    /// Server to test, such as http://127.0.0.1:8017, which must run with --load-tests; without it, a server with a temporary
    /// database is started and tested
    #[arg(value_name = "URL")]
    server: Option<String>,
    /// Game to play; the default is a test game that costs almost nothing, so that only the server is measured
    #[arg(long, value_name = "GAME", default_value = "rally")]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// Time to measure, in seconds; with 0, players only connect
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// Time to play before measuring, in seconds
    #[arg(long, value_name = "S", default_value_t = 2)]
    warm_up: u64,
    /// Drop a connection after every N moves of a table, right after sending a move; then reconnect, resume and send it
    /// again
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    drop_every: Option<u32>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &LoadArgs) -> Result<(), Stop> {
    let wanted = wanted_table(args)?;
    open_files::allow_many();
    // One thread: the server needs the others.
    let runtime = runtime::Builder::new_current_thread().enable_all().max_blocking_threads(MADE_AT_ONCE).build();
    let runtime = runtime.map_err(|error| Stop::Failed(format!("could not start the load test: {error}")))?;
    let report = LocalSet::new().block_on(&runtime, load(args, wanted))?;
    if args.json {
        output::print_json(&report)?;
    } else {
        report.print()?;
    }
    if report.is_good() { Ok(()) } else { Err(Stop::No) }
}

/// The table to create.
fn wanted_table(args: &LoadArgs) -> Result<CreateTable, Stop> {
    let game = find(&args.game).ok_or_else(|| {
        Stop::usage(format!("game: expected {}, got {}", game_name::all(), mistyped(&args.game, game_name::names())))
    })?;
    let (setup, problems) = args.table.setup(game);
    if !problems.is_empty() {
        return Err(problems.into());
    }
    Ok(CreateTable {
        game: game.id().to_owned(),
        setup,
        house: House::default(),
        words: None,
        name: Some("Player A".to_owned()),
        seat: None,
    })
}

async fn load(args: &LoadArgs, wanted: CreateTable) -> Result<LoadReport, Stop> {
    let failed = |error: String| Stop::Failed(error);
    let own = if args.server.is_none() { Some(OwnServer::start().map_err(failed)?) } else { None };
    let url = own.as_ref().map_or_else(|| args.server.clone().unwrap_or_default(), |own| own.url().to_owned());
    let process = own.as_ref().map(OwnServer::process);
    let memory = || process.and_then(|process| process.memory());
    let empty = memory();
    let site = Rc::new(Site::new(&url).map_err(Stop::usage)?);
    let mut tables = gather(args, &site, &wanted).await.map_err(failed)?;
    let gathered = memory();
    let sockets = tables.iter().map(LoadTable::seats).sum();
    let mut tally = LoadTally::default();
    if args.seconds > 0 {
        let from = Instant::now() + Duration::from_secs(args.warm_up);
        let pace = Pace { from, until: from + Duration::from_secs(args.seconds), drop_every: args.drop_every };
        let mut playing: JoinSet<_> = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn_local(table.play(pace));
        }
        sleep_until(pace.from).await;
        let (server, own) = (process.and_then(|process| process.cpu()), process::this().cpu());
        sleep_until(pace.until).await;
        tally.server_cpu = server.zip(process.and_then(|process| process.cpu())).map(|(from, to)| to - from);
        tally.load_cpu = own.zip(process::this().cpu()).map(|(from, to)| to - from);
        while let Some(played) = playing.join_next().await {
            tally.add(played.map_err(|error| failed(error.to_string()))?);
        }
    }
    let load = LoadPlan { game: args.game.clone(), tables: args.tables, sockets, seconds: args.seconds };
    Ok(LoadReport::new(load, tally, [empty, gathered, memory()]))
}

/// Creates all tables and connects all players.
async fn gather(args: &LoadArgs, site: &Rc<Site>, wanted: &CreateTable) -> Result<Vec<LoadTable>, String> {
    let mut tables = Vec::new();
    let mut coming: JoinSet<Result<LoadTable, String>> = JoinSet::new();
    for _ in 0..args.tables {
        if coming.len() == MADE_AT_ONCE
            && let Some(table) = coming.join_next().await
        {
            tables.push(table.map_err(|error| error.to_string())??);
        }
        coming.spawn_local(LoadTable::gather(Rc::clone(site), wanted.clone()));
    }
    while let Some(table) = coming.join_next().await {
        tables.push(table.map_err(|error| error.to_string())??);
    }
    Ok(tables)
}
