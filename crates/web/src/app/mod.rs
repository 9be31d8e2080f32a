//! The two programs of the page. Most people come for a table, so events are a separate program that they need not wait
//! for; `static/page.js` chooses by the address.

mod events;
mod focus;
mod frame;
mod later;
mod tables;

pub(crate) use events::EventsApp;
pub use later::{Fetched, LaterPage, LaterPart};
pub(crate) use tables::{TablesApp, TablesAppProps};

use crate::{account, browser, challenge, lang, pages, program};
use leptos::prelude::*;
use leptos_router::hooks::use_location;

/// Starts the page with one of the programs.
pub(crate) fn open<V: IntoView + 'static>(app: impl FnOnce() -> V + 'static) {
    wasm_bindgen_futures::spawn_local(async move {
        lang::fetch_chosen().await;
        if let Some(waiting) = browser::element("loading") {
            waiting.remove();
        }
        leptos::mount::mount_to_body(app);
        program::keep();
        account::check_session();
        challenge::keep_submitting();
    });
}

/// The first parts of the addresses of the events program. `static/page.js` has the same list.
const OF_EVENTS: [&str; 7] = ["e", "events", "daily", "c", "referee", "print", "about"];

/// Whether an address belongs to the events program.
fn is_of_events(path: &str) -> bool {
    let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    OF_EVENTS.contains(&first)
}

/// An address that this program does not know: the other one may.
fn elsewhere(here_are_events: bool) -> AnyView {
    // The page knows its new address before the address bar does.
    let to = use_location();
    let path = to.pathname.get_untracked();
    #[cfg(debug_assertions)]
    if path == "/gallery" && !here_are_events {
        return crate::gallery::GalleryPage().into_any();
    }
    if is_of_events(&path) == here_are_events {
        return pages::NotFound().into_any();
    }
    let search = to.search.get_untracked();
    let search = search.trim_start_matches('?');
    let question = if search.is_empty() { "" } else { "?" };
    focus::leave_for(&path);
    let address = format!("{path}{question}{search}{}", to.hash.get_untracked());
    // By then the address bar has it too: loading it sooner would leave a second step for the browser's Back.
    request_animation_frame(move || {
        let location = browser::window().location();
        // It is loaded with its own program. If that fails, the browser says why.
        let _ = if browser::path() == path { location.reload() } else { location.set_href(&address) };
    });
    ().into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_belongs_to_one_program() {
        for of_events in ["/e/0123/screen", "/events/new", "/daily", "/c/today", "/referee", "/referee/3", "/print"] {
            assert!(is_of_events(of_events), "{of_events}");
        }
        for of_tables in ["/", "/new/keezen", "/t/e", "/local/3/games/1", "/mine", "/elsewhere"] {
            assert!(!is_of_events(of_tables), "{of_tables}");
        }
    }

    #[test]
    fn the_script_that_chooses_has_the_same_list() {
        let script = include_str!("../../static/page.js");
        assert!(script.contains(&format!("({})", OF_EVENTS.join("|"))), "{script}");
    }
}
