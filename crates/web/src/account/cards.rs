//! The cards of the account page that are no form.

use super::state::{sign_out, sign_out_everywhere};
use crate::{
    t,
    ui::{Avatar, Field, Icon, Twice, toast},
    you,
};
use leptos::prelude::*;

/// One subject of the account page, under its heading.
#[component]
pub(super) fn AccountCard(
    icon: &'static str,
    #[prop(into)] title: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="account-card">
            <h2><Icon name=icon/>{title}</h2>
            {children()}
        </section>
    }
}

/// The name that others see, and how it looks beside a board.
#[component]
pub(super) fn Profile() -> impl IntoView {
    let name = RwSignal::new(untrack(you::typed_name));
    // Signing in changes the name.
    Effect::new(move |_| name.set(you::typed_name()));
    Effect::new(move |before: Option<String>| {
        let now = name.get();
        if before.is_some_and(|before| before != now) {
            you::rename(now.clone());
        }
        now
    });
    view! {
        <div class="profile">
            <Avatar name=Signal::derive(you::name)/>
            <Field id="profile-name" label=Signal::derive(|| t!("your-name")) value=name autocomplete="nickname" maxlength=30
                placeholder=Signal::derive(|| t!("guest")) help=Signal::derive(|| t!("profile-name-help"))/>
        </div>
    }
}

/// Signing out, here and everywhere.
#[component]
pub(super) fn Leave() -> impl IntoView {
    let everywhere = move |()| {
        leptos::task::spawn_local(async {
            toast(match sign_out_everywhere().await {
                Ok(()) => t!("account-signed-out-everywhere"),
                Err(no) => no.told(),
            });
        });
    };
    view! {
        <p>{move || t!("sign-out-about")}</p>
        <div class="account-ways">
            <button type="button" on:click=move |_| sign_out()><Icon name="sign-out"/>{move || t!("sign-out")}</button>
            <Twice words=Signal::derive(|| t!("sign-out-everywhere")) sure=Signal::derive(|| t!("sign-out-everywhere-sure")) done=everywhere/>
        </div>
    }
}
