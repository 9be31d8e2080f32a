//! The requests of accounts.

use crate::api::{EmptyBody, RequestRefusal, get, post, post_done};
use kee_wire::{
    ChangePassword, ClaimGuest, ClaimSeat, ClaimedSeat, Credentials, DeleteAccount, MyIdentity, MyTable, SignedIn,
};

/// Creates an account and signs in.
pub(super) async fn create(credentials: &Credentials) -> Result<SignedIn, RequestRefusal> {
    post("/api/accounts", credentials).await
}

/// Signs in.
pub(super) async fn sign_in(credentials: &Credentials) -> Result<SignedIn, RequestRefusal> {
    post("/api/login", credentials).await
}

/// Asks who is signed in, which also renews the session.
pub(super) async fn me() -> Result<MyIdentity, RequestRefusal> {
    get("/api/me").await
}

/// The tables of the signed-in player.
pub(crate) async fn my_tables() -> Result<Vec<MyTable>, RequestRefusal> {
    get("/api/me/tables").await
}

/// Claims the seat with this token.
pub(super) async fn claim(token: String) -> Result<ClaimedSeat, RequestRefusal> {
    post("/api/me/seats", &ClaimSeat { token: Some(token), code: None }).await
}

/// Claims the identity at events and in challenges with this token.
pub(super) async fn claim_guest(token: String) -> Result<(), RequestRefusal> {
    post_done("/api/me/guests", &ClaimGuest { token }).await
}

/// Signs out in this browser.
pub(super) async fn sign_out() -> Result<(), RequestRefusal> {
    post_done("/api/logout", &EmptyBody {}).await
}

/// Signs out in every browser.
pub(super) async fn sign_out_everywhere() -> Result<(), RequestRefusal> {
    post_done("/api/me/logout", &EmptyBody {}).await
}

/// Changes the password, which signs out every other browser.
pub(super) async fn change_password(passwords: &ChangePassword) -> Result<SignedIn, RequestRefusal> {
    post("/api/me/password", passwords).await
}

/// Deletes the account.
pub(super) async fn delete(password: String) -> Result<(), RequestRefusal> {
    post_done("/api/me/delete", &DeleteAccount { password }).await
}
