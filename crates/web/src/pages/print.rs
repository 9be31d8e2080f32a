use crate::print::Printing;
use leptos::prelude::*;

/// Pages to print for real tables.
#[component]
pub(crate) fn Print() -> impl IntoView {
    view! { <Printing/> }
}
