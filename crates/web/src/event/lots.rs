use super::Visit;
use crate::t;
use kee_game::Seed;
use leptos::prelude::*;

/// The promise that no lot was drawn to please anybody: the hash from the beginning, and the seed at the end.
#[component]
pub(crate) fn Lots(visit: Visit) -> impl IntoView {
    let commitment = Memo::new(move |_| visit.read(|event| event.commitment.clone()));
    let seed = Memo::new(move |_| visit.read(|event| event.seed.clone()));
    view! {
        <details class="event-box event-lots">
            <summary>{move || t!("event-lots")}</summary>
            <p>{move || t!("event-lots-sentence")}</p>
            <p class="event-hash">{commitment}</p>
            {move || seed.get().map(|seed| {
                let good = is_promised(&seed, &commitment.read());
                view! {
                    <p>{t!("event-lots-seed")}</p>
                    <p class="event-hash event-seed">{seed}</p>
                    <p class:refused=!good>{if good { t!("event-lots-good") } else { t!("event-lots-bad") }}</p>
                    <p>{t!("event-lots-verify")} " " <a href=format!("/api/events/{}/log", visit.event()) download="event.txt">{t!("event-lots-log")}</a></p>
                }
            })}
        </details>
    }
}

/// Whether a seed is the one whose hash was announced.
fn is_promised(seed: &str, commitment: &str) -> bool {
    Seed::from_hex(seed).is_ok_and(|seed| seed.commitment().to_string() == commitment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn the_seed_at_the_end_is_checked_against_the_hash() {
        let mut event = party();
        assert_eq!(event.outline().seed, None);
        event.ask("finish");
        let outline = event.outline();
        let seed = outline.seed.expect("it is shown at the end");
        assert!(is_promised(&seed, &outline.commitment));
        assert!(!is_promised(&"0".repeat(64), &outline.commitment));
    }
}
