use crate::{
    args::{TableArgs, game_name, word_source},
    completion,
    stop::Stop,
};
use clap::Args;
use kee_game::Seed;
use std::{
    io::{self, Write},
    time::Instant,
};

#[derive(Args)]
#[command(after_help = "Example:
  kee perft keezen --preset tiny --depth 3")]
pub(crate) struct PerftArgs {
    /// Game to use
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: String,
    /// Position to start from, in the form that `kee show` prints; without it, the start of a game
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
    /// Number of moves to look ahead; every depth from 1 to this is counted
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Name of the seed to deal from
    #[arg(long, value_name = "TEXT", default_value = "perft")]
    seed: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
}

pub(crate) fn perft(args: &PerftArgs) -> Result<(), Stop> {
    let game = game_name::game(&args.game);
    let resources = word_source::resources(game, args.words.as_deref())?;
    let table = match &args.position {
        Some(position) => args.table.begin_at(game, &resources, position)?,
        None => args.table.begin(game, &resources, &[])?,
    };
    let seed = Seed::named(&args.seed);
    let begun = Instant::now();
    let mut counted = 0_u64;
    for depth in 1..=args.depth {
        let count = table.perft(&seed, depth);
        writeln!(io::stdout(), "{depth} {count}")?;
        counted = counted.saturating_add(count);
    }
    let seconds = begun.elapsed().as_secs_f64().max(1e-9);
    eprintln!("{:.0} positions per second", counted as f64 / seconds);
    Ok(())
}
