use crate::{browser, t, ui::title_page};
use leptos::prelude::*;

/// The terms of the program, as its authors wrote them.
const LICENCES: [(&str, &str); 2] =
    [("MIT", include_str!("../../../../LICENSE-MIT")), ("Apache 2.0", include_str!("../../../../LICENSE-APACHE"))];

/// The page about Keeboard, the operator of this server, and the licences.
#[component]
pub(crate) fn About() -> impl IntoView {
    title_page(|| t!("about-title"));
    let contact = browser::operator_contact().map(|address| {
        view! {
            <p>{move || t!("about-contact")} " " <a href=address.clone() rel="external">{address.trim_start_matches("mailto:").to_owned()}</a></p>
        }
    });
    let source = browser::source_address().map(|address| {
        view! {
            <p>{move || t!("about-source")} " " <a href=address.clone() rel="external">{address.trim_start_matches("https://").to_owned()}</a></p>
        }
    });
    let licences = LICENCES.map(|(name, text)| {
        view! {
            <details>
                <summary>{move || t!("about-licence", name = name)}</summary>
                <pre class="licence" lang="en">{text}</pre>
            </details>
        }
    });
    view! {
        <main class="page">
            <h1>{move || t!("about-title")}</h1>
            <p>{move || t!("about-free")}</p>
            {source}
            {contact}
            <p>{move || t!("about-parts")}</p>
            {licences}
        </main>
    }
}
