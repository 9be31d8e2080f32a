use crate::{
    challenges::ChallengeRefusal, events::NotDone, hub::refusal_for, refusal::ServerRefusal, store::StoreError,
};
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use kee_game::{Problem, Refusal};
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;

/// A request that was turned away: a stable code, a sentence for people, and what is wrong in particular.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct No {
    #[serde(skip)]
    status: StatusCode,
    /// A stable code.
    code: String,
    /// One sentence for people.
    sentence: String,
    /// Everything that is wrong with what was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<Wrong>,
    #[serde(skip)]
    retry_after: Option<Duration>,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
struct Wrong {
    /// The field or option.
    about: String,
    /// What is wrong with it.
    sentence: String,
}

impl No {
    /// A refusal of the table or the game.
    pub(crate) fn conflict(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            "server/no_such_table" => StatusCode::NOT_FOUND,
            "server/no_room" => StatusCode::INSUFFICIENT_STORAGE,
            "server/unavailable" => StatusCode::SERVICE_UNAVAILABLE,
            "server/finding" => StatusCode::FORBIDDEN,
            "server/broken_table" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::CONFLICT,
        };
        Self { status, code: refusal.code, sentence: refusal.sentence, problems: Vec::new(), retry_after: None }
    }

    /// Everything that is wrong with a request.
    pub(crate) fn problems(problems: Vec<Problem>) -> Self {
        let sentences: Vec<String> = problems.iter().map(Problem::to_string).collect();
        let mut no = Self::from(ServerRefusal::Problems(format!("{}.", sentences.join("; "))));
        no.problems = problems.into_iter().map(|Problem { about, sentence }| Wrong { about, sentence }).collect();
        no
    }

    /// Too much at once.
    pub(crate) fn slow_down(wait: Duration) -> Self {
        Self { retry_after: Some(wait), ..Self::from(ServerRefusal::SlowDown) }
    }

    /// The same over a socket.
    pub(crate) fn refusal(&self) -> Refusal {
        Refusal::plain(self.code.clone(), self.sentence.clone())
    }
}

impl From<ServerRefusal> for No {
    fn from(reason: ServerRefusal) -> Self {
        let status = match reason {
            ServerRefusal::NoSuchTable
            | ServerRefusal::NoSuchEvent
            | ServerRefusal::NoSuchCode
            | ServerRefusal::NoSuchBot
            | ServerRefusal::NothingHere => StatusCode::NOT_FOUND,
            ServerRefusal::BrokenTable | ServerRefusal::BrokenEvent | ServerRefusal::Inside => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            ServerRefusal::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            ServerRefusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            ServerRefusal::BadToken
            | ServerRefusal::NoToken
            | ServerRefusal::NotLoggedIn
            | ServerRefusal::WrongLogin => StatusCode::UNAUTHORIZED,
            ServerRefusal::NoWatching
            | ServerRefusal::Finding
            | ServerRefusal::OtherOrigin
            | ServerRefusal::NotForBots
            | ServerRefusal::OnlyForBots => StatusCode::FORBIDDEN,
            ServerRefusal::NameTaken(_)
            | ServerRefusal::Claimed
            | ServerRefusal::NoTableForYou
            | ServerRefusal::NotOver
            | ServerRefusal::TooManyBots(_) => StatusCode::CONFLICT,
            ServerRefusal::SlowDown => StatusCode::TOO_MANY_REQUESTS,
            ServerRefusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ServerRefusal::NotUnderstood(_) => StatusCode::BAD_REQUEST,
            ServerRefusal::Problems(_) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let Refusal { code, sentence, .. } = reason.refusal();
        Self { status, code, sentence, problems: Vec::new(), retry_after: None }
    }
}

impl From<ChallengeRefusal> for No {
    fn from(reason: ChallengeRefusal) -> Self {
        let status = match reason {
            ChallengeRefusal::NoSuchChallenge | ChallengeRefusal::NobodyThere => StatusCode::NOT_FOUND,
            ChallengeRefusal::NotYet(_) => StatusCode::CONFLICT,
            ChallengeRefusal::NotPlayed => StatusCode::FORBIDDEN,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let Refusal { code, sentence, .. } = reason.refusal();
        Self { status, code, sentence, problems: Vec::new(), retry_after: None }
    }
}

impl From<StoreError> for No {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "the store refused a request");
        refusal_for(&error).into()
    }
}

impl From<NotDone> for No {
    fn from(why: NotDone) -> Self {
        match why {
            NotDone::Refused(refusal) => Self::conflict(refusal),
            NotDone::Server(reason) => reason.into(),
        }
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let code = self.code.clone();
        let mut response = (status, Json(self)).into_response();
        if let Some(wait) = retry_after {
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(RefusedWith(code));
        response
    }
}

/// Left on a response for the one who counts.
#[derive(Clone)]
pub(super) struct RefusedWith(pub(super) String);
