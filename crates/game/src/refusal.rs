use crate::{Arg, Args, GameTime, Message, Seat, excerpt};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A reason for which a game refuses an input.
///
/// The sentence says what is wrong and, where it can, what to do instead. It tells the refused seat nothing it doesn't
/// already know.
pub trait Reason: fmt::Debug + PartialEq {
    /// The sentence. Its name is the code of the refusal: lower-case words joined by `_` that never change, as in
    /// `letter_expired`. The game's Fluent files have it as `refused-keesdrow-letter_expired`.
    fn message(&self) -> Message;
}

/// A refusal, as the player gets it. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// `keesdrow/letter_expired`; those of every game begin with `game/`.
    pub code: String,
    /// One sentence for people, in English. Until a language has rendered it, it is the [`Message`] as it is written
    /// for programs.
    pub sentence: String,
    /// The arguments of the sentence, for rendering it in another language.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, crate::Arg>))]
    pub args: Args,
}

impl Refusal {
    /// A refusal without arguments, with its sentence in English.
    pub fn plain(code: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self { code: code.into(), sentence: sentence.into(), args: Args::new() }
    }

    /// A refusal by a game or by something around it.
    pub fn new(by: &str, reason: &impl Reason) -> Self {
        let message = reason.message();
        Self { code: format!("{by}/{}", message.id), sentence: message.to_string(), args: message.args }
    }

    /// Its sentence, to be quoted in another.
    pub fn message(&self) -> Message {
        Message { id: self.id().into(), args: self.args.clone() }
    }

    /// The name of its sentence in the Fluent files.
    pub fn id(&self) -> String {
        format!("refused-{}", self.code.replace('/', "-"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.sentence, self.code)
    }
}

impl std::error::Error for Refusal {}

crate::message_enum! {
    /// A reason to refuse an input before the rules of the game even look at it; the same in every game.
    pub enum Decline: Reason {
        /// The game is over.
        Over = "over"(),
        /// There is no such seat.
        NoSuchSeat(seat: Seat) = "no_such_seat"(seat),
        /// The seat is not asked to act.
        NotAsked(seat: Seat) = "not_asked"(seat),
        /// The seat has left.
        Gone(seat: Seat) = "gone"(seat),
        /// The window is not open, or no longer.
        WindowClosed = "window_closed"(),
        /// An open window ran out of time before this arrived.
        TimeUp = "time_up"(),
        /// A deal or draw comes first.
        ChanceDue = "chance_due"(),
        /// No deal or draw is due.
        ChanceNotDue = "chance_not_due"(),
        /// Time went backwards: from the last input to this one.
        Backwards(last: GameTime, at: GameTime) = "backwards"(last = Arg::text(last), at = Arg::text(at)),
        /// The text was not understood.
        NotUnderstood(text: crate::Unreadable) = "not_understood"(
            expected = &text.expected, typed = &text.got, empty = if text.got.is_empty() { "yes" } else { "no" }
        ),
        /// The text was not understood, in a game that says what would be.
        Unclear(typed: String, expected: Message) = "not_understood"(
            expected, typed = excerpt(typed), empty = if typed.is_empty() { "yes" } else { "no" }
        ),
    }
}

impl Decline {
    /// The refusal, as it is answered.
    pub fn refusal(&self) -> Refusal {
        Refusal::new("game", self)
    }
}
