use super::{elsewhere, frame::Frame};
use crate::pages;
use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

/// The program for what surrounds games: parties and tournaments, challenges, and real tables.
#[component]
pub(crate) fn Events() -> impl IntoView {
    view! {
        <Router><Frame>
            <Routes fallback=|| elsewhere(true)>
                <Route path=path!("/events") view=pages::Events/>
                <Route path=path!("/events/new") view=pages::MakeEvent/>
                <Route path=path!("/e/:event") view=pages::Event/>
                <Route path=path!("/e/:event/screen") view=pages::EventScreen/>
                <Route path=path!("/daily") view=pages::Daily/>
                <Route path=path!("/c/:challenge") view=pages::Challenge/>
                <Route path=path!("/print") view=pages::Print/>
                <Route path=path!("/referee") view=pages::Referee/>
                <Route path=path!("/referee/:id") view=pages::RefereeTable/>
            </Routes>
        </Frame></Router>
    }
}
