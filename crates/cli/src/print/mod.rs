//! `kee print`: pages for tables, clubs and tournaments.

mod hall;
mod keesdrow;
mod written;

use crate::{
    generate::{InkChoice, SheetArgs},
    stop::Stop,
};
use clap::{Args, Subcommand, ValueEnum};
use hall::Hall;
use kee_event::tournament::Points;
use kee_print::{KeesdrowPad, KeezenSheet, KeywordCards, Language, Page, PaperSize, language, pairings, standings};
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "Examples:
  kee print keesdrow-pad --names Anna,Bo --out pad.pdf
  kee print keebble-sheet --seed game-night --out sheet.pdf
  kee print pairings party.txt --out pairings.pdf --paper letter
  kee print keezen-sheet --language nl --out scoreblad.pdf")]
pub(crate) struct PrintArgs {
    #[command(subcommand)]
    what: Printout,
    /// File to write, ending in .pdf or .svg (several pages become FILE-1.svg, FILE-2.svg and so on); without it, SVG on
    /// standard output
    #[arg(long, value_name = "FILE", global = true)]
    out: Option<PathBuf>,
    /// Paper size
    #[arg(long, value_enum, global = true, default_value_t = PaperName::A4)]
    paper: PaperName,
    /// Language of the pages
    #[arg(long, value_name = "LANGUAGE", global = true, default_value = "en", value_parser = ["en", "nl"])]
    language: String,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaperName {
    A4,
    Letter,
}

#[derive(Subcommand)]
enum Printout {
    /// Print a score pad for Keesdrow
    KeesdrowPad {
        /// Names of the players; without it, four blank columns
        #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
        names: Vec<String>,
        /// Number of turns
        #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u8).range(5..=25))]
        turns: u8,
    },
    /// Print a Keesdrow board, with values and boxes to tick
    KeesdrowBoard(keesdrow::BoardArgs),
    /// Print a Keebble sheet to play on paper
    KeebbleSheet {
        #[command(flatten)]
        sheet: SheetArgs,
        /// Amount of ink the sheet uses
        #[arg(long, value_enum, default_value_t = InkChoice::Full)]
        ink: InkChoice,
    },
    /// Print score cards for a Keyword party, four per page
    KeywordCard {
        /// Name of the party
        #[arg(long, value_name = "NAME", default_value = "")]
        party: String,
        /// Names of the guests; without it, four blank cards
        #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
        names: Vec<String>,
        /// Number of rounds
        #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=12))]
        rounds: u8,
        /// File of a party, to print a card for every guest
        #[arg(long, value_name = "FILE", conflicts_with_all = ["party", "names"])]
        of: Option<PathBuf>,
    },
    /// Print a score sheet for a Keezen tournament table
    KeezenSheet {
        /// Name of the tournament
        #[arg(long, value_name = "NAME", default_value = "")]
        title: String,
        /// Round to print on the sheet
        #[arg(long, value_name = "ROUND", default_value = "")]
        round: String,
        /// Table to print on the sheet
        #[arg(long, value_name = "TABLE", default_value = "")]
        table: String,
        /// Names of the two teams
        #[arg(long, value_name = "TEAM,TEAM", value_delimiter = ',', num_args = 1..=2)]
        teams: Vec<String>,
        /// Scoring
        #[arg(long, value_enum, default_value_t = PointsName::Sheet)]
        points: PointsName,
        /// File of a tournament, to print a sheet for every table of a round (the last one, or --round N)
        #[arg(long, value_name = "FILE", conflicts_with_all = ["title", "table", "teams", "points"])]
        of: Option<PathBuf>,
    },
    /// Print who plays where
    Pairings {
        /// File of a party or tournament
        file: PathBuf,
        /// Number of the round [default: the last one]
        #[arg(long, value_name = "N")]
        round: Option<usize>,
    },
    /// Print the standings
    Standings {
        /// File of a party or tournament
        file: PathBuf,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum PointsName {
    /// 150, 140, 130 and so on as pawns come in, 200 for the win
    Sheet,
    /// 2 per pawn, 10 for the win, as at the Dutch championship
    Nk,
}

pub(crate) fn run(args: &PrintArgs) -> Result<(), Stop> {
    let paper = match args.paper {
        PaperName::A4 => PaperSize::A4,
        PaperName::Letter => PaperSize::Letter,
    };
    written::write(&pages(&args.what, paper, &language(&args.language))?, args.out.as_deref())
}

fn pages(what: &Printout, paper: PaperSize, language: &Language) -> Result<Vec<Page>, Stop> {
    Ok(match what {
        Printout::KeesdrowPad { names, turns } => {
            if names.len() > 6 {
                return Err(Stop::usage(format!(
                    "names: a pad has 6 columns, not {}; print a second one for the others",
                    names.len()
                )));
            }
            let names = if names.is_empty() { vec![String::new(); 4] } else { names.clone() };
            vec![KeesdrowPad { names, turns: usize::from(*turns) }.page(paper, language)]
        }
        Printout::KeesdrowBoard(args) => vec![args.board()?.page(paper, language)],
        Printout::KeebbleSheet { sheet, ink } => vec![sheet.sheet()?.page(paper, (*ink).into(), language)],
        Printout::KeywordCard { party, names, rounds, of } => {
            let (party, guests) = match of {
                Some(file) => Hall::read(file)?.guests()?,
                None => (party.clone(), names.clone()),
            };
            KeywordCards { party, guests, rounds: usize::from(*rounds) }.pages(paper, language)
        }
        Printout::Pairings { file, round } => pairings(&Hall::read(file)?.pairings(*round, language)?, paper, language),
        Printout::Standings { file } => standings(&Hall::read(file)?.standings(language), paper, language),
        Printout::KeezenSheet { round, of: Some(file), .. } => {
            let number =
                |round: &str| round.parse::<usize>().map_err(|_| format!("round: expected a number, got `{round}`"));
            let round = if round.is_empty() { None } else { Some(number(round).map_err(Stop::usage)?) };
            Hall::read(file)?.keezen_sheets(round, language)?.iter().map(|sheet| sheet.page(paper, language)).collect()
        }
        Printout::KeezenSheet { title, round, table, teams, points, of: None } => {
            let team = |place: usize| teams.get(place).cloned().unwrap_or_default();
            let points = match points {
                PointsName::Sheet => Points::Sheet,
                PointsName::Nk => Points::Nk,
            };
            let (title, round, table) = (title.clone(), round.clone(), table.clone());
            vec![KeezenSheet { title, round, table, teams: [team(0), team(1)], points }.page(paper, language)]
        }
    })
}
