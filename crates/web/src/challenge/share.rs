use super::PlayableChallenge;
use crate::{browser, t, ui::toast};
use kee_wire::ChallengeView;
use leptos::prelude::*;

/// The text that is shared.
const RESULT: &str = "challenge-result";

/// A text for the player to share: points, place and the scores of the turns, but no words.
#[component]
pub(crate) fn ShareChallenge(board: ChallengeView) -> impl IntoView {
    let text = Memo::new(move |_| text(&board));
    let copied = RwSignal::new(false);
    let share = move |_| {
        leptos::task::spawn_local(async move {
            let text = text.get_untracked().unwrap_or_default();
            if browser::can_share() {
                browser::share(&text).await;
                return;
            }
            let done = browser::copy(&text).await;
            copied.try_set(done);
            if !done {
                browser::select_text(RESULT);
            }
            toast(if done { t!("copied") } else { t!("challenge-share-marked") });
        });
    };
    move || {
        text.get().map(|text| {
            view! {
                <section class="challenge-share">
                    <h2>{t!("challenge-share")}</h2>
                    <pre id=RESULT>{text}</pre>
                    <button on:click=share>{move || if copied.get() { t!("copied") } else { t!("challenge-share-button") }}</button>
                </section>
            }
        })
    }
}

fn text(board: &ChallengeView) -> Option<String> {
    let you = board.you.as_ref()?;
    let playable = PlayableChallenge::from(board);
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
