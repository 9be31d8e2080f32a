use super::{
    bar::Bar,
    board::BoardSide,
    doubt::DoubtCard,
    here::Here,
    look_up::LookUp,
    scores::{Aim, Facts},
    words::WordList,
};
use crate::games::{At, Stage};
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
