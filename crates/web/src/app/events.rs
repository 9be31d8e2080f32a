use super::{elsewhere, frame::AppFrame};
use crate::pages;
use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

/// The program for everything around games: parties and tournaments, challenges, and real tables.
#[component]
pub(crate) fn EventsApp() -> impl IntoView {
    view! {
        <Router><AppFrame>
            <Routes fallback=|| elsewhere(true)>
                <Route path=path!("/events") view=pages::EventsPage/>
                <Route path=path!("/events/new") view=pages::MakeEvent/>
                <Route path=path!("/e/:event") view=pages::EventPage/>
                <Route path=path!("/e/:event/screen") view=pages::EventScreen/>
                <Route path=path!("/daily") view=pages::Daily/>
                <Route path=path!("/c/:challenge") view=pages::ChallengePage/>
                <Route path=path!("/about") view=pages::About/>
                <Route path=path!("/print") view=pages::PrintPage/>
                <Route path=path!("/referee") view=pages::RefereePage/>
                <Route path=path!("/referee/:id") view=pages::RefereeTable/>
            </Routes>
        </AppFrame></Router>
    }
}
