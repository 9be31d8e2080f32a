mod keebble;
mod sheet_args;

pub(crate) use sheet_args::{InkChoice, SheetArgs};

use crate::stop::Stop;
use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct GenerateArgs {
    #[command(subcommand)]
    game: GeneratedBoard,
}

#[derive(Subcommand)]
enum GeneratedBoard {
    /// Make a Keebble board, to play on here by its seed or on paper
    Keebble(keebble::KeebbleArgs),
}

pub(crate) fn run(args: &GenerateArgs) -> Result<(), Stop> {
    match &args.game {
        GeneratedBoard::Keebble(args) => keebble::run(args),
    }
}
