use super::{desk::Desk, pen::spaced};
use crate::t;
use kee_game::Seat;
use keebble::Stage;
use leptos::prelude::*;

/// What is known of a player: score, letters, and what is awaited of them.
#[component]
pub(super) fn Facts(desk: Desk, seat: Seat) -> impl IntoView {
    let index = seat.index();
    let score =
        Memo::new(move |_| desk.seen.with(|view| view.as_ref().map(|view| view.scores[index]).unwrap_or_default()));
    let letters = Memo::new(move |_| {
        let hand = desk.seen.with(|view| view.as_ref().map(|view| view.hands[index].letters)).unwrap_or_default();
        hand.iter().map(|letter| (letter, desk.is_unique_for(seat, letter))).collect::<Vec<_>>()
    });
    let slots = Memo::new(move |_| {
        let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
        rules.rules.slots().map(|slots| slots.saturating_sub(view.hands[index].received))
    });
    // What is awaited of them in words; the plate glows by itself, and a tick is for those who have answered.
    let awaited = Memo::new(move |_| {
        let view = desk.seen.get()?;
        match view.stage {
            _ if view.left.contains(seat) => Some(("", t!("keebble-has-left"))),
            _ if view.answered.contains(seat) => Some(("✓", t!("keebble-has-answered"))),
            _ if !view.asked.contains(seat) => None,
            Stage::Answer => Some(("", t!("keebble-is-to-answer"))),
            _ => Some(("", t!("keebble-is-on-turn"))),
        }
    });
    let hand = move || {
        let letters = letters.get();
        let read =
            if letters.is_empty() { t!("keebble-nothing") } else { spaced(letters.iter().map(|(letter, _)| *letter)) };
        let shown = letters
            .into_iter()
            .map(|(letter, unique)| view! { <span class:unique=unique>{letter.to_capital()}</span> });
        view! {
            <span class="unseen">{t!("keebble-hand-is", letters = read)}</span>
            <span class="keebble-slips" aria-hidden="true">{shown.collect_view()}</span>
        }
    };
    view! {
        <span class="keebble-facts">
            <span class="keebble-awaited">
                {move || awaited.get().map(|(mark, said)| view! { <span aria-hidden="true">{mark}</span><span class="unseen">{said}</span> })}
            </span>
            <span class="keebble-score"><span class="unseen">{move || t!("keebble-points-are")}" "</span>{score}</span>
            {hand}
            {move || slots.get().map(|slots| view! {
                <span class="keebble-slots-left">
                    <span aria-hidden="true">"▢"{slots}</span><span class="unseen">{t!("keebble-slots-left", count = slots)}</span>
                </span>
            })}
        </span>
    }
}
