use super::Preparing;
use crate::{
    make::{AllOptions, Order, PlanChoice, Presets, Who, WordsChoice},
    t,
    ui::{SeatMark, title_page},
};
use kee_game::Seat;
use leptos::prelude::*;
use leptos_router::components::A;
use web_sys::SubmitEvent;

/// Who plays around the real board, and which game.
#[component]
pub(crate) fn Setting(preparing: Preparing) -> impl IntoView {
    title_page(|| t!("referee-title"));
    let Preparing { about, order, .. } = preparing;
    let go_on = move |event: SubmitEvent| {
        event.prevent_default();
        preparing.to_the_board();
    };
    let ((way, choose_way), (words, choose_words)) = (Order::way_in(order), Order::words_in(order));
    let count = Memo::new(move |_| order.with(|order| order.seats.len()));
    view! {
        <main class="page make">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("referee-title")}</h1>
            <p>{move || t!("referee-sentence")}</p>
            <p><A href="/print#keesdrow">{move || t!("print-link")}</A></p>
            <form on:submit=go_on>
                <fieldset>
                    <legend>{move || t!("referee-who")}</legend>
                    <PlanChoice order/>
                    {move || (0..count.get()).map(|index| view! { <NameRow preparing index/> }).collect_view()}
                </fieldset>
                <Presets about order/>
                <div class="make-row"><WordsChoice words choose=choose_words/></div>
                <AllOptions way choose=choose_way/>
                <button class="primary big">{move || t!("referee-to-board")}</button>
            </form>
        </main>
    }
}

#[component]
fn NameRow(preparing: Preparing, index: usize) -> impl IntoView {
    let seat = Seat::new(index);
    let name = move || {
        preparing.order.with(|order| match order.seats.get(index) {
            Some(Who::Person(name)) => name.clone(),
            _ => String::new(),
        })
    };
    let write = move |name: String| preparing.order.update(|order| order.seats[index] = Who::Person(name));
    view! {
        <div class="seat-row">
            <SeatMark seat/>
            <input aria-label=move || t!("referee-name", seat = seat.to_string()) placeholder=move || t!("make-seat-name")
                autocomplete="off" maxlength="30" prop:value=name on:input:target=move |event| write(event.target().value())/>
        </div>
    }
}
