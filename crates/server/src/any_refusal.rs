use crate::{
    challenges::ChallengeRefusal,
    events::NotDone,
    gate::TooMuch,
    hub::{NotMade, refusal_for},
    identity::NotKnown,
    refusal::ServerRefusal,
    store::StoreError,
};
use kee_game::{Problem, Refusal};
use kee_wire::RefusedRequest;
use std::time::Duration;

/// Why a request is refused, whoever refuses it. How that is said over HTTP is not known here.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum AnyRefusal {
    /// The server itself.
    Server(ServerRefusal),
    /// A challenge.
    Challenge(ChallengeRefusal),
    /// A table, a game or an event, each with codes of its own.
    Rules(Refusal),
    /// Everything that is wrong with the request.
    Problems(Vec<Problem>),
    /// Too much at once; try again after this long.
    SlowDown(Duration),
}

impl AnyRefusal {
    /// As it is answered to a request.
    pub(crate) fn body(&self) -> RefusedRequest {
        match self {
            Self::Server(reason) => reason.refusal().into(),
            Self::Challenge(reason) => reason.refusal().into(),
            Self::Rules(refusal) => refusal.clone().into(),
            Self::Problems(problems) => {
                let sentences: Vec<String> = problems.iter().map(Problem::to_string).collect();
                let refusal = ServerRefusal::Problems(format!("{}.", sentences.join("; "))).refusal();
                RefusedRequest { problems: problems.clone(), ..refusal.into() }
            }
            Self::SlowDown(_) => ServerRefusal::SlowDown.refusal().into(),
        }
    }

    /// As it is said over a socket.
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

impl From<TooMuch> for AnyRefusal {
    fn from(TooMuch(wait): TooMuch) -> Self {
        Self::SlowDown(wait)
    }
}

impl From<StoreError> for AnyRefusal {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "store error; request refused");
        refusal_for(&error).into()
    }
}

impl From<NotKnown> for AnyRefusal {
    fn from(unknown: NotKnown) -> Self {
        unknown.reason().into()
    }
}

impl From<NotMade> for AnyRefusal {
    fn from(why: NotMade) -> Self {
        match why {
            NotMade::Problems(problems) => problems.into(),
            NotMade::Stored(error) => error.into(),
        }
    }
}

impl From<NotDone> for AnyRefusal {
    fn from(why: NotDone) -> Self {
        match why {
            NotDone::Refused(refusal) => refusal.into(),
            NotDone::Server(reason) => reason.into(),
        }
    }
}
