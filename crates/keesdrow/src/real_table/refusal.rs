use crate::Cell;
use kee_game::Refuse;
use std::fmt;

/// Why a referee does not do what it was told, where the rules of the game have nothing to say yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefereeRefusal {
    /// The game is over.
    Over,
    /// It must be said who begins.
    NobodyBegins,
    /// The turn before decides the game, and must stand or be challenged.
    MustStand,
    /// A walk that goes where no letters are.
    OffTheBoard,
    /// The timer of a turn, when no turn is open.
    NoTurn,
    /// The timer of a game that has none.
    NoGameTime,
    /// A challenge when no turn can be challenged.
    NothingToChallenge,
    /// Several people can challenge, and it was not said who does.
    WhoChallenges(String),
    /// There is nothing to take back.
    NothingToUndo,
    /// A letter put right where none lies.
    NoLetter(Cell),
    /// With another letter, something that was played would not go.
    Barred(String),
}

impl Refuse for RefereeRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::Over => "referee_over",
            Self::NobodyBegins => "referee_nobody_begins",
            Self::MustStand => "referee_must_stand",
            Self::OffTheBoard => "referee_off_the_board",
            Self::NoTurn => "referee_no_turn",
            Self::NoGameTime => "referee_no_game_time",
            Self::NothingToChallenge => "referee_nothing_to_challenge",
            Self::WhoChallenges(_) => "referee_who_challenges",
            Self::NothingToUndo => "referee_nothing_to_undo",
            Self::NoLetter(_) => "referee_no_letter",
            Self::Barred(_) => "referee_barred",
        }
    }
}

impl fmt::Display for RefereeRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("The game is over."),
            Self::NobodyBegins => f.write_str("First it must be said who begins."),
            Self::MustStand => f.write_str("The turn before decides the game: it must stand or be challenged first."),
            Self::OffTheBoard => f.write_str("That walk leaves the letters of the board."),
            Self::NoTurn => f.write_str("No turn is open now."),
            Self::NoGameTime => f.write_str("This game has no time limit of its own."),
            Self::NothingToChallenge => f.write_str("There is no turn that could be challenged."),
            Self::WhoChallenges(names) => write!(f, "Who challenges? {names} can: type challenge and the name."),
            Self::NothingToUndo => f.write_str("Nothing has been typed yet that could be taken back."),
            Self::NoLetter(cell) => write!(f, "No letter lies at {cell}."),
            Self::Barred(entry) => write!(f, "With that letter `{entry}` would not go; undo that first."),
        }
    }
}
