use crate::referee::{LetterEntry, PreparationHandle, RealTablePage, RefereeSetup};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// Keeping score on a real board: first the players, then the letters.
#[component]
pub(crate) fn RefereePage() -> impl IntoView {
    let preparing = PreparationHandle::new();
    let side = Memo::new(move |_| {
        let side = preparing.grid.with(|grid| grid.as_ref().map(|grid| grid.side()));
        side.filter(|_| preparing.at_board.get())
    });
    move || match side.get() {
        None => view! { <RefereeSetup preparing/> }.into_any(),
        Some(side) => view! { <LetterEntry preparing side/> }.into_any(),
    }
}

/// The game itself.
#[component]
pub(crate) fn RefereeTable() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    move || view! { <RealTablePage id=id.get()/> }
}
