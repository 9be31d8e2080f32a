//! `kee play`: a table in the terminal, line by line.

mod ask;
mod bests;
mod clock;
mod command;
mod data_folder;
mod resume;
mod saved_game;
mod screen;
mod session;
mod start;
mod table;
mod waiting;

pub(crate) use data_folder::games as games_folder;
pub(crate) use start::random_seed;

use crate::{game_name, keyboard::Keyboard, stop::Stop, table_args::TableArgs, word_source};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct PlayArgs {
    /// Which game; without one you are asked
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Bots for the last seats; people have the others
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    bots: Vec<String>,
    /// What the people are called, in seat order
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    names: Vec<String>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP)]
    words: Option<String>,
    /// Deal from the seed of this name, so that others can play the same deal; without it the deal is random
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Where to keep the game; without it, in your data folder
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with a game where it stopped
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "preset", "set", "seats", "teams", "bots", "names",
        "seed", "record"])]
    resume: Option<PathBuf>,
}

pub(crate) fn run(args: &PlayArgs) -> Result<(), Stop> {
    let mut keyboard = Keyboard::new();
    let table = match &args.resume {
        Some(file) => resume::resume(file, args.words.as_deref())?,
        None => start::start(args, &mut keyboard)?,
    };
    match table {
        Some(table) => session::run(table, &mut keyboard),
        None => Ok(()),
    }
}
