use super::shown::RecordSource;
use crate::{api::RequestRefusal, local::Helper, t, ui::announce, worker::VerifyTask};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Verifies in this browser that the deal matches its commitment and the game follows the rules.
#[component]
pub(super) fn Verify(source: RecordSource) -> impl IntoView {
    let result = RwSignal::new(None::<Result<(), RequestRefusal>>);
    let busy = RwSignal::new(false);
    let entries = source.record.entries.len();
    let by_hand = source.record.header.commitment.is_none();
    let commitment = source.record.header.commitment.map(|commitment| commitment.to_string());
    let seed = source.record.ending.as_ref().and_then(|ending| ending.seed.as_ref()).map(|seed| seed.reveal());
    let text = source.text;
    let begin = move |_| {
        busy.set(true);
        let record = text.to_string();
        spawn_local(async move {
            let verified = Helper::ask_apart(VerifyTask { record }).await;
            announce(if verified.is_ok() { t!("replay-verified") } else { t!("replay-not-verified") });
            result.try_set(Some(verified));
            busy.try_set(false);
        });
    };
    let told = move || {
        result.get().map(|result| match result {
            Ok(()) => view! {
                <p class="replay-good"><strong>"✓ " {t!("replay-verified")}</strong></p>
                <ul>
                    {(!by_hand).then(|| view! { <li>{t!("replay-proof-seed")}</li> <li>{t!("replay-proof-draws")}</li> })}
                    <li>{t!("replay-proof-rules", count = entries)}</li>
                </ul>
            }
            .into_any(),
            Err(no) => view! {
                <p class="replay-bad" role="alert"><strong>"✗ " {t!("replay-not-verified")}</strong> " " {no.shown()}</p>
            }
            .into_any(),
        })
    };
    let in_a_terminal = seed.clone().map(|seed| format!("printf {seed} | xxd -r -p | sha256sum"));
    view! {
        <section class="replay-part">
            <h2>{move || if by_hand { t!("replay-verify-by-hand") } else { t!("replay-verify") }}</h2>
            <button disabled=busy on:click=begin>
                {move || match (busy.get(), by_hand) {
                    (true, _) => t!("replay-verifying"),
                    (false, true) => t!("replay-verify-by-hand-begin"),
                    (false, false) => t!("replay-verify-begin"),
                }}
            </button>
            {told}
            {by_hand.then(|| view! { <p class="muted">{move || t!("replay-dealt-by-hand")}</p> })}
            <details hidden=by_hand>
                <summary>{move || t!("replay-verify-how")}</summary>
                <p>{move || t!("replay-verify-explained")}</p>
                <dl class="replay-hashes">
                    {commitment.map(|hash| view! { <dt>{move || t!("replay-commitment")}</dt> <dd><code>{hash}</code></dd> })}
                    {seed.map(|seed| view! { <dt>{move || t!("replay-seed")}</dt> <dd><code>{seed}</code></dd> })}
                    {in_a_terminal.map(|line| view! { <dt>{move || t!("replay-by-hand")}</dt> <dd><code>{line}</code></dd> })}
                </dl>
                <p class="muted">{move || t!("replay-verify-not")}</p>
            </details>
        </section>
    }
}
