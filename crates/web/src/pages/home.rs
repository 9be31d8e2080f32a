use crate::{
    games::{OFFERED, Picture},
    t,
};
use kee_games::find;
use leptos::prelude::*;
use leptos_router::components::A;

/// The first page: the games.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let games = OFFERED.iter().filter_map(|id| find(id)).map(|game| {
        let about = game.about();
        view! {
            <li class="game-card">
                <A href=format!("/new/{}", about.id)>
                    <Picture game=about.id/>
                    <h2>{about.title}</h2>
                    <p>{move || crate::lang::say_if_known(&format!("{}-summary", about.id), &[]).unwrap_or_else(|| about.summary.to_owned())}</p>
                </A>
            </li>
        }
    });
    view! {
        <main class="page home">
            <h1>"Keeboard"</h1>
            <ul class="game-cards">{games.collect_view()}</ul>
        </main>
    }
}
