use super::api;
use crate::{t, ui::Dialog};
use kee_wire::{ChallengeLink, ComparedWords, LeaderLine};
use leptos::prelude::*;

/// The words of two players: found by both, only by you, only by them.
#[component]
pub(super) fn Compare(challenge: ChallengeLink, with: RwSignal<Option<LeaderLine>>) -> impl IntoView {
    let open = RwSignal::new(false);
    let words = RwSignal::new(None::<Result<ComparedWords, String>>);
    Effect::new(move |_| {
        let Some(line) = with.get() else { return };
        words.set(None);
        open.set(true);
        leptos::task::spawn_local(async move {
            let compared = api::compare(challenge, &line.who).await;
            words.try_set(Some(compared.map_err(|no| no.told())));
        });
    });
    // The same name can be tapped again.
    Effect::new(move |_| {
        if !open.get() {
            with.set(None);
        }
    });
    let title = Signal::derive(move || {
        let name = with.with(|line| line.as_ref().map(|line| line.name.clone()));
        t!("challenge-compare-with", name = name.unwrap_or_default())
    });
    view! {
        <Dialog open title>
            <div class="challenge-compared" aria-live="polite">
                {move || match words.get() {
                    None => view! { <p class="muted">{t!("wait")}</p> }.into_any(),
                    Some(Err(sentence)) => view! { <p class="refused" role="alert">{sentence}</p> }.into_any(),
                    Some(Ok(compared)) => view! {
                        <WordColumn title=t!("challenge-both") words=compared.both/>
                        <WordColumn title=t!("challenge-only-me") words=compared.only_me/>
                        <WordColumn title=t!("challenge-only-you", name = &compared.name) words=compared.only_you/>
                    }
                    .into_any(),
                }}
            </div>
        </Dialog>
    }
}

#[component]
fn WordColumn(title: String, words: Vec<String>) -> impl IntoView {
    let count = words.len();
    view! {
        <section>
            <h3>{title} " " <span class="muted">{count}</span></h3>
            <p class="challenge-words" lang="en">{words.join(" ")}</p>
        </section>
    }
}
