//! Whether this browser is signed in. The session itself is in a cookie that no page can read, so the page keeps the name, and
//! asks the server only then: guests are never asked about.

use super::api;
use crate::{api::RequestRefusal, keep, my_games::reread_my_games, t, ui::toast, you};
use leptos::prelude::*;

thread_local! {
    static NAME: ArcRwSignal<Option<String>> = ArcRwSignal::new(keep::account());
}

/// The name of the account that this browser is signed in to.
pub(crate) fn account_name() -> Option<String> {
    NAME.with(|name| name.get())
}

/// Whether this browser is signed in.
pub(crate) fn is_signed_in() -> bool {
    NAME.with(|name| name.with(Option::is_some))
}

/// Renews the session, if there is one, and claims what was begun as a guest meanwhile.
pub(crate) fn check_session() {
    if keep::account().is_some() {
        leptos::task::spawn_local(async {
            match api::me().await {
                Ok(_) => claim_all().await,
                Err(no) if no.code == "server/not_logged_in" => leave(),
                // Without the server a player stays signed in.
                Err(_) => {}
            }
        });
    }
}

/// Notes who has signed in, and claims what this device has for them.
pub(super) async fn enter(name: String) {
    keep::set_account(&name);
    you::rename(name.clone());
    NAME.with(|signal| signal.set(Some(name)));
    claim_all().await;
}

/// Claims what was begun here as a guest. From then on the account proves whose it is, on this device too. What could not be
/// claimed now is claimed when the page is opened again.
async fn claim_all() {
    let mut seats = 0;
    for (table, pass) in keep::passes() {
        let Some(claimed) = settled(api::claim(pass.token).await) else { break };
        seats += usize::from(claimed);
        keep::forget_pass(&table);
    }
    let mut events = false;
    if let Some(key) = keep::guest_key()
        && let Some(claimed) = settled(api::claim_guest(key.token).await)
    {
        events = claimed;
        keep::forget_guest_key();
    }
    if seats > 0 {
        toast(t!("account-claimed", count = seats));
    } else if events {
        toast(t!("account-claimed-events"));
    }
    reread_my_games();
}

/// Whether something was claimed; none if that is still open. It may have gone to another account, or to another device.
fn settled<T>(answer: Result<T, RequestRefusal>) -> Option<bool> {
    match answer {
        Ok(_) => Some(true),
        Err(no) if no.code == "server/claimed" || no.code == "server/bad_token" => Some(false),
        Err(_) => None,
    }
}

/// Signs out in this browser.
pub(crate) fn sign_out() {
    leptos::task::spawn_local(async {
        match api::sign_out().await {
            Ok(()) => {
                leave();
                toast(t!("account-signed-out"));
            }
            Err(no) => toast(no.told()),
        }
    });
}

/// Signs out in every browser.
pub(super) async fn sign_out_everywhere() -> Result<(), RequestRefusal> {
    api::sign_out_everywhere().await.map(|()| leave())
}

/// Forgets the account: neither its name nor its games stay in this browser.
pub(super) fn leave() {
    keep::forget_account();
    you::rename(String::new());
    NAME.with(|signal| signal.set(None));
    reread_my_games();
}
