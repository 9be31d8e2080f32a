//! What every page does: have a title, lead somewhere from nothing, and let its rows be walked with the arrow keys.

use crate::{
    browser,
    games::Picture,
    keep::{self, Finds},
    t,
};
use leptos::{ev::KeyboardEvent, prelude::*};
use leptos_router::components::A;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Titles the page with its heading, in whatever language is chosen.
pub(crate) fn title_page(heading: impl Fn() -> String + 'static) {
    Effect::new(move |_| browser::set_title(&heading(), "Keeboard"));
}

/// The picture of a game on its own material, in a frame of 16 to 10.
#[component]
pub(crate) fn Art(#[prop(into)] game: String) -> impl IntoView {
    let class = format!("art art-{game}");
    view! { <span class=class><Picture game/></span> }
}

/// Where there is nothing yet: says so, and what to do about it.
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

/// What this browser has come to before. Nothing if there is nothing.
#[component]
pub(crate) fn FoundAgain(what: Finds) -> impl IntoView {
    let found = keep::found(what);
    let heading = move || match what {
        Finds::Events => t!("event-mine"),
        Finds::Challenges => t!("challenge-mine"),
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

/// Arrow keys, Home and End in a row of buttons of which only one is reached by Tab: call it on `keydown` of the row.
/// The buttons are its children; the first has `tabindex` 0, all others -1. It stays with the first: the button that has the
/// focus may be gone a moment later, and the row must not become unreachable with it.
pub(crate) fn rove(event: &KeyboardEvent) {
    let row = event.current_target().and_then(|row| row.dyn_into::<Element>().ok());
    let children = std::iter::successors(row.and_then(|row| row.first_element_child()), Element::next_element_sibling);
    let buttons: Vec<HtmlElement> =
        children.filter(|child| child.tag_name() == "BUTTON").filter_map(|child| child.dyn_into().ok()).collect();
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let Some(now) = target.and_then(|target| buttons.iter().position(|button| *button == target)) else { return };
    let to = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => (now + 1) % buttons.len(),
        "ArrowLeft" | "ArrowUp" => (now + buttons.len() - 1) % buttons.len(),
        "Home" => 0,
        "End" => buttons.len() - 1,
        _ => return,
    };
    event.prevent_default();
    // A button that cannot be focused stays as it is.
    let _ = buttons[to].focus();
}
