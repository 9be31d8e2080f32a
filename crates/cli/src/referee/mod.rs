//! `kee referee`: keeps the score of a game on a real board.

mod board;
mod command;
mod kept_game;
mod opening;
mod refereed_game;
mod walk_choice;

use crate::{
    args::{TableArgs, word_source},
    completion,
    keyboard::Keyboard,
    stop::Stop,
};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The games that can be refereed.
#[derive(Clone, Copy, ValueEnum)]
enum Refereed {
    Keesdrow,
}

#[derive(Args)]
#[command(after_help = "Examples:
  kee referee keesdrow --names Anna,Bo                Type the board, then each word as it is played
  kee referee keesdrow --names Anna,Bo --seed club    The board that `kee print keesdrow-board --seed club` prints
  kee referee keesdrow --resume FILE                  Continue a saved game")]
pub(crate) struct RefereeArgs {
    /// Game on the table
    #[arg(ignore_case = true)]
    game: Refereed,
    #[command(flatten)]
    table: TableArgs,
    /// Names of the players, in order around the table
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    names: Vec<String>,
    /// File with the letters of the board, one row per line; without it, you type them
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    board: Option<PathBuf>,
    /// Name of the seed of a board that `kee print keesdrow-board` printed
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
    /// New file to save the game in; without it, the game is saved in your data folder
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Saved game to continue
    #[arg(long, value_name = "FILE", conflicts_with_all = ["preset", "set", "seats", "teams", "names", "board", "seed",
        "record"])]
    resume: Option<PathBuf>,
}

pub(crate) fn run(args: &RefereeArgs) -> Result<(), Stop> {
    let Refereed::Keesdrow = args.game;
    let mut keyboard = Keyboard::new();
    let room = match &args.resume {
        Some(file) => Some(opening::resume(file, args.words.as_deref())?),
        None => opening::begin(args, &mut keyboard)?,
    };
    match room {
        Some(room) => room.run(&mut keyboard),
        None => Ok(()),
    }
}
