use super::{
    bar::Bar,
    board::BoardSide,
    challenge_card::ChallengeCard,
    desk::Desk,
    extras::{LookUp, WordListPanel},
    scores::{Aim, Facts},
};
use crate::{
    games::{RoomParts, TableHandle},
    t,
    table::Plates,
};
use leptos::prelude::*;

/// The room.
pub(super) fn stage(at: TableHandle) -> RoomParts {
    let desk = Desk::new(at);
    desk.look_ahead();
    RoomParts {
        board: view! {
            <section class="keesdrow keesdrow-middle">
                <Aim desk><LookUp desk/><WordListPanel desk/></Aim>
                <BoardSide desk/>
            </section>
        }
        .into_any(),
        dock: view! { <section class="keesdrow keesdrow-dock"><ChallengeCard desk/><Bar desk/></section> }.into_any(),
        facts: Callback::new(move |seat| view! { <Facts desk seat/> }.into_any()),
    }
}

/// The room of a game on a real board: every word counts for the player to move. The table has its own timer, and the
/// scorekeeper reports what happens between turns under the board.
#[component]
pub(crate) fn RealTable(at: TableHandle, children: Children) -> impl IntoView {
    let desk = Desk::new(at);
    view! {
        <section class="keesdrow">
            <Plates at facts=Callback::new(move |seat| view! { <Facts desk seat/> }.into_any())/>
            <Aim desk><LookUp desk/><WordListPanel desk/></Aim>
            <BoardSide desk/>
            {children()}
            <Bar desk/>
            <OtherWays desk/>
        </section>
    }
}

/// A typed word takes the walk that scores most; at the table it may have been another.
#[component]
fn OtherWays(desk: Desk) -> impl IntoView {
    let ways = Memo::new(move |_| desk.ways());
    let several = Memo::new(move |_| ways.with(|(ways, _)| ways.len() > 1));
    let another = move |_| {
        let (ways, now) = ways.get_untracked();
        if let Some(way) = ways.get((now + 1) % ways.len().max(1)) {
            desk.go_by(way);
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
