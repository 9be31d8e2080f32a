use crate::{
    challenges::ChallengeRefusal,
    events::EventError,
    gate::RetryAfter,
    hub::{CreateTableError, refusal_for},
    identity::IdentityError,
    store::StoreError,
};
use kee_game::{Arg, Problem, Refusal};
use kee_games::english;
use kee_wire::{RefusedRequest, RequestProblem};
use std::time::Duration;

kee_game::message_enum! {
    /// Refusals of the server itself, at any table.
    #[allow(missing_docs, reason = "their sentences say what each means")]
    pub enum ServerRefusal: Reason {
        NoSuchTable = "no_such_table"(),
        BrokenTable = "broken_table"(),
        NoSuchEvent = "no_such_event"(),
        NoSuchCode = "no_such_code"(),
        BrokenEvent = "broken_event"(),
        NoTableForYou = "no_table_for_you"(),
        NotOver = "not_over"(),
        NoRoom = "no_room"(),
        Unavailable = "unavailable"(),
        BadToken = "bad_token"(),
        NoToken = "no_token"(),
        NoWatching = "no_watching"(),
        Finding = "finding"(),
        OtherOrigin = "other_origin"(),
        SlowDown = "slow_down"(),
        TooLarge = "too_large"(),
        NotLoggedIn = "not_logged_in"(),
        WrongLogin = "wrong_login"(),
        NameTaken(name: String) = "name_taken"(name),
        Claimed = "claimed"(),
        NotForBots = "not_for_bots"(),
        OnlyForBots = "only_for_bots"(),
        TooManyBots(most: usize) = "too_many_bots"(most),
        NoSuchBot = "no_such_bot"(),
        NotUnderstood(why: Arg) = "not_understood"(why = why.clone()),
        Problems(problems: String) = "problems"(problems),
        NothingHere = "nothing_here"(),
        Inside = "inside"(),
    }
}

kee_game::messages! {
    /// The reasons why a request was not understood.
    MISREADINGS;
    pub(crate) no_json() = "misread-no_json";
    pub(crate) cut_off() = "misread-cut_off";
    pub(crate) token_or_code() = "misread-token_or_code";
}

impl ServerRefusal {
    /// A request that was not understood, for this reason; a text is in English.
    pub(crate) fn misread(why: impl Into<Arg>) -> Self {
        Self::NotUnderstood(why.into())
    }

    /// The refusal with its sentence.
    pub fn refusal(&self) -> Refusal {
        kee_speech::spoken(Refusal::new("server", self))
    }
}

/// A refused request, from any source. This type knows nothing about HTTP.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum AnyRefusal {
    /// Refused by the server itself.
    Server(ServerRefusal),
    /// Refused by a challenge.
    Challenge(ChallengeRefusal),
    /// Refused by a table, a game or an event, each with codes of its own.
    Rules(Refusal),
    /// Everything that is wrong with the request.
    Problems(Vec<Problem>),
    /// Too many requests; retry after this long.
    SlowDown(Duration),
}

impl AnyRefusal {
    /// The body of the HTTP response.
    pub(crate) fn body(&self) -> RefusedRequest {
        match self {
            Self::Server(reason) => reason.refusal().into(),
            Self::Challenge(reason) => reason.refusal().into(),
            Self::Rules(refusal) => refusal.clone().into(),
            Self::Problems(problems) => {
                let english = english();
                // Flaws of a file are lists of what was expected, not sentences.
                let sentence = |problem| english.problem_about(problem).trim_end_matches('.').to_owned() + ".";
                let sentences: Vec<String> = problems.iter().map(sentence).collect();
                let said = |problem: &Problem| RequestProblem::new(problem.clone(), english.problem(problem));
                let refusal = ServerRefusal::Problems(sentences.join(" ")).refusal();
                RefusedRequest { problems: problems.iter().map(said).collect(), ..refusal.into() }
            }
            Self::SlowDown(_) => ServerRefusal::SlowDown.refusal().into(),
        }
    }

    /// The refusal as it is sent over a socket.
    pub(crate) fn refusal(&self) -> Refusal {
        self.body().refusal()
    }
}

impl From<ServerRefusal> for AnyRefusal {
    fn from(reason: ServerRefusal) -> Self {
        Self::Server(reason)
    }
}

impl From<ChallengeRefusal> for AnyRefusal {
    fn from(reason: ChallengeRefusal) -> Self {
        Self::Challenge(reason)
    }
}

impl From<Refusal> for AnyRefusal {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal)
    }
}

impl From<Vec<Problem>> for AnyRefusal {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Problems(problems)
    }
}

impl From<Problem> for AnyRefusal {
    fn from(problem: Problem) -> Self {
        Self::Problems(vec![problem])
    }
}

impl From<RetryAfter> for AnyRefusal {
    fn from(RetryAfter(wait): RetryAfter) -> Self {
        Self::SlowDown(wait)
    }
}

impl From<StoreError> for AnyRefusal {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "database error; request refused");
        refusal_for(&error).into()
    }
}

impl From<IdentityError> for AnyRefusal {
    fn from(unknown: IdentityError) -> Self {
        unknown.reason().into()
    }
}

impl From<CreateTableError> for AnyRefusal {
    fn from(why: CreateTableError) -> Self {
        match why {
            CreateTableError::Problems(problems) => problems.into(),
            CreateTableError::Stored(error) => error.into(),
        }
    }
}

impl From<EventError> for AnyRefusal {
    fn from(why: EventError) -> Self {
        match why {
            EventError::Refused(refusal) => refusal.into(),
            EventError::Server(reason) => reason.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_sentence() {
        assert_eq!(kee_speech::misfits("server", ServerRefusal::SENTENCES), [""; 0]);
        assert_eq!(kee_speech::sentence_misfits(kee_speech::COMMON, "misread-", MISREADINGS), [""; 0]);
    }
}
