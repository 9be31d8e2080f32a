use crate::{Choice, House, Patch, Proposal};
use kee_game::{Commitment, Json, Manner, Outcome, Seat, SeatSet, Seating, WallTime, Window, WindowId};
use serde::{Deserialize, Serialize};

/// What was agreed when the table was made and never changes. It is in every welcome.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// What is played.
    pub game: GameInfo,
    /// How the table is kept.
    pub house: House,
}

/// What is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// The game, by its name in records.
    pub id: String,
    /// The version of its rules.
    pub rules: u32,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The team of every seat.
    pub teams: Seating,
    /// The name of the word list, for games with words.
    pub words: Option<String>,
}

/// All that a viewer may know of a table now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// How far it is.
    pub phase: Phase,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// Where the host sits, if anywhere.
    pub host: Option<Seat>,
    /// Which game of this table it is, from 1; 0 before the first.
    pub game_number: u32,
    /// Whether the clocks stand still.
    pub paused: bool,
    /// What somebody has proposed.
    pub proposal: Option<OpenProposal>,
    /// The hash of the seed of the game.
    pub commitment: Option<Commitment>,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whom the game asks. Deadlines are moments of the server's clock; during a pause there are none.
    pub asked: Vec<WindowView>,
    /// The game as this viewer sees it, in the game's own form; nothing before the first game.
    pub game: Option<Json>,
}

impl TableView {
    /// What has to be done to this view to make it the other: the same as [`Patch::between`] of the two as JSON, but only
    /// what differs is written down to find out.
    pub fn patch_to(&self, after: &Self) -> Patch {
        // Named one by one, so that none can be forgotten.
        let Self { phase, seats, host, game_number, paused, proposal, commitment, seed, outcome, asked, game } = self;
        let mut patch = Patch::default();
        patch.compare_field("/phase", phase, &after.phase);
        if seats.len() == after.seats.len() {
            for (index, (before, after)) in seats.iter().zip(&after.seats).enumerate() {
                if before != after {
                    patch.compare_field(&format!("/seats/{index}"), before, after);
                }
            }
        } else {
            patch.compare_field("/seats", seats, &after.seats);
        }
        patch.compare_field("/host", host, &after.host);
        patch.compare_field("/game_number", game_number, &after.game_number);
        patch.compare_field("/paused", paused, &after.paused);
        patch.compare_field("/proposal", proposal, &after.proposal);
        patch.compare_field("/commitment", commitment, &after.commitment);
        patch.compare_field("/seed", seed, &after.seed);
        patch.compare_field("/outcome", outcome, &after.outcome);
        patch.compare_field("/asked", asked, &after.asked);
        match (game, &after.game) {
            (Some(before), Some(after)) => patch.compare_json("/game", before, after),
            (before, after) => patch.compare_field("/game", before, after),
        }
        patch
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// A game is played.
    Playing,
    /// A game is over; when all are ready the next one begins.
    Over,
    /// Nothing more happens here.
    Closed,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// Who plays here.
    pub player: PlayerView,
    /// Whether they are ready for the next game.
    pub ready: bool,
    /// Whether the seat has left the running game for good.
    pub left: bool,
    /// How many games of this table they have won.
    pub wins: u32,
    /// Their time, where there is a clock.
    pub clock: Option<ClockView>,
    /// Why they do not play, if they are gone.
    pub absence: Option<AbsenceView>,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerView {
    /// Nobody yet.
    Open,
    /// Somebody of this name.
    Person(String),
    /// This bot.
    Bot(String),
    /// A bot for somebody who is gone.
    StandIn {
        /// Whose seat it is.
        name: String,
        /// Which bot.
        bot: String,
    },
}

/// A question that is open now, by the clock of whoever runs the table. One without seats asks nobody: it is the time limit
/// of a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WindowView {
    /// Its number.
    pub id: WindowId,
    /// How it is answered.
    pub manner: Manner,
    /// Who may still answer.
    pub seats: SeatSet,
    /// From when on it counts as run out.
    pub deadline: Option<WallTime>,
}

impl WindowView {
    /// A window of a game that runs out at this moment.
    pub fn new(window: &Window, deadline: Option<WallTime>) -> Self {
        Self { id: window.id, manner: window.manner, seats: window.seats, deadline }
    }
}

/// The time of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// Milliseconds in the bank when the turn began, or now if it runs for somebody else.
    pub bank: u64,
    /// When everything is used up, if it runs.
    pub until: Option<WallTime>,
}

/// Somebody is gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AbsenceView {
    /// Whether they have left for good.
    pub for_good: bool,
    /// Whether the others may choose already.
    pub missed: bool,
    /// When they may, or, if it is for good, when the game goes on without them.
    pub until: Option<WallTime>,
    /// What the others have said.
    pub votes: Vec<Vote>,
}

/// What somebody wants to do about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Vote {
    /// Who.
    pub by: Seat,
    /// What.
    pub choice: Choice,
}

/// A proposal that not everybody has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenProposal {
    /// To what.
    pub what: Proposal,
    /// Who has agreed.
    pub agreed: SeatSet,
}
