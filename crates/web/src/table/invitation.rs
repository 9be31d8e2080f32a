//! The invitation to a table: a link to copy or to send, a code to say, a picture to point a phone at.

use crate::{
    browser, t,
    ui::{QrPicture, announce, short_code},
};
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

const LINK: &str = "share-link";

#[component]
pub(super) fn Invitation(
    table: String,
    /// What happens to whoever opens it.
    sentence: Signal<String>,
) -> impl IntoView {
    let link = Signal::stored(format!("{}/t/{table}", browser::origin()));
    let copied = RwSignal::new(false);
    let copy = move |_| {
        leptos::task::spawn_local(async move {
            if copy(&link.get_untracked()).await {
                copied.set(true);
                announce(t!("copied"));
            }
        });
    };
    let share = move |_| {
        leptos::task::spawn_local(async move {
            browser::share(&link.get_untracked()).await;
        });
    };
    view! {
        <section class="invitation">
            <div class="invitation-words">
                <h2>{move || t!("share-title")}</h2>
                <p>{sentence}</p>
                <div class="share-row">
                    <input id=LINK readonly aria-label=move || t!("share-link") prop:value=link on:focus=move |_| browser::select(LINK)/>
                    <button class="primary" on:click=copy>{move || if copied.get() { t!("copied") } else { t!("copy") }}</button>
                    {can_share().then(|| view! { <button on:click=share>{move || t!("lobby-share")}</button> })}
                </div>
                <p class="share-code">{move || t!("share-code", code = short_code(&table))}</p>
            </div>
            <QrPicture link/>
        </section>
    }
}

/// Whether the device has a sheet to send things with.
fn can_share() -> bool {
    Reflect::get(&browser::window().navigator(), &"share".into()).is_ok_and(|share| share.is_function())
}

/// Copies a text. Over a plain connection the clipboard is closed to pages, and only the older way of copying what is marked works.
async fn copy(text: &str) -> bool {
    if browser::window().is_secure_context() {
        return JsFuture::from(browser::window().navigator().clipboard().write_text(text)).await.is_ok();
    }
    browser::select(LINK);
    let Some(document) = browser::window().document() else { return false };
    let command = Reflect::get(&document, &"execCommand".into()).and_then(JsCast::dyn_into::<Function>);
    command.and_then(|command| command.call1(&document, &"copy".into())).is_ok_and(|done| done.is_truthy())
}
