use super::{elsewhere, frame::Frame};
use crate::pages;
use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

/// The program for playing: making tables, sitting at them, and looking at what was played.
#[component]
pub(crate) fn Tables() -> impl IntoView {
    view! {
        <Router><Frame>
            <Routes fallback=|| elsewhere(false)>
                <Route path=path!("/") view=pages::Home/>
                <Route path=path!("/new/:game") view=pages::Make/>
                <Route path=path!("/t/:table") view=pages::Table/>
                <Route path=path!("/mine") view=pages::Mine/>
                <Route path=path!("/learn") view=pages::Learn/>
                <Route path=path!("/learn/:game") view=pages::LearnGame/>
                <Route path=path!("/local") view=pages::LocalTables/>
                <Route path=path!("/t/:table/games/:number") view=pages::TableReplay/>
                <Route path=path!("/local/:id") view=pages::LocalTable/>
                <Route path=path!("/local/:id/games/:number") view=pages::LocalReplay/>
            </Routes>
        </Frame></Router>
    }
}
