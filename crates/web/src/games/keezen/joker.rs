use super::{desk::Desk, tell::card_name, words::card_deed};
use crate::{t, ui::rove};
use keezen::core::Card;
use leptos::prelude::*;

/// The cards a joker can stand for, to choose from. Those that could do nothing now are not offered.
#[component]
pub(super) fn JokerPicker(desk: Desk) -> impl IntoView {
    let cards = Memo::new(move |_| desk.joker_cards());
    let label = || t!("keezen-joker-pick");
    let button = move |(index, card): (usize, Card)| {
        let chosen = move || desk.draft.with(|draft| draft.stands_for == Some(card));
        let described = move || {
            let deed = desk.rules.get().map(|ruled| card_deed(card, ruled.rules.laws())).unwrap_or_default();
            format!("{}, {deed}", card_name(card))
        };
        view! {
            <button class="keezen-pick keezen-joker-card" aria-pressed=move || chosen().to_string()
                tabindex=if index == 0 { "0" } else { "-1" } aria-label=described title=described
                on:click=move |_| desk.stand_for(card)>{card.printed()}</button>
        }
    };
    view! {
        <div class="keezen-picks" role="toolbar" aria-label=label on:keydown=|event| rove(&event)>
            <span class="keezen-picks-label" aria-hidden="true">{label}</span>
            {move || cards.get().into_iter().enumerate().map(button).collect_view()}
        </div>
    }
}
