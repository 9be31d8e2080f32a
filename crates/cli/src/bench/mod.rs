mod crossword;

use crate::stop::Stop;
use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Count and time the placements of positions of the standard crossword game, to compare with other engines
    Crossword(crossword::CrosswordArgs),
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), Stop> {
    match &args.what {
        What::Crossword(args) => crossword::run(args),
    }
}
