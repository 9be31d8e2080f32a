//! Keeping score for people around a real board of Keesdrow.
//!
//! Nothing is held in memory between two tasks: the record on the shelf is the game, as it is for `kee referee`.

use super::{creation, library::WordLibrary};
use crate::{
    api::RequestRefusal,
    browser,
    lang::refuse,
    local::{KeptTable, LocalSeat, Shelf, StorageError},
};
use kee_game::{
    Game, Header, Json, Names, Outcome, PlayerKind, Record, Refusal, Resources, Seed, Viewer, Wait, rules_of,
};
use kee_games::{AnyGame, Setup};
use kee_lexicon::List;
use kee_wire::{GameInfo, Phase, WindowView};
use keesdrow::{Keesdrow, RealBoard, Referee, RefereeInput, StrangeTile};
use serde::{Deserialize, Serialize};

/// The order for a game on a real board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct RefereeRequest {
    pub(crate) setup: Setup,
    /// The word list, by name; the full one if none is named.
    pub(crate) words: Option<String>,
    pub(crate) names: Vec<String>,
    /// The letters of the board, rows separated by `/`.
    pub(crate) board: String,
}

/// A tile that our box does not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct OddTile {
    /// Its upper left cell.
    pub(crate) cell: String,
    /// Its four letters, row by row.
    pub(crate) letters: String,
    /// The tile that was probably meant.
    pub(crate) perhaps: Option<String>,
}

/// The state of a game on a real board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct RefereeView {
    /// The number of reports so far, including those taken back. A new report names it, so that two windows agree.
    pub(crate) told: usize,
    pub(crate) info: GameInfo,
    pub(crate) names: Vec<String>,
    /// The game as the player to move sees it.
    pub(crate) view: Json,
    /// The player to move.
    pub(crate) viewer: Viewer,
    /// The open prompts, without times: the sand timer on the table has those.
    pub(crate) asked: Vec<WindowView>,
    /// Whether the first player must be chosen.
    pub(crate) begins_is_open: bool,
    /// The messages of each entry.
    pub(crate) log: Vec<Json>,
    pub(crate) outcome: Option<Outcome>,
}

/// The tiles of a board that are not from our box.
pub(super) async fn strange_tiles(
    library: &WordLibrary,
    wanted: RefereeRequest,
) -> Result<Vec<OddTile>, RequestRefusal> {
    let begun = NewRefereeGame::new(library, &wanted).await?;
    Ok(begun.real_board(&wanted.board)?.strange_tiles().iter().map(OddTile::from).collect())
}

/// The board that this seed deals, rows separated by `/`.
pub(super) async fn board_of_seed(
    library: &WordLibrary,
    wanted: RefereeRequest,
    seed: &str,
) -> Result<String, RequestRefusal> {
    Ok(NewRefereeGame::new(library, &wanted).await?.rules.board_of(&Seed::named(seed)).to_string())
}

/// Begins a game; returns its id.
pub(super) async fn begin(library: &WordLibrary, wanted: RefereeRequest) -> Result<String, RequestRefusal> {
    let begun = NewRefereeGame::new(library, &wanted).await?;
    let board = begun.real_board(&wanted.board)?.board().expect("a board that was read is whole");
    let referee = Referee::begin(begun.header, begun.resources, board)?;
    let id: String = browser::random::<5>().iter().map(|byte| format!("{byte:02x}")).collect();
    let shelf = Shelf::open().await.map_err(|error| error.refusal())?;
    keep(&shelf, &id, None, &referee).await?;
    Ok(id)
}

/// The current state of a game.
pub(super) async fn look(library: &WordLibrary, id: &str) -> Result<RefereeView, RequestRefusal> {
    let (_, _, referee, resources) = open(library, id).await?;
    view_of(&referee, &resources)
}

/// Takes a report, with players called by the letters of their seats. A page that has not seen the latest report is
/// refused and must look again.
pub(super) async fn tell(
    library: &WordLibrary,
    id: &str,
    told: usize,
    line: &str,
) -> Result<RefereeView, RequestRefusal> {
    let (shelf, before, mut referee, resources) = open(library, id).await?;
    if how_much(&referee.record()) != told {
        return Err(StorageError::Taken.refusal().into());
    }
    let seats = referee.header().players.len();
    let input = RefereeInput::read(line, &Names::new([""; 0]), seats).map_err(Refusal::from)?;
    referee.obey(input)?;
    keep(&shelf, id, Some(&before), &referee).await?;
    view_of(&referee, &resources)
}

/// A game that is about to begin.
struct NewRefereeGame {
    rules: Keesdrow,
    header: Header,
    resources: Resources,
}

impl NewRefereeGame {
    async fn new(library: &WordLibrary, wanted: &RefereeRequest) -> Result<Self, RequestRefusal> {
        let list = wanted.words.as_deref().unwrap_or(List::Full.name());
        let resources = library.with(Some(list)).await?;
        let table = game().begin(&wanted.setup, &resources).map_err(|problems| creation::refused(&problems))?;
        let players: Vec<_> = wanted.names.iter().map(|name| (PlayerKind::Person, name.clone())).collect();
        // Any seed will do: nothing is dealt from it, so it carries no commitment either.
        let header = Header { commitment: None, ..table.header(&resources, &players, &Seed::new([0; 32])) };
        let rules = rules_of(&header, &resources).map_err(|_| broken())?;
        Ok(Self { rules, header, resources })
    }

    fn real_board(&self, letters: &str) -> Result<RealBoard, RequestRefusal> {
        Ok(RealBoard::read(self.rules.options().edition.clone(), letters).map_err(Refusal::from)?)
    }
}

fn game() -> &'static dyn AnyGame {
    kee_games::find(Keesdrow::ID).expect("it is in the catalogue")
}

async fn open(library: &WordLibrary, id: &str) -> Result<(Shelf, String, Referee, Resources), RequestRefusal> {
    let shelf = Shelf::open().await.map_err(|error| error.refusal())?;
    let text = shelf.record(id).await.map_err(|error| error.refusal())?;
    let record = Record::read(&text).map_err(|_| broken())?;
    let list = record.header.words.as_ref().map(|words| words.name.as_str());
    let resources = library.with(list).await?;
    let referee = Referee::resume(record, resources.clone())?;
    Ok((shelf, text, referee, resources))
}

/// Stores the record before the answer goes out.
async fn keep(shelf: &Shelf, id: &str, before: Option<&str>, referee: &Referee) -> Result<(), RequestRefusal> {
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
        picture: None,
    };
    let kept = shelf.keep_record(&table, before, &record.to_text()).await;
    Ok(kept.map_err(|error| error.refusal())?)
}

fn how_much(record: &Record) -> usize {
    record.entries.len() + record.undone.len()
}

fn view_of(referee: &Referee, resources: &Resources) -> Result<RefereeView, RequestRefusal> {
    let record = &referee.record();
    let played = game().replay(record, resources, record.entries.len());
    let played = played.map_err(|_| broken())?;
    let header = &record.header;
    let viewer = referee.on_turn().map_or(Viewer::Spectator, Viewer::Seat);
    let asked = match played.wait() {
        Wait::Players(windows) => windows.iter().map(|window| WindowView::new(window, None)).collect(),
        Wait::Chance | Wait::Over(_) => Vec::new(),
    };
    Ok(RefereeView {
        told: how_much(record),
        info: header.into(),
        names: header.players.iter().map(|player| player.name.clone()).collect(),
        view: played.view(viewer),
        viewer,
        asked,
        begins_is_open: referee.who_begins_is_open(),
        log: (1..=record.entries.len()).map(|entry| played.notices(entry, Viewer::Spectator)).collect(),
        outcome: played.wait().outcome().cloned(),
    })
}

impl From<&StrangeTile> for OddTile {
    fn from(tile: &StrangeTile) -> Self {
        let letters = |side: keesdrow::Side| side.map(kee_lexicon::Letter::to_char).iter().collect::<String>();
        Self {
            cell: tile.cell.to_string(),
            letters: letters(tile.side).to_ascii_uppercase(),
            perhaps: tile.nearest.map(|near| letters(near).to_ascii_uppercase()),
        }
    }
}

/// A record that this version cannot replay.
fn broken() -> Refusal {
    refuse(id!("refused-local-broken"), [])
}
