//! `kee referee`: the score of a game that is played on a real board.

mod begin;
mod board;
mod choose;
mod kept;
mod room;
mod said;

use crate::{keyboard::Keyboard, stop::Stop, table_args::TableArgs, word_source};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The games that can be refereed.
#[derive(Clone, Copy, ValueEnum)]
enum Refereed {
    Keesdrow,
}

#[derive(Args)]
pub(crate) struct RefereeArgs {
    /// Which game
    #[arg(ignore_case = true)]
    game: Refereed,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays, in order around the table
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    names: Vec<String>,
    /// The letters of the board, a row a line; without it you are asked for them
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    board: Option<PathBuf>,
    /// The board is the one of this seed, as `kee print keesdrow-board` prints it
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP)]
    words: Option<String>,
    /// Where to keep the game; without it, in your data folder
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with a game where it stopped
    #[arg(long, value_name = "FILE", conflicts_with_all = ["preset", "set", "seats", "teams", "names", "board", "seed",
        "record"])]
    resume: Option<PathBuf>,
}

pub(crate) fn run(args: &RefereeArgs) -> Result<(), Stop> {
    let Refereed::Keesdrow = args.game;
    let mut keyboard = Keyboard::new();
    let room = match &args.resume {
        Some(file) => Some(begin::resume(file, args.words.as_deref())?),
        None => begin::begin(args, &mut keyboard)?,
    };
    match room {
        Some(room) => room.run(&mut keyboard),
        None => Ok(()),
    }
}
