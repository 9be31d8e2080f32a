//! `kee simulate`: bots play many games against each other.

mod report;
mod tally;
mod workers;

use crate::{
    args::{TableArgs, game_name, word_source},
    completion,
    stop::Stop,
};
use clap::Args;
use kee_game::Resources;
use kee_games::{AnyGame, Setup};
use std::{num::NonZero, path::PathBuf, thread, time::Instant};

#[derive(Args)]
#[command(after_help = "Examples:
  kee simulate keesdrow --seats 2 --bots common,everyday --games 100
  kee simulate keyword --preset two --seats 2 --bots novice,pip --games 100
  kee simulate keyword --bots everyday --by colour,turn --games 200
  kee simulate keezen --records games --games 10 && kee verify games/*")]
pub(crate) struct SimulateArgs {
    /// Game to use
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Bots to compare, such as `novice`, the model of a beginner by which the levels are measured; the list repeats
    /// until every seat has a bot, and moves on by one seat every game
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', default_value = "random", add = completion::bots())]
    bots: Vec<String>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Name of the seed; the same name gives the same games, with any number of threads
    #[arg(long, value_name = "TEXT", default_value = "simulate")]
    seed: String,
    /// Number of games to play at the same time [default: the number of processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// New or empty folder to write the record of every game to
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
    /// Also compare by what was drawn at random for each seat, such as `colour` or `turn` in Keyword
    #[arg(long, value_name = "LOT,LOT", value_delimiter = ',', add = completion::lots())]
    by: Vec<String>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// The settings that all games of a simulation share.
struct SimulationPlan {
    game: &'static dyn AnyGame,
    setup: Setup,
    resources: Resources,
    /// The bot of every seat in the first game.
    bots: Vec<String>,
    /// The team of every seat.
    teams: Vec<usize>,
    /// The score that wins, if there is one.
    goal: Option<i64>,
    games: u64,
    seed: String,
    records: Option<PathBuf>,
    /// The lots to compare by.
    by: Vec<&'static str>,
}

impl SimulationPlan {
    /// The bots of a game (counted from 0) in seat order. They move on by one seat every game, so that no bot gains from its
    /// seat.
    fn bots_of(&self, number: u64) -> Vec<String> {
        let mut bots = self.bots.clone();
        bots.rotate_left((number % self.bots.len() as u64) as usize);
        bots
    }
}

pub(crate) fn run(args: &SimulateArgs) -> Result<(), Stop> {
    let game = game_name::game(&args.game);
    let resources = word_source::resources(game, args.words.as_deref())?;
    let table = args.table.begin(game, &resources, &args.bots)?;
    let seating = table.seating();
    let by = lots(game, &args.by)?;
    if let Some(folder) = &args.records {
        make_empty(folder)?;
    }
    let plan = SimulationPlan {
        game,
        setup: args.table.setup(game).0,
        resources,
        bots: args.bots.iter().cycle().take(seating.len()).cloned().collect(),
        teams: seating.seats().map(|seat| seating.team(seat).index()).collect(),
        goal: table.goal(),
        games: args.games,
        seed: args.seed.clone(),
        records: args.records.clone(),
        by,
    };
    let processors = || thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or_else(processors, usize::from);
    let begun = Instant::now();
    let tally = workers::play(&plan, threads)?;
    let seconds = begun.elapsed().as_secs_f64().max(1e-9);
    if args.json { report::print_json(&plan, &tally, threads, seconds) } else { report::print(&plan, &tally, seconds) }
}

/// The requested lots of a game, each once.
fn lots(game: &dyn AnyGame, asked: &[String]) -> Result<Vec<&'static str>, Stop> {
    let known = game.lots();
    let unknown = asked.iter().find(|name| !known.contains(&name.as_str()));
    match unknown {
        None => Ok(known.iter().copied().filter(|name| asked.iter().any(|asked| asked == name)).collect()),
        Some(_) if known.is_empty() => Err(Stop::usage(format!("by: {} draws no lots; leave out --by", game.id()))),
        Some(name) => {
            let known = known.join(", ");
            Err(Stop::usage(format!("by: expected {known}, got `{}`", kee_game::excerpt(name))))
        }
    }
}

fn make_empty(folder: &PathBuf) -> Result<(), Stop> {
    let name = folder.display();
    let wrong =
        |error: std::io::Error| Stop::usage(format!("records: could not use {name}: {error}; choose another folder"));
    std::fs::create_dir_all(folder).map_err(wrong)?;
    if std::fs::read_dir(folder).map_err(wrong)?.next().is_some() {
        return Err(Stop::usage(format!("records: {name} is not empty; choose a new folder")));
    }
    Ok(())
}
