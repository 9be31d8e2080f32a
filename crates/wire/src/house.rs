use serde::{Deserialize, Serialize};

/// The house rules of a table, in any game. Fields left out have their default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// The time players have.
    pub clock: Clock,
    /// The consequence of running out of time.
    pub out_of_time: OutOfTime,
    /// For how many seconds a player may be disconnected before the others can choose what to do; null for no limit.
    /// With a clock of days there is no limit either.
    pub grace: Option<u32>,
    /// The bot that stands in for players who are away; by default the weakest one that does not play at random.
    pub stand_in: Option<String>,
    /// Whether people can chat.
    pub talk: Talk,
    /// Whether spectators may watch.
    pub watching: Watching,
    /// Whether a player alone or against bots may take moves back.
    pub take_back: bool,
    /// Whether the table is in the public list of open tables.
    pub listed: bool,
    /// Whether the table is led, as those of an event are: the event decides who sits where and when a game begins,
    /// nobody can pause or end it, and a bot stands in for players who are away.
    pub led: bool,
}

impl Default for House {
    fn default() -> Self {
        Self {
            clock: Clock::None,
            out_of_time: OutOfTime::Skip,
            grace: Some(60),
            stand_in: None,
            talk: Talk::Open,
            watching: Watching::Anyone,
            take_back: true,
            listed: false,
            led: false,
        }
    }
}

/// The players' time. It runs for everyone the game is waiting for, each their own, and for nobody during a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No limit, unless the game has a timer of its own.
    #[default]
    None,
    /// A time limit for every turn.
    Turn {
        /// Seconds for each turn.
        seconds: u32,
    },
    /// A time limit for the whole game, with an increment for every turn.
    Game {
        /// Seconds for the whole game.
        seconds: u32,
        /// Seconds added after every turn.
        increment: u32,
    },
    /// A time limit for every turn, and a bank for turns that take longer.
    Days {
        /// Hours for each turn.
        hours: u32,
        /// Hours in the bank, for the whole game.
        bank: u32,
    },
}

/// The consequence of running out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OutOfTime {
    /// The turn is skipped as the game's rules say. Nobody else is affected.
    #[default]
    Skip,
    /// The seat leaves the game, as if its player had resigned.
    Leave,
}

/// Whether people can chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Everyone hears everything: partners have no channel of their own during a game.
    #[default]
    #[serde(alias = "free")]
    Open,
    /// Only reactions.
    Reactions,
    /// Nothing at all.
    Silent,
}

/// Whether spectators may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Anyone with the link.
    #[default]
    Anyone,
    /// Only the players, the host and the stewards.
    Nobody,
}
