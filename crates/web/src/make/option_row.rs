use super::{
    Way, WrongOptions,
    entries::{NumberEntry, TextEntry, TimeEntry},
    own_file::{FileChoice, OwnFile},
};
use crate::{
    t,
    table::{option_help, option_name, value_name},
};
use kee_games::{AboutEntry, AboutOption};
use leptos::prelude::*;

/// The field of an option, by the id of its element.
pub(super) fn field(key: &str) -> String {
    format!("option-{key}")
}

/// What an option is now, and what is made of it.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    pub(super) game: &'static str,
    pub(super) option: &'static AboutOption,
    pub(super) now: Memo<String>,
    pub(super) set: Callback<String>,
    pub(super) is_wrong: Memo<bool>,
    /// The elements that explain it and say what is wrong with it.
    pub(super) described: StoredValue<String>,
}

impl Chosen {
    /// Whether it is wrong, for the field.
    pub(super) fn invalid(self) -> Option<&'static str> {
        self.is_wrong.get().then_some("true")
    }
}

/// An option: what it is called, its field, and what is wrong with it.
#[component]
pub(crate) fn OptionRow(
    option: &'static AboutOption,
    way: Signal<Way>,
    choose: SignalSetter<Way>,
    /// The options whose values were not taken.
    #[prop(optional)]
    wrong: RwSignal<WrongOptions>,
) -> impl IntoView {
    let (game, key) = (way.with_untracked(|way| way.about.id), option.key);
    let set = Callback::new(move |value: String| {
        wrong.update(|wrong| {
            wrong.remove(key);
        });
        let mut way = way.get_untracked();
        way.choose_option(key, value);
        choose.set(way);
    });
    let said = Memo::new(move |_| wrong.read().get(key).cloned());
    let chosen = Chosen {
        game,
        option,
        now: Memo::new(move |_| way.with(|way| way.option(key))),
        set,
        is_wrong: Memo::new(move |_| said.read().is_some()),
        described: StoredValue::new(format!("option-{key}-help option-{key}-wrong")),
    };
    let entry = match &option.entry {
        None => view! { <Choices chosen/> }.into_any(),
        Some(AboutEntry::Number { .. }) => view! { <NumberEntry chosen/> }.into_any(),
        Some(AboutEntry::Seconds { most }) => view! { <TimeEntry chosen most=*most/> }.into_any(),
        Some(AboutEntry::Written(forms)) => view! { <TextEntry chosen forms/> }.into_any(),
    };
    view! {
        <div class="option-row">
            <label for=field(key)>{move || option_name(game, option)}</label>
            {entry}
            {move || option_help(game, option).map(|help| view! { <small id=format!("option-{key}-help") class="muted">{help}</small> })}
            {move || said.get().map(|said| view! { <small id=format!("option-{key}-wrong") class="refused">{said}</small> })}
        </div>
    }
}

/// One of few values, or a file of one's own where that is possible.
#[component]
fn Choices(chosen: Chosen) -> impl IntoView {
    let Chosen { game, option, now, set, described, .. } = chosen;
    let file = RwSignal::new(None::<OwnFile>);
    let own = move || {
        let (now, file) = (now.get(), file.get());
        let is_own = option.values.iter().all(|known| known.value != now);
        let name = file.as_ref().filter(|file| !is_own || file.value == now).map(|file| file.name.clone());
        let value = if is_own { Some(now) } else { file.map(|file| file.value) }?;
        let words = name.map_or_else(|| t!("own-file"), |name| t!("own-file-named", name = name));
        Some(view! { <option value=value prop:selected=is_own>{words}</option> })
    };
    let values = option.values.iter().filter(|value| !value.for_tests).map(|value| {
        let value = value.value;
        view! { <option value=value selected=move || now.get() == value>{move || value_name(game, option, value)}</option> }
    });
    view! {
        <select id=field(option.key) aria-describedby=described.get_value() aria-invalid=move || chosen.invalid() on:change:target=move |event| set.run(event.target().value())>
            {values.collect_view()}
            {option.takes_file.then_some(own)}
        </select>
        {option.takes_file.then(|| view! { <FileChoice game option now=now.into() set file/> })}
    }
}
