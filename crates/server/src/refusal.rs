use kee_game::{Refusal, Refuse};
use std::fmt;

/// Why the server itself turns something away, whatever the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerRefusal {
    /// There is no such table, or the link is wrong.
    NoSuchTable,
    /// The stored table cannot be read by this version of the program.
    BrokenTable,
    /// There is no such event, or the link is wrong.
    NoSuchEvent,
    /// Nothing that can be joined has this code.
    NoSuchCode,
    /// The stored event cannot be read by this version of the program.
    BrokenEvent,
    /// Whoever asks has no table in the last round of an event.
    NoTableForYou,
    /// What is only there after the end of an event.
    NotOver,
    /// Nothing more can be stored.
    NoRoom,
    /// The store does not answer.
    Unavailable,
    /// The token is not good here.
    BadToken,
    /// Who only watches cannot ask for anything.
    NoToken,
    /// Strangers may not look.
    NoWatching,
    /// What could be played is not given away in this game.
    Finding,
    /// Another site tries to use the visitor's rights.
    OtherOrigin,
    /// Too much at once.
    SlowDown,
    /// More than a request may hold.
    TooLarge,
    /// Who has no account, or is not logged in.
    NotLoggedIn,
    /// There is no such name with such a password.
    WrongLogin,
    /// Somebody has this name already.
    NameTaken(String),
    /// This seat is another account's.
    Claimed,
    /// What is about an account itself is not for its bots.
    NotForBots,
    /// Only bots are told what is asked of them in this way.
    OnlyForBots,
    /// The account has as many bots as it may.
    TooManyBots(usize),
    /// The account has no bot of this name.
    NoSuchBot,
    /// What came could not be read.
    NotUnderstood(String),
    /// Something the table was asked for is wrong; the sentences say what.
    Problems(String),
    /// There is nothing at this address.
    NothingHere,
    /// Something broke on our side.
    Inside,
}

impl ServerRefusal {
    /// As it is answered.
    pub fn refusal(&self) -> Refusal {
        Refusal::new("server", self)
    }
}

impl Refuse for ServerRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NoSuchTable => "no_such_table",
            Self::BrokenTable => "broken_table",
            Self::NoSuchEvent => "no_such_event",
            Self::NoSuchCode => "no_such_code",
            Self::BrokenEvent => "broken_event",
            Self::NoTableForYou => "no_table_for_you",
            Self::NotOver => "not_over",
            Self::NoRoom => "no_room",
            Self::Unavailable => "unavailable",
            Self::BadToken => "bad_token",
            Self::NoToken => "no_token",
            Self::NoWatching => "no_watching",
            Self::Finding => "finding",
            Self::OtherOrigin => "other_origin",
            Self::SlowDown => "slow_down",
            Self::TooLarge => "too_large",
            Self::NotLoggedIn => "not_logged_in",
            Self::WrongLogin => "wrong_login",
            Self::NameTaken(_) => "name_taken",
            Self::Claimed => "claimed",
            Self::NotForBots => "not_for_bots",
            Self::OnlyForBots => "only_for_bots",
            Self::TooManyBots(_) => "too_many_bots",
            Self::NoSuchBot => "no_such_bot",
            Self::NotUnderstood(_) => "not_understood",
            Self::Problems(_) => "problems",
            Self::NothingHere => "nothing_here",
            Self::Inside => "inside",
        }
    }
}

impl fmt::Display for ServerRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchTable => "There is no such table.",
            Self::BrokenTable => "This table was made by another version of the server and cannot be opened.",
            Self::NoSuchEvent => "There is no such event.",
            Self::NoSuchCode => "No open table and no event has this code. Codes of tables work until the game begins.",
            Self::BrokenEvent => "This event was made by another version of the server and cannot be opened.",
            Self::NoTableForYou => "You have no table here in this round.",
            Self::NotOver => "That is there when the event is over.",
            Self::NoRoom => "The server has no room to store this. It was not done; try again later.",
            Self::Unavailable => "The server cannot store anything just now. Try again in a moment.",
            Self::BadToken => "This token is not good here.",
            Self::NoToken => "Join first: who only watches cannot ask for anything.",
            Self::NoWatching => "Only those who play may look at this table.",
            Self::Finding => "Finding something to play is the game itself here.",
            Self::OtherOrigin => "This request comes from another site.",
            Self::SlowDown => "That was too much at once. Try again in a moment.",
            Self::TooLarge => "That is more than a request may hold.",
            Self::NotLoggedIn => "Log in first, or send the token of a bot.",
            Self::WrongLogin => "The name or the password is wrong.",
            Self::NameTaken(name) => return write!(f, "The name `{name}` is taken."),
            Self::Claimed => "This seat belongs to another account.",
            Self::NotForBots => "This is for whoever the bot belongs to.",
            Self::OnlyForBots => "This is for bots: send the token of one.",
            Self::TooManyBots(most) => return write!(f, "An account has at most {most} bots."),
            Self::NoSuchBot => "You have no bot of this name.",
            Self::NotUnderstood(why) => return write!(f, "That was not understood: {why}."),
            Self::Problems(sentences) => sentences,
            Self::NothingHere => "There is nothing here.",
            Self::Inside => "Something went wrong on our side.",
        })
    }
}
