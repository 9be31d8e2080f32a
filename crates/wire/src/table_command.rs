use kee_game::{Ruling, Seat};
use serde::{Deserialize, Serialize};

/// A request to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Sit down.
    TakeSeat {
        /// The seat; by default the first open one.
        #[serde(default)]
        seat: Option<Seat>,
        /// Your name at the table.
        name: String,
    },
    /// Stand up. During a game, leave it for good.
    LeaveSeat,
    /// Be ready to begin; after a game, to play another one with the same seats.
    Ready {
        /// False if you are no longer ready.
        ready: bool,
    },
    /// Play an action.
    Act {
        /// The action in its text form.
        action: String,
        /// The number of the step on which it was decided. If you have been asked something else since, the action is
        /// stale and not played. Without a number it is always played.
        #[serde(default)]
        on: Option<u32>,
    },
    /// Take back your last move, alone or against bots.
    TakeBack,
    /// Send a chat message.
    Chat {
        /// Its audience.
        to: Audience,
        /// One line.
        text: String,
    },
    /// React.
    React {
        /// The reaction.
        reaction: Reaction,
    },
    /// Ask everyone to agree to something.
    Propose {
        /// The proposal.
        what: Proposal,
    },
    /// Answer the open proposal.
    Reply {
        /// Yes or no; a single no is enough to decline.
        agree: bool,
    },
    /// Vote on what to do about a player who is away.
    Vote {
        /// The seat of that player.
        seat: Seat,
        /// Your choice.
        choice: AbsenceChoice,
    },
    /// A command for the host or a steward.
    Host(HostCommand),
}

/// A command that only the host or a steward may give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HostCommand {
    /// Put a bot in an open seat, or replace one bot by another.
    SeatBot {
        /// The seat.
        seat: Seat,
        /// The name of the bot, as the game lists it.
        bot: String,
    },
    /// Make the player in a seat stand up. Refused during a game.
    ClearSeat {
        /// The seat.
        seat: Seat,
    },
    /// Begin even though not everyone is ready. All seats must be taken.
    Start,
    /// Make another player the host.
    HandOver {
        /// The seat of the new host.
        seat: Seat,
    },
    /// Make a ruling on the game. It is for the stewards, or for the host if there are none.
    Rule {
        /// The ruling.
        ruling: Ruling,
    },
    /// End a pause that not everyone agrees to end.
    Unpause,
    /// Close the table for good. A game in progress ends with the scores as they stand.
    Close,
}

/// The audience of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everyone; what spectators say during a game reaches only spectators.
    All,
    /// Your partners. Refused during a game.
    Team,
}

/// A reaction that everyone understands.
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

/// Something that happens only if everyone agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Stop all clocks.
    Pause,
    /// Go on after a pause.
    Resume,
    /// End the game with the scores as they stand.
    End,
}

/// The choices about a player who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AbsenceChoice {
    /// Give them more time.
    Wait,
    /// Let a bot play on for them.
    Bot,
    /// Play on without them: their seat leaves the game.
    Without,
    /// End the game with the scores as they stand.
    End,
}
