//! The focus when another page is shown: on its heading, or on the link that led away from it.

use crate::browser;
use gloo_storage::{SessionStorage, Storage};
use leptos::prelude::*;
use std::{cell::RefCell, collections::BTreeMap};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Element, HtmlElement};

/// The number of frames to wait for a page that is fetched first.
const FRAMES: u32 = 240;
/// The number of these to wait for the link that was followed, which may be in a list that is fetched first.
const LINK_FRAMES: u32 = 120;

/// The key of the links that were followed, for a page of the other program: it forgets everything else.
const FOLLOWED_KEY: &str = "kee.followed";
/// The key of the path that the other program is loaded for, and whether the browser’s Back led there.
const ARRIVING_KEY: &str = "kee.arriving";

thread_local! {
    /// The link that was pressed last.
    static PRESSED: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The link that was followed last from each page, by the page's path.
    static FOLLOWED: RefCell<BTreeMap<String, String>> = RefCell::default();
    /// Whether the next page is reached with the browser’s Back.
    static BACK: RefCell<bool> = const { RefCell::new(false) };
    /// Whether a link led to the present path.
    static BY_LINK: RefCell<bool> = const { RefCell::new(false) };
}

/// Moves the focus whenever the path changes, for as long as the page is open.
pub(super) fn follow_focus(path: Memo<String>) {
    hear_first("click", |event| {
        let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = pressed.and_then(|pressed| pressed.closest("a[href]").ok().flatten());
        PRESSED.set(link.and_then(|link| link.get_attribute("href")));
    });
    hear_first("popstate", |_| BACK.set(true));
    arrive_from_elsewhere(path);
    Effect::new(move |before: Option<String>| {
        let now = path.get();
        if let Some(before) = before.filter(|before| *before != now) {
            let pressed = PRESSED.take();
            BY_LINK.set(pressed.is_some());
            let link = FOLLOWED.with_borrow_mut(|followed| {
                followed.extend(pressed.map(|href| (before, href)));
                // A browser that stores nothing forgets the link with the page.
                let _ = SessionStorage::set(FOLLOWED_KEY, &*followed);
                followed.get(&now).cloned()
            });
            // The page is drawn by then, unless it waits for something.
            request_animation_frame(move || arrive(path, link, FRAMES));
        }
        now
    });
}

/// Listens for as long as the page is open, before the router does: it changes the path, and may leave for the other program.
fn hear_first(event: &str, heard: impl Fn(web_sys::Event) + 'static) {
    let heard = Closure::<dyn Fn(web_sys::Event)>::new(heard);
    // A window takes every listener.
    let _ = browser::window().add_event_listener_with_callback_and_bool(event, heard.as_ref().unchecked_ref(), true);
    heard.forget();
}

/// Leaves for a page of the other program, which has to load.
pub(super) fn leave_for(path: &str) {
    // Without it, that page begins as if it had been opened by its address.
    let _ = SessionStorage::set(ARRIVING_KEY, (path, BY_LINK.with_borrow(|by_link| !by_link)));
}

/// Moves the focus in a page that was loaded because a link, or the browser’s Back, led here from the other program.
fn arrive_from_elsewhere(path: Memo<String>) {
    FOLLOWED.set(SessionStorage::get(FOLLOWED_KEY).unwrap_or_default());
    let here = path.get_untracked();
    let arriving = SessionStorage::get::<(String, bool)>(ARRIVING_KEY).ok().filter(|(path, _)| *path == here);
    SessionStorage::delete(ARRIVING_KEY);
    let returns = browser::was_loaded_by_history() && FOLLOWED.with_borrow(|followed| !followed.is_empty());
    if arriving.is_some() || returns {
        BACK.set(arriving.is_none_or(|(_, back)| back));
        let link = FOLLOWED.with_borrow(|followed| followed.get(&here).cloned());
        arrive(path, link, FRAMES);
    }
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
