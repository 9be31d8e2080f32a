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
    Sat {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
        name: String,
    },
    /// A seat is open again.
    Stood {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
    },
    /// A bot sat down.
    BotSat {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
        bot: String,
    },
    /// Somebody is ready, or not any more.
    Ready {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
        ready: bool,
    },
    /// The host does not wait for those who are not ready.
    StartAsked,
    /// A game begins. This is the hash of the seed from which it is dealt.
    Started {
        game: u32,
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Commitment))]
        commitment: Commitment,
    },
    /// Something happened in the game. The notices are the game's own, in order; there may be none, if all there is to
    /// know is in the view.
    Game {
        #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
        notices: Json,
    },
    /// The game is over, and this was its seed.
    Finished {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Outcome))]
        outcome: Outcome,
        seed: String,
    },
    /// Somebody said something.
    Chat {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Speaker))]
        from: Speaker,
        to: Audience,
        text: String,
    },
    /// Somebody reacted.
    Reacted {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Speaker))]
        from: Speaker,
        reaction: Reaction,
    },
    /// Somebody proposed something.
    Proposed {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        by: Seat,
        what: Proposal,
    },
    /// Somebody agreed.
    Agreed {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        by: Seat,
    },
    /// Somebody did not, and the proposal is off.
    Declined {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        by: Seat,
    },
    /// All clocks stand still.
    Paused,
    /// They run again.
    Resumed,
    /// Somebody's connection is lost.
    Gone {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
    },
    /// They have been gone for long, so that the others may choose what to do.
    Missed {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
    },
    /// They are here again, and play on.
    Back {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
    },
    /// Somebody will not come back.
    Left {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
    },
    /// Somebody said what to do about it.
    Voted {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        by: Seat,
        choice: Choice,
    },
    /// The others give them more time.
    Awaited {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
    },
    /// A bot plays on for them.
    StoodIn {
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seat))]
        seat: Seat,
        bot: String,
    },
    /// The table has another host.
    HandedOver {
        #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Seat>))]
        seat: Option<Seat>,
    },
    /// A steward was appointed.
    Appointed,
    /// The clocks were put back, since the table could not be reached for so long.
    TimeGiven { millis: u64 },
    /// The table is closed for ever.
    Closed,
}

/// Who speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
