//! The focus when another page is shown: on its heading, or on the link that led away from it.

use crate::browser;
use leptos::{ev, prelude::*};
use std::{cell::RefCell, collections::BTreeMap};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The number of frames to wait for a page that is fetched first.
const FRAMES: u32 = 240;
/// The number of these to wait for the link that was followed, which may be in a list that is fetched first.
const LINK_FRAMES: u32 = 120;

thread_local! {
    /// The link that was pressed last. The path may have changed by the time the press arrives.
    static PRESSED: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The link that was followed last from each page, by the page's path.
    static FOLLOWED: RefCell<BTreeMap<String, String>> = RefCell::default();
    /// Whether the next page is reached with the browser’s Back.
    static BACK: RefCell<bool> = const { RefCell::new(false) };
}

/// Moves the focus whenever the path changes, for as long as the page is open.
pub(super) fn follow_focus(path: Memo<String>) {
    window_event_listener(ev::click, |event| {
        let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = pressed.and_then(|pressed| pressed.closest("a[href]").ok().flatten());
        PRESSED.set(link.and_then(|link| link.get_attribute("href")));
    });
    window_event_listener(ev::popstate, |_| BACK.set(true));
    Effect::new(move |before: Option<String>| {
        let now = path.get();
        if let Some(before) = before.filter(|before| *before != now) {
            let here = now.clone();
            // The page is drawn by then, unless it waits for something.
            request_animation_frame(move || {
                let link = FOLLOWED.with_borrow_mut(|followed| {
                    followed.extend(PRESSED.take().map(|href| (before, href)));
                    followed.get(&here).cloned()
                });
                arrive(path, link, FRAMES);
            });
        }
        now
    });
}

/// Moves the focus to the link after Back, or to the heading.
fn arrive(path: Memo<String>, link: Option<String>, frames: u32) {
    let find = |selector: &str| {
        let found = browser::window().document()?.query_selector(selector).ok()??;
        found.dyn_into::<HtmlElement>().ok()
    };
    let find_link =
        |href: &String| find(&format!("main a[href={href:?}]")).or_else(|| find(&format!("a[href={href:?}]")));
    let here = path.get_untracked();
    let followed = link.as_ref().filter(|_| BACK.with_borrow(|back| *back));
    let found = followed.and_then(find_link);
    let waits = followed.is_some() && found.is_none() && frames > FRAMES - LINK_FRAMES;
    let Some(heading) = find("h1").filter(|_| frames < FRAMES && !waits) else {
        if frames > 0 {
            request_animation_frame(move || {
                // Nobody waits for a page that was left again.
                if path.get_untracked() == here {
                    arrive(path, link, frames - 1);
                }
            });
        }
        return;
    };
    BACK.set(false);
    if let Some(link) = found {
        // A link that cannot be focused stays as it is.
        let _ = link.focus();
        return;
    }
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    // A page that has put the focus somewhere itself knows better.
    if browser::focus_is_lost() || !has_focus_within("main") {
        heading.set_tab_index(-1);
        let _ = heading.focus();
    }
}

fn has_focus_within(selector: &str) -> bool {
    let active = browser::window().document().and_then(|document| document.active_element());
    active.and_then(|active| active.closest(selector).ok().flatten()).is_some()
}
