use super::{OptionRow, Way, WrongOptions, option_row::field};
use crate::{browser, t};
use leptos::prelude::*;

/// Every option of the game that is for people.
#[component]
pub(crate) fn AllOptions(
    /// As it is. What is shown is of its game, even if it is another game later.
    way: Signal<Way>,
    choose: SignalSetter<Way>,
    /// Options that are not asked for here, because something else decides them.
    #[prop(optional)]
    but: &'static [&'static str],
    /// The options whose values were not taken.
    #[prop(optional)]
    wrong: RwSignal<WrongOptions>,
) -> impl IntoView {
    let about = way.with_untracked(|way| way.about);
    let changed = Memo::new(move |_| way.with(|way| way.set.len()));
    let asked = about.options.iter().filter(|option| !option.for_tests && !but.contains(&option.key));
    let rows = asked.map(|option| view! { <OptionRow option way choose wrong/> });
    // What is wrong is in sight.
    Effect::new(move |before: Option<usize>| {
        let count = wrong.read().len();
        let first = about.options.iter().find(|option| wrong.read().contains_key(option.key));
        if let Some(first) = first.filter(|_| before == Some(0)) {
            if let Some(details) = browser::element(ID) {
                // Details that cannot be opened can still be opened by hand.
                let _ = details.set_attribute("open", "");
            }
            browser::focus(&field(first.key));
        }
        count
    });
    view! {
        <details id=ID>
            <summary>
                {move || t!("make-options")}
                {move || (changed.get() > 0).then(|| format!(" ({})", t!("make-options-changed", count = changed.get())))}
            </summary>
            <div class="option-rows">{rows.collect_view()}</div>
        </details>
    }
}

const ID: &str = "make-options";
