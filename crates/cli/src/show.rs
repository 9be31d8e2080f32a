use crate::{
    display_names::display_names, game_name, input_file::read_text, output, seat_letter::seat_letter, stop::Stop,
    word_source,
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
pub(crate) struct ShowArgs {
    /// The record; `-` is standard input
    file: PathBuf,
    /// After which entry; 0 is the start, and the last one is the default
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through whose eyes: a seat's letter or `spectator`; without it, a spectator's view and the whole position
    #[arg(long = "as", value_name = "SEAT|spectator", value_parser = viewer)]
    viewer: Option<Viewer>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP)]
    words: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn viewer(text: &str) -> Result<Viewer, String> {
    if text.eq_ignore_ascii_case("spectator") {
        return Ok(Viewer::Spectator);
    }
    seat_letter(text).map(Viewer::Seat).map_err(|_| "expected a seat such as `A`, or `spectator`".to_owned())
}

pub(crate) fn run(args: &ShowArgs) -> Result<(), Stop> {
    let name = args.file.display();
    let text = read_text(&args.file).map_err(Stop::usage)?;
    let record = Record::read(&text).map_err(|error| Stop::Failed(format!("{name}: refused: {error}")))?;
    let entries = record.entries.len();
    let at = args.at.unwrap_or(entries);
    if at > entries {
        return Err(Stop::usage(format!("{name} has entries 0 to {entries}, got `{at}`")));
    }
    let seats = record.header.players.len();
    let viewer = args.viewer.unwrap_or(Viewer::Spectator);
    if let Viewer::Seat(seat) = viewer
        && seat.index() >= seats
    {
        return Err(Stop::usage(format!("{name} has seats A to {}, got `{seat}`", Seat::new(seats - 1))));
    }
    let game = game_name::game_of(&record).map_err(|why| Stop::Failed(format!("{name}: {why}")))?;
    let words = args.words.as_deref().map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, words.as_ref())?;
    let table = game.replay(&record, &resources, at).map_err(|why| Stop::Failed(format!("{name}: refused: {why}")))?;
    if args.json {
        print_json(args, &record, table.as_ref(), viewer)
    } else {
        print(args, &record, table.as_ref(), viewer)
    }
}

fn print(args: &ShowArgs, record: &Record, table: &dyn AnyMatch, viewer: Viewer) -> Result<(), Stop> {
    let names = display_names(&record.header);
    let mut out = io::stdout();
    writeln!(out, "{} after entry {} of {}", record.header.game, table.entries(), record.entries.len())?;
    writeln!(out, "{}", table.show(viewer, &names))?;
    writeln!(out, "{}", table.waiting_for(&names))?;
    // The position has all hands open, so it is not for someone who wants to see only what a seat sees.
    if args.viewer.is_none() {
        writeln!(out, "Position: {}", table.position())?;
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
