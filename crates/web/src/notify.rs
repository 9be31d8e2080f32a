//! Calls a player whose page is behind others, if they want that.

use crate::{
    browser, keep,
    sound::{self, Sound},
};
use js_sys::Reflect;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission};

/// The switch of this browser that turns notifications on.
const NOTIFY: &str = "notify";

/// The permission this page has from the browser. A browser that knows no notifications allows none.
fn permission() -> NotificationPermission {
    let known = Reflect::has(&browser::window(), &"Notification".into()).unwrap_or_default();
    if known { Notification::permission() } else { NotificationPermission::Denied }
}

/// Whether notifications will be shown: the player wants them, and the browser allows them.
pub(crate) fn is_on() -> bool {
    keep::switch(NOTIFY) && permission() == NotificationPermission::Granted
}

/// Turns notifications on or off, asking the browser for permission first. Returns whether they are on.
pub(crate) async fn turn(on: bool) -> bool {
    if on
        && permission() == NotificationPermission::Default
        && let Ok(asked) = Notification::request_permission()
    {
        // Whatever the player answers, the permission says it.
        let _ = JsFuture::from(asked).await;
    }
    keep::set_switch(NOTIFY, on);
    is_on()
}

/// Calls the player: it is their turn, or their table is ready.
pub(crate) fn call(sentence: &str) {
    sound::play(Sound::YourTurn);
    if browser::is_hidden() && is_on() {
        let _ = Notification::new(sentence);
    }
}
