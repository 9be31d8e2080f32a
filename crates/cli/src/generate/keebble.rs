use super::keebble_svg::{Ink, draw};
use crate::{play::random_seed, stop::Stop};
use clap::{Args, ValueEnum};
use kee_game::{OptionValue, Seat};
use keebble::{BoardSeed, Sheet, SheetPlan, Size, Special};
use std::{fmt::Write as _, fs, io::Write as _, path::PathBuf};

#[derive(Args)]
pub(crate) struct KeebbleArgs {
    /// The seed of a board: the same one gives the same board for ever; drawn if none is given
    #[arg(long, value_name = "SEED")]
    seed: Option<BoardSeed>,
    /// How many hands
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// Columns by rows: 8x8, 8x4 or 16x8
    #[arg(long, value_name = "SIZE", default_value = "8x8")]
    size: String,
    /// What is played beside, as far as it shows on the sheet: supercells, celldance (with supercells), backpacks, scrabble
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    expansions: Vec<Expansion>,
    /// An empty sheet, without letters, walls or hands
    #[arg(long, conflicts_with = "seed")]
    empty: bool,
    /// An SVG picture to print on A4 instead of text
    #[arg(long)]
    svg: bool,
    /// How much ink the picture takes
    #[arg(long, value_enum, default_value_t = Ink::Full, requires = "svg")]
    ink: Ink,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Expansion {
    Supercells,
    Celldance,
    Backpacks,
    Scrabble,
}

/// A sheet to be shown or printed, with what it is for.
pub(super) struct Printed {
    /// The board, with what each hand begins with.
    pub(super) sheet: Sheet,
    /// What it was made from; nothing if it is empty.
    pub(super) seed: Option<BoardSeed>,
    /// The slots of a backpack, where there are backpacks.
    pub(super) slots: Option<u32>,
    /// Whether letters count what they do in Scrabble.
    pub(super) scrabble: bool,
    /// The kinds of special cells that are played with.
    pub(super) kinds: Vec<Special>,
}

pub(crate) fn run(args: &KeebbleArgs) -> Result<(), Stop> {
    let printed = printed(args)?;
    let text = if args.svg { draw(&printed, args.ink) } else { told(&printed) };
    match &args.out {
        None => std::io::stdout().write_all(text.as_bytes())?,
        Some(file) => {
            fs::write(file, &text).map_err(|error| Stop::Failed(format!("{}: {error}", file.display())))?;
            println!("{}", file.display());
        }
    }
    // Whoever keeps the picture in a file has to be told what it was made from.
    if let Some(seed) = printed.seed.filter(|_| args.svg) {
        eprintln!("board {seed}");
    }
    Ok(())
}

fn printed(args: &KeebbleArgs) -> Result<Printed, Stop> {
    let has = |expansion: Expansion| args.expansions.contains(&expansion);
    let (supercells, celldance) = (has(Expansion::Supercells), has(Expansion::Celldance));
    if celldance && !supercells {
        return Err(Stop::usage("expansions: celldance is played with supercells (B11)"));
    }
    let size = Size::read(&args.size).filter(|size| *size != Size::Tiny);
    let size = size.ok_or_else(|| Stop::usage(format!("size: expected 8x8, 8x4 or 16x8, got `{}`", args.size)))?;
    let (width, height) = size.cells();
    let plan = SheetPlan { width, height, seats: usize::from(args.players), supercells, celldance };
    let seed = match &args.seed {
        _ if args.empty => None,
        Some(seed) => Some(seed.clone()),
        None => Some(BoardSeed::draw(&mut random_seed()?.dice(0))),
    };
    let sheet = match &seed {
        Some(seed) => Sheet::generate(seed, &plan),
        None => Sheet::empty(&plan),
    };
    let kinds = match (supercells, celldance) {
        (false, _) => Vec::new(),
        (true, false) => Special::SUPERCELLS.to_vec(),
        (true, true) => Special::all().collect(),
    };
    let slots = has(Expansion::Backpacks).then(|| size.slots());
    Ok(Printed { sheet, seed, slots, scrabble: has(Expansion::Scrabble), kinds })
}

fn told(printed: &Printed) -> String {
    let Printed { sheet, seed, kinds, .. } = printed;
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
