use crate::{
    browser, t,
    ui::{SeatMark, announce, title_page},
};
use kee_game::Seat;
use leptos::prelude::*;
use leptos_router::components::A;

/// Covers the table between two people with hidden hands at one screen: until the next one confirms that they are there,
/// nothing of the table is in the page.
#[component]
pub(crate) fn Curtain(seat: Seat, name: String, open: Callback<()>) -> impl IntoView {
    announce(t!("local-pass", name = &name));
    request_animation_frame(|| browser::focus("curtain-open"));
    let (titled, passed, here) = (name.clone(), name.clone(), name);
    title_page(move || t!("local-pass", name = &titled));
    view! {
        <main class="local-curtain">
            <SeatMark seat/>
            <h1>{move || t!("local-pass", name = &passed)}</h1>
            <p>{move || t!("local-pass-why")}</p>
            <button id="curtain-open" class="primary" on:click=move |_| open.run(())>{move || t!("local-here", name = &here)}</button>
            <p><A href="/">{move || t!("go-home")}</A></p>
        </main>
    }
}
