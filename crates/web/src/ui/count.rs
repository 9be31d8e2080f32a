use kee_game::number;
use leptos::prelude::*;

/// A number that counts up or down to what it is; the style does the counting. A screen reader hears only where it ends.
pub(crate) fn count(value: i64) -> impl IntoView {
    view! { <span class="count" style=format!("--count: {value}")><span class="unseen">{number(value)}</span></span> }
}
