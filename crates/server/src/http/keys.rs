use crate::{identity::Newcomer, secret::Secret};
use serde::Serialize;
use utoipa::ToSchema;

/// What proves who somebody is. Nothing if that is known already: by a token that came along, or by an account.
#[derive(Default, Serialize, ToSchema)]
pub(crate) struct Keys {
    /// What proves from now on that it is you, to be kept where only you can read it.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    /// What gets you a new token if you lose this one, to be written down. It is good for once.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovery: Option<String>,
}

impl Keys {
    pub(crate) fn of(newcomer: &Newcomer) -> Self {
        let told = |secret: &Secret| Some(secret.reveal().to_owned());
        Self { token: told(&newcomer.token), recovery: told(&newcomer.recovery) }
    }
}
