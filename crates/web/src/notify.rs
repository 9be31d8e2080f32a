//! Telling somebody whose page is behind others that they are wanted, if they want that.

use crate::{browser, keep};
use web_sys::{AudioContext, Notification, NotificationPermission};

/// Asks the browser whether it may be done; it asks the person. False if it was told never to.
pub(crate) fn allow() -> bool {
    // A browser without notifications has nothing to allow.
    Notification::permission() != NotificationPermission::Denied && Notification::request_permission().is_ok()
}

/// The person is wanted: it is their turn, their table is laid.
pub(crate) fn call(sentence: &str) {
    if keep::switch("sound") {
        // A browser that may not play yet stays silent.
        let _ = knock();
    }
    let hidden = browser::window().document().is_some_and(|document| document.hidden());
    if hidden && keep::switch("notify") && Notification::permission() == NotificationPermission::Granted {
        let _ = Notification::new(sentence);
    }
}

/// Soft wood: a short low tone that dies away.
fn knock() -> Result<(), wasm_bindgen::JsValue> {
    let context = AudioContext::new()?;
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    let now = context.current_time();
    tone.frequency().set_value_at_time(220.0, now)?;
    tone.frequency().exponential_ramp_to_value_at_time(120.0, now + 0.12)?;
    volume.gain().set_value_at_time(0.25, now)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, now + 0.18)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + 0.2)
}
