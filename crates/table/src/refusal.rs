use kee_game::{Refusal, Refuse, Seat, excerpt};
use kee_wire::{Phase, Proposal};
use std::fmt;

/// Why a table refuses something, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentences below say what each means")]
pub enum TableRefusal {
    Closed,
    TimeFirst,
    NotNow(Phase),
    NoSuchSeat(Seat),
    SeatTaken(Seat),
    NoOpenSeat,
    AlreadySeated(Seat),
    NotSeated,
    BadName(String),
    SeatsOpen,
    NotHost,
    NotSteward,
    NobodyThere(Seat),
    NoSuchBot(String),
    Paused,
    NotPaused,
    OutOfTime,
    StandIn(String),
    NoSeedNeeded,
    NotABot(Seat),
    BadText(usize),
    Silent,
    NoTeam,
    PrivateTalk,
    OtherProposal(Proposal),
    NoProposal,
    AlreadyAgreed,
    NothingToDecide(Seat),
    OwnSeat,
    GoneForGood(Seat),
    StewardsDoNotPlay,
    Led,
}

impl TableRefusal {
    /// As it is answered.
    pub fn refusal(&self) -> Refusal {
        Refusal::new("table", self)
    }
}

impl Refuse for TableRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::TimeFirst => "time_first",
            Self::NotNow(_) => "not_now",
            Self::NoSuchSeat(_) => "no_such_seat",
            Self::SeatTaken(_) => "seat_taken",
            Self::NoOpenSeat => "no_open_seat",
            Self::AlreadySeated(_) => "already_seated",
            Self::NotSeated => "not_seated",
            Self::BadName(_) => "bad_name",
            Self::SeatsOpen => "seats_open",
            Self::NotHost => "not_host",
            Self::NotSteward => "not_steward",
            Self::NobodyThere(_) => "nobody_there",
            Self::NoSuchBot(_) => "no_such_bot",
            Self::Paused => "paused",
            Self::NotPaused => "not_paused",
            Self::OutOfTime => "out_of_time",
            Self::StandIn(_) => "stand_in",
            Self::NoSeedNeeded => "no_seed_needed",
            Self::NotABot(_) => "not_a_bot",
            Self::BadText(_) => "bad_text",
            Self::Silent => "silent",
            Self::NoTeam => "no_team",
            Self::PrivateTalk => "private_talk",
            Self::OtherProposal(_) => "other_proposal",
            Self::NoProposal => "no_proposal",
            Self::AlreadyAgreed => "already_agreed",
            Self::NothingToDecide(_) => "nothing_to_decide",
            Self::OwnSeat => "own_seat",
            Self::GoneForGood(_) => "gone_for_good",
            Self::StewardsDoNotPlay => "stewards_do_not_play",
            Self::Led => "led",
        }
    }
}

impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("This table is closed."),
            Self::TimeFirst => f.write_str("Time was up before this came."),
            Self::NotNow(Phase::Playing) => f.write_str("That cannot be done while a game is played."),
            Self::NotNow(_) => f.write_str("That can only be done while a game is played."),
            Self::NoSuchSeat(seat) => write!(f, "There is no seat {seat} at this table."),
            Self::SeatTaken(seat) => write!(f, "Seat {seat} is taken."),
            Self::NoOpenSeat => f.write_str("All seats are taken."),
            Self::AlreadySeated(seat) => write!(f, "You sit on seat {seat} already."),
            Self::NotSeated => f.write_str("That is for those who have a seat."),
            Self::BadName(name) => write!(f, "A name has 1 to 30 letters in one line, got `{}`.", excerpt(name)),
            Self::SeatsOpen => f.write_str("There are open seats; wait for people or put bots there."),
            Self::NotHost => f.write_str("That is for the host to do."),
            Self::NotSteward => f.write_str("That is for a steward to decide."),
            Self::NobodyThere(seat) => write!(f, "Nobody sits on seat {seat}."),
            Self::NoSuchBot(why) => write!(f, "That bot cannot sit here: {why}."),
            Self::Paused => f.write_str("The game is paused."),
            Self::NotPaused => f.write_str("The game is not paused."),
            Self::OutOfTime => f.write_str("Your time is used up."),
            Self::StandIn(bot) => write!(f, "The bot {bot} plays for you until you are back."),
            Self::NoSeedNeeded => f.write_str("No game is about to begin."),
            Self::NotABot(seat) => write!(f, "No bot plays on seat {seat}."),
            Self::BadText(most) => write!(f, "Say something in one line of at most {most} characters."),
            Self::Silent => f.write_str("There is no talking at this table."),
            Self::NoTeam => f.write_str("You have no partner to talk to."),
            Self::PrivateTalk => {
                f.write_str("Partners can't talk in private during a game. Say it to everybody, or after the game.")
            }
            Self::OtherProposal(what) => write!(f, "Answer the other proposal first: {}.", in_words(*what)),
            Self::NoProposal => f.write_str("Nothing is proposed."),
            Self::AlreadyAgreed => f.write_str("You have agreed already."),
            Self::NothingToDecide(seat) => write!(f, "There is nothing to decide about seat {seat}."),
            Self::OwnSeat => f.write_str("What to do about your seat is for the others to say."),
            Self::GoneForGood(seat) => write!(f, "Whoever sat on seat {seat} will not come back."),
            Self::StewardsDoNotPlay => f.write_str("A steward does not play."),
            Self::Led => f.write_str("That is decided for all tables of the event at once."),
        }
    }
}

fn in_words(what: Proposal) -> &'static str {
    match what {
        Proposal::Pause => "a pause",
        Proposal::Resume => "to go on",
        Proposal::End => "to end the game",
    }
}
