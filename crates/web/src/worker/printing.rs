//! Pages to print, drawn by the same code as those of `kee print`.

use super::{
    library::Library,
    refereeing::{self, WantedReferee},
};
use crate::{api::No, browser};
use kee_event::tournament::Points;
use kee_game::{Refusal, Seed};
use kee_games::Setup;
use kee_print::{Ink, KeebbleSheet, KeesdrowBoard, KeesdrowPad, KeezenSheet, KeywordCards, Page, Paper, svg};
use keebble::{BoardSeed, SheetPlan, Size};
use serde::{Deserialize, Serialize};

/// What can be printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum PageKind {
    KeesdrowPad,
    KeesdrowBoard,
    KeebbleSheet,
    KeywordCards,
    KeezenSheet,
}

/// What somebody has filled in who wants pages. Every kind takes what it needs of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct WantedPages {
    pub(crate) kind: PageKind,
    /// Letter paper, and not A4.
    pub(crate) letter: bool,
    /// What a board is made from.
    pub(crate) seed: String,
    /// The large board of Keesdrow; special cells on a sheet of Keebble.
    pub(crate) more: bool,
    /// Players, guests or teams.
    pub(crate) names: Vec<String>,
    /// What the party or the tournament is called.
    pub(crate) title: String,
    /// The points of the championship, and not of the sheet.
    pub(crate) nk: bool,
}

/// Rounds on a card, turns on a pad, hands on a sheet: as `kee print` has them if nobody says otherwise.
const ROUNDS: usize = 6;
const TURNS: usize = 20;
const HANDS: usize = 4;
/// The names that a pad has room for.
const ON_A_PAD: usize = 6;

/// Draws pages; a picture of each comes back.
pub(super) async fn draw(library: &Library, wanted: &WantedPages) -> Result<Vec<String>, No> {
    let paper = if wanted.letter { Paper::Letter } else { Paper::A4 };
    let names = || wanted.names.clone();
    let pages: Vec<Page> = match wanted.kind {
        PageKind::KeesdrowPad => {
            if wanted.names.len() > ON_A_PAD {
                return Err(no("pad_is_full", format!("A pad has room for {ON_A_PAD} names.")));
            }
            let names = if wanted.names.is_empty() { vec![String::new(); HANDS] } else { names() };
            vec![KeesdrowPad { names, turns: TURNS }.page(paper)]
        }
        PageKind::KeesdrowBoard => vec![keesdrow_board(library, wanted).await?.page(paper)],
        PageKind::KeebbleSheet => vec![keebble_sheet(wanted)?.page(paper, Ink::Full)],
        PageKind::KeywordCards => {
            KeywordCards { party: wanted.title.clone(), guests: names(), rounds: ROUNDS }.pages(paper)
        }
        PageKind::KeezenSheet => {
            let team = |place: usize| wanted.names.get(place).cloned().unwrap_or_default();
            let sheet = KeezenSheet {
                title: wanted.title.clone(),
                round: String::new(),
                table: String::new(),
                teams: [team(0), team(1)],
                points: if wanted.nk { Points::Nk } else { Points::Sheet },
            };
            vec![sheet.page(paper)]
        }
    };
    Ok(pages.iter().map(svg).collect())
}

/// The board that this seed deals, as a game of that seed has it.
async fn keesdrow_board(library: &Library, wanted: &WantedPages) -> Result<KeesdrowBoard, No> {
    let preset = if wanted.more { "deluxe" } else { "classic" };
    let setup = Setup { preset: Some(preset.to_owned()), ..Setup::default() };
    let table = WantedReferee { setup, words: None, names: Vec::new(), board: String::new() };
    let letters = refereeing::board_of_seed(library, table, &wanted.seed).await?;
    let board = letters.parse().map_err(|_| no("no_board", "That seed deals no board.".to_owned()))?;
    Ok(KeesdrowBoard { board, seed: wanted.seed.clone() })
}

/// The sheet of this seed, or of one that is drawn if none is named.
fn keebble_sheet(wanted: &WantedPages) -> Result<KeebbleSheet, No> {
    let seed = if wanted.seed.is_empty() {
        BoardSeed::draw(&mut Seed::new(browser::random()).dice(0))
    } else {
        wanted.seed.parse::<BoardSeed>().map_err(|what| no("seed", format!("Seed: {what}.")))?
    };
    let (width, height) = Size::Usual.cells();
    let plan = SheetPlan { width, height, seats: HANDS, supercells: wanted.more, celldance: false };
    Ok(KeebbleSheet::planned(Some(seed), &plan))
}

fn no(code: &str, sentence: String) -> No {
    Refusal { code: format!("print/{code}"), sentence }.into()
}
