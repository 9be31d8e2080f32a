use super::walk::Walk;
use crate::t;
use kee_game::{Names, Seat, Viewer};
use leptos::prelude::*;

/// Whose eyes one looks through.
#[component]
pub(super) fn SeenBy(walk: Walk, seats: usize, names: Signal<Names>) -> impl IntoView {
    let chosen = move |value: String| match value.parse::<Seat>() {
        Ok(seat) => walk.viewer.set(Viewer::Seat(seat)),
        Err(_) => walk.viewer.set(Viewer::Spectator),
    };
    view! {
        <p class="replay-seen-by">
            <label for="seen-by">{move || t!("replay-seen-by")}</label>
            <select id="seen-by" on:change:target=move |event| chosen(event.target().value())>
                {Seat::first(seats).map(|seat| view! {
                    <option value=seat.to_string() selected=seat.index() == 0>{move || names.get().of(seat)}</option>
                }).collect_view()}
                <option value="">{move || t!("replay-spectator")}</option>
            </select>
        </p>
    }
}
