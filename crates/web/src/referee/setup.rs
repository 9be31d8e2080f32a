use super::PreparationHandle;
use crate::{
    make::{AllOptions, FEW, Occupant, PlanChoice, Presets, TableOrder, WordsChoice},
    t,
    ui::{SeatMark, title_page},
};
use kee_game::Seat;
use leptos::prelude::*;
use leptos_router::components::A;
use web_sys::SubmitEvent;

/// The players around the real board, and the game they play.
#[component]
pub(crate) fn RefereeSetup(preparing: PreparationHandle) -> impl IntoView {
    title_page(|| t!("referee-title"));
    let PreparationHandle { about, order, .. } = preparing;
    let go_on = move |event: SubmitEvent| {
        event.prevent_default();
        preparing.show_board();
    };
    let ((variant, choose_variant), (words, choose_words)) =
        (TableOrder::variant_in(order), TableOrder::words_in(order));
    let count = Memo::new(move |_| order.with(|order| order.seats.len()));
    view! {
        <main class="page make-page">
            <div class="make-head">
                <h1>{move || t!("referee-title")}</h1>
                <nav class="make-links" aria-label=move || t!("learn-ways")>
                    <A href=format!("/learn/{}", about.id)>{move || t!("learn-game", game = about.title)}</A>
                    <A href=format!("/print#{}", about.id)>{move || t!("print-link")}</A>
                </nav>
            </div>
            <p class="muted">{move || t!("referee-sentence")}</p>
            <form class="make-form" on:submit=go_on>
                <Presets about order few=FEW/>
                <section class="make-table">
                    <PlanChoice order/>
                    <fieldset class="chips">
                        <legend>{move || t!("referee-who")}</legend>
                        {move || (0..count.get()).map(|index| view! { <NameRow preparing index/> }).collect_view()}
                    </fieldset>
                    <div class="make-row"><WordsChoice words choose=choose_words/></div>
                    <div class="make-go"><button class="primary big">{move || t!("referee-to-board")}</button></div>
                </section>
                <AllOptions variant choose=choose_variant/>
            </form>
        </main>
    }
}

#[component]
fn NameRow(preparing: PreparationHandle, index: usize) -> impl IntoView {
    let seat = Seat::new(index);
    let name = move || {
        preparing.order.with(|order| match order.seats.get(index) {
            Some(Occupant::Person(name)) => name.clone(),
            _ => String::new(),
        })
    };
    let write = move |name: String| preparing.order.update(|order| order.seats[index] = Occupant::Person(name));
    view! {
        <div class="seat-row">
            <SeatMark seat/>
            <input aria-label=move || t!("referee-name", seat = seat.to_string()) placeholder=move || t!("make-seat-name")
                autocomplete="off" maxlength="30" prop:value=name on:input:target=move |event| write(event.target().value())/>
        </div>
    }
}
