use crate::{Args, GameTime, Message, Seat, WindowId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A reason for which a game refuses an input.
///
/// The sentence says what is wrong and, where it can, what would be right. It tells the refused seat nothing it does
/// not know already.
pub trait Reason: fmt::Debug + PartialEq {
    /// The sentence. Its name is the code of the refusal: lower-case words joined by `_`, the same for ever, as in
    /// `letter_expired`. The Fluent files of the game have it as `refused-keesdrow-letter_expired`.
    fn message(&self) -> Message;
}

/// A reason for which something around the games is refused: a stable code for programs, a sentence (`Display`) for people.
pub trait Refuse: fmt::Display + fmt::Debug + PartialEq {
    /// Lower-case words joined by `_`, the same for ever: `no_open_seat`. Who refuses is put before it.
    fn code(&self) -> &'static str;

    /// What other languages put into their sentences.
    fn args(&self) -> Args {
        Args::new()
    }
}

/// A refusal as it is answered to the one who asked. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// `keesdrow/letter_expired`; those of every game begin with `game/`.
    pub code: String,
    /// One sentence for people, in English. Until somebody who speaks English has seen the refusal of a game, it is the
    /// [`Message`] as it is written for programs.
    pub sentence: String,
    /// What is put into the sentence, for those who say it in another language.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, crate::Arg>))]
    pub args: Args,
}

impl Refusal {
    /// Something was refused around a game.
    pub fn new(by: &str, reason: &impl Refuse) -> Self {
        Self { code: format!("{by}/{}", reason.code()), sentence: reason.to_string(), args: reason.args() }
    }

    /// Something was refused that no sentence in another language has arguments for.
    pub fn plain(code: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self { code: code.into(), sentence: sentence.into(), args: Args::new() }
    }

    /// A game has refused something.
    pub fn of_game(game: &str, reason: &impl Reason) -> Self {
        let message = reason.message();
        Self { code: format!("{game}/{}", message.id), sentence: message.to_string(), args: message.args }
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

/// Why an input is refused before the rules of the game even look at it; the same in every game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decline {
    /// The game is over.
    Over,
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// It is not for this seat to act now.
    NotAsked(Seat),
    /// The seat has left.
    Gone(Seat),
    /// The window is not open (any more).
    WindowClosed(WindowId),
    /// The time of an open window was up before this came.
    TimeUp(WindowId),
    /// A deal or draw comes first.
    ChanceDue,
    /// No deal or draw is waited for.
    ChanceNotDue,
    /// Time went backwards.
    Backwards {
        /// When the last input came.
        last: GameTime,
        /// When this one says it comes.
        at: GameTime,
    },
    /// The text was not understood.
    NotUnderstood(crate::Unreadable),
}

impl Decline {
    /// As it is answered.
    pub fn refusal(&self) -> Refusal {
        Refusal::new("game", self)
    }
}

impl Refuse for Decline {
    fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NoSuchSeat(_) => "no_such_seat",
            Self::NotAsked(_) => "not_asked",
            Self::Gone(_) => "gone",
            Self::WindowClosed(_) => "window_closed",
            Self::TimeUp(_) => "time_up",
            Self::ChanceDue => "chance_due",
            Self::ChanceNotDue => "chance_not_due",
            Self::Backwards { .. } => "backwards",
            Self::NotUnderstood(_) => "not_understood",
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::NoSuchSeat(seat) | Self::NotAsked(seat) | Self::Gone(seat) => {
                Args::from([("seat".into(), (*seat).into())])
            }
            Self::NotUnderstood(unreadable) => Args::from([("typed".into(), unreadable.got.as_str().into())]),
            _ => Args::new(),
        }
    }
}

impl fmt::Display for Decline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("The game is over."),
            Self::NoSuchSeat(seat) => write!(f, "There is no seat {seat} at this table."),
            Self::NotAsked(seat) => write!(f, "It is not for seat {seat} to act now."),
            Self::Gone(seat) => write!(f, "Seat {seat} has left the game."),
            Self::WindowClosed(window) => write!(f, "Window {window} is not open."),
            Self::TimeUp(window) => write!(f, "The time for this was up (window {window})."),
            Self::ChanceDue => f.write_str("A deal or draw comes first."),
            Self::ChanceNotDue => f.write_str("No deal or draw is due."),
            Self::Backwards { last, at } => write!(f, "Time cannot go back from {last} ms to {at} ms."),
            Self::NotUnderstood(unreadable) => write!(f, "That was not understood: {unreadable}."),
        }
    }
}
