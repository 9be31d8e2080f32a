use crate::store::TableId;
use kee_game::{Outcome, Seat};
use kee_wire::{Phase, TableInfo, TableView};
use serde::Serialize;
use utoipa::ToSchema;

/// What a bot is told, one a line.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum BotEvent {
    /// You sit at this table. It is said once for every table, before anything else about it.
    Seated(Seated),
    /// A game has begun, or you have come back to one.
    Started {
        /// Where.
        table: TableId,
        /// Which game of this table it is, from 1.
        game_number: u32,
    },
    /// You are to act.
    Asked(Box<Asked>),
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

/// You sit at this table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    /// Where.
    pub(crate) table: TableId,
    /// Where it is found on this site.
    pub(crate) link: String,
    /// What was agreed when it was made.
    pub(crate) info: TableInfo,
    /// Your seat.
    pub(crate) seat: Seat,
    /// How far it is.
    pub(crate) phase: Phase,
    /// Whether you have said to be ready. Before a game begins everybody must.
    pub(crate) ready: bool,
}

/// You are to act.
#[derive(Serialize, ToSchema)]
pub(crate) struct Asked {
    /// Where.
    pub(crate) table: TableId,
    /// What is played, by its name.
    pub(crate) game: String,
    /// Your seat.
    pub(crate) seat: Seat,
    /// The number of the step this holds for, to be sent along with the action.
    pub(crate) on: u32,
    /// What you can play, as it can be typed; null where finding it is the game.
    pub(crate) actions: Option<Vec<String>>,
    /// Whether there are no others.
    pub(crate) complete: bool,
    /// The table as you see it, with the game in its own form.
    pub(crate) view: TableView,
}
