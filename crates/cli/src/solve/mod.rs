mod boggle;
mod keesdrow;

use crate::stop::Stop;
use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct SolveArgs {
    #[command(subcommand)]
    rules: SolveRules,
}

#[derive(Subcommand)]
enum SolveRules {
    /// Find every word on a Keesdrow board, with its best walk
    Keesdrow(keesdrow::KeesdrowArgs),
    /// Find every word on a Boggle board of any size: three letters or more, no cell twice
    Boggle(boggle::BoggleArgs),
}

pub(crate) fn run(args: &SolveArgs) -> Result<(), Stop> {
    match &args.rules {
        SolveRules::Keesdrow(args) => keesdrow::run(args),
        SolveRules::Boggle(args) => boggle::run(args),
    }
}
