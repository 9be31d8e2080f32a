use crate::print::PrintForm;
use leptos::prelude::*;

/// Pages to print for real tables.
#[component]
pub(crate) fn PrintPage() -> impl IntoView {
    view! { <PrintForm/> }
}
