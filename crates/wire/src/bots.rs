//! The bodies of `/api/me/bots` and the lines of `/api/bot/stream`.

use crate::{Phase, TableId, TableInfo, TableView};
use kee_game::{Outcome, Seat, WallTime};
use serde::{Deserialize, Serialize};

/// A bot that somebody wants to have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateBot {
    /// 2 to 30 letters; you have no other bot of this name.
    pub name: String,
}

/// Your new bot.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CreatedBot {
    /// As it is written.
    pub name: String,
    /// What lets a program be this bot. It is shown only now.
    pub token: String,
}

/// One of your bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyBot {
    /// As it is written.
    pub name: String,
    /// When it was created.
    pub made: WallTime,
}

/// What a bot is told, one a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BotEvent {
    /// You sit at this table. It is said once for every table, before anything else about it.
    Seated(BotSeat),
    /// A game has begun, or you have come back to one.
    Started {
        /// Where.
        table: TableId,
        /// Which game of this table it is, from 1.
        game_number: u32,
    },
    /// You are to act.
    Asked(Box<BotTurn>),
    /// A game is over. Say to be ready for another one, or leave your seat.
    Finished {
        /// Where.
        table: TableId,
        /// Which game of this table it was, from 1.
        game_number: u32,
        /// How it ended.
        outcome: Option<Outcome>,
    },
    /// You do not sit at this table any more.
    Left {
        /// Where.
        table: TableId,
    },
    /// The server stops for a moment. Nothing is lost: come back.
    GoingAway {
        /// When to try, in milliseconds from now.
        retry_after: u64,
    },
}

/// A bot's seat at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotSeat {
    /// Where.
    pub table: TableId,
    /// Where it is found on this site.
    pub link: String,
    /// What was agreed when it was created.
    pub info: TableInfo,
    /// Your seat.
    pub seat: Seat,
    /// How far it is.
    pub phase: Phase,
    /// Whether you have said to be ready. Before a game begins everybody must.
    pub ready: bool,
}

/// A turn for a bot to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotTurn {
    /// Where.
    pub table: TableId,
    /// What is played, by its name.
    pub game: String,
    /// Your seat.
    pub seat: Seat,
    /// The number of the step this holds for, to be sent along with the action.
    pub on: u32,
    /// What you can play, as it can be typed; null where finding it is the game.
    pub actions: Option<Vec<String>>,
    /// Whether there are no others.
    pub complete: bool,
    /// The table as you see it, with the game in its own form.
    pub view: TableView,
}
