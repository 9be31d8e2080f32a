use super::{
    action::{self, EventRequest, commands_help},
    opening::{self, read_list},
};
use crate::{
    args::{choice, game_name},
    completion,
    stop::Stop,
};
use clap::Args;
use kee_event::{
    EventKind, EventPlan, Name, Occasion,
    party::{LeftOver, PartyCommand, PartyManner, PartyPlan},
};
use kee_game::Problem;
use kee_games::{Wording, english};
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = commands_help(EventKind::Party), add = completion::event_commands(EventKind::Party))]
pub(crate) struct PartyArgs {
    /// File of the event
    file: PathBuf,
    /// Print JSON for programs
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    action: Option<EventRequest<NewParty>>,
}

#[derive(Args)]
#[command(after_help = "Examples:
  kee party party.txt new --guests guests.txt --title 'Game night'
  kee party club.txt new --game keebble --manner round-robin --size 2")]
pub(super) struct NewParty {
    /// File with the guests' names, one per line; more can join later
    #[arg(long, value_name = "FILE")]
    guests: Option<PathBuf>,
    /// Title of the event [default: the game's name and "night"]
    #[arg(long)]
    title: Option<String>,
    /// Game to play
    #[arg(long, default_value = Occasion::Party.game(), value_parser = game_name::parser(), ignore_case = true)]
    game: String,
    /// Way in which guests move between tables
    #[arg(long, default_value = "ladder", value_parser = choice::<PartyManner>(&[
        ("ladder", "The best at each table move up to the next one"),
        ("round-robin", "Everyone meets as many others as possible"),
    ]))]
    manner: PartyManner,
    /// Seats per table
    #[arg(long, value_name = "N", default_value_t = 4)]
    size: usize,
    /// Seats left over when the guests do not fill every table
    #[arg(long, value_name = "SEATS", default_value = "short", value_parser = choice::<LeftOver>(&[
        ("short", "Leave them empty"),
        ("bots", "Fill them with bots"),
    ]))]
    left_over: LeftOver,
    /// Time limit of a game, in minutes
    #[arg(long, value_name = "N", default_value_t = 40)]
    minutes: u16,
    /// Name of the seed for all draws, only for trials: anyone who knows the name can predict them
    #[arg(long, value_name = "NAME")]
    seed: Option<String>,
}

pub(crate) fn run(args: &PartyArgs) -> Result<(), Stop> {
    action::run(EventKind::Party, &args.file, args.action.as_ref(), args.json, |new| open(args, new))
}

fn open(args: &PartyArgs, new: &NewParty) -> Result<(), Stop> {
    let guests: Vec<(usize, Name)> = new.guests.as_deref().map_or_else(|| Ok(Vec::new()), read_list)?;
    let joining = guests.into_iter().map(|(line, name)| (line, PartyCommand::Join(vec![name]).into()));
    let plan = plan(new)?;
    let note = PartyPlan::preset(&plan.game).and_then(|preset| preset_note(&plan.game, preset));
    opening::open(&args.file, EventPlan::Party(plan), new.guests.as_deref(), joining, note.as_deref())
}

/// A note for the host on the rules of the tables.
fn preset_note(game: &str, preset: &str) -> Option<String> {
    let about = game_name::game(game).about();
    about.presets.iter().find(|known| known.name == preset)?;
    let meaning = Wording::new(english(), about.id).preset_meaning(preset);
    Some(format!("Tables play by {}'s preset `{preset}`. {meaning}", about.title))
}

fn plan(new: &NewParty) -> Result<PartyPlan, Stop> {
    let about = game_name::game(&new.game).about();
    let plan = PartyPlan {
        game: about.id.to_owned(),
        manner: new.manner,
        size: new.size,
        left_over: new.left_over,
        minutes: new.minutes,
        seed: opening::seed(new.seed.as_deref())?,
        title: new.title.clone().unwrap_or_else(|| format!("{} night", about.title)),
    };
    let mut problems = plan.problems();
    // The table sizes of all presets in which everyone plays individually.
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
        let sentence = format!("{} is played individually by {}, not {}.", about.title, sizes.join(", "), new.size);
        problems.push(Problem::plain("size", sentence));
    }
    if problems.is_empty() { Ok(plan) } else { Err(problems.into()) }
}
