//! The guest and their settings.

use crate::{
    keep::{self, Guest},
    lang::{self, LanguageEntry},
    notify, t,
    ui::{Dialog, Icon, Switch},
};
use leptos::prelude::*;

thread_local! {
    static NAME: ArcRwSignal<String> = ArcRwSignal::new(keep::guest().map(|guest| guest.name).unwrap_or_default());
    static MUTED: ArcRwSignal<bool> = ArcRwSignal::new(keep::is_muted());
}

/// This person's name.
pub(crate) fn name() -> String {
    let name = NAME.with(|name| name.get());
    if name.trim().is_empty() { t!("guest") } else { name }
}

/// The name as it was typed, which may be none.
pub(crate) fn typed_name() -> String {
    NAME.with(|name| name.get())
}

/// Changes this person's name.
pub(crate) fn rename(name: String) {
    keep::set_guest(&Guest { name: name.clone() });
    NAME.with(|signal| signal.set(name));
}

/// Whether the page is silent.
pub(crate) fn is_muted() -> bool {
    MUTED.with(|muted| muted.get())
}

/// Mutes or unmutes the page.
pub(crate) fn mute(muted: bool) {
    keep::set_muted(muted);
    MUTED.with(|signal| signal.set(muted));
}

/// The settings: name, language, sounds and notifications.
#[component]
pub(crate) fn SettingsDialog(open: RwSignal<bool>) -> impl IntoView {
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

/// The switches for sounds and notifications.
#[component]
pub(crate) fn Switches() -> impl IntoView {
    let notified = RwSignal::new(notify::is_on());
    let refused = RwSignal::new(false);
    let notify = move |on: bool| {
        notified.set(on);
        leptos::task::spawn_local(async move {
            // The switch shows what will happen. The browser may take its time to answer, and the dialog may be closed by then.
            let is_on = notify::turn(on).await;
            refused.try_set(on && !is_on);
            notified.try_set(is_on);
        });
    };
    view! {
        <Switch words=Signal::derive(|| t!("setting-sound")) on=Signal::derive(|| !is_muted()) turn=|on: bool| mute(!on)/>
        <Switch words=Signal::derive(|| t!("setting-notify")) on=notified turn=notify/>
        <Show when=move || refused.get()><p class="refused" role="alert">{move || t!("setting-notify-refused")}</p></Show>
    }
}

/// The switch for sounds, one tap away on every page.
#[component]
pub(crate) fn SoundButton() -> impl IntoView {
    let sound = move || if is_muted() { t!("sound-off") } else { t!("sound-on") };
    view! {
        <button type="button" class="quiet icon-only" role="switch" aria-checked=move || (!is_muted()).to_string() aria-label=move || t!("setting-sound-short") title=sound
            on:click=move |_| mute(!untrack(is_muted))>
            {move || view! { <Icon name=if is_muted() { "sound-off" } else { "sound-on" }/> }}
        </button>
    }
}

/// The choice of the page's language.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    view! {
        <label class="language">
            <span>{move || t!("language")}</span>
            <select on:change:target=move |event| {
                let tag = event.target().value();
                leptos::task::spawn_local(async move { lang::choose(&tag).await });
            }>
                {LanguageEntry::all().into_iter().map(|language| {
                    let tag = language.tag.clone();
                    view! { <option value=language.tag.clone() lang=language.tag.clone() selected=move || lang::spoken() == tag>{language.name}</option> }
                }).collect_view()}
            </select>
        </label>
    }
}
