use super::{
    account_name, api,
    troubles::{Submit, Troubles},
};
use crate::{
    t,
    ui::{Field, toast},
};
use kee_wire::ChangePassword;
use leptos::prelude::*;
use web_sys::SubmitEvent;

const OLD: &str = "password-old";
const NEW: &str = "password-new";

/// Changing the password. Every other browser is signed out by it.
#[component]
pub(super) fn Password() -> impl IntoView {
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let troubles = Troubles::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if !troubles.begin() {
            return;
        }
        let passwords = ChangePassword { old: old.get_untracked(), new: new.get_untracked() };
        if passwords.old.is_empty() {
            return troubles.set(OLD, t!("password-missing"));
        }
        leptos::task::spawn_local(async move {
            match api::change_password(&passwords).await {
                Ok(_) => {
                    troubles.end();
                    old.try_set(String::new());
                    new.try_set(String::new());
                    toast(t!("password-changed"));
                }
                Err(no) if no.code == "server/wrong_login" => troubles.set(OLD, t!("password-wrong")),
                Err(no) => troubles.refused(&no, &[("new", NEW)]),
            }
        });
    };
    view! {
        <form class="account-form" novalidate on:submit=submit>
            // It tells the browser whose password it keeps.
            <input hidden autocomplete="username" prop:value=move || account_name().unwrap_or_default()/>
            <Field id=OLD label=Signal::derive(|| t!("password-old")) value=old autocomplete="current-password" password=true trouble=troubles.at(OLD)/>
            <Field id=NEW label=Signal::derive(|| t!("password-new")) value=new autocomplete="new-password" password=true
                help=Signal::derive(|| t!("password-help")) trouble=troubles.at(NEW)/>
            <Submit words=Signal::derive(|| t!("password-change")) troubles class=""/>
        </form>
    }
}
