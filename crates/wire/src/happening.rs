use crate::{Audience, Choice, Proposal, Reaction};
use kee_game::{Commitment, Json, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened, as a viewer is told of it. It is for logs, sounds and motion: what the table looks like now
/// is in the view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "`seat` is whose seat it is about, `by` who asked for it")]
pub enum Happening {
    /// The table was made.
    Made,
    /// Somebody sat down.
    Sat { seat: Seat, name: String },
    /// A seat is open again.
    Stood { seat: Seat },
    /// A bot sat down.
    BotSat { seat: Seat, bot: String },
    /// Somebody is ready, or not any more.
    Ready { seat: Seat, ready: bool },
    /// The host does not wait for those who are not ready.
    StartAsked,
    /// A game begins. This is the hash of the seed from which it is dealt.
    Started { game: u32, commitment: Commitment },
    /// Something happened in the game. The notices are the game's own, in order; there may be none, if all there is to
    /// know is in the view.
    Game { notices: Json },
    /// The game is over, and this was its seed.
    Finished { outcome: Outcome, seed: String },
    /// Somebody said something.
    Chat { from: Speaker, to: Audience, text: String },
    /// Somebody reacted.
    Reacted { from: Speaker, reaction: Reaction },
    /// Somebody proposed something.
    Proposed { by: Seat, what: Proposal },
    /// Somebody agreed.
    Agreed { by: Seat },
    /// Somebody did not, and the proposal is off.
    Declined { by: Seat },
    /// All clocks stand still.
    Paused,
    /// They run again.
    Resumed,
    /// Somebody's connection is lost.
    Gone { seat: Seat },
    /// They have been gone for long, so that the others may choose what to do.
    Missed { seat: Seat },
    /// They are here again, and play on.
    Back { seat: Seat },
    /// Somebody will not come back.
    Left { seat: Seat },
    /// Somebody said what to do about it.
    Voted { seat: Seat, by: Seat, choice: Choice },
    /// The others give them more time.
    Awaited { seat: Seat },
    /// A bot plays on for them.
    StoodIn { seat: Seat, bot: String },
    /// The table has another host.
    HandedOver { seat: Option<Seat> },
    /// A steward was appointed.
    Appointed,
    /// The clocks were put back, since the table could not be reached for so long.
    TimeGiven { millis: u64 },
    /// The table is closed for ever.
    Closed,
}

/// Who speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// A player.
    Seat(Seat),
    /// The host, who does not play.
    Host,
    /// A steward.
    Steward,
    /// A spectator. Logs of the first release say `watcher`.
    #[serde(alias = "watcher")]
    Spectator,
}
