//! `kee load`: plays many tables at once over real sockets, as fast as they go, and says how fast that was.

mod client;
mod own_server;
mod process;
mod report;
mod site;
mod table;

use crate::{open_files, output, stop::Stop, table_args::TableArgs};
use clap::Args;
use kee_games::find;
use kee_wire::{CreateTable, House};
use own_server::OwnServer;
use report::{Load, Report, Tally};
use site::Site;
use std::{rc::Rc, time::Duration};
use table::{LoadTable, Pace};
use tokio::{
    runtime,
    task::{JoinSet, LocalSet},
    time::{Instant, sleep_until},
};

/// How many tables are made at a time.
const MADE_AT_ONCE: usize = 16;

#[derive(Args)]
pub(crate) struct LoadArgs {
    /// The server, such as http://127.0.0.1:8017; it has to run with --load-tests. If none is named one is started, with a
    /// database that is thrown away
    #[arg(value_name = "URL")]
    server: Option<String>,
    /// Which game; the default is a toy that costs nothing, so that the server is measured
    #[arg(long, value_name = "GAME", default_value = "rally")]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// For how many seconds; with 0 everybody comes and nothing is played
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// For how many seconds to play before measuring
    #[arg(long, value_name = "S", default_value_t = 2)]
    warm_up: u64,
    /// Lose a connection after every so many moves of a table, just after sending one; then come back, resume, and send it
    /// again
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    drop_every: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &LoadArgs) -> Result<(), Stop> {
    let wanted = wanted_table(args)?;
    open_files::allow_many();
    // One thread: the server needs the others.
    let runtime = runtime::Builder::new_current_thread().enable_all().max_blocking_threads(MADE_AT_ONCE).build();
    let runtime = runtime.map_err(|error| Stop::Failed(format!("the load could not be started: {error}")))?;
    let report = LocalSet::new().block_on(&runtime, load(args, wanted))?;
    if args.json {
        output::print_json(&report)?;
    } else {
        report.print()?;
    }
    if report.is_good() { Ok(()) } else { Err(Stop::No) }
}

/// What the server is asked for.
fn wanted_table(args: &LoadArgs) -> Result<CreateTable, Stop> {
    let game = find(&args.game).ok_or_else(|| Stop::usage(format!("game: there is no game `{}`", args.game)))?;
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

async fn load(args: &LoadArgs, wanted: CreateTable) -> Result<Report, Stop> {
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
    let mut tally = Tally::default();
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
    let load = Load { game: args.game.clone(), tables: args.tables, sockets, seconds: args.seconds };
    Ok(Report::new(load, tally, [empty, gathered, memory()]))
}

/// Makes all tables and lets everybody come.
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
