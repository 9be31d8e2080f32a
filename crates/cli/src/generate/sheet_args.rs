use crate::{args::option_choice, play::random_seed, stop::Stop};
use clap::{Args, ValueEnum};
use kee_print::KeebbleSheet;
use keebble::{BoardSeed, SheetPlan, Size};

/// The Keebble sheet to make, whether as text, as a picture or on paper.
#[derive(Args)]
pub(crate) struct SheetArgs {
    /// Seed of the board; the same seed always gives the same board [default: a random one]
    #[arg(long, value_name = "SEED")]
    seed: Option<BoardSeed>,
    /// Number of players, who get a hand each
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// Size of the sheet, columns by rows
    #[arg(long, value_name = "SIZE", default_value = "8x8", value_parser = option_choice::<Size>("keebble", "size"))]
    size: Size,
    /// Expansions to draw on the sheet; celldance needs supercells
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    expansions: Vec<SheetExpansion>,
    /// Leave out the walls; letters, star and hands stay the same
    #[arg(long, conflicts_with = "empty")]
    no_walls: bool,
    /// Make an empty sheet, without letters, walls or hands
    #[arg(long, conflicts_with = "seed")]
    empty: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SheetExpansion {
    Supercells,
    Celldance,
    Backpacks,
    Scrabble,
}

/// The amount of ink a picture uses.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum InkChoice {
    /// Tinted cells, for colour printers and screens
    Full,
    /// Black lines on white, nothing filled
    Light,
}

impl From<InkChoice> for kee_print::Ink {
    fn from(ink: InkChoice) -> Self {
        match ink {
            InkChoice::Full => Self::Full,
            InkChoice::Light => Self::Light,
        }
    }
}

impl SheetArgs {
    /// The sheet.
    pub(crate) fn sheet(&self) -> Result<KeebbleSheet, Stop> {
        let has = |expansion: SheetExpansion| self.expansions.contains(&expansion);
        let (supercells, celldance) = (has(SheetExpansion::Supercells), has(SheetExpansion::Celldance));
        if celldance && !supercells {
            return Err(Stop::usage(
                "expansions: celldance needs supercells (rule B11); use --expansions supercells,celldance",
            ));
        }
        let (width, height) = self.size.cells();
        let (seats, walls) = (usize::from(self.players), !self.no_walls);
        let plan = SheetPlan { width, height, seats, walls, supercells, celldance };
        let seed = match &self.seed {
            _ if self.empty => None,
            Some(seed) => Some(seed.clone()),
            None => Some(BoardSeed::draw(&mut random_seed()?.dice(0))),
        };
        let slots = has(SheetExpansion::Backpacks).then(|| self.size.slots());
        Ok(KeebbleSheet { slots, scrabble: has(SheetExpansion::Scrabble), ..KeebbleSheet::planned(seed, &plan) })
    }
}
