mod keebble;
mod sheet_args;

pub(crate) use sheet_args::{Ink, SheetArgs};

use crate::stop::Stop;
use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct GenerateArgs {
    #[command(subcommand)]
    game: Game,
}

#[derive(Subcommand)]
enum Game {
    /// A starting board of Keebble, to be played here by its seed or printed and played on paper
    Keebble(keebble::KeebbleArgs),
}

pub(crate) fn run(args: &GenerateArgs) -> Result<(), Stop> {
    match &args.game {
        Game::Keebble(args) => keebble::run(args),
    }
}
