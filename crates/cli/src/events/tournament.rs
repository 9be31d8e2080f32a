use super::{
    action::{self, EventRequest, commands_help},
    opening::{self, read_list},
};
use crate::{args::choice, completion, stop::Stop};
use clap::Args;
use kee_event::{
    CreateEventKind, EventKind,
    tournament::{Draw, NewTeam, Points, TournamentCommand},
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
    action: Option<EventRequest<NewTournament>>,
}

#[derive(Args)]
#[command(after_help = "Example:
  kee tournament keezen.txt new --teams teams.txt --title 'Keezen night'")]
pub(super) struct NewTournament {
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
    /// Choice of opponents after the first round
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
    action::run(EventKind::Tournament, &args.file, args.action.as_ref(), args.json, |new| open(args, new))
}

fn open(args: &TournamentArgs, new: &NewTournament) -> Result<(), Stop> {
    let teams: Vec<(usize, NewTeam)> = new.teams.as_deref().map_or_else(|| Ok(Vec::new()), read_list)?;
    let entering = teams.into_iter().map(|(line, team)| (line, TournamentCommand::Team(team).into()));
    let NewTournament { rounds, minutes, points, draw, .. } = *new;
    let kind = CreateEventKind::Tournament { rounds, minutes, points: Some(points), draw: Some(draw) };
    let plan = kind.plan(&new.title, opening::seed(new.seed.as_deref())?);
    let problems = plan.problems();
    if !problems.is_empty() {
        return Err(problems.into());
    }
    opening::open(&args.file, plan, new.teams.as_deref(), entering, None)
}
