use super::{picture, shown::RecordSource};
use crate::{
    download::{save_file, text_file},
    games,
    local::Helper,
    t,
    worker::GcgTask,
};
use kee_game::{Names, Seat};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

/// The files to save from a game.
#[component]
pub(super) fn Downloads(source: RecordSource, names: Signal<Names>) -> impl IntoView {
    let trouble = RwSignal::new(None);
    let seats = source.record.header.players.len();
    let game = &source.record.header.game;
    let (has_gcg, drawn) = (games::has_gcg(game), games::is_drawn(game));
    let file = StoredValue::new(source.file);
    let text = StoredValue::new(source.text);
    let save = move |ending: &str, contents: Result<Blob, JsValue>| {
        let name = format!("{}.{ending}", file.get_value());
        let handed_over = contents.and_then(|contents| save_file(&name, &contents));
        trouble.set(handed_over.is_err().then(|| t!("replay-not-saved")));
    };
    let save_gcg = move |_| {
        let record = text.get_value().to_string();
        let names: Vec<String> = Seat::first(seats).map(|seat| names.get_untracked().of(seat)).collect();
        spawn_local(async move {
            match Helper::ask_apart(GcgTask { record, names }).await {
                Ok(gcg) => save("gcg", text_file("text/plain", &gcg)),
                Err(no) => trouble.set(Some(no.told())),
            }
        });
    };
    let picture = || picture::of_board(".replay-board").ok_or(JsValue::NULL);
    let save_drawing = move |_| save("svg", picture().and_then(|picture| text_file("image/svg+xml", &picture.svg)));
    let save_picture = move |_| {
        spawn_local(async move {
            match picture() {
                Ok(picture) => save("png", picture.as_points().await),
                Err(error) => save("png", Err(error)),
            }
        });
    };
    view! {
        <section class="replay-part">
            <h2>{move || t!("replay-take-home")}</h2>
            <div class="replay-downloads">
                <button on:click=move |_| save("kee", text_file("text/plain", &text.get_value()))>{move || t!("replay-save-record")}</button>
                {has_gcg.then(|| view! { <button on:click=save_gcg>{move || t!("replay-save-gcg")}</button> })}
                {drawn.then(|| view! {
                    <button on:click=save_picture>{move || t!("replay-save-picture")}</button>
                    <button on:click=save_drawing>{move || t!("replay-save-drawing")}</button>
                })}
            </div>
            <p class="refused" role="alert">{trouble}</p>
        </section>
    }
}
