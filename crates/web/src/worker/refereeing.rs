//! Keeping count for people around a real board of Keesdrow.
//!
//! Nothing is held in memory between two errands: the record on the shelf is the game, as it is for `kee referee`.

use super::{library::Library, making};
use crate::{
    api::No,
    browser,
    local::{KeptTable, LocalSeat, Shelf, Unkept},
};
use kee_game::{
    Game, Header, Json, Names, Outcome, PlayerKind, Record, Refusal, Resources, Seed, Viewer, Wait, rules_of,
};
use kee_games::{AnyGame, Setup};
use kee_lexicon::List;
use kee_wire::{GameInfo, Phase, WindowView};
use keesdrow::{Keesdrow, RealBoard, Referee, RefereeInput, StrangeTile};
use serde::{Deserialize, Serialize};

/// A real table that somebody wants to have kept count of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct WantedReferee {
    pub(crate) setup: Setup,
    /// Which list of words, by its name; the full one if none is named.
    pub(crate) words: Option<String>,
    pub(crate) names: Vec<String>,
    /// The letters of the board, rows separated by `/`.
    pub(crate) board: String,
}

/// A tile that our box does not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Strange {
    /// Its upper left cell.
    pub(crate) cell: String,
    /// Its four letters, row by row.
    pub(crate) letters: String,
    /// What was probably meant.
    pub(crate) perhaps: Option<String>,
}

/// A game on a real board as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Refereed {
    /// How much has been told so far, with what was taken back. Who tells more says it, so that two windows agree.
    pub(crate) told: usize,
    pub(crate) info: GameInfo,
    pub(crate) names: Vec<String>,
    /// The game as the player to move sees it.
    pub(crate) view: Json,
    /// The player to move.
    pub(crate) viewer: Viewer,
    /// What is asked, without the times: the sand timer on the table has those.
    pub(crate) asked: Vec<WindowView>,
    /// Whether it must be said who begins.
    pub(crate) begins_is_open: bool,
    /// What every entry told.
    pub(crate) log: Vec<Json>,
    pub(crate) outcome: Option<Outcome>,
}

/// The tiles of a board that are not of our box.
pub(super) async fn strange_tiles(library: &Library, wanted: WantedReferee) -> Result<Vec<Strange>, No> {
    let begun = Begun::new(library, &wanted).await?;
    Ok(begun.real_board(&wanted.board)?.strange_tiles().iter().map(Strange::from).collect())
}

/// The board that this seed deals, rows separated by `/`.
pub(super) async fn board_of_seed(library: &Library, wanted: WantedReferee, seed: &str) -> Result<String, No> {
    Ok(Begun::new(library, &wanted).await?.rules.board_of(&Seed::named(seed)).to_string())
}

/// Begins to keep count; the id comes back.
pub(super) async fn begin(library: &Library, wanted: WantedReferee) -> Result<String, No> {
    let begun = Begun::new(library, &wanted).await?;
    let board = begun.real_board(&wanted.board)?.board().ok_or_else(|| wrong("The board is not whole.".to_owned()))?;
    let referee = Referee::begin(begun.header, begun.resources, board).map_err(wrong)?;
    let id: String = browser::random::<5>().iter().map(|byte| format!("{byte:02x}")).collect();
    let shelf = Shelf::open().await.map_err(|unkept| unkept.refusal())?;
    keep(&shelf, &id, None, &referee).await?;
    Ok(id)
}

/// The game as it stands.
pub(super) async fn look(library: &Library, id: &str) -> Result<Refereed, No> {
    let (_, _, referee, resources) = open(library, id).await?;
    refereed(&referee, &resources)
}

/// Tells the referee something, with people called by the letters of their seats. Somebody who has not seen the last of it
/// is told to look again.
pub(super) async fn tell(library: &Library, id: &str, told: usize, line: &str) -> Result<Refereed, No> {
    let (shelf, before, mut referee, resources) = open(library, id).await?;
    if how_much(&referee.record()) != told {
        return Err(Unkept::Taken.refusal().into());
    }
    let seats = referee.header().players.len();
    let input = RefereeInput::read(line, &Names::new([""; 0]), seats).map_err(wrong)?;
    referee.obey(input)?;
    keep(&shelf, id, Some(&before), &referee).await?;
    refereed(&referee, &resources)
}

/// A game that is about to begin.
struct Begun {
    rules: Keesdrow,
    header: Header,
    resources: Resources,
}

impl Begun {
    async fn new(library: &Library, wanted: &WantedReferee) -> Result<Self, No> {
        let list = wanted.words.as_deref().unwrap_or(List::Full.name());
        let resources = library.with(Some(list)).await?;
        let table = game().begin(&wanted.setup, &resources).map_err(|problems| making::refused(&problems))?;
        let players: Vec<_> = wanted.names.iter().map(|name| (PlayerKind::Person, name.clone())).collect();
        // Any seed would do: nothing is dealt from it, so nothing is promised of it either.
        let header = Header { commitment: None, ..table.header(&resources, &players, &Seed::new([0; 32])) };
        let rules = rules_of(&header, &resources).map_err(|mismatch| wrong(mismatch.to_string()))?;
        Ok(Self { rules, header, resources })
    }

    fn real_board(&self, letters: &str) -> Result<RealBoard, No> {
        RealBoard::read(self.rules.options().edition.clone(), letters).map_err(wrong)
    }
}

fn game() -> &'static dyn AnyGame {
    kee_games::find(Keesdrow::ID).expect("it is in the catalogue")
}

async fn open(library: &Library, id: &str) -> Result<(Shelf, String, Referee, Resources), No> {
    let shelf = Shelf::open().await.map_err(|unkept| unkept.refusal())?;
    let text = shelf.record(id).await.map_err(|unkept| unkept.refusal())?;
    let record = Record::read(&text).map_err(|error| wrong(error.to_string()))?;
    let list = record.header.words.as_ref().map(|words| words.name.as_str());
    let resources = library.with(list).await?;
    let referee = Referee::resume(record, resources.clone()).map_err(wrong)?;
    Ok((shelf, text, referee, resources))
}

/// It is on the disk before anybody is answered.
async fn keep(shelf: &Shelf, id: &str, before: Option<&str>, referee: &Referee) -> Result<(), No> {
    let record = referee.record();
    let table = KeptTable {
        id: id.to_owned(),
        game: Keesdrow::ID.to_owned(),
        seats: record.header.players.iter().map(|player| LocalSeat::Person(player.name.clone())).collect(),
        phase: if record.ending.is_some() { Phase::Over } else { Phase::Playing },
        asked: referee.game().wait().asked(),
        games: 1,
        last: browser::now(),
        by_hand: true,
        challenge: None,
    };
    let kept = shelf.keep_record(&table, before, &record.to_text()).await;
    Ok(kept.map_err(|unkept| unkept.refusal())?)
}

fn how_much(record: &Record) -> usize {
    record.entries.len() + record.undone.len()
}

fn refereed(referee: &Referee, resources: &Resources) -> Result<Refereed, No> {
    let record = &referee.record();
    let played = game().replay(record, resources, record.entries.len());
    let played = played.map_err(|mismatch| wrong(mismatch.to_string()))?;
    let header = &record.header;
    let viewer = referee.on_turn().map_or(Viewer::Spectator, Viewer::Seat);
    let asked = match played.wait() {
        Wait::Players(windows) => windows.iter().map(|window| WindowView::new(window, None)).collect(),
        Wait::Chance | Wait::Over(_) => Vec::new(),
    };
    Ok(Refereed {
        told: how_much(record),
        info: GameInfo {
            id: header.game.clone(),
            rules: header.rules,
            options: header.options.clone(),
            teams: header.seating(),
            words: header.words.as_ref().map(|words| words.name.clone()),
        },
        names: header.players.iter().map(|player| player.name.clone()).collect(),
        view: played.view(viewer),
        viewer,
        asked,
        begins_is_open: referee.who_begins_is_open(),
        log: (1..=record.entries.len()).map(|entry| played.notices(entry, Viewer::Spectator)).collect(),
        outcome: played.wait().outcome().cloned(),
    })
}

impl From<&StrangeTile> for Strange {
    fn from(tile: &StrangeTile) -> Self {
        let letters = |side: keesdrow::Side| side.map(kee_lexicon::Letter::to_char).iter().collect::<String>();
        Self {
            cell: tile.cell.to_string(),
            letters: letters(tile.side).to_ascii_uppercase(),
            perhaps: tile.nearest.map(|near| letters(near).to_ascii_uppercase()),
        }
    }
}

fn wrong(sentence: String) -> No {
    Refusal::plain("referee/wrong", sentence).into()
}
