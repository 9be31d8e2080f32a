//! Refusals of events, and their limits.

use crate::Name;
use kee_game::{Arg, Message, Refusal, Unreadable};
use std::fmt;

kee_game::message_enum! {
    /// Refusals of events.
    #[allow(missing_docs, reason = "their sentences say what each means")]
    pub enum EventRefusal: Reason {
        Finished = "finished"(),
        OtherKind = "other_kind"(),
        Forbidden(who: &'static str) = "forbidden"(who = *who),
        NameTaken(name: Name) = "name_taken"(name),
        NameTooLong(name: Name) = "name_too_long"(name),
        BadName(name: String) = "bad_name"(name),
        NoSuchName(name: Name) = "no_such_name"(name),
        AlreadyJoined(name: Name) = "already_joined"(name),
        HasLeft(name: Name) = "has_left"(name),
        StewardsDoNotPlay(name: Name) = "stewards_do_not_play"(name),
        TooFew(there: usize, needed: usize) = "too_few"(there, needed),
        ResultsMissing(round: usize, tables: Vec<usize>) =
            "results_missing"(round, count = tables.len(), tables = Arg::list(tables.iter().copied())),
        NoRound = "no_round"(),
        AlreadyStarted(round: usize) = "already_started"(round),
        NoSuchTable(round: usize, table: usize) = "no_such_table"(round, table),
        HasResult(round: usize, table: usize) = "has_result"(round, table),
        NoResult(round: usize, table: usize) = "no_result"(round, table),
        HasScorekeeper(table: usize, name: Name) = "has_scorekeeper"(table, name),
        PlayedHere = "played_here"(),
        NotFirstRound = "not_first_round"(),
        NoSeat(name: Name) = "no_seat"(name),
        TableSize(table: usize, count: usize, fewest: usize, most: usize) = "table_size"(table, count, fewest, most),
        ScoresWanted(table: usize, names: Vec<Name>, count: usize) = "scores_wanted"(table, names = Arg::texts(names), count),
        NotAtTable(table: usize, name: Name) = "not_at_table"(table, name),
        NamedTwice(name: Name) = "named_twice"(name),
        OutOfBounds(score: i64) = "out_of_bounds"(score),
        BadRemark = "bad_remark"(),
        NoSuchQuestion(number: usize) = "no_such_question"(number),
        AlreadyRuled(number: usize) = "already_ruled"(number),
        NoPrize(word: String, name: Name) = "no_prize"(word, name),
        NoTableOfPrize(table: usize, most: usize) = "no_table_of_prize"(table, most),
        UnplayablePrize(word: String, why: Message) = "unplayable_prize"(word, why),
        UnplayableRound(why: Message) = "unplayable_round"(why),
        BadSheet(first: i64, second: i64) = "bad_sheet"(first, second),
        AllRoundsDrawn(rounds: usize) = "all_rounds_drawn"(rounds),
        RoundsLeft(played: usize, planned: usize) = "rounds_left"(played, planned),
        TooManyGuests(most: usize) = "too_many_guests"(most),
        TooManyTeams(most: usize) = "too_many_teams"(most),
        TooManyComings(name: Name, most: usize) = "too_many_comings"(name, most),
        TooManyStewards(most: usize) = "too_many_stewards"(most),
        TooManyRounds(most: usize) = "too_many_rounds"(most),
        TooManyPrizes(most: usize) = "too_many_prizes"(most),
        TooManyQuestions(most: usize) = "too_many_questions"(most),
        TooManyOpenQuestions(most: usize) = "too_many_open_questions"(most),
    }
}

impl EventRefusal {
    /// The refusal of a name that cannot be one; none if something else could not be read. A name is typed by a person, in their
    /// language; the rest comes from programs.
    pub fn of_name(why: &Unreadable) -> Option<Self> {
        (why.expected == Name::EXPECTED).then(|| Self::BadName(why.got.clone()))
    }

    /// The refusal sent to the client.
    pub fn refusal(&self) -> Refusal {
        kee_speech::spoken(Refusal::new("event", self))
    }
}

impl fmt::Display for EventRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal().sentence)
    }
}

/// Includes guests who left, since their scores stay.
pub(crate) const MOST_GUESTS: usize = 1000;
/// Includes teams that withdrew, since their points stay.
pub(crate) const MOST_TEAMS: usize = 512;
/// The number of times one guest or team may join, including the first time.
pub(crate) const MOST_COMINGS: usize = 100;
pub(crate) const MOST_STEWARDS: usize = 100;
/// For parties; the plan of a tournament sets its own number.
pub(crate) const MOST_ROUNDS: usize = 100;
pub(crate) const MOST_PRIZES: usize = 100;
/// Answered or not.
pub(crate) const MOST_QUESTIONS: usize = 1000;
/// Unanswered questions of one guest.
pub(crate) const MOST_OPEN_QUESTIONS: usize = 3;

impl From<EventRefusal> for String {
    /// Describes an entry that should have been refused.
    fn from(refusal: EventRefusal) -> Self {
        refusal.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_sentence() {
        assert_eq!(kee_speech::misfits("event", EventRefusal::SENTENCES), [""; 0]);
    }
}
