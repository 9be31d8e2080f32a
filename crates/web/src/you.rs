//! Who the guest is and what they like.

use crate::{
    keep::{self, Guest},
    lang::{self, Id, Offered},
    notify, t,
    ui::seat_shape,
};
use leptos::prelude::*;

/// Name and colour, and the switches.
#[component]
pub(crate) fn You() -> impl IntoView {
    let guest = RwSignal::new(keep::guest().unwrap_or_else(|| Guest { name: String::new(), colour: 0 }));
    let change = move |change: &dyn Fn(&mut Guest)| {
        guest.update(|guest| change(guest));
        keep::set_guest(&guest.get_untracked());
    };
    view! {
        <section class="home-box you">
            <h2>{move || t!("you")}</h2>
            <label for="your-name">{move || t!("your-name")}</label>
            <input id="your-name" maxlength="30" autocomplete="nickname" placeholder=move || t!("guest")
                prop:value=move || guest.get().name
                on:input:target=move |event| { let name = event.target().value(); change(&|guest| guest.name.clone_from(&name)); }/>
            <fieldset class="colours">
                <legend>{move || t!("your-colour")}</legend>
                {(0..8_u8).map(|colour| view! {
                    <label class="colour" style=format!("color: var(--seat-{colour})")>
                        <input type="radio" name="colour" prop:checked=move || guest.get().colour == colour
                            aria-label=move || t!("your-colour-choice", number = colour + 1)
                            on:change=move |_| change(&|guest| guest.colour = colour)/>
                        <svg viewBox="-10 -10 20 20" aria-hidden="true"><path d=seat_shape(usize::from(colour)) fill="currentColor"></path></svg>
                    </label>
                }).collect_view()}
            </fieldset>
            <Switches/>
        </section>
    }
}

/// How somebody is told that they are wanted.
#[component]
pub(crate) fn Switches() -> impl IntoView {
    let refused = RwSignal::new(false);
    view! {
        <Switch words=id!("setting-sound") is_on=|| !keep::is_muted() turned=Callback::new(|on: bool| keep::set_muted(!on))/>
        <Switch words=id!("setting-notify") is_on=|| keep::switch("notify") turned=Callback::new(move |on| {
            keep::set_switch("notify", on);
            refused.set(on && !notify::allow());
        })/>
        <Show when=move || refused.get()><p class="refused" role="alert">{move || t!("setting-notify-refused")}</p></Show>
    }
}

/// Something that is on or off.
#[component]
fn Switch(words: Id, is_on: fn() -> bool, turned: Callback<bool>) -> impl IntoView {
    let on = RwSignal::new(is_on());
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=on on:change:target=move |event| {
                let checked = event.target().checked();
                on.set(checked);
                turned.run(checked);
            }/>
            {move || t!(words)}
        </label>
    }
}

/// In which language the page speaks.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    view! {
        <label class="language">
            <span class="unseen">{move || t!("language")}</span>
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
