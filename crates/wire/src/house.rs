use serde::{Deserialize, Serialize};

/// How a table is kept, whatever the game: its house rules. Whatever is left out has its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// The time people have.
    pub clock: Clock,
    /// What happens to whoever has used it up.
    pub out_of_time: OutOfTime,
    /// For how many seconds the others wait for somebody whose connection is lost before they may choose what to do; none
    /// if nobody is missed. With a clock of days nobody is.
    pub grace: Option<u32>,
    /// Which bot sits in for somebody who is gone; if none is named, the mildest that thinks.
    pub stand_in: Option<String>,
    /// Whether people can talk.
    pub talk: Talk,
    /// Who may look on.
    pub watching: Watching,
    /// Whether strangers find it in the list of open tables.
    pub listed: bool,
    /// Whether the table is led, as those of an event are: who sits where and when a game begins is said for all of them at
    /// once, nobody pauses or ends it, and a bot sits in for whoever is missed.
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
            listed: false,
            led: false,
        }
    }
}

/// The time people have. It runs for those for whom the game waits, each their own, and for nobody during a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like, as far as the game has no timer of its own.
    #[default]
    None,
    /// So long for every turn.
    Turn {
        /// Each time.
        seconds: u32,
    },
    /// So long for the whole game, and a little more with every turn.
    Game {
        /// In all.
        seconds: u32,
        /// Added when a turn is done.
        increment: u32,
    },
    /// So long for every turn, and a bank for the turns that take longer.
    Days {
        /// Hours for each turn.
        hours: u32,
        /// Hours in the bank, for the whole game.
        bank: u32,
    },
}

/// What happens to somebody whose time is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OutOfTime {
    /// The turn goes by as the game has it for those who are late. It harms nobody else.
    #[default]
    Skip,
    /// The seat leaves the game, as if its player had resigned.
    Leave,
}

/// Whether people can talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Everybody hears everything: partners have no channel of their own while a game is played.
    #[default]
    #[serde(alias = "free")]
    Open,
    /// Only reactions.
    Reactions,
    /// Not at all.
    Silent,
}

/// Who may look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Whoever has the link.
    #[default]
    Anyone,
    /// Only the players, the host and the stewards.
    Nobody,
}
