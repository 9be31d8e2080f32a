use crate::{game_name, stop::Stop, table_args::TableArgs, word_source};
use clap::Args;
use kee_game::Seed;
use std::{
    io::{self, Write},
    time::Instant,
};

#[derive(Args)]
pub(crate) struct PerftArgs {
    #[arg(value_parser = game_name::parser(), ignore_case = true, help = "Which game")]
    game: String,
    /// The position to start from, as `kee show` prints it; without one, the start of a game
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
    /// Count for every depth from 1 to this
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Name of the seed that deals
    #[arg(long, value_name = "TEXT", default_value = "perft")]
    seed: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP)]
    words: Option<String>,
}

pub(crate) fn run(args: &PerftArgs) -> Result<(), Stop> {
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
    eprintln!("{:.0} positions a second", counted as f64 / seconds);
    Ok(())
}
