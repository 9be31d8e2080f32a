use kee_game::{Ruling, Seat};
use serde::{Deserialize, Serialize};

/// What a person at a table can ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Sit down.
    TakeSeat {
        /// Where; the first open seat if nothing is said.
        #[serde(default)]
        seat: Option<Seat>,
        /// What the others call you.
        name: String,
    },
    /// Stand up. While a game is played this is leaving it for good.
    LeaveSeat,
    /// Begin, as far as you are concerned; after a game, the next one with the same seats.
    Ready {
        /// Or not yet after all.
        ready: bool,
    },
    /// Do something in the game.
    Act {
        /// As it would be typed at the table.
        action: String,
        /// The number of the step on which it was decided. If you have been asked something else since, the action
        /// is stale and not played. Without a number it is played whatever has happened.
        #[serde(default)]
        on: Option<u32>,
    },
    /// Say something.
    Chat {
        /// To whom.
        to: Audience,
        /// One line.
        text: String,
    },
    /// Show what you think of it.
    React {
        /// What.
        reaction: Reaction,
    },
    /// Ask the others to agree to something.
    Propose {
        /// To what.
        what: Proposal,
    },
    /// Say what you think of the open proposal.
    Reply {
        /// Yes or no; one no is enough.
        agree: bool,
    },
    /// Somebody is gone: what shall we do?
    Vote {
        /// Whose seat it is about.
        seat: Seat,
        /// What you want.
        choice: Choice,
    },
    /// Something for the host or a steward to ask.
    Host(HostCommand),
}

/// What only the host, or a steward, may ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HostCommand {
    /// Put a bot on an open seat, or another one in the place of a bot.
    SeatBot {
        /// Where.
        seat: Seat,
        /// By its name in the list of the game.
        bot: String,
    },
    /// Ask whoever sits there to stand up. Not while a game is played.
    ClearSeat {
        /// Where.
        seat: Seat,
    },
    /// Begin although not everybody has said to be ready. All seats must be taken.
    Start,
    /// Make somebody else the host.
    HandOver {
        /// Who sits here.
        seat: Seat,
    },
    /// Decide something in the game. It is for the stewards, and for the host where none is appointed.
    Rule {
        /// What.
        ruling: Ruling,
    },
    /// End a pause that somebody will not agree to end.
    Unpause,
    /// Close the table for ever. A game that is played ends with the scores as they stand.
    Close,
}

/// Who is to hear it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody; what spectators say during a game only spectators hear.
    All,
    /// Your partners. Refused while a game is played.
    Team,
}

/// A word everybody understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each says what it is called")]
pub enum Reaction {
    Hello,
    WellPlayed,
    Thanks,
    Sorry,
    Oops,
    Wow,
    Laugh,
    Hmm,
    GoodGame,
}

/// What happens only if everybody agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Stop all clocks.
    Pause,
    /// Go on after a pause.
    Resume,
    /// Call it a day: the game ends with the scores as they stand.
    End,
}

/// What to do about a seat whose player is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Give them more time.
    Wait,
    /// A bot plays on for them.
    Bot,
    /// Play on without them: their seat leaves the game.
    Without,
    /// End the game with the scores as they stand.
    End,
}
