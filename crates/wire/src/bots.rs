//! The bodies of `/api/me/bots` and the lines of `/api/bot/stream`.

use crate::{Phase, TableId, TableInfo, TableView};
use kee_game::{Outcome, Seat, WallTime};
use serde::{Deserialize, Serialize};

/// A bot to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateBot {
    /// 2 to 30 letters, different from the names of your other bots.
    pub name: String,
}

/// Your new bot.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CreatedBot {
    /// Its name.
    pub name: String,
    /// The token with which a program plays as this bot. It is shown only once.
    pub token: String,
}

/// One of your bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyBot {
    /// Its name.
    pub name: String,
    /// The time when it was created.
    pub made: WallTime,
}

/// A message to a bot, one per line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BotEvent {
    /// You have a seat at this table. This is the first message about every table.
    Seated(BotSeat),
    /// A game has begun, or is in progress.
    Started {
        /// The table.
        table: TableId,
        /// The number of the game at this table, from 1.
        game_number: u32,
    },
    /// It's your turn to act.
    Asked(Box<BotTurn>),
    /// A game is over. Say that you are ready for another one, or leave your seat.
    Finished {
        /// The table.
        table: TableId,
        /// The number of the game at this table, from 1.
        game_number: u32,
        /// The outcome.
        outcome: Option<Outcome>,
    },
    /// You no longer have a seat at this table.
    Left {
        /// The table.
        table: TableId,
    },
    /// The server is restarting. Nothing is lost: reconnect.
    GoingAway {
        /// The time until the client should reconnect, in milliseconds.
        retry_after: u64,
    },
}

/// A bot's seat at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotSeat {
    /// The table.
    pub table: TableId,
    /// Its path on this site.
    pub link: String,
    /// The game and the house rules.
    pub info: TableInfo,
    /// Your seat.
    pub seat: Seat,
    /// Its phase.
    pub phase: Phase,
    /// Whether you have said that you are ready. A game begins when everyone is.
    pub ready: bool,
}

/// A turn for a bot to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotTurn {
    /// The table.
    pub table: TableId,
    /// The name of the game.
    pub game: String,
    /// Your seat.
    pub seat: Seat,
    /// The number of the current step; send it along with your action.
    pub on: u32,
    /// Your legal actions in their text form; null where finding them is the game.
    pub actions: Option<Vec<String>>,
    /// Whether that is all of them.
    pub complete: bool,
    /// The table as you see it, with the game in its own format.
    pub view: TableView,
}
