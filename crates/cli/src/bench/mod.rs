mod crossword;

use crate::stop::Stop;
use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    what: BenchSubject,
}

#[derive(Subcommand)]
enum BenchSubject {
    /// Count and time the legal placements in positions of the standard crossword game, to compare with other engines
    Crossword(crossword::CrosswordArgs),
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), Stop> {
    match &args.what {
        BenchSubject::Crossword(args) => crossword::run(args),
    }
}
