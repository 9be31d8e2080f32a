use crate::Cell;
use kee_game::{Message, Reason};

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

kee_game::messages! {
    /// What a referee refuses.
    pub(crate) REFEREE_REFUSALS;
    referee_over();
    referee_nobody_begins();
    referee_must_stand();
    referee_off_the_board();
    referee_no_turn();
    referee_no_game_time();
    referee_nothing_to_challenge();
    referee_who_challenges(names);
    referee_nothing_to_undo();
    referee_no_letter(cell);
    referee_barred(entry);
}

impl Reason for RefereeRefusal {
    fn message(&self) -> Message {
        match self {
            Self::Over => referee_over(),
            Self::NobodyBegins => referee_nobody_begins(),
            Self::MustStand => referee_must_stand(),
            Self::OffTheBoard => referee_off_the_board(),
            Self::NoTurn => referee_no_turn(),
            Self::NoGameTime => referee_no_game_time(),
            Self::NothingToChallenge => referee_nothing_to_challenge(),
            Self::WhoChallenges(names) => referee_who_challenges(names.as_str()),
            Self::NothingToUndo => referee_nothing_to_undo(),
            Self::NoLetter(cell) => referee_no_letter(cell.to_string()),
            Self::Barred(entry) => referee_barred(entry.as_str()),
        }
    }
}
