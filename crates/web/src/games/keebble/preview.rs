use super::desk::{Desk, said};
use crate::{t, ui::announce};
use keebble::Judged;
use leptos::prelude::*;

/// The words a play makes, each with its points where words have points.
fn words(judged: &Judged) -> Vec<(String, i64)> {
    let words = judged.words.iter().map(|word| word.to_string().to_ascii_uppercase());
    words.zip(judged.score.words.iter().copied()).collect()
}

/// The long word of a play.
pub(super) fn main_word(judged: &Judged) -> String {
    judged.words.first().map(|word| word.to_string().to_ascii_uppercase()).unwrap_or_default()
}

/// What a play makes and brings, read out.
fn spoken(judged: &Judged) -> String {
    let words: Vec<String> = words(judged)
        .into_iter()
        .map(|(word, points)| if points > 0 { format!("{word} {points}") } else { word })
        .collect();
    t!("keebble-preview", words = words.join(", "), points = judged.score.total)
}

/// The words that the letters laid would make, and what they would bring; or why they cannot lie so.
#[component]
pub(super) fn Preview(desk: Desk) -> impl IntoView {
    Effect::new(move |_| match desk.weighed.get() {
        Some(Ok(judged)) => announce(spoken(&judged)),
        Some(Err(refusal)) => announce(said(&refusal)),
        None => {}
    });
    let shown = move || {
        desk.weighed.get().map(|weighed| match weighed {
            Ok(judged) => {
                let each = words(&judged).into_iter().map(|(word, points)| {
                    view! {
                        <li>{word}{(points > 0).then(|| view! { " " <b>{points}</b> })}</li>
                    }
                });
                view! {
                    <ul class="keebble-words">{each.collect_view()}</ul>
                    <span class="keebble-total">{t!("keebble-points", points = judged.score.total)}</span>
                }
                .into_any()
            }
            Err(refusal) => view! { <span class="keebble-why">{said(&refusal)}</span> }.into_any(),
        })
    };
    view! { <div class="keebble-preview">{shown}</div> }
}
