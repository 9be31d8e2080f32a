use super::{desk::Desk, pen::spaced};
use crate::{
    t,
    ui::{Icon, count},
};
use kee_game::Seat;
use leptos::prelude::*;

/// The facts on a plate: score and letters.
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
    // A tick marks those who have answered; the plate says by itself who is to.
    let answered = Memo::new(move |_| {
        desk.seen
            .with(|view| view.as_ref().is_some_and(|view| view.answered.contains(seat) && !view.left.contains(seat)))
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
                <Show when=move || answered.get()>
                    <Icon name="check"/><span class="unseen">{move || t!("keebble-has-answered")}</span>
                </Show>
            </span>
            <span class="keebble-score"><span class="unseen">{move || t!("keebble-points-are")}" "</span>{move || count(score.get())}</span>
            {hand}
            {move || slots.get().map(|slots| view! {
                <span class="keebble-slots-left">
                    <span aria-hidden="true"><Icon name="slot"/>{slots}</span><span class="unseen">{t!("keebble-slots-left", count = slots)}</span>
                </span>
            })}
        </span>
    }
}
