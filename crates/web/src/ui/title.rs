use crate::browser;
use leptos::prelude::*;

/// Titles the page with its heading, in whatever language is chosen.
pub(crate) fn title_page(heading: impl Fn() -> String + 'static) {
    Effect::new(move |_| browser::set_title(&heading(), "Keeboard"));
}
