use super::{
    bar::Bar,
    board::BoardSide,
    doubt::DoubtCard,
    extras::{LookUp, WordList},
    here::Here,
    scores::{Aim, Facts},
};
use crate::{
    games::{At, Stage},
    t,
    table::Plates,
};
use leptos::prelude::*;

/// The room.
pub(super) fn stage(at: At) -> Stage {
    let here = Here::new(at);
    here.look_ahead();
    Stage {
        board: view! {
            <section class="keesdrow keesdrow-middle">
                <Aim here><LookUp here/><WordList here/></Aim>
                <BoardSide here/>
            </section>
        }
        .into_any(),
        dock: view! { <section class="keesdrow keesdrow-dock"><DoubtCard here/><Bar here/></section> }.into_any(),
        facts: Callback::new(move |seat| view! { <Facts here seat/> }.into_any()),
    }
}

/// The room of a game on a real board: whatever is typed counts for the player to move. The table has its own timer, and what
/// happens between two turns comes from whoever keeps count, under the board.
#[component]
pub(crate) fn RealTable(at: At, children: Children) -> impl IntoView {
    let here = Here::new(at);
    view! {
        <section class="keesdrow">
            <Plates at facts=Callback::new(move |seat| view! { <Facts here seat/> }.into_any())/>
            <Aim here><LookUp here/><WordList here/></Aim>
            <BoardSide here/>
            {children()}
            <Bar here/>
            <OtherWays here/>
        </section>
    }
}

/// A typed word takes the walk that pays best; at the table it may have been walked in another way.
#[component]
fn OtherWays(here: Here) -> impl IntoView {
    let ways = Memo::new(move |_| here.ways());
    let several = Memo::new(move |_| ways.with(|(ways, _)| ways.len() > 1));
    let another = move |_| {
        let (ways, now) = ways.get_untracked();
        if let Some(way) = ways.get((now + 1) % ways.len().max(1)) {
            here.go_by(way);
        }
    };
    view! {
        <Show when=move || several.get()>
            <p class="keesdrow-ways">
                <span>{move || ways.with(|(ways, now)| t!("referee-way", now = *now + 1, all = ways.len()))}</span>
                <button type="button" on:click=another>{move || t!("referee-other-way")}</button>
            </p>
        </Show>
    }
}
