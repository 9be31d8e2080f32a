use crate::{AbsenceChoice, House, Patch, Proposal};
use kee_game::{
    Commitment, Header, Json, Manner, Outcome, PlayerKind, Seat, SeatSet, Seating, WallTime, Window, WindowId,
};
use serde::{Deserialize, Serialize};

/// The facts agreed when the table was created, which never change. Every welcome has them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The game.
    pub game: GameInfo,
    /// The house rules.
    pub house: House,
}

/// A game with its options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// The id of the game, as in records.
    pub id: String,
    /// The version of its rules.
    pub rules: u32,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The team of every seat.
    pub teams: Seating,
    /// The name of the word list, for word games.
    pub words: Option<String>,
}

impl From<&Header> for GameInfo {
    fn from(header: &Header) -> Self {
        Self {
            id: header.game.clone(),
            rules: header.rules,
            options: header.options.clone(),
            teams: header.seating(),
            words: header.words.as_ref().map(|words| words.name.clone()),
        }
    }
}

/// Everything a viewer may know about a table now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The phase of the table.
    pub phase: Phase,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The host's seat, if they have one.
    pub host: Option<Seat>,
    /// The number of the game at this table, from 1; 0 before the first.
    pub game_number: u32,
    /// Whether the clocks are stopped.
    pub paused: bool,
    /// The open proposal.
    pub proposal: Option<OpenProposal>,
    /// The hash of the game's seed.
    pub commitment: Option<Commitment>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The outcome of the game.
    pub outcome: Option<Outcome>,
    /// The open windows: the seats the game is waiting for. Deadlines are on the server's clock; during a pause there
    /// are none.
    pub asked: Vec<WindowView>,
    /// The number of moves taken back in this game.
    pub taken_back: u32,
    /// Whether this viewer may take back their last move.
    pub may_take_back: bool,
    /// The game as this viewer sees it, in the game's own format; null before the first game.
    pub game: Option<Json>,
}

impl TableView {
    /// The changes that turn this view into the other: the same as [`Patch::between`] of the two as JSON, but only what
    /// differs is serialised.
    pub fn patch_to(&self, after: &Self) -> Patch {
        // Named one by one, so that none can be forgotten.
        let Self { phase, seats, host, game_number, paused, proposal, commitment, seed, outcome, asked, .. } = self;
        let Self { taken_back, may_take_back, game, .. } = self;
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
        patch.compare_field("/taken_back", taken_back, &after.taken_back);
        patch.compare_field("/may_take_back", may_take_back, &after.may_take_back);
        match (game, &after.game) {
            (Some(before), Some(after)) => patch.compare_json("/game", before, after),
            (before, after) => patch.compare_field("/game", before, after),
        }
        patch
    }
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Players are sitting down.
    Gathering,
    /// A game is in progress.
    Playing,
    /// A game is over; the next one begins when everyone is ready.
    Over,
    /// The table is closed for good.
    Closed,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// The player.
    pub player: PlayerView,
    /// Whether the player is ready for the next game.
    pub ready: bool,
    /// Whether the seat has left the current game for good.
    pub left: bool,
    /// The number of games of this table that the player won.
    pub wins: u32,
    /// The player's time, if there is a clock.
    pub clock: Option<ClockView>,
    /// The player's absence, if they are away.
    pub absence: Option<AbsenceView>,
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerView {
    /// Nobody yet.
    Open,
    /// A person with this name.
    Person(String),
    /// This bot.
    Bot(String),
    /// A bot that stands in for a player who is away.
    StandIn {
        /// The name of the player.
        name: String,
        /// The bot.
        bot: String,
    },
}

impl PlayerView {
    /// The player by kind and name; an open seat is a person without a name.
    pub fn named(&self) -> (PlayerKind, String) {
        match self {
            Self::Open => (PlayerKind::Person, String::new()),
            Self::Person(name) | Self::StandIn { name, .. } => (PlayerKind::Person, name.clone()),
            Self::Bot(bot) => (PlayerKind::Bot, bot.clone()),
        }
    }
}

/// A question that is open now, with its deadline on the server's clock. One without seats asks nobody: it is the
/// time limit of a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WindowView {
    /// Its id.
    pub id: WindowId,
    /// The way it is answered.
    pub manner: Manner,
    /// The seats that may still answer.
    pub seats: SeatSet,
    /// The time when it times out.
    pub deadline: Option<WallTime>,
}

impl WindowView {
    /// A window of a game that times out at this moment.
    pub fn new(window: &Window, deadline: Option<WallTime>) -> Self {
        Self { id: window.id, manner: window.manner, seats: window.seats, deadline }
    }
}

/// A seat's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// Milliseconds in the bank: when the turn began, or now if the clock is not running.
    pub bank: u64,
    /// The time when it runs out, if the clock is running.
    pub until: Option<WallTime>,
}

/// A player's absence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AbsenceView {
    /// Whether they have left for good.
    pub for_good: bool,
    /// Whether the others may already choose what to do.
    pub missed: bool,
    /// The time when they may or, if the player left for good, when the game continues without them.
    pub until: Option<WallTime>,
    /// The votes of the others.
    pub votes: Vec<Vote>,
}

/// A vote on what to do about a player who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Vote {
    /// The seat that votes.
    pub by: Seat,
    /// Its choice.
    pub choice: AbsenceChoice,
}

/// A proposal that not everyone has answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenProposal {
    /// The proposal itself.
    pub what: Proposal,
    /// The seats that have agreed.
    pub agreed: SeatSet,
}
