use super::join::Join;
use crate::{
    event::{sentence, title},
    keep::BookmarkKind,
    t,
    ui::{Art, FoundAgain, title_page},
};
use kee_event::Occasion;
use leptos::prelude::*;
use leptos_router::components::A;

/// The page of parties, tournaments and club nights: join one, find yours again, or host one.
#[component]
pub(crate) fn EventsPage() -> impl IntoView {
    title_page(|| t!("event-list"));
    let occasions = Occasion::ALL.map(|occasion| {
        let game = occasion.game();
        view! {
            <li class="game-card">
                <Art game=game/>
                <div class="game-about">
                    <h2>{move || title(occasion)}</h2>
                    <p>{move || sentence(occasion)}</p>
                    <div class="card-ways">
                        <A href=format!("/events/new#{}", occasion.id()) attr:class="button primary" attr:aria-label=move || format!("{}: {}", t!("event-host"), title(occasion))>
                            {move || t!("event-host")}
                        </A>
                    </div>
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
            <FoundAgain what=BookmarkKind::Events/>
            <ul class="game-cards">{occasions.collect_view()}</ul>
        </main>
    }
}
