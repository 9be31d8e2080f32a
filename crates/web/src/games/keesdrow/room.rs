use super::{
    bar::Bar,
    board::BoardSide,
    doubt::DoubtCard,
    here::Here,
    look_up::LookUp,
    scores::{Aim, Scores},
    words::WordList,
};
use crate::games::At;
use leptos::prelude::*;

/// The room.
#[component]
pub(crate) fn Room(at: At) -> impl IntoView {
    let here = Here::new(at);
    view! {
        <section class="keesdrow">
            <Scores here/>
            <Aim here/>
            <BoardSide here/>
            <DoubtCard here/>
            <Bar here/>
            <LookUp here/>
            <WordList here/>
        </section>
    }
}
