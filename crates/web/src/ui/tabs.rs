use super::rove;
use crate::lang::Id;
use leptos::prelude::*;

/// A few panels of which one is shown. The tabs are one stop of the Tab key; arrow keys, Home and End change the panel.
#[component]
pub(crate) fn Tabs<T, V>(
    /// Begins the ids of the tabs and of the panel.
    name: &'static str,
    /// The name of the row of tabs.
    label: Id,
    /// The panels, each with the words on its tab.
    tabs: &'static [(T, Id)],
    chosen: RwSignal<T>,
    /// Draws a panel.
    panel: fn(T) -> V,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let shown = Memo::new(move |_| chosen.get());
    let place = move || tabs.iter().position(|(tab, _)| *tab == shown.get()).unwrap_or_default();
    let tab = move |(number, (value, words)): (usize, &(T, Id))| {
        let (value, words) = (*value, *words);
        let selected = move || shown.get() == value;
        view! {
            <button type="button" class="tab" role="tab" id=format!("{name}-tab-{number}") aria-controls=format!("{name}-panel")
                aria-selected=move || selected().to_string() tabindex=move || if selected() { "0" } else { "-1" }
                on:click=move |_| chosen.set(value) on:focus=move |_| chosen.set(value)>{move || crate::t!(words)}</button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=move || crate::t!(label) on:keydown=move |event| rove(&event)>
            {tabs.iter().enumerate().map(tab).collect_view()}
        </div>
        <div class="tab-panel" role="tabpanel" id=format!("{name}-panel") aria-labelledby=move || format!("{name}-tab-{}", place())>
            {move || panel(shown.get())}
        </div>
    }
}
