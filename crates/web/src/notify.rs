//! Telling somebody whose page is behind others that they are wanted, if they want that.

use crate::{
    browser, keep,
    sound::{self, Sound},
};
use web_sys::{Notification, NotificationPermission};

/// Asks the browser whether it may be done; it asks the person. False if it was told never to.
pub(crate) fn allow() -> bool {
    // A browser without notifications has nothing to allow.
    Notification::permission() != NotificationPermission::Denied && Notification::request_permission().is_ok()
}

/// The person is wanted: it is their turn, their table is laid.
pub(crate) fn call(sentence: &str) {
    sound::play(Sound::YourTurn);
    let hidden = browser::window().document().is_some_and(|document| document.hidden());
    if hidden && keep::switch("notify") && Notification::permission() == NotificationPermission::Granted {
        let _ = Notification::new(sentence);
    }
}
