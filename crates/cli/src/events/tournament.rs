use super::{
    ask::{Ask, command, commands_help, overview, run as run_ask},
    name_list::read_list,
    opening,
};
use crate::stop::Stop;
use clap::{Args, Subcommand};
use kee_event::{
    EventKind, EventPlan,
    tournament::{Draw, NewTeam, Plan, Points, TournamentCommand},
};
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = commands_help(EventKind::Tournament.forms()))]
pub(crate) struct TournamentArgs {
    /// The file with everything that has happened
    file: PathBuf,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    ask: Option<TournamentAsk>,
}

#[derive(Subcommand)]
enum TournamentAsk {
    /// Open a tournament of Keezen in a new file
    New(NewTournament),
    #[command(flatten)]
    There(Ask),
    /// Anything else is a command of the event itself
    #[command(external_subcommand)]
    Command(Vec<String>),
}

#[derive(Args)]
struct NewTournament {
    /// A file with the teams, one a line: `Anna, Bo`, or `Lions: Anna, Bo`; more can come later
    #[arg(long, value_name = "FILE")]
    teams: Option<PathBuf>,
    /// What it is called
    #[arg(long, default_value = "A tournament of Keezen")]
    title: String,
    /// How many rounds [default: 3, or 5 with nk]
    #[arg(long, value_name = "N")]
    rounds: Option<usize>,
    /// How long a game may take [default: 45, or 50 with nk]
    #[arg(long, value_name = "N")]
    minutes: Option<u16>,
    /// What is paid: sheet (150, 140 … and 200 for the win) or nk, the Dutch championship (2 a pawn and 10 for the win)
    #[arg(long, default_value = "sheet")]
    points: Points,
    /// How tables are drawn after the first round: standing, or lot
    #[arg(long, default_value = "standing")]
    draw: Draw,
    /// Draw all lots from the seed of this name, which everybody can work out: for trying things
    #[arg(long, value_name = "NAME")]
    seed: Option<String>,
}

pub(crate) fn run(args: &TournamentArgs) -> Result<(), Stop> {
    match &args.ask {
        None => overview(EventKind::Tournament, &args.file, args.json),
        Some(TournamentAsk::There(ask)) => run_ask(EventKind::Tournament, &args.file, ask, args.json),
        Some(TournamentAsk::Command(words)) => command(EventKind::Tournament, &args.file, words, args.json),
        Some(TournamentAsk::New(new)) => open(args, new),
    }
}

fn open(args: &TournamentArgs, new: &NewTournament) -> Result<(), Stop> {
    let teams: Vec<(usize, NewTeam)> = new.teams.as_deref().map_or_else(|| Ok(Vec::new()), read_list)?;
    let entering = teams.into_iter().map(|(line, team)| (line, TournamentCommand::Team(team).into()));
    let default_plan = Plan::new(&new.title, new.points, opening::seed(new.seed.as_deref())?);
    let (rounds, minutes) = (new.rounds.unwrap_or(default_plan.rounds), new.minutes.unwrap_or(default_plan.minutes));
    let plan = Plan { rounds, minutes, draw: new.draw, ..default_plan };
    let problems = plan.problems();
    if !problems.is_empty() {
        return Err(problems.into());
    }
    opening::open(&args.file, EventPlan::Tournament(plan), new.teams.as_deref(), entering, None)
}
