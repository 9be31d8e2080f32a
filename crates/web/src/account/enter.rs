//! Creating an account, and signing in to it.

use super::{
    api,
    state::enter,
    troubles::{Submit, Troubles},
};
use crate::{
    browser, keep,
    lang::Id,
    t,
    ui::{Field, Tabs},
};
use kee_wire::Credentials;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use web_sys::SubmitEvent;

/// A way to be signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AccountTab {
    Create,
    SignIn,
}

const TABS: [(AccountTab, Id); 2] = [(AccountTab::Create, id!("account-create")), (AccountTab::SignIn, id!("sign-in"))];

const NAME: &str = "account-name";
const PASSWORD: &str = "account-password";

/// Both ways, as tabs. The menu leads to the second one.
#[component]
pub(super) fn Ways() -> impl IntoView {
    let chosen = RwSignal::new(AccountTab::Create);
    let asked = use_location().search;
    Effect::new(move |_| {
        if asked.read().contains("sign-in") {
            chosen.set(AccountTab::SignIn);
        }
    });
    view! {
        <p>{move || t!("account-why")}</p>
        <Tabs name="account-ways" label=id!("account-ways") tabs=&TABS chosen panel=|tab| view! { <Enter tab/> }/>
    }
}

#[component]
fn Enter(tab: AccountTab) -> impl IntoView {
    let create = tab == AccountTab::Create;
    let known = keep::guest().map(|guest| guest.name).unwrap_or_default();
    let (name, password) = (RwSignal::new(known), RwSignal::new(String::new()));
    let troubles = Troubles::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if !troubles.begin() {
            return;
        }
        let credentials = Credentials { name: name.get_untracked(), password: password.get_untracked() };
        if credentials.name.trim().is_empty() {
            return troubles.set(NAME, t!("account-name-missing"));
        }
        if credentials.password.is_empty() {
            return troubles.set(PASSWORD, t!("password-missing"));
        }
        leptos::task::spawn_local(async move {
            let answer = if create { api::create(&credentials).await } else { api::sign_in(&credentials).await };
            match answer {
                Ok(signed_in) => {
                    enter(signed_in.name).await;
                    browser::focus("account-title");
                }
                Err(no) => troubles.refused(
                    &no,
                    &[
                        ("name", NAME),
                        ("server/name_taken", NAME),
                        ("password", PASSWORD),
                        ("server/wrong_login", PASSWORD),
                    ],
                ),
            }
        });
    };
    let words = Signal::derive(move || if create { t!("account-create") } else { t!("sign-in") });
    let fills = if create { "new-password" } else { "current-password" };
    let label = Signal::derive(|| t!("password"));
    let password = if create {
        let help = Signal::derive(|| t!("password-help"));
        view! { <Field id=PASSWORD label value=password autocomplete=fills password=true help trouble=troubles.at(PASSWORD)/> }
            .into_any()
    } else {
        view! { <Field id=PASSWORD label value=password autocomplete=fills password=true trouble=troubles.at(PASSWORD)/> }
            .into_any()
    };
    view! {
        <form class="account-form" novalidate on:submit=submit>
            <Field id=NAME label=Signal::derive(|| t!("account-name")) value=name autocomplete="username" maxlength=30 trouble=troubles.at(NAME)/>
            {password}
            <Submit words troubles/>
        </form>
    }
}
