//! Who the guest is and what they like.

use crate::{
    keep::{self, Guest},
    lang::{self, Offered},
    notify, t,
    ui::{Dialog, Switch},
};
use leptos::prelude::*;

thread_local! {
    static NAME: ArcRwSignal<String> = ArcRwSignal::new(keep::guest().map(|guest| guest.name).unwrap_or_default());
    static MUTED: ArcRwSignal<bool> = ArcRwSignal::new(keep::is_muted());
}

/// What others call this person.
pub(crate) fn name() -> String {
    let name = NAME.with(|name| name.get());
    if name.trim().is_empty() { t!("guest") } else { name }
}

/// Gives this person a name.
pub(crate) fn rename(name: String) {
    let colour = keep::guest().map_or(0, |guest| guest.colour);
    keep::set_guest(&Guest { name: name.clone(), colour });
    NAME.with(|signal| signal.set(name));
}

/// Whether the page is silent.
pub(crate) fn is_muted() -> bool {
    MUTED.with(|muted| muted.get())
}

/// Silences the page, or lets it be heard.
pub(crate) fn mute(muted: bool) {
    keep::set_muted(muted);
    MUTED.with(|signal| signal.set(muted));
}

/// The settings: what one is called, the language, sounds and notifications.
#[component]
pub(crate) fn Settings(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title=Signal::derive(|| t!("settings"))>
            <div class="settings">
                <label for="your-name">{move || t!("your-name")}</label>
                <input id="your-name" maxlength="30" autocomplete="nickname" placeholder=move || t!("guest")
                    prop:value=NAME.with(|name| name.get_untracked()) on:input:target=move |event| rename(event.target().value())/>
                <LanguageChoice/>
                <Switches/>
            </div>
        </Dialog>
    }
}

/// How somebody is told that they are wanted.
#[component]
pub(crate) fn Switches() -> impl IntoView {
    let notified = RwSignal::new(keep::switch("notify"));
    let refused = RwSignal::new(false);
    let notify = move |on: bool| {
        // The switch says what will happen, not what was wished for.
        let allowed = !on || notify::allow();
        refused.set(!allowed);
        keep::set_switch("notify", on && allowed);
        notified.set(on);
        notified.set(on && allowed);
    };
    view! {
        <Switch words=Signal::derive(|| t!("setting-sound")) on=Signal::derive(|| !is_muted()) turn=|on: bool| mute(!on)/>
        <Switch words=Signal::derive(|| t!("setting-notify")) on=notified turn=notify/>
        <Show when=move || refused.get()><p class="refused" role="alert">{move || t!("setting-notify-refused")}</p></Show>
    }
}

/// In which language the page speaks.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    view! {
        <label class="language">
            <span>{move || t!("language")}</span>
            <select on:change:target=move |event| {
                let tag = event.target().value();
                leptos::task::spawn_local(async move { lang::choose(&tag).await });
            }>
                {Offered::all().into_iter().map(|language| {
                    let tag = language.tag.clone();
                    view! { <option value=language.tag.clone() lang=language.tag.clone() selected=move || lang::spoken() == tag>{language.name}</option> }
                }).collect_view()}
            </select>
        </label>
    }
}
