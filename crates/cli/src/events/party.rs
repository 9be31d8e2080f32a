use super::{
    ask::{Ask, command, commands_help, overview, run as run_ask},
    name_list::read_list,
    opening,
};
use crate::{game_name, stop::Stop};
use clap::{Args, Subcommand};
use kee_event::{
    EventKind, EventPlan, Name,
    party::{LeftOver, Manner, PartyCommand, Plan},
};
use kee_game::Problem;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = commands_help(EventKind::Party.forms()))]
pub(crate) struct PartyArgs {
    /// The file with everything that has happened
    file: PathBuf,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    ask: Option<PartyAsk>,
}

#[derive(Subcommand)]
enum PartyAsk {
    /// Open a party, or an event of another game, in a new file
    New(NewParty),
    #[command(flatten)]
    There(Ask),
    /// Anything else is a command of the event itself
    #[command(external_subcommand)]
    Command(Vec<String>),
}

#[derive(Args)]
struct NewParty {
    /// A file with the names of the guests, one a line; more can join later
    #[arg(long, value_name = "FILE")]
    guests: Option<PathBuf>,
    /// What it is called
    #[arg(long)]
    title: Option<String>,
    /// What is played
    #[arg(long, default_value = "keyword", value_parser = game_name::parser(), ignore_case = true)]
    game: String,
    /// How guests go from table to table: ladder (the highest move on) or round-robin (everybody meets everybody)
    #[arg(long, default_value = "ladder")]
    manner: Manner,
    /// How many sit at a table
    #[arg(long, value_name = "N", default_value_t = 4)]
    size: usize,
    /// Left-over seats: short (they stay empty) or bots
    #[arg(long, value_name = "WHAT", default_value = "short")]
    left_over: LeftOver,
    /// How long a game may take
    #[arg(long, value_name = "N", default_value_t = 40)]
    minutes: u16,
    /// Draw all lots from the seed of this name, which everybody can work out: for trying things
    #[arg(long, value_name = "NAME")]
    seed: Option<String>,
}

pub(crate) fn run(args: &PartyArgs) -> Result<(), Stop> {
    match &args.ask {
        None => overview(EventKind::Party, &args.file, args.json),
        Some(PartyAsk::There(ask)) => run_ask(EventKind::Party, &args.file, ask, args.json),
        Some(PartyAsk::Command(words)) => command(EventKind::Party, &args.file, words, args.json),
        Some(PartyAsk::New(new)) => open(args, new),
    }
}

fn open(args: &PartyArgs, new: &NewParty) -> Result<(), Stop> {
    let guests: Vec<(usize, Name)> = new.guests.as_deref().map_or_else(|| Ok(Vec::new()), read_list)?;
    let joining = guests.into_iter().map(|(line, name)| (line, PartyCommand::Join(vec![name]).into()));
    let plan = plan(new)?;
    let note = Plan::preset(&plan.game).and_then(|preset| preset_note(&plan.game, preset));
    opening::open(&args.file, EventPlan::Party(plan), new.guests.as_deref(), joining, note.as_deref())
}

/// Tells the host which rules the tables play by.
fn preset_note(game: &str, preset: &str) -> Option<String> {
    let about = game_name::game(game).about();
    let meaning = about.presets.iter().find(|known| known.name == preset)?.meaning;
    Some(format!("Tables play by {}'s preset `{preset}`. {meaning}", about.title))
}

fn plan(new: &NewParty) -> Result<Plan, Stop> {
    let about = game_name::game(&new.game).about();
    let plan = Plan {
        game: about.id.to_owned(),
        manner: new.manner,
        size: new.size,
        left_over: new.left_over,
        minutes: new.minutes,
        seed: opening::seed(new.seed.as_deref())?,
        title: new.title.clone().unwrap_or_else(|| format!("{} night", about.title)),
    };
    let mut problems = plan.problems();
    // Each for himself, by any of its presets.
    let mut sizes: Vec<u8> = about
        .presets
        .iter()
        .flat_map(|preset| &preset.plans)
        .filter(|plan| plan.seats == plan.teams && plan.seats > 1)
        .map(|plan| plan.seats)
        .collect();
    sizes.sort_unstable();
    sizes.dedup();
    if problems.iter().all(|problem| problem.about != "size")
        && !sizes.iter().any(|size| usize::from(*size) == new.size)
    {
        let sizes: Vec<String> = sizes.iter().map(u8::to_string).collect();
        let sentence = format!("{} is played each for himself by {}, got {}", about.title, sizes.join(", "), new.size);
        problems.push(Problem::new("size", sentence));
    }
    if problems.is_empty() { Ok(plan) } else { Err(problems.into()) }
}
