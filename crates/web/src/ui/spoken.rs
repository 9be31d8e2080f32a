use super::speech::pronounced;
use leptos::prelude::*;

/// A text that is read in the page. Voices get words in capitals as words; they would spell them letter by letter.
#[component]
pub(crate) fn Spoken(text: String) -> impl IntoView {
    let said = pronounced(&text);
    if said == text {
        view! { <span>{text}</span> }.into_any()
    } else {
        view! { <span aria-hidden="true">{text}</span><span class="unseen">{said}</span> }.into_any()
    }
}
