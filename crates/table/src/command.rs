use crate::{Entry, PersonId};
use kee_game::{GameTime, Seat, Seed};
use kee_wire::{Answer, RequestId, TableCommand};

/// What somebody wants of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// A person asks.
    Person {
        /// Who: the server has made sure of it.
        by: PersonId,
        /// By which the request is recognised if it comes again.
        id: Option<RequestId>,
        /// What.
        wish: TableCommand,
    },
    /// Whoever runs the table has something for it.
    Machine(MachineWish),
}

/// What only whoever runs the table can say.
#[derive(Clone, PartialEq, Debug)]
pub enum MachineWish {
    /// The seed of the next game, from the system's random source: the answer to [`crate::Need::Seed`].
    Seed(Seed),
    /// What a bot does: the answer to [`crate::Need::Thoughts`], made by [`crate::BotTask::think`].
    BotActs {
        /// Where it sits.
        seat: Seat,
        /// In its text form.
        action: String,
        /// The number on which it was decided.
        on: u32,
        /// When the bot is done thinking, in the time of the game; none if it takes no time. Before that it is stale.
        at: Option<GameTime>,
    },
    /// The last connection of this person is lost.
    Gone(PersonId),
    /// They are connected again.
    Back(PersonId),
    /// Whoever leads the table wants somebody to sit here; also where a bot plays for them in a running game.
    Seat {
        /// Where.
        seat: Seat,
        /// Under which name.
        name: String,
        /// Who it is. If that is nobody here, a bot plays for them.
        person: Option<PersonId>,
    },
    /// The host wants this person to be a steward.
    Appoint(PersonId),
    /// The table could not be reached for so long: nobody's time ran.
    GiveTime {
        /// How long.
        millis: u64,
    },
}

/// What came of a command.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// What happened, to be stored as the next entries of the log before anybody hears of it. None if it was refused or
    /// there was nothing to do.
    pub entries: Vec<Entry>,
    /// To be told to the one who asked, once the entries are stored.
    pub answer: Answer,
}
