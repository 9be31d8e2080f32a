use crate::{PersonId, TableEntry};
use kee_game::{GameTime, Message, Refusal, Seat, Seed};
use kee_wire::{Answer, RequestId, TableCommand};

/// A command for a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// From a person.
    Person {
        /// The person, authenticated by the server.
        by: PersonId,
        /// Identifies the request, so that a retry is recognised.
        id: Option<RequestId>,
        /// The request.
        command: TableCommand,
    },
    /// From the shell.
    Machine(MachineCommand),
}

/// A command from the shell.
#[derive(Clone, PartialEq, Debug)]
pub enum MachineCommand {
    /// The seed of the next game, from the system's random source: the answer to [`crate::Need::Seed`].
    Seed(Seed),
    /// A bot's action: the answer to [`crate::Need::Thoughts`], made by [`crate::BotTask::think`].
    BotActs {
        /// The bot's seat.
        seat: Seat,
        /// The action in its text form.
        action: String,
        /// The number of the view it was based on.
        on: u32,
        /// The game time when the bot has finished thinking; none if at once. Earlier, the action is stale.
        at: Option<GameTime>,
    },
    /// This person's last connection is lost.
    Gone(PersonId),
    /// They are connected again.
    Back(PersonId),
    /// Seats a person by the leader’s order, even in a running game where a bot plays for them.
    Seat {
        /// The seat.
        seat: Seat,
        /// Their name.
        name: String,
        /// The person; if none, a bot plays under this name.
        person: Option<PersonId>,
    },
    /// Resigns a seat, which nobody takes over. At other tables the remaining players choose what happens instead
    /// ([`TableCommand::LeaveSeat`]).
    GiveUp(Seat),
    /// Appoints a steward, for the host.
    Appoint(PersonId),
    /// Gives back the time for which the table was unreachable.
    GiveTime {
        /// The length of that time.
        millis: u64,
    },
}

/// The result of a command.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The next entries of the log, to be stored before anyone hears of them. Empty if the command was refused or
    /// changed nothing.
    pub entries: Vec<TableEntry>,
    /// The answer, to be sent once the entries are stored.
    pub answer: Answer,
}

kee_game::message_enum! {
    /// Refusals of a table, in any game.
    #[allow(missing_docs, reason = "their sentences say what each means")]
    pub enum TableRefusal: Reason {
        Closed = "closed"(),
        TimeFirst = "time_first"(),
        NotNow(playing: &'static str) = "not_now"(playing = *playing),
        NoSuchSeat(seat: String) = "no_such_seat"(seat),
        SeatTaken(seat: String) = "seat_taken"(seat),
        NoOpenSeat = "no_open_seat"(),
        AlreadySeated(seat: String) = "already_seated"(seat),
        NotSeated = "not_seated"(),
        BadName = "bad_name"(),
        SeatsOpen = "seats_open"(),
        NotHost = "not_host"(),
        NotSteward = "not_steward"(),
        NobodyThere(seat: String) = "nobody_there"(seat),
        NoSuchBot(why: Message) = "no_such_bot"(why),
        Paused = "paused"(),
        NotPaused = "not_paused"(),
        OutOfTime = "out_of_time"(),
        StandIn(bot: String) = "stand_in"(bot),
        NoSeedNeeded = "no_seed_needed"(),
        NotABot(seat: Seat) = "not_a_bot"(seat),
        BadText(most: usize) = "bad_text"(most),
        Silent = "silent"(),
        NoTeam = "no_team"(),
        PrivateTalk = "private_talk"(),
        OtherProposal(proposal: &'static str) = "other_proposal"(proposal = *proposal),
        NoProposal = "no_proposal"(),
        AlreadyAgreed = "already_agreed"(),
        NothingToDecide(seat: Seat) = "nothing_to_decide"(seat),
        OwnSeat = "own_seat"(),
        GoneForGood(seat: Seat) = "gone_for_good"(seat),
        StewardsDoNotPlay = "stewards_do_not_play"(),
        Led = "led"(),
        NoTakingBack = "no_taking_back"(),
        TakenBackAmongPeople = "taken_back_among_people"(),
        NothingToTakeBack = "nothing_to_take_back"(),
        SeenSince = "seen_since"(),
    }
}

impl TableRefusal {
    /// The refusal sent to the client.
    pub fn refusal(&self) -> Refusal {
        kee_speech::spoken(Refusal::new("table", self))
    }
}
