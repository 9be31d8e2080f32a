use super::{Order, Place};
use crate::{lang::Id, t};
use leptos::prelude::*;

/// With a link, or at this screen.
#[component]
pub(super) fn Where(order: RwSignal<Order>) -> impl IntoView {
    let choice = move |place: Place, words: Id| {
        view! {
            <label class="choice">
                <input type="radio" name="place" prop:checked=move || order.read().place == place on:change=move |_| order.update(|order| order.choose_place(place))/>
                {move || t!(words)}
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{move || t!("make-where")}</legend>
            {choice(Place::Online, id!("make-online"))}
            {choice(Place::Here, id!("make-here"))}
        </fieldset>
    }
}
