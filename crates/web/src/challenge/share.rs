use super::Playable;
use crate::{browser, t};
use kee_wire::ChallengeView;
use leptos::prelude::*;

/// What this person can show to others: points, place and how high the turns were, and no word.
#[component]
pub(crate) fn ShareResult(board: ChallengeView) -> impl IntoView {
    let text = Memo::new(move |_| text(&board));
    let copied = RwSignal::new(false);
    let share = move |_| {
        leptos::task::spawn_local(async move {
            // Who closes the window to share has shared nothing, and nothing is to be said about it.
            copied.set(browser::share(&text.get_untracked().unwrap_or_default()).await);
        });
    };
    move || {
        text.get().map(|text| {
            view! {
                <section class="challenge-share">
                    <h2>{t!("challenge-share")}</h2>
                    <pre>{text}</pre>
                    <button on:click=share>{move || if copied.get() { t!("copied") } else { t!("challenge-share-button") }}</button>
                </section>
            }
        })
    }
}

fn text(board: &ChallengeView) -> Option<String> {
    let you = board.you.as_ref()?;
    let playable = Playable::from(board);
    let mut lines = vec![format!("Keeboard · {}", playable.of.name)];
    let (score, place) = (you.line.score, you.line.place);
    lines.push(t!("challenge-share-line", score = score, place = place, players = board.players));
    if you.line.won {
        lines.push(t!("challenge-won"));
    }
    lines.extend(you.bars.clone());
    lines.push(format!("{}{}", browser::origin(), playable.address()));
    Some(lines.join("\n"))
}
