use super::join::Join;
use crate::{
    keep::Finds,
    t,
    ui::{Art, FoundAgain, title_page},
};
use kee_event::Occasion;
use leptos::prelude::*;
use leptos_router::components::A;

/// The page of parties, tournaments and club nights: join one, find yours again, or host one.
#[component]
pub(crate) fn Events() -> impl IntoView {
    title_page(|| t!("event-list"));
    let occasions = Occasion::ALL.map(|occasion| {
        let (id, game) = (occasion.id(), occasion.game());
        view! {
            <li class="game-card">
                <Art game=game/>
                <div class="game-about">
                    <h2>{move || t!(format!("event-{}", id))}</h2>
                    <p>{move || t!(format!("event-{}-sentence", id))}</p>
                </div>
            </li>
        }
    });
    view! {
        <main class="page">
            <div class="home-head">
                <div>
                    <h1>{move || t!("event-list")}</h1>
                    <p>{move || t!("event-list-sentence")}</p>
                </div>
                <Join/>
            </div>
            <p><A href="/events/new" attr:class="button primary big">{move || t!("event-make")}</A></p>
            <FoundAgain what=Finds::Events/>
            <ul class="game-cards">{occasions.collect_view()}</ul>
        </main>
    }
}
