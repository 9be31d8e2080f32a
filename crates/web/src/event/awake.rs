use crate::browser;
use js_sys::{Function, Promise, Reflect};
use leptos::{leptos_dom::helpers::WindowListenerHandle, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Keeps the screen from going dark for as long as the page shows it, where the browser can.
pub(crate) fn stay_awake() {
    let lock = StoredValue::new_local(None::<JsValue>);
    let ask = move || {
        leptos::task::spawn_local(async move {
            // A browser that cannot, or may not, lets its screen sleep as it is set up to.
            if let Some(kept) = request().await {
                lock.try_update_value(|lock| *lock = Some(kept));
            }
        });
    };
    ask();
    // A page that was behind others has lost it.
    let listener = window_event_listener_untyped("visibilitychange", move |_| ask());
    on_cleanup(move || {
        WindowListenerHandle::remove(listener);
        if let Some(kept) = lock.try_get_value().flatten() {
            let _ = method(&kept, "release").map(|release| release.call0(&kept));
        }
    });
}

/// The interface is too young for the bindings.
async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&browser::window().navigator(), &"wakeLock".into()).ok()?;
    let asked = method(&locks, "request")?.call1(&locks, &"screen".into()).ok()?;
    JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    // There is nothing to look for in what is not there.
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
