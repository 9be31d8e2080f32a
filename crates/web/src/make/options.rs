use super::{
    GameVariant, WrongOptions,
    entries::{Choices, NumberEntry, TextEntry, TimeEntry},
};
use crate::{
    browser,
    lang::Id,
    t,
    table::{option_help, option_name, value_name},
    ui::Switch,
};
use kee_games::{AboutEntry, AboutOption};
use leptos::prelude::*;

const ID: &str = "make-options";

/// The id of an option's field.
pub(super) fn field(key: &str) -> String {
    format!("option-{key}")
}

/// An option's value, and its setter.
#[derive(Clone, Copy)]
pub(super) struct OptionHandle {
    pub(super) game: &'static str,
    pub(super) option: &'static AboutOption,
    pub(super) now: Memo<String>,
    pub(super) set: Callback<String>,
    pub(super) is_wrong: Memo<bool>,
    /// The elements that explain it and show what is wrong with it.
    pub(super) described: StoredValue<String>,
}

impl OptionHandle {
    /// Whether it is wrong, for the field.
    pub(super) fn invalid(self) -> Option<&'static str> {
        self.is_wrong.get().then_some("true")
    }
}

/// Every option of the game that people choose, in groups.
#[component]
pub(crate) fn AllOptions(
    /// The current variant. What is shown stays with its game, even if the game changes later.
    variant: Signal<GameVariant>,
    choose: SignalSetter<GameVariant>,
    /// Options that are left out because something else decides them.
    #[prop(optional)]
    but: &'static [&'static str],
    /// The options whose values were refused.
    #[prop(optional)]
    wrong: RwSignal<WrongOptions>,
    /// Other choices, shown before the options.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let about = variant.with_untracked(|variant| variant.about);
    let changed = Memo::new(move |_| variant.with(|variant| variant.set.len()));
    let group = |words: Id, timed: bool| {
        let is_timed = |option: &AboutOption| matches!(option.entry, Some(AboutEntry::Seconds { .. }));
        let asked = about.options.iter().filter(|option| !option.for_tests && !but.contains(&option.key));
        let rows = asked.filter(|option| is_timed(option) == timed);
        let rows: Vec<_> = rows.map(|option| view! { <OptionRow option variant choose wrong/> }).collect();
        (!rows.is_empty()).then(|| view! { <h2>{move || t!(words)}</h2> <div class="option-rows">{rows}</div> })
    };
    // Whatever is wrong must be visible.
    Effect::new(move |before: Option<usize>| {
        let count = wrong.read().len();
        let first = about.options.iter().find(|option| wrong.read().contains_key(option.key));
        if let Some(first) = first.filter(|_| before == Some(0)) {
            if let Some(details) = browser::element(ID) {
                // If this fails, the details can still be opened by hand.
                let _ = details.set_attribute("open", "");
            }
            browser::focus(&field(first.key));
        }
        count
    });
    view! {
        <details id=ID class="customise">
            <summary>
                {move || t!("make-customise")}
                {move || (changed.get() > 0).then(|| view! { <span class="badge">{t!("make-options-changed", count = changed.get())}</span> })}
            </summary>
            {children.map(|children| children())}
            {group(id!("make-options-rules"), false)}
            {group(id!("make-options-time"), true)}
        </details>
    }
}

/// The two values of a switch, off first; none if the option is not a switch.
fn switched(option: &AboutOption) -> Option<[&'static str; 2]> {
    let has = |name: &str| option.values.iter().any(|value| value.value == name);
    let two = |pair: &[&'static str; 2]| option.values.len() == 2 && pair.iter().all(|name| has(name));
    [["off", "on"], ["no", "yes"]].into_iter().find(two)
}

/// An option: its name, its field, and what is wrong with it.
#[component]
pub(crate) fn OptionRow(
    option: &'static AboutOption,
    variant: Signal<GameVariant>,
    choose: SignalSetter<GameVariant>,
    /// The options whose values were refused.
    #[prop(optional)]
    wrong: RwSignal<WrongOptions>,
) -> impl IntoView {
    let (game, key) = (variant.with_untracked(|variant| variant.about.id), option.key);
    let set = Callback::new(move |value: String| {
        wrong.update(|wrong| {
            wrong.remove(key);
        });
        let mut variant = variant.get_untracked();
        variant.choose_option(key, value);
        choose.set(variant);
    });
    let said = Memo::new(move |_| wrong.read().get(key).cloned());
    let described = format!("option-{key}-help option-{key}-wrong");
    let chosen = OptionHandle {
        game,
        option,
        now: Memo::new(move |_| variant.with(|variant| variant.option(key))),
        set,
        is_wrong: Memo::new(move |_| said.read().is_some()),
        described: StoredValue::new(described.clone()),
    };
    let name = Signal::derive(move || option_name(game, option));
    let now = move || format!("{}: {}", name.get(), value_name(game, option, &chosen.now.get()));
    let labelled = |entry: AnyView| view! { <label for=field(key)>{name}</label> {entry} }.into_any();
    let entry = match (&option.entry, switched(option)) {
        (None, Some([off, on])) => view! {
            <Switch id=field(key) words=Signal::derive(now) on=Signal::derive(move || chosen.now.get() == on) described
                turn=move |turned: bool| set.run(if turned { on } else { off }.to_owned())/>
        }
        .into_any(),
        (None, None) => labelled(view! { <Choices chosen/> }.into_any()),
        (Some(AboutEntry::Number { least, most }), _) => {
            labelled(view! { <NumberEntry chosen name least=*least most=*most/> }.into_any())
        }
        (Some(AboutEntry::Seconds { most }), _) => labelled(view! { <TimeEntry chosen most=*most/> }.into_any()),
        (Some(AboutEntry::Written(forms)), _) => labelled(view! { <TextEntry chosen forms/> }.into_any()),
    };
    view! {
        <div class="option-row">
            {entry}
            {move || option_help(game, option).map(|help| view! { <small id=format!("option-{key}-help") class="muted">{help}</small> })}
            {move || said.get().map(|said| view! { <small id=format!("option-{key}-wrong") class="refused">{said}</small> })}
        </div>
    }
}
