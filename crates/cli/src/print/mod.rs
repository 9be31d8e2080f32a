//! `kee print`: pages for tables, clubs and tournaments.

mod hall;
mod keesdrow;
mod written;

use crate::{
    generate::{Ink, SheetArgs},
    stop::Stop,
};
use clap::{Args, Subcommand, ValueEnum};
use hall::Hall;
use kee_event::tournament::Points;
use kee_print::{KeesdrowPad, KeezenSheet, KeywordCards, Page, Paper, pairings, standings};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct PrintArgs {
    #[command(subcommand)]
    what: What,
    /// Write to this file: `.svg` (with several pages, FILE-1.svg, FILE-2.svg and so on) or `.pdf`; without it, SVG to
    /// standard output, pages under each other
    #[arg(long, value_name = "FILE", global = true)]
    out: Option<PathBuf>,
    /// What the printer holds
    #[arg(long, value_enum, global = true, default_value_t = PaperName::A4)]
    paper: PaperName,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaperName {
    A4,
    Letter,
}

#[derive(Subcommand)]
enum What {
    /// A score pad for Keesdrow
    KeesdrowPad {
        /// Who plays; without it there is room for four names
        #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
        names: Vec<String>,
        /// How many turns there is room for
        #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u8).range(5..=25))]
        turns: u8,
    },
    /// The Keesdrow board of a seed, with values and boxes to tick
    KeesdrowBoard(keesdrow::BoardArgs),
    /// A sheet of Keebble to play on with pens
    KeebbleSheet {
        #[command(flatten)]
        sheet: SheetArgs,
        /// How much ink it takes
        #[arg(long, value_enum, default_value_t = Ink::Full)]
        ink: Ink,
    },
    /// Score cards for the guests of a Keyword party, four a page
    KeywordCard {
        /// What the party is called
        #[arg(long, value_name = "NAME", default_value = "")]
        party: String,
        /// The guests; without them four cards without a name
        #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
        names: Vec<String>,
        /// How many rounds there is room for
        #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=12))]
        rounds: u8,
        /// A card for every guest of this party
        #[arg(long, value_name = "FILE", conflicts_with_all = ["party", "names"])]
        of: Option<PathBuf>,
    },
    /// The score sheet of a table at a Keezen tournament
    KeezenSheet {
        /// What the tournament is called
        #[arg(long, value_name = "NAME", default_value = "")]
        title: String,
        /// Which round
        #[arg(long, value_name = "ROUND", default_value = "")]
        round: String,
        /// Which table
        #[arg(long, value_name = "TABLE", default_value = "")]
        table: String,
        /// Both teams
        #[arg(long, value_name = "TEAM,TEAM", value_delimiter = ',', num_args = 1..=2)]
        teams: Vec<String>,
        /// How it is counted
        #[arg(long, value_enum, default_value_t = PointsName::Sheet)]
        points: PointsName,
        /// A sheet for every table of a round of this tournament; the last round, if `--round` names none
        #[arg(long, value_name = "FILE", conflicts_with_all = ["title", "table", "teams", "points"])]
        of: Option<PathBuf>,
    },
    /// Who plays where, from the file of a party or a tournament
    Pairings {
        /// The file of `kee party` or `kee tournament`
        file: PathBuf,
        /// Which round; the last one if none is named
        #[arg(long, value_name = "N")]
        round: Option<usize>,
    },
    /// How everybody stands, from the file of a party or a tournament
    Standings {
        /// The file of `kee party` or `kee tournament`
        file: PathBuf,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum PointsName {
    /// 150, 140, 130 and so on in order of coming in, 200 for the win
    Sheet,
    /// 2 a pawn, 10 for the win, as at the Dutch championship
    Nk,
}

pub(crate) fn run(args: &PrintArgs) -> Result<(), Stop> {
    let paper = match args.paper {
        PaperName::A4 => Paper::A4,
        PaperName::Letter => Paper::Letter,
    };
    written::write(&pages(&args.what, paper)?, args.out.as_deref())
}

fn pages(what: &What, paper: Paper) -> Result<Vec<Page>, Stop> {
    Ok(match what {
        What::KeesdrowPad { names, turns } => {
            if names.len() > 6 {
                return Err(Stop::usage(format!("names: a pad has room for 6, got {}", names.len())));
            }
            let names = if names.is_empty() { vec![String::new(); 4] } else { names.clone() };
            vec![KeesdrowPad { names, turns: usize::from(*turns) }.page(paper)]
        }
        What::KeesdrowBoard(args) => vec![args.board()?.page(paper)],
        What::KeebbleSheet { sheet, ink } => vec![sheet.sheet()?.page(paper, (*ink).into())],
        What::KeywordCard { party, names, rounds, of } => {
            let (party, guests) = match of {
                Some(file) => Hall::read(file)?.guests()?,
                None => (party.clone(), names.clone()),
            };
            KeywordCards { party, guests, rounds: usize::from(*rounds) }.pages(paper)
        }
        What::Pairings { file, round } => pairings(&Hall::read(file)?.pairings(*round)?, paper),
        What::Standings { file } => standings(&Hall::read(file)?.standings(), paper),
        What::KeezenSheet { round, of: Some(file), .. } => {
            let number =
                |round: &str| round.parse::<usize>().map_err(|_| format!("round: expected a number, got `{round}`"));
            let round = if round.is_empty() { None } else { Some(number(round).map_err(Stop::usage)?) };
            Hall::read(file)?.keezen_sheets(round)?.iter().map(|sheet| sheet.page(paper)).collect()
        }
        What::KeezenSheet { title, round, table, teams, points, of: None } => {
            let team = |place: usize| teams.get(place).cloned().unwrap_or_default();
            let points = match points {
                PointsName::Sheet => Points::Sheet,
                PointsName::Nk => Points::Nk,
            };
            let (title, round, table) = (title.clone(), round.clone(), table.clone());
            vec![KeezenSheet { title, round, table, teams: [team(0), team(1)], points }.page(paper)]
        }
    })
}
