//! Pages to print, drawn by the code of `kee print`.

use super::{
    creation,
    library::WordLibrary,
    referee::{self, RefereeRequest},
};
use crate::{api::RequestRefusal, browser, lang::refuse};
use kee_event::tournament::Points;
use kee_game::{Seed, configure};
use kee_games::Setup;
use kee_print::{
    Ink, KeebbleSheet, KeesdrowBoard, KeesdrowPad, KeezenSheet, KeywordCards, Page, PaperSize, language, svg,
};
use keebble::{BoardSeed, KeebbleOptions};
use keesdrow::{KeesdrowOptions, Maze, PegBoard};
use serde::{Deserialize, Serialize};

/// A request for pages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PagesRequest {
    /// Letter paper instead of A4.
    pub(crate) letter: bool,
    /// The tag of the reader’s language.
    pub(crate) language: String,
    pub(crate) pages: Pages,
}

/// The kinds of pages with their contents.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Pages {
    KeesdrowPad {
        names: Vec<String>,
        turns: usize,
    },
    KeesdrowBoard {
        seed: String,
        set: Vec<(String, String)>,
    },
    KeebbleSheet {
        /// Chosen at random if it is empty.
        seed: String,
        set: Vec<(String, String)>,
        hands: usize,
        /// Outlines only, nothing filled.
        light: bool,
    },
    KeywordCards {
        party: String,
        guests: Vec<String>,
        rounds: usize,
    },
    KeezenSheets {
        title: String,
        round: String,
        /// The number of each, and its teams.
        tables: Vec<(String, [String; 2])>,
        points: Points,
    },
}

/// The names on a pad, or the number of columns if nobody is named.
const ON_A_PAD: usize = 6;
const COLUMNS: usize = 4;

/// Draws pages; returns a picture of each.
pub(super) async fn draw(library: &WordLibrary, wanted: PagesRequest) -> Result<Vec<String>, RequestRefusal> {
    let paper = if wanted.letter { PaperSize::Letter } else { PaperSize::A4 };
    let language = &language(&wanted.language);
    let pages: Vec<Page> = match wanted.pages {
        Pages::KeesdrowPad { names, turns } => {
            if names.len() > ON_A_PAD {
                return Err(refuse(id!("refused-print-pad_is_full"), [("most", ON_A_PAD.into())]).into());
            }
            let names = if names.is_empty() { vec![String::new(); COLUMNS] } else { names };
            vec![KeesdrowPad { names, turns }.page(paper, language)]
        }
        Pages::KeesdrowBoard { seed, set } => vec![keesdrow_board(library, seed, set).await?.page(paper, language)],
        Pages::KeebbleSheet { seed, set, hands, light } => {
            let ink = if light { Ink::Light } else { Ink::Full };
            vec![keebble_sheet(&seed, &set, hands)?.page(paper, ink, language)]
        }
        Pages::KeywordCards { party, guests, rounds } => KeywordCards { party, guests, rounds }.pages(paper, language),
        Pages::KeezenSheets { title, round, tables, points } => {
            let sheet = |(table, teams): (String, [String; 2])| KeezenSheet {
                title: title.clone(),
                round: round.clone(),
                table,
                teams,
                points,
            };
            tables.into_iter().map(|table| sheet(table).page(paper, language)).collect()
        }
    };
    Ok(pages.iter().map(svg).collect())
}

/// The board of this seed, as a game with that seed deals it.
async fn keesdrow_board(
    library: &WordLibrary,
    seed: String,
    set: Vec<(String, String)>,
) -> Result<KeesdrowBoard, RequestRefusal> {
    let (options, _) = configure(KeesdrowOptions::default(), &set);
    let setup = Setup { set, ..Setup::default() };
    let table = RefereeRequest { setup, words: None, names: Vec::new(), board: String::new() };
    let letters = referee::board_of_seed(library, table, &seed).await?;
    let board: PegBoard = letters.parse().map_err(|_| refuse(id!("refused-print-no_board"), []))?;
    let board = board.with_values(options.edition.values());
    Ok(KeesdrowBoard { board, seed, own_tiles: matches!(options.edition, Maze::Own(_)) })
}

/// The sheet of this seed, or of a random one if it is empty; without a seed, a blank sheet.
fn keebble_sheet(seed: &str, set: &[(String, String)], hands: usize) -> Result<KeebbleSheet, RequestRefusal> {
    let (options, problems) = configure(KeebbleOptions::default(), set);
    if !problems.is_empty() {
        return Err(creation::refused(&problems));
    }
    let seed = match seed {
        _ if !options.is_generated() => None,
        "" => Some(BoardSeed::draw(&mut Seed::new(browser::random()).dice(0))),
        seed => Some(seed.parse::<BoardSeed>().map_err(|_| refuse(id!("refused-print-seed"), []))?),
    };
    let slots = options.backpacks.is_on().then(|| options.size.slots());
    let plain = KeebbleSheet::planned(seed, &options.sheet_plan(hands));
    Ok(KeebbleSheet { slots, scrabble: options.scrabble.is_on(), ..plain })
}
