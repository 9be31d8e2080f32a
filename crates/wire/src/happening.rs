use crate::{AbsenceChoice, Audience, Proposal, Reaction};
use kee_game::{Commitment, Json, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened, as a viewer is told about it. It is for logs, sounds and animation: the state of the table
/// is in the view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "`seat` is the seat concerned, `by` the seat that asked for it")]
pub enum Happening {
    /// The table was created.
    Made,
    /// Someone sat down.
    Sat { seat: Seat, name: String },
    /// A seat is open again.
    Stood { seat: Seat },
    /// A bot sat down.
    BotSat { seat: Seat, bot: String },
    /// A player is ready, or no longer is.
    Ready { seat: Seat, ready: bool },
    /// The host begins without waiting for everyone to be ready.
    StartAsked,
    /// A game begins. The commitment is the hash of its seed.
    Started { game: u32, commitment: Commitment },
    /// Something happened in the game. The notices are in the game's own format, in order; there may be none if the
    /// view says everything.
    Game { notices: Json },
    /// A player took back a move, and every move since then.
    TakenBack { seat: Seat },
    /// The game is over, and its seed is revealed.
    Finished { outcome: Outcome, seed: String },
    /// A chat message.
    Chat { from: Speaker, to: Audience, text: String },
    /// A reaction.
    Reacted { from: Speaker, reaction: Reaction },
    /// A player made a proposal.
    Proposed { by: Seat, what: Proposal },
    /// A player agreed to the proposal.
    Agreed { by: Seat },
    /// A player declined, and the proposal is off.
    Declined { by: Seat },
    /// The clocks were stopped.
    Paused,
    /// The clocks run again.
    Resumed,
    /// A player lost the connection.
    Gone { seat: Seat },
    /// A player has been away for so long that the others may choose what to do.
    Missed { seat: Seat },
    /// A player is back and plays on.
    Back { seat: Seat },
    /// A player left for good.
    Left { seat: Seat },
    /// A player voted on what to do about another one who is away.
    Voted { seat: Seat, by: Seat, choice: AbsenceChoice },
    /// The others gave a player more time.
    Awaited { seat: Seat },
    /// A bot stands in for a player.
    StoodIn { seat: Seat, bot: String },
    /// The table has another host.
    HandedOver { seat: Option<Seat> },
    /// A steward was appointed.
    Appointed,
    /// The clocks got back the time for which the table could not be reached.
    TimeGiven { millis: u64 },
    /// The table was closed for good.
    Closed,
}

/// The person who says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// A player.
    Seat(Seat),
    /// A host who does not play.
    Host,
    /// A steward.
    Steward,
    /// A spectator.
    #[serde(alias = "watcher")] // in logs of the first release
    Spectator,
}
