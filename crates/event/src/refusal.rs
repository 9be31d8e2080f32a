use crate::{
    Name, Spot,
    limits::{
        MOST_COMINGS, MOST_GUESTS, MOST_OPEN_QUESTIONS, MOST_PRIZES, MOST_QUESTIONS, MOST_ROUNDS, MOST_STEWARDS,
        MOST_TEAMS,
    },
    words::comma,
};
use kee_game::{Refusal, Refuse, excerpt};
use std::fmt;

/// Why an event refuses something.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentences below say what each means")]
pub enum EventRefusal {
    Finished,
    OtherKind,
    Forbidden(&'static str),
    NameTaken(Name),
    NameTooLong(Name),
    NoSuchName(Name),
    AlreadyJoined(Name),
    HasLeft(Name),
    StewardsDoNotPlay(Name),
    TooFew { there: usize, needed: usize },
    ResultsMissing { round: usize, tables: Vec<usize> },
    NoRound,
    AlreadyStarted(usize),
    NoSuchTable(Spot),
    HasResult(Spot),
    NoResult(Spot),
    HasScorekeeper { table: usize, name: Name },
    PlayedHere,
    NotFirstRound,
    NoSeat(Name),
    TableSize { table: usize, got: usize, fewest: usize, most: usize },
    ScoresWanted { table: usize, of: Vec<Name>, got: usize },
    NotAtTable { table: usize, name: Name },
    NamedTwice(Name),
    OutOfBounds(i64),
    BadRemark,
    NoSuchQuestion(usize),
    AlreadyRuled(usize),
    NoPrize { word: String, name: Name },
    NoTableOfPrize { table: usize, most: usize },
    BadSheet(String),
    AllRoundsDrawn(usize),
    RoundsLeft { played: usize, planned: usize },
    TooManyGuests,
    TooManyTeams,
    TooManyComings(Name),
    TooManyStewards,
    TooManyRounds,
    TooManyPrizes,
    TooManyQuestions,
    TooManyOpenQuestions,
}

impl EventRefusal {
    /// As it is answered.
    pub fn refusal(&self) -> Refusal {
        Refusal::new("event", self)
    }
}

impl Refuse for EventRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::Finished => "finished",
            Self::OtherKind => "other_kind",
            Self::Forbidden(_) => "forbidden",
            Self::NameTaken(_) => "name_taken",
            Self::NameTooLong(_) => "name_too_long",
            Self::NoSuchName(_) => "no_such_name",
            Self::AlreadyJoined(_) => "already_joined",
            Self::HasLeft(_) => "has_left",
            Self::StewardsDoNotPlay(_) => "stewards_do_not_play",
            Self::TooFew { .. } => "too_few",
            Self::ResultsMissing { .. } => "results_missing",
            Self::NoRound => "no_round",
            Self::AlreadyStarted(_) => "already_started",
            Self::NoSuchTable(_) => "no_such_table",
            Self::HasResult(_) => "has_result",
            Self::NoResult(_) => "no_result",
            Self::HasScorekeeper { .. } => "has_scorekeeper",
            Self::PlayedHere => "played_here",
            Self::NotFirstRound => "not_first_round",
            Self::NoSeat(_) => "no_seat",
            Self::TableSize { .. } => "table_size",
            Self::ScoresWanted { .. } => "scores_wanted",
            Self::NotAtTable { .. } => "not_at_table",
            Self::NamedTwice(_) => "named_twice",
            Self::OutOfBounds(_) => "out_of_bounds",
            Self::BadRemark => "bad_remark",
            Self::NoSuchQuestion(_) => "no_such_question",
            Self::AlreadyRuled(_) => "already_ruled",
            Self::NoPrize { .. } => "no_prize",
            Self::NoTableOfPrize { .. } => "no_table_of_prize",
            Self::BadSheet(_) => "bad_sheet",
            Self::AllRoundsDrawn(_) => "all_rounds_drawn",
            Self::RoundsLeft { .. } => "rounds_left",
            Self::TooManyGuests => "too_many_guests",
            Self::TooManyTeams => "too_many_teams",
            Self::TooManyComings(_) => "too_many_comings",
            Self::TooManyStewards => "too_many_stewards",
            Self::TooManyRounds => "too_many_rounds",
            Self::TooManyPrizes => "too_many_prizes",
            Self::TooManyQuestions => "too_many_questions",
            Self::TooManyOpenQuestions => "too_many_open_questions",
        }
    }
}

impl fmt::Display for EventRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Finished => f.write_str("It is finished; nothing can be changed any more."),
            Self::OtherKind => f.write_str("That is a command of another kind of event."),
            Self::Forbidden(who) => write!(f, "That is for {who} to do."),
            Self::NameTaken(name) => write!(f, "The name {name} is taken; choose another."),
            Self::NameTooLong(name) => {
                write!(f, "The name of a person has at most 30 characters, got `{}`.", excerpt(name.as_str()))
            }
            Self::NoSuchName(name) => write!(f, "There is no {name} here."),
            Self::AlreadyJoined(name) => write!(f, "You are here already, as {name}."),
            Self::HasLeft(name) => write!(f, "{name} has left already."),
            Self::StewardsDoNotPlay(name) => write!(f, "{name} is a steward, and a steward does not play."),
            Self::TooFew { there, needed } => write!(f, "It takes at least {needed}, and {there} are here."),
            Self::ResultsMissing { round, tables } if tables.len() == 1 => {
                write!(f, "Table {} of round {round} has no result yet.", tables[0])
            }
            Self::ResultsMissing { round, tables } => {
                write!(f, "Tables {} of round {round} have no result yet.", comma(tables))
            }
            Self::NoRound => f.write_str("There is no round yet."),
            Self::AlreadyStarted(round) => write!(f, "Round {round} is started already."),
            Self::NoSuchTable(spot) => write!(f, "There is no table {} in round {}.", spot.table, spot.round),
            Self::HasResult(spot) => {
                write!(f, "Table {} has its result already; `correct {spot}` and the new one changes it.", spot.table)
            }
            Self::NoResult(spot) => {
                write!(f, "Table {} of round {} has no result that could be corrected.", spot.table, spot.round)
            }
            Self::HasScorekeeper { table, name } => {
                write!(f, "{name} keeps score at table {table}. Ask the host to name somebody else.")
            }
            Self::PlayedHere => {
                f.write_str("Games are played here, so scores come in by themselves. Nobody needs to keep score.")
            }
            Self::NotFirstRound => f.write_str("Only the first round can be arranged. `lay` lays the next one."),
            Self::NoSeat(name) => write!(f, "{name} has no seat. Put every guest at a table."),
            Self::TableSize { table, got, fewest, most } => {
                write!(f, "Table {table} has {got} of the guests. Put {fewest} to {most} at each table.")
            }
            Self::ScoresWanted { table, of, got } => {
                write!(f, "Table {table} needs a score for each of {}; got {got}.", comma(of))
            }
            Self::NotAtTable { table, name } => write!(f, "{name} does not sit at table {table}."),
            Self::NamedTwice(name) => write!(f, "{name} is named twice."),
            Self::OutOfBounds(score) => write!(f, "A score is between -100000 and 100000, got {score}."),
            Self::BadRemark => f.write_str("Say it in one line of at most 200 characters."),
            Self::NoSuchQuestion(number) => write!(f, "There is no question {number}."),
            Self::AlreadyRuled(number) => write!(f, "Question {number} is ruled on already."),
            Self::NoPrize { word, name } => write!(f, "{} wins no prize that {name} could have.", excerpt(word)),
            Self::NoTableOfPrize { table, most } => {
                write!(f, "A prize is for one of the tables 1 to {most}, got table {table}.")
            }
            Self::BadSheet(why) => write!(f, "That cannot be the sheet of a table: {why}."),
            Self::AllRoundsDrawn(rounds) => write!(f, "All {rounds} rounds are drawn; `finish` ends the tournament."),
            Self::RoundsLeft { played, planned } => {
                write!(f, "{played} of {planned} rounds are played; `finish early` ends it all the same.")
            }
            Self::TooManyGuests => write!(f, "An event has room for {MOST_GUESTS} guests, those who left included."),
            Self::TooManyTeams => {
                write!(f, "A tournament has room for {MOST_TEAMS} teams, those that withdrew included.")
            }
            Self::TooManyComings(name) => write!(f, "{name} has come {MOST_COMINGS} times and cannot come back again."),
            Self::TooManyStewards => write!(f, "An event has at most {MOST_STEWARDS} stewards."),
            Self::TooManyRounds => write!(f, "An event has at most {MOST_ROUNDS} rounds; `finish` ends it."),
            Self::TooManyPrizes => write!(f, "An event has at most {MOST_PRIZES} prizes."),
            Self::TooManyQuestions => {
                write!(f, "At most {MOST_QUESTIONS} questions can be raised in an event; settle this one in the room.")
            }
            Self::TooManyOpenQuestions => {
                write!(f, "{MOST_OPEN_QUESTIONS} of your questions are still open; wait until one is ruled on.")
            }
        }
    }
}
