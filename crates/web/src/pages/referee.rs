use crate::referee::{Entry, Preparing, RealTablePage, Setting};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// Keeping count of a game on a real board: who plays, then what lies there.
#[component]
pub(crate) fn Referee() -> impl IntoView {
    let preparing = Preparing::new();
    let side = Memo::new(move |_| {
        let side = preparing.typing.with(|typing| typing.as_ref().map(|typing| typing.side()));
        side.filter(|_| preparing.at_board.get())
    });
    move || match side.get() {
        None => view! { <Setting preparing/> }.into_any(),
        Some(side) => view! { <Entry preparing side/> }.into_any(),
    }
}

/// The game itself.
#[component]
pub(crate) fn RefereeTable() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    move || view! { <RealTablePage id=id.get()/> }
}
