use crate::{Agreement, PersonId};
use kee_game::{Input, Outcome, Seat, Seed, WallTime};
use kee_wire::{Audience, Choice, House, Proposal, Reaction, RequestId, Speaker};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that happened at a table. Entry 1 is [`EntryKind::Made`]; the number of an entry is its place in the log.
///
/// Entries hold everything, the seed too: they are for the store and not for anybody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableEntry {
    /// When, in milliseconds of the server's clock. It never goes back.
    pub at: WallTime,
    /// Who asked for it, if somebody did, so that the same request is not carried out twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<RequestKey>,
    /// What.
    pub what: EntryKind,
}

/// A request that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequestKey {
    /// Whose.
    pub by: PersonId,
    /// Which of theirs.
    pub id: RequestId,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`seat` is whose seat it is about, `by` who asked for it")]
pub enum EntryKind {
    /// The table was made.
    Made(Box<TableTerms>),
    /// Somebody sat down.
    SeatTaken { seat: Seat, person: PersonId, name: String },
    /// A seat is open again.
    SeatLeft { seat: Seat },
    /// A bot sat down.
    BotSeated {
        seat: Seat,
        bot: String,
        /// For whom it plays, if it is not for itself.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// Somebody is ready, or not any more.
    Ready { seat: Seat, ready: bool },
    /// The host does not wait for those who are not ready.
    StartAsked,
    /// A game begins, with this seed.
    Started {
        #[serde(with = "kee_game::revealed")]
        seed: Seed,
    },
    /// Something happened in the game: an action, a chance, an expiry, a leave, a ruling. Its time in the game follows from
    /// the time of the entry.
    Input(Input<String, String>),
    /// The game is over.
    Finished(Outcome),
    /// Somebody said something.
    Chat { from: Speaker, to: Audience, text: String },
    /// Somebody reacted.
    Reacted { from: Speaker, reaction: Reaction },
    /// Somebody proposed something, and agrees to it.
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
    /// Somebody left the running game and will not come back.
    Left { seat: Seat },
    /// Somebody said what to do about it.
    Voted { seat: Seat, by: Seat, choice: Choice },
    /// The others give them more time.
    Awaited { seat: Seat },
    /// A bot plays on for them.
    StoodIn { seat: Seat, bot: String },
    /// The table has another host.
    HandedOver { to: PersonId },
    /// Somebody was made a steward.
    Appointed { person: PersonId },
    /// The clocks were put back by so much, since the table could not be reached for so long.
    TimeGiven { millis: u64 },
    /// The table is closed for ever.
    Closed,
}

/// What was agreed when the table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableTerms {
    /// Who made it.
    pub host: PersonId,
    /// What is played.
    pub agreement: Agreement,
    /// How the table is kept.
    pub house: House,
}

/// A log that does not lead to a table: what is wrong with it, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenLog {
    /// The entry, from 1.
    pub entry: u64,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for BrokenLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the table: {}", self.entry, self.why)
    }
}

impl std::error::Error for BrokenLog {}
