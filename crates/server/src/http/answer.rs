//! Reading requests, and refusals as HTTP responses.

use crate::{
    challenges::ChallengeRefusal,
    refusal::{AnyRefusal, ServerRefusal, no_json},
    store::{EventId, TableId},
};
use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Request, rejection::JsonRejection},
    http::{HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use kee_game::excerpt;
use kee_wire::RefusedRequest;
use serde::de::DeserializeOwned;
use std::{borrow::Cow, str::FromStr};
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
            // A table that cannot be reached says so with a code of the server.
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
        response.extensions_mut().insert(RefusalCode(code));
        response
    }
}

/// The OpenAPI document describes a refusal as its body.
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

/// The code of a refusal, left on the response for the metrics.
#[derive(Clone)]
pub(super) struct RefusalCode(pub(super) String);

/// The JSON body of a request. If it cannot be read, we say so in our own words.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = AnyRefusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, AnyRefusal> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ServerRefusal::TooLarge.into())
            }
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ServerRefusal::misread(no_json()).into()),
            Err(rejection) => Err(ServerRefusal::misread(excerpt(&rejection.body_text())).into()),
        }
    }
}

/// The table named in the path. A malformed name is answered like an unknown table.
pub(crate) struct AtTable(pub(crate) TableId);

/// The event named in the path. A malformed name is answered like an unknown event.
pub(crate) struct AtEvent(pub(crate) EventId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = AnyRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AnyRefusal> {
        named(parts, state, "table").await.map(Self).ok_or_else(|| ServerRefusal::NoSuchTable.into())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for AtEvent {
    type Rejection = AnyRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AnyRefusal> {
        named(parts, state, "event").await.map(Self).ok_or_else(|| ServerRefusal::NoSuchEvent.into())
    }
}

/// Reads a part of the path.
async fn named<T: FromStr>(parts: &mut Parts, state: &(impl Send + Sync), what: &str) -> Option<T> {
    let Path(parts) = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await.ok()?;
    parts.iter().find(|(key, _)| key == what).and_then(|(_, id)| id.parse().ok())
}
