use super::{
    elsewhere,
    frame::AppFrame,
    later::{Later, LaterPage, LaterPart},
};
use crate::pages;
use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

/// The program for playing: making tables, sitting at them, and replays.
#[component]
pub(crate) fn TablesApp(
    /// The part with every page but the first.
    part: LaterPart,
) -> impl IntoView {
    let later = move |page| Later(part, page);
    view! {
        <Router><AppFrame>
            <Routes fallback=|| elsewhere(false)>
                <Route path=path!("/") view=pages::Home/>
                <Route path=path!("/new/:game") view=later(LaterPage::Make)/>
                <Route path=path!("/t/:table") view=later(LaterPage::Table)/>
                <Route path=path!("/mine") view=later(LaterPage::Mine)/>
                <Route path=path!("/account") view=later(LaterPage::Account)/>
                <Route path=path!("/learn") view=later(LaterPage::Learn)/>
                <Route path=path!("/learn/:game") view=later(LaterPage::LearnGame)/>
                <Route path=path!("/learn/:game/lesson") view=later(LaterPage::Lesson)/>
                <Route path=path!("/local") view=later(LaterPage::LocalTables)/>
                <Route path=path!("/t/:table/games/:number") view=later(LaterPage::TableReplay)/>
                <Route path=path!("/local/:id") view=later(LaterPage::LocalTable)/>
                <Route path=path!("/local/:id/games/:number") view=later(LaterPage::LocalReplay)/>
            </Routes>
        </AppFrame></Router>
    }
}
