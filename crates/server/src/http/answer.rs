//! How a refusal is answered over HTTP.

use crate::{any_refusal::AnyRefusal, challenges::ChallengeRefusal, refusal::ServerRefusal};
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use kee_wire::RefusedRequest;
use std::borrow::Cow;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};

impl AnyRefusal {
    fn status(&self) -> StatusCode {
        match self {
            Self::Server(reason) => status_of(reason),
            Self::Challenge(ChallengeRefusal::NoSuchChallenge | ChallengeRefusal::NobodyThere) => StatusCode::NOT_FOUND,
            Self::Challenge(ChallengeRefusal::NotYet(_)) => StatusCode::CONFLICT,
            Self::Challenge(ChallengeRefusal::NotPlayed) => StatusCode::FORBIDDEN,
            Self::Challenge(_) | Self::Problems(_) => StatusCode::UNPROCESSABLE_ENTITY,
            // A table that cannot be asked says so with a code of the server.
            Self::Rules(refusal) => match refusal.code.as_str() {
                "server/no_such_table" => StatusCode::NOT_FOUND,
                "server/no_room" => StatusCode::INSUFFICIENT_STORAGE,
                "server/unavailable" => StatusCode::SERVICE_UNAVAILABLE,
                "server/finding" => StatusCode::FORBIDDEN,
                "server/broken_table" => StatusCode::INTERNAL_SERVER_ERROR,
                _ => StatusCode::CONFLICT,
            },
            Self::SlowDown(_) => StatusCode::TOO_MANY_REQUESTS,
        }
    }
}

fn status_of(reason: &ServerRefusal) -> StatusCode {
    match reason {
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
        ServerRefusal::BadToken | ServerRefusal::NoToken | ServerRefusal::NotLoggedIn | ServerRefusal::WrongLogin => {
            StatusCode::UNAUTHORIZED
        }
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
    }
}

impl IntoResponse for AnyRefusal {
    fn into_response(self) -> Response {
        let body = self.body();
        let code = body.code.clone();
        let mut response = (self.status(), Json(body)).into_response();
        if let Self::SlowDown(wait) = self {
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(RefusedWith(code));
        response
    }
}

/// In the description of the interface it is its body.
impl PartialSchema for AnyRefusal {
    fn schema() -> RefOr<Schema> {
        RefusedRequest::schema()
    }
}

impl ToSchema for AnyRefusal {
    fn name() -> Cow<'static, str> {
        RefusedRequest::name()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        RefusedRequest::schemas(schemas);
    }
}

/// Left on a response for the one who counts.
#[derive(Clone)]
pub(super) struct RefusedWith(pub(super) String);
