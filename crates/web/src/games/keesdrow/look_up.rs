use super::here::Here;
use crate::{local, t, ui::Line, ui::announce};
use leptos::{prelude::*, task::spawn_local};

/// The dictionary, for whom the table lets consult it during play (K6.4). It is this browser's own copy, so that nobody
/// else learns what was looked up.
#[component]
pub(super) fn LookUp(here: Here) -> impl IntoView {
    let list = Memo::new(move |_| {
        let allowed = here.view.get().is_some_and(|view| view.may_look_up);
        here.at.info.with(|info| info.as_ref()?.words.clone()).filter(|_| allowed)
    });
    let (typed, said) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let look = move |word: String| {
        let Some(list) = list.get_untracked() else { return };
        spawn_local(async move {
            let found = local::look_up(&list, vec![word.to_lowercase()]).await;
            let sentence = match found.as_deref() {
                Ok([true]) => t!("keesdrow-look-up-word", word = word.to_uppercase()),
                Ok(_) => t!("keesdrow-look-up-none", word = word.to_uppercase()),
                Err(no) => no.told(),
            };
            announce(sentence.clone());
            // Meanwhile the table may have been left.
            said.try_set(Some(sentence));
        });
    };
    let (label, button) =
        (Signal::derive(|| t!("keesdrow-look-up-label")), Signal::derive(|| t!("keesdrow-look-up-button")));
    view! {
        <Show when=move || list.read().is_some()>
            <details class="keesdrow-look-up">
                <summary aria-label=move || t!("keesdrow-look-up") title=move || t!("keesdrow-look-up")>
                    <svg class="keesdrow-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20"></path></svg>
                </summary>
                <div class="keesdrow-float">
                    <Line id="look-up" class="join" label button typed capitals=true done=look/>
                    <p>{said}</p>
                </div>
            </details>
        </Show>
    }
}
