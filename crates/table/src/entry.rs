use crate::{Agreement, PersonId};
use kee_game::{Input, Outcome, Seat, Seed, WallTime};
use kee_wire::{AbsenceChoice, Audience, House, Proposal, Reaction, RequestId, Speaker};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that happened at a table. Entry 1 is [`EntryKind::Made`]; the number of an entry is its place in the
/// log.
///
/// Entries hold everything, including the seed: they are for the store only, never for clients.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableEntry {
    /// The time of the entry, in milliseconds of the server's clock. Times never go back.
    pub at: WallTime,
    /// The request behind it, if any, so that it is not carried out twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<RequestKey>,
    /// The entry itself.
    pub what: EntryKind,
}

/// A request that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequestKey {
    /// The person.
    pub by: PersonId,
    /// The id of the request, unique per person.
    pub id: RequestId,
}

/// The kinds of entries.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`seat` is whose seat it is about, `by` who asked for it")]
pub enum EntryKind {
    /// The table was created.
    Made(Box<TableTerms>),
    /// A person sat down.
    SeatTaken { seat: Seat, person: PersonId, name: String },
    /// A seat is open again.
    SeatLeft { seat: Seat },
    /// A bot sat down.
    BotSeated {
        seat: Seat,
        bot: String,
        /// The name of the person it plays for; empty if it plays for itself.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// A player is ready, or no longer ready.
    Ready { seat: Seat, ready: bool },
    /// The host starts without waiting for those who are not ready.
    StartAsked,
    /// A game begins, with this seed.
    Started {
        #[serde(with = "kee_game::revealed")]
        seed: Seed,
    },
    /// An input of the game: an action, a chance, an expiry, a leave, a ruling. Its game time follows from the time
    /// of the entry.
    Input(Input<String, String>),
    /// A player took back a move: the game has only this many of its entries left.
    TakenBack { seat: Seat, to: usize },
    /// The game is over.
    Finished(Outcome),
    /// A chat message.
    Chat { from: Speaker, to: Audience, text: String },
    /// A reaction.
    Reacted { from: Speaker, reaction: Reaction },
    /// A player proposed something, and agrees to it.
    Proposed { by: Seat, what: Proposal },
    /// A player agreed.
    Agreed { by: Seat },
    /// A player disagreed, which cancels the proposal.
    Declined { by: Seat },
    /// All clocks are stopped.
    Paused,
    /// The clocks are running again.
    Resumed,
    /// A player's connection was lost.
    Gone { seat: Seat },
    /// They have been away for so long that the others may choose what to do.
    Missed { seat: Seat },
    /// They are back, and play on.
    Back { seat: Seat },
    /// A player left the running game for good.
    Left { seat: Seat },
    /// A player voted on what to do about a missing one.
    Voted { seat: Seat, by: Seat, choice: AbsenceChoice },
    /// The others give them more time.
    Awaited { seat: Seat },
    /// A bot plays on for them.
    StoodIn { seat: Seat, bot: String },
    /// The table has another host.
    HandedOver { to: PersonId },
    /// A steward was appointed.
    Appointed { person: PersonId },
    /// The clocks got back the time for which the table was unreachable.
    TimeGiven { millis: u64 },
    /// The table was closed for good.
    Closed,
}

/// The terms agreed when the table was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableTerms {
    /// Its creator.
    pub host: PersonId,
    /// The agreement about the game.
    pub agreement: Agreement,
    /// The house rules.
    pub house: House,
}

/// The reason why entries are not a valid log, and the number of the wrong one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenLog {
    /// The entry, from 1.
    pub entry: u64,
    /// A sentence that says what is wrong with it.
    pub why: String,
}

impl fmt::Display for BrokenLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the table: {}", self.entry, self.why)
    }
}

impl std::error::Error for BrokenLog {}
