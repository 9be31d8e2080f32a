use crate::{lang, pages, ui::Live};
use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

/// Opens the page.
pub(crate) fn open() {
    wasm_bindgen_futures::spawn_local(async {
        lang::fetch_chosen().await;
        if let Some(waiting) = crate::browser::element("loading") {
            waiting.remove();
        }
        leptos::mount::mount_to_body(App);
        crate::program::keep();
        crate::challenge::keep_handing_in();
    });
}

#[component]
fn App() -> impl IntoView {
    view! {
        <Router>
            <Routes fallback=pages::NotFound>
                <Route path=path!("/") view=pages::Home/>
                <Route path=path!("/new/:game") view=pages::Make/>
                <Route path=path!("/t/:table") view=pages::Table/>
                <Route path=path!("/events/new") view=pages::MakeEvent/>
                <Route path=path!("/e/:event") view=pages::Event/>
                <Route path=path!("/e/:event/screen") view=pages::EventScreen/>
                <Route path=path!("/daily") view=pages::Daily/>
                <Route path=path!("/c/:challenge") view=pages::Challenge/>
                <Route path=path!("/mine") view=pages::Mine/>
                <Route path=path!("/local") view=pages::LocalTables/>
                <Route path=path!("/t/:table/games/:number") view=pages::TableReplay/>
                <Route path=path!("/local/:id") view=pages::LocalTable/>
                <Route path=path!("/local/:id/games/:number") view=pages::LocalReplay/>
                <Route path=path!("/print") view=pages::Print/>
                <Route path=path!("/referee") view=pages::Referee/>
                <Route path=path!("/referee/:id") view=pages::RefereeTable/>
            </Routes>
            <Live/>
        </Router>
    }
}
