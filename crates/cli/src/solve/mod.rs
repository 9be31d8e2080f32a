mod boggle;
mod keesdrow;

use crate::stop::Stop;
use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct SolveArgs {
    #[command(subcommand)]
    rules: Rules,
}

#[derive(Subcommand)]
enum Rules {
    /// Every word of a Keesdrow board with its best-paying walk
    Keesdrow(keesdrow::KeesdrowArgs),
    /// Every word of a board of any size under Boggle's rules: three letters or more, no cell twice
    Boggle(boggle::BoggleArgs),
}

pub(crate) fn run(args: &SolveArgs) -> Result<(), Stop> {
    match &args.rules {
        Rules::Keesdrow(args) => keesdrow::run(args),
        Rules::Boggle(args) => boggle::run(args),
    }
}
