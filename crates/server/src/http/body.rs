use crate::{
    any_refusal::AnyRefusal,
    refusal::ServerRefusal,
    store::{EventId, TableId},
};
use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use kee_game::excerpt;
use serde::de::DeserializeOwned;
use std::str::FromStr;

/// The JSON a request holds. What cannot be read is answered in our own words.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = AnyRefusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, AnyRefusal> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ServerRefusal::TooLarge.into())
            }
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(ServerRefusal::NotUnderstood("it must be sent as application/json".to_owned()).into())
            }
            Err(rejection) => Err(ServerRefusal::NotUnderstood(excerpt(&rejection.body_text())).into()),
        }
    }
}

/// The table that an address names. What no link looks like is no table.
pub(crate) struct AtTable(pub(crate) TableId);

/// The event that an address names. What no link looks like is no event.
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

/// What a part of the address names.
async fn named<T: FromStr>(parts: &mut Parts, state: &(impl Send + Sync), what: &str) -> Option<T> {
    let Path(parts) = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await.ok()?;
    parts.iter().find(|(key, _)| key == what).and_then(|(_, id)| id.parse().ok())
}
