use super::{
    Way,
    own_file::{FileChoice, OwnFile},
};
use crate::{
    browser, t,
    table::{expected, option_meaning, value_meaning, value_name},
};
use kee_games::AboutOption;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// What can be written in words where a number, a list of seats or the like is expected.
const WORDS: [&str; 5] = ["all", "drawn", "everyone", "nobody", "none"];

/// Every option of the game, with its meaning from the game itself.
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
    wrong: RwSignal<BTreeSet<String>>,
) -> impl IntoView {
    let about = way.with_untracked(|way| way.about);
    let changed = Memo::new(move |_| way.with(|way| way.set.len()));
    let asked = about.options.iter().filter(|option| !but.contains(&option.key));
    let rows = asked.map(|option| view! { <OptionRow option way choose wrong/> });
    // What is wrong is in sight.
    Effect::new(move |before: Option<usize>| {
        let count = wrong.read().len();
        let first = about.options.iter().find(|option| wrong.read().contains(option.key));
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

fn field(key: &str) -> String {
    format!("option-{key}")
}

/// One of them.
#[component]
pub(crate) fn OptionRow(
    option: &'static AboutOption,
    way: Signal<Way>,
    choose: SignalSetter<Way>,
    /// Values that are not offered here.
    #[prop(optional)]
    but: &'static [&'static str],
    /// The options whose values were not taken.
    #[prop(optional)]
    wrong: RwSignal<BTreeSet<String>>,
) -> impl IntoView {
    let (id, key) = (way.with_untracked(|way| way.about.id), option.key);
    let now = Memo::new(move |_| way.with(|way| way.option(key)));
    let set = move |value: String| {
        wrong.update(|wrong| {
            wrong.remove(key);
        });
        let mut way = way.get_untracked();
        way.choose_option(key, value);
        choose.set(way);
    };
    let file = RwSignal::new(None::<OwnFile>);
    let own = move || {
        let (now, file) = (now.get(), file.get());
        let is_own = option.values.iter().all(|known| known.value != now);
        let name = file.as_ref().filter(|file| !is_own || file.value == now).map(|file| file.name.clone());
        let value = if is_own { Some(now) } else { file.map(|file| file.value) }?;
        let words = name.map_or_else(|| t!("own-file"), |name| t!("own-file-named", name = name));
        Some(view! { <option value=value prop:selected=is_own>{words}</option> })
    };
    let choice = if option.values.is_empty() {
        view! { <Written game=id option now=now.into() set=Callback::new(set) wrong/> }.into_any()
    } else {
        let values = option.values.iter().filter(|value| !but.contains(&value.value)).map(|value| {
            let value = value.value;
            let words = move || match value_meaning(id, option, value) {
                (shown, Some(meaning)) => format!("{shown}: {meaning}"),
                (shown, None) => shown,
            };
            view! { <option value=value selected=move || now.get() == value>{words}</option> }
        });
        view! {
            <select id=field(key) on:change:target=move |event| set(event.target().value())>
                {values.collect_view()}
                {option.file.map(|_| own)}
            </select>
            {option.file.map(|_| view! { <FileChoice game=id option now=now.into() set=Callback::new(set) file/> })}
        }
        .into_any()
    };
    view! {
        <div class="option-row">
            <label for=field(key)>{move || option_meaning(id, option)}</label>
            {choice}
        </div>
    }
}

/// A value that is written, with what can be written.
#[component]
fn Written(
    game: &'static str,
    option: &'static AboutOption,
    now: Signal<String>,
    set: Callback<String>,
    wrong: RwSignal<BTreeSet<String>>,
) -> impl IntoView {
    let key = option.key;
    let is_wrong = Memo::new(move |_| wrong.read().contains(key));
    let said = move || {
        let expected = expected(game, option);
        if is_wrong.get() { t!("make-option-wrong", expected = expected) } else { expected }
    };
    let hint = format!("option-{key}-about");
    view! {
        <input id=field(key) prop:value=move || in_words(now.get()) aria-describedby=hint.clone() aria-invalid=move || is_wrong.get().then_some("true")
            on:change:target=move |event| set.run(from_words(event.target().value()))/>
        <small id=hint class:refused=is_wrong class:muted=move || !is_wrong.get()>{said}</small>
    }
}

/// A value as it is written in the reader's language.
fn in_words(value: String) -> String {
    if WORDS.contains(&value.as_str()) { value_name(&value) } else { value }
}

/// And what that means to the game.
fn from_words(written: String) -> String {
    let same = |word: &&&str| value_name(word).eq_ignore_ascii_case(written.trim());
    WORDS.iter().find(same).map_or_else(|| written.trim().to_owned(), |word| (*word).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood_with_capitals_and_blanks() {
        assert_eq!(from_words(" None ".to_owned()), "none");
        assert_eq!(from_words("2700".to_owned()), "2700");
    }
}
