use super::sheet_args::{InkChoice, SheetArgs};
use crate::{files::failed, stop::Stop};
use clap::Args;
use kee_game::Seat;
use kee_print::{KeebbleSheet, PaperSize, language, svg};
use std::{fmt::Write as _, fs, io::Write as _, path::PathBuf};

#[derive(Args)]
#[command(after_help = "Examples:
  kee generate keebble --players 3
  kee generate keebble --seed game-night --svg --out board.svg
  kee play keebble --preset generated --set board_seed=game-night")]
pub(crate) struct KeebbleArgs {
    #[command(flatten)]
    sheet: SheetArgs,
    /// Make an SVG picture for A4 paper instead of text
    #[arg(long)]
    svg: bool,
    /// Amount of ink the picture uses
    #[arg(long, value_enum, default_value_t = InkChoice::Full, requires = "svg")]
    ink: InkChoice,
    /// File to write to, instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &KeebbleArgs) -> Result<(), Stop> {
    let printed = args.sheet.sheet()?;
    let text =
        if args.svg { svg(&printed.page(PaperSize::A4, args.ink.into(), &language("en"))) } else { as_text(&printed) };
    match &args.out {
        None => std::io::stdout().write_all(text.as_bytes())?,
        Some(file) => {
            fs::write(file, &text).map_err(|error| failed(file, &error))?;
            println!("{}", file.display());
        }
    }
    // A picture alone does not show the seed it was made from.
    if let Some(seed) = printed.seed.filter(|_| args.svg) {
        eprintln!("board {seed}");
    }
    Ok(())
}

fn as_text(printed: &KeebbleSheet) -> String {
    let KeebbleSheet { sheet, seed, kinds, .. } = printed;
    let mut text = String::new();
    if let Some(seed) = seed {
        let _ = writeln!(text, "Board {seed}");
    }
    let _ = writeln!(text, "{}", sheet.paper.drawn());
    for (seat, hand) in Seat::first(sheet.hands.len()).zip(&sheet.hands).filter(|(_, hand)| !hand.is_empty()) {
        let cell = sheet.paper.claimed[seat.index()].map_or_else(String::new, |cell| format!(" on {cell}"));
        let _ = writeln!(text, "Hand {seat}{cell}: {}", hand.spaced());
    }
    if let Some(star) = sheet.paper.star {
        let _ = writeln!(text, "The first word covers the star on {star}.");
    }
    for kind in kinds.iter().filter(|kind| sheet.paper.specials.values().any(|there| there == *kind)) {
        let _ = writeln!(text, "{kind} {}: {}", kind.name(), kind.meaning());
    }
    text
}
