//! Parts of every page: titles, pictures of the games, and empty states.

use crate::{
    browser,
    games::GamePicture,
    keep::{self, BookmarkKind},
    t,
};
use leptos::prelude::*;
use leptos_router::components::A;

/// Sets the page's title to its heading, in the current language.
pub(crate) fn title_page(heading: impl Fn() -> String + 'static) {
    Effect::new(move |_| browser::set_title(&heading(), "Keeboard"));
}

/// The page of something that an address names and that is not there: says why, and leads on.
#[component]
pub(crate) fn MissingPage(why: AnyView, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    title_page(|| t!("not-found-title"));
    view! {
        <main class="page lost">
            <h1>{move || t!("not-found-title")}</h1>
            <div class="empty">
                <super::Icon name="hint"/>
                <p role="alert">{why}</p>
                <A href="/" attr:class="button primary">{move || t!("go-home")}</A>
                {children.map(|children| children())}
            </div>
        </main>
    }
}

/// The picture of a game on its own material, in a frame of 16 to 10.
#[component]
pub(crate) fn Art(#[prop(into)] game: String) -> impl IntoView {
    let class = format!("art art-{game}");
    view! { <span class=class><GamePicture game/></span> }
}

/// The language of a word game's words, which may not be the page's.
#[component]
pub(crate) fn WordLanguage() -> impl IntoView {
    view! { <span class="word-language"><super::Icon name="globe"/>{move || t!("word-language")}</span> }
}

/// An empty list: says so, and what to do about it.
#[component]
pub(crate) fn EmptyState(
    icon: &'static str,
    #[prop(into)] sentence: Signal<String>,
    href: &'static str,
    #[prop(into)] action: Signal<String>,
) -> impl IntoView {
    view! {
        <div class="empty">
            <super::Icon name=icon/>
            <p>{sentence}</p>
            <A href=href attr:class="button primary">{action}</A>
        </div>
    }
}

/// This browser's bookmarks. Nothing if there are none.
#[component]
pub(crate) fn FoundAgain(what: BookmarkKind) -> impl IntoView {
    let found = keep::bookmarks(what);
    let heading = move || match what {
        BookmarkKind::Events => t!("event-mine"),
        BookmarkKind::Challenges => t!("challenge-mine"),
    };
    (!found.is_empty()).then(|| {
        let rows =
            found.into_iter().map(|found| view! { <li><A href=found.path><strong>{found.name}</strong></A></li> });
        view! {
            <section>
                <h2>{heading}</h2>
                <ul class="mine">{rows.collect_view()}</ul>
            </section>
        }
    })
}
