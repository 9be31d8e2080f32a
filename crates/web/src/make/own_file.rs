use crate::{games, lang, local::Helper, t, worker::FileTask};
use kee_game::MOST_FILE_BYTES;
use kee_games::AboutOption;
use leptos::{ev::Targeted, prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File, HtmlInputElement};

/// A file that was read: its name, and the value it stands for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct OwnFile {
    pub(super) name: String,
    pub(super) value: String,
}

/// Takes the value of an option from the player's own file, and says what the file defines or everything that is wrong
/// with it. Only the value is stored, not the file.
#[component]
pub(super) fn FileChoice(
    game: &'static str,
    option: &'static AboutOption,
    /// The current value.
    now: Signal<String>,
    set: Callback<String>,
    /// The last valid file.
    file: RwSignal<Option<OwnFile>>,
) -> impl IntoView {
    let key = option.key;
    let problems = RwSignal::new(None::<(String, Vec<String>)>);
    let choose = move |event: Targeted<Event, HtmlInputElement>| {
        let input = event.target();
        let Some(chosen) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let (name, read) = (chosen.name(), read(game, key, &chosen).await);
            // Allows the same file to be chosen again after it was corrected.
            input.set_value("");
            match read {
                Ok(value) => {
                    problems.try_set(None);
                    if file.try_set(Some(OwnFile { name, value: value.clone() })).is_none() {
                        set.run(value);
                    }
                }
                Err(told) => drop(problems.try_set(Some((name, told)))),
            }
        });
    };
    let defined = move || {
        let now = now.get();
        let name = file.with(|file| file.as_ref().filter(|file| file.value == now).map(|file| file.name.clone()));
        let meaning = games::own_value(game, key, &now)?;
        Some(
            name.map_or_else(|| meaning.clone(), |name| t!("own-file-defines", name = name, meaning = meaning.clone())),
        )
    };
    let refused = move || {
        let (name, told) = problems.get()?;
        let each = told.into_iter().map(|problem| view! { <li>{problem}</li> });
        Some(view! { <p>{t!("own-file-refused", name = name)}</p> <ul>{each.collect_view()}</ul> })
    };
    let hint = format!("option-{key}-file-about");
    view! {
        <div class="own-file">
            <label class="button own-file-button">
                {move || t!("own-file-choose")}
                <input type="file" id=format!("option-{key}-file") accept=".toml,.txt,text/plain" aria-describedby=hint.clone() on:change:target=choose/>
            </label>
            <small id=hint class="muted">{move || games::own_file(game).map(|words| t!(words))}</small>
        </div>
        <p role="status" class="own-file-defines">{defined}</p>
        <div role="alert" class="refused">{refused}</div>
    }
}

/// The value that a file stands for, or everything that is wrong with it.
async fn read(game: &str, key: &str, file: &File) -> Result<String, Vec<String>> {
    if file.size() > MOST_FILE_BYTES as f64 {
        return Err(vec![t!("own-file-too-large", most = MOST_FILE_BYTES / 1024)]);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    let contents = text.ok_or_else(|| vec![t!("own-file-unreadable")])?;
    let task = FileTask { game: game.to_owned(), key: key.to_owned(), contents };
    Helper::ask(task).await.map_err(|no| match &no.problems[..] {
        [] => vec![no.told()],
        problems => problems.iter().map(lang::problem).collect(),
    })
}
