use super::{ReportLanguage, read_record, wording};
use crate::{
    args::{game_name, seat_letter, word_source},
    completion,
    output::{self, display_names},
    stop::Stop,
};
use clap::Args;
use kee_game::{Record, Seat, Viewer};
use kee_games::AnyMatch;
use serde_json::json;
use std::{
    io::{self, Write},
    path::PathBuf,
};

#[derive(Args)]
#[command(after_help = "Examples:
  kee show game.kee
  kee show game.kee --at 5 --as A")]
pub(crate) struct ShowArgs {
    /// Record to show; `-` is standard input
    file: PathBuf,
    /// Number of the entry to show the position after; 0 is the start [default: the last entry]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show only what this seat or a spectator can see; without it, also print the whole position
    #[arg(long = "as", value_name = "SEAT|spectator", value_parser = viewer)]
    viewer: Option<Viewer>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
    #[command(flatten)]
    language: ReportLanguage,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

fn viewer(text: &str) -> Result<Viewer, String> {
    if text.eq_ignore_ascii_case("spectator") {
        return Ok(Viewer::Spectator);
    }
    seat_letter(text).map(Viewer::Seat).map_err(|_| "expected a seat such as `A`, or `spectator`".to_owned())
}

pub(crate) fn show(args: &ShowArgs) -> Result<(), Stop> {
    let name = args.file.display();
    let record = read_record(&args.file)?;
    let entries = record.entries.len();
    let at = args.at.unwrap_or(entries);
    if at > entries {
        return Err(Stop::usage(format!("at: {name} has no entry {at}; choose one from 0 to {entries}")));
    }
    let seats = record.header.players.len();
    let viewer = args.viewer.unwrap_or(Viewer::Spectator);
    if let Viewer::Seat(seat) = viewer
        && seat.index() >= seats
    {
        return Err(Stop::usage(format!(
            "as: {name} has no seat {seat}; choose one from A to {}",
            Seat::new(seats - 1)
        )));
    }
    let game = game_name::game_of(&record).map_err(|why| Stop::Failed(format!("{name}: {why}")))?;
    let words = args.words.as_deref().map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, words.as_ref())?;
    let table = game.replay(&record, &resources, at).map_err(|why| Stop::invalid(&args.file, why))?;
    if args.json {
        print_json(args, &record, table.as_ref(), viewer)
    } else {
        print(args, &record, table.as_ref(), viewer)
    }
}

fn print(args: &ShowArgs, record: &Record, table: &dyn AnyMatch, viewer: Viewer) -> Result<(), Stop> {
    let names = display_names(&record.header);
    let mut out = io::stdout();
    let wording = args.language.wording();
    let shown = wording::shown(&record.header.game, table.entries(), record.entries.len());
    writeln!(out, "{}", wording.say(&shown))?;
    writeln!(out, "{}", table.show(viewer, &names, wording.language()))?;
    writeln!(out, "{}", wording.waiting_for(table.wait(), &names))?;
    // The position reveals all hands, so it is left out for a single viewer.
    if args.viewer.is_none() {
        writeln!(out, "{}", wording.say(&wording::position(table.position())))?;
    }
    Ok(())
}

fn print_json(args: &ShowArgs, record: &Record, table: &dyn AnyMatch, viewer: Viewer) -> Result<(), Stop> {
    let position = args.viewer.is_none().then(|| table.position());
    output::print_json(&json!({
        "game": record.header.game,
        "entry": table.entries(),
        "entries": record.entries.len(),
        "viewer": viewer,
        "view": table.view(viewer),
        "wait": table.wait(),
        "position": position,
    }))
}
