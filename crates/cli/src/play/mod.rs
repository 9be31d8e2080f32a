//! `kee play`: a table in the terminal, one line at a time.

mod bests;
mod command;
mod data_folder;
mod game_choice;
mod local_table;
mod opening;
mod saved_game;
mod screen;
mod session;
mod wording;

pub(crate) use data_folder::games as games_folder;
pub(crate) use opening::random_seed;

use crate::{
    args::{TableArgs, game_name, word_source},
    completion,
    keyboard::Keyboard,
    stop::Stop,
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "Examples:
  kee play                                        Choose a game from a list
  kee play keesdrow --bots otto                   Play against a gentle bot
  kee play keezen --names Anna,Bo,Cas,Dirk        Four people at one screen
  kee play keyword --preset solitaire             Play alone
  kee play keezen --bots pip --language nl        Play in Dutch
  kee play keesdrow --set goal=50 --seed friday   Change an option, share the deal
  kee play --resume FILE                          Continue a saved game")]
pub(crate) struct PlayArgs {
    /// Game to play; without it, you choose from a list
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Bots for the last seats; people take the other seats
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', add = completion::bots())]
    bots: Vec<String>,
    /// Names of the people, in seat order
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    names: Vec<String>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
    /// Name of the seed to deal from, so that others can play the same deal; without it, the deal is random
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// New file to save the game in; without it, the game is saved in your data folder
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Language of the table
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = ["en", "nl"])]
    language: String,
    /// Saved game to continue
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "preset", "set", "seats", "teams", "bots", "names",
        "seed", "record"])]
    resume: Option<PathBuf>,
}

pub(crate) fn run(args: &PlayArgs) -> Result<(), Stop> {
    let mut keyboard = Keyboard::new();
    let language = wording::language(&args.language);
    let table = match &args.resume {
        Some(file) => opening::resume(file, args.words.as_deref(), language)?,
        None => opening::start(args, language, &mut keyboard)?,
    };
    match table {
        Some(table) => session::run(table, &mut keyboard),
        None => Ok(()),
    }
}
