use crate::{play::random_seed, stop::Stop};
use clap::{Args, ValueEnum};
use kee_game::OptionValue;
use kee_print::KeebbleSheet;
use keebble::{BoardSeed, SheetPlan, Size};

/// Which sheet of Keebble is wanted: as text, as a picture or on paper.
#[derive(Args)]
pub(crate) struct SheetArgs {
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
    /// A board without walls; letters, star and hands are the same
    #[arg(long, conflicts_with = "empty")]
    no_walls: bool,
    /// An empty sheet, without letters, walls or hands
    #[arg(long, conflicts_with = "seed")]
    empty: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Expansion {
    Supercells,
    Celldance,
    Backpacks,
    Scrabble,
}

/// How much ink a picture takes.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Ink {
    /// Tinted cells, for colour printers and screens
    Full,
    /// Black lines on white, nothing filled
    Light,
}

impl From<Ink> for kee_print::Ink {
    fn from(ink: Ink) -> Self {
        match ink {
            Ink::Full => Self::Full,
            Ink::Light => Self::Light,
        }
    }
}

impl SheetArgs {
    /// The sheet, or what is wrong with the request.
    pub(crate) fn sheet(&self) -> Result<KeebbleSheet, Stop> {
        let has = |expansion: Expansion| self.expansions.contains(&expansion);
        let (supercells, celldance) = (has(Expansion::Supercells), has(Expansion::Celldance));
        if celldance && !supercells {
            return Err(Stop::usage("expansions: celldance is played with supercells (B11)"));
        }
        let size = Size::read(&self.size).filter(|size| *size != Size::Tiny);
        let size = size.ok_or_else(|| Stop::usage(format!("size: expected 8x8, 8x4 or 16x8, got `{}`", self.size)))?;
        let (width, height) = size.cells();
        let (seats, walls) = (usize::from(self.players), !self.no_walls);
        let plan = SheetPlan { width, height, seats, walls, supercells, celldance };
        let seed = match &self.seed {
            _ if self.empty => None,
            Some(seed) => Some(seed.clone()),
            None => Some(BoardSeed::draw(&mut random_seed()?.dice(0))),
        };
        let slots = has(Expansion::Backpacks).then(|| size.slots());
        Ok(KeebbleSheet { slots, scrabble: has(Expansion::Scrabble), ..KeebbleSheet::planned(seed, &plan) })
    }
}
