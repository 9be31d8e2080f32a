use crate::{
    args::{TableArgs, game_name, seat_letter, word_source},
    completion, output,
    records::{ReportLanguage, wording},
    stop::Stop,
};
use clap::Args;
use kee_game::{Listing, Names, Seat, next_to_ask};
use std::io::Write;

#[derive(Args)]
#[command(after_help = "Example:
  kee legal keebble 'CAT./..../..../.... ST/-'")]
pub(crate) struct LegalArgs {
    /// Game to use
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: String,
    /// Position, in the form that `kee show` prints
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Also print the position after each move, separated by a tab
    #[arg(long)]
    after: bool,
    /// Seat whose moves to list, if several can act
    #[arg(long, value_name = "SEAT", value_parser = seat_letter)]
    seat: Option<Seat>,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
    #[command(flatten)]
    language: ReportLanguage,
}

pub(crate) fn legal(args: &LegalArgs) -> Result<(), Stop> {
    let game = game_name::game(&args.game);
    let resources = word_source::resources(game, args.words.as_deref())?;
    let table = args.table.begin_at(game, &resources, &args.position)?;
    let asked = table.wait().asked();
    let wording = args.language.wording();
    let Some(first) = next_to_ask(table.wait()) else {
        let waiting = wording.waiting_for(table.wait(), &Names::letters(table.seating()));
        eprintln!("{} {waiting}", wording.say(&wording::no_moves()));
        return Ok(());
    };
    let seat = args.seat.unwrap_or(first);
    if !asked.contains(seat) {
        return Err(Stop::usage(format!("seat: {seat} cannot act now; choose from {asked}")));
    }
    if args.seat.is_none() && asked.len() > 1 {
        let others = asked.without(seat).to_string();
        eprintln!("{}", wording.say(&wording::moves_of(seat, others)));
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
        eprintln!("{}", wording.say(&wording::more_moves()));
    }
    Ok(())
}
