use super::{picture, shown::Source};
use crate::{browser, local::Helper, t, worker::Task};
use gloo_timers::callback::Timeout;
use js_sys::Array;
use kee_game::{Names, Seat};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// What one can take home of a game.
#[component]
pub(super) fn Downloads(source: Source, names: Signal<Names>) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let seats = source.record.header.players.len();
    let has_gcg = source.record.header.game == "keyword";
    let file = StoredValue::new(source.file);
    let text = StoredValue::new(source.text);
    let save = move |ending: &str, kind: &str, contents: &str| {
        let name = format!("{}.{ending}", file.get_value());
        trouble.set(hand_over(&name, kind, contents).is_err().then(|| t!("replay-not-saved")));
    };
    let save_gcg = move |_| {
        let record = text.get_value().to_string();
        let names: Vec<String> = Seat::first(seats).map(|seat| names.get_untracked().of(seat)).collect();
        spawn_local(async move {
            match Helper::ask_apart::<String>(Task::Gcg { record, names }).await {
                Ok(gcg) => save("gcg", "text/plain", &gcg),
                Err(no) => trouble.set(Some(no.told())),
            }
        });
    };
    let save_picture = move |_| match picture::of_board(".replay-board") {
        Some(picture) => save("svg", "image/svg+xml", &picture),
        None => trouble.set(Some(t!("replay-not-saved"))),
    };
    view! {
        <section class="replay-part">
            <h2>{move || t!("replay-take-home")}</h2>
            <div class="replay-downloads">
                <button on:click=move |_| save("kee", "text/plain", &text.get_value())>{move || t!("replay-save-record")}</button>
                {has_gcg.then(|| view! { <button on:click=save_gcg>{move || t!("replay-save-gcg")}</button> })}
                <button on:click=save_picture>{move || t!("replay-save-picture")}</button>
            </div>
            <p class="refused" role="alert">{trouble}</p>
        </section>
    }
}

/// Lets the browser save a file.
fn hand_over(name: &str, kind: &str, contents: &str) -> Result<(), JsValue> {
    let about = BlobPropertyBag::new();
    about.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&contents.into()), &about)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = browser::window().document().ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser reads it when it gets to it.
    Timeout::new(60_000, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
