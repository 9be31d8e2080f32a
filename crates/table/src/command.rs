use crate::{PersonId, TableEntry};
use kee_game::{GameTime, Message, Refusal, Seat, Seed};
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
        command: TableCommand,
    },
    /// Whoever runs the table has something for it.
    Machine(MachineCommand),
}

/// What only whoever runs the table can say.
#[derive(Clone, PartialEq, Debug)]
pub enum MachineCommand {
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
    /// Seats a person by the leader’s order, even in a running game where a bot plays for them.
    Seat {
        /// Where.
        seat: Seat,
        /// Under which name.
        name: String,
        /// Who it is. If that is nobody here, a bot plays for them.
        person: Option<PersonId>,
    },
    /// Whoever plays here gives up, and nobody takes their place. At a table where people are on their own, the others
    /// choose what happens instead ([`TableCommand::LeaveSeat`]).
    GiveUp(Seat),
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
    pub entries: Vec<TableEntry>,
    /// To be told to the one who asked, once the entries are stored.
    pub answer: Answer,
}

kee_game::message_enum! {
    /// Why a table refuses something, whatever the game.
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
    }
}

impl TableRefusal {
    /// As it is answered.
    pub fn refusal(&self) -> Refusal {
        kee_speech::spoken(Refusal::new("table", self))
    }
}
