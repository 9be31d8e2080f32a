use super::{
    action::{EventAction, command, commands_help, overview, run as run_action},
    opening::{self, read_list},
};
use crate::{args::choice, completion, stop::Stop};
use clap::{Args, Subcommand};
use kee_event::{
    EventKind, EventPlan,
    tournament::{Draw, NewTeam, Plan, Points, TournamentCommand},
};
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = commands_help(EventKind::Tournament), add = completion::event_commands(EventKind::Tournament))]
pub(crate) struct TournamentArgs {
    /// File of the tournament
    file: PathBuf,
    /// Print JSON for programs
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    action: Option<TournamentAction>,
}

#[derive(Subcommand)]
enum TournamentAction {
    /// Create the tournament in a new file
    New(NewTournament),
    #[command(flatten)]
    There(EventAction),
    /// Any other word is a command of the tournament
    #[command(external_subcommand)]
    Command(Vec<String>),
}

#[derive(Args)]
#[command(after_help = "Example:
  kee tournament keezen.txt new --teams teams.txt --title 'Keezen night'")]
struct NewTournament {
    /// File with the teams, one per line: `Anna, Bo` or `Lions: Anna, Bo`; more can join later
    #[arg(long, value_name = "FILE")]
    teams: Option<PathBuf>,
    /// Title of the tournament
    #[arg(long, default_value = "Keezen tournament")]
    title: String,
    /// Number of rounds [default: 3, or 5 with --points nk]
    #[arg(long, value_name = "N")]
    rounds: Option<usize>,
    /// Time limit of a game, in minutes [default: 45, or 50 with --points nk]
    #[arg(long, value_name = "N")]
    minutes: Option<u16>,
    /// Scoring
    #[arg(long, default_value = "sheet", value_parser = choice::<Points>(&[
        ("sheet", "150, 140, 130 and so on as pawns come in, 200 for the win"),
        ("nk", "2 per pawn, 10 for the win, as at the Dutch championship"),
    ]))]
    points: Points,
    /// How opponents are chosen after the first round
    #[arg(long, default_value = "standing", value_parser = choice::<Draw>(&[
        ("standing", "Neighbours in the standings meet"),
        ("lot", "At random"),
    ]))]
    draw: Draw,
    /// Name of the seed for all draws, only for trials: anyone who knows the name can predict them
    #[arg(long, value_name = "NAME")]
    seed: Option<String>,
}

pub(crate) fn run(args: &TournamentArgs) -> Result<(), Stop> {
    match &args.action {
        None => overview(EventKind::Tournament, &args.file, args.json),
        Some(TournamentAction::There(action)) => run_action(EventKind::Tournament, &args.file, action, args.json),
        Some(TournamentAction::Command(words)) => command(EventKind::Tournament, &args.file, words, args.json),
        Some(TournamentAction::New(new)) => open(args, new),
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
