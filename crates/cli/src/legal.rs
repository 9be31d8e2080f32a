use crate::{game_name, output, seat_letter::seat_letter, stop::Stop, table_args::TableArgs, word_source};
use clap::Args;
use kee_game::{Listing, Names, Seat, next_to_ask};
use std::io::Write;

#[derive(Args)]
pub(crate) struct LegalArgs {
    #[arg(value_parser = game_name::parser(), ignore_case = true, help = "Which game")]
    game: String,
    /// The position as `kee show` prints it
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Add a tab and the position each action leads to
    #[arg(long)]
    after: bool,
    /// Whose actions, where several seats are asked
    #[arg(long, value_name = "SEAT", value_parser = seat_letter)]
    seat: Option<Seat>,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP)]
    words: Option<String>,
}

pub(crate) fn run(args: &LegalArgs) -> Result<(), Stop> {
    let game = game_name::game(&args.game);
    let resources = word_source::resources(game, args.words.as_deref())?;
    let table = args.table.begin_at(game, &resources, &args.position)?;
    let asked = table.wait().asked();
    let Some(first) = next_to_ask(table.wait()) else {
        eprintln!("No action is legal. {}", table.waiting_for(&Names::letters(table.seating())));
        return Ok(());
    };
    let seat = args.seat.unwrap_or(first);
    if !asked.contains(seat) {
        return Err(Stop::usage(format!("seat {seat} is not asked now, only {asked}")));
    }
    if args.seat.is_none() && asked.len() > 1 {
        eprintln!("These are the actions of {seat}; asked as well (see --seat): {}.", asked.without(seat));
    }
    let list = table.actions(seat, usize::MAX);
    let mut out = output::buffered();
    for action in &list.actions {
        if args.after {
            let position = table.after(seat, action).map_err(|refusal| Stop::Failed(refusal.to_string()))?;
            writeln!(out, "{action}\t{position}")?;
        } else {
            writeln!(out, "{action}")?;
        }
    }
    out.flush()?;
    if list.listing == Listing::Partial {
        eprintln!("Other actions are legal too.");
    }
    Ok(())
}
