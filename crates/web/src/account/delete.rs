use super::{
    api,
    state::leave,
    troubles::{Submit, Troubles},
};
use crate::{
    browser, t,
    ui::{Dialog, Field, toast},
};
use leptos::prelude::*;
use web_sys::SubmitEvent;

const PASSWORD: &str = "delete-password";

/// Deleting the account, which a dialog asks about once more.
#[component]
pub(super) fn Delete() -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <p>{move || t!("account-delete-about")}</p>
        <button type="button" class="danger" aria-haspopup="dialog" on:click=move |_| open.set(true)>{move || t!("account-delete")}</button>
        <Dialog open title=Signal::derive(|| t!("account-delete-sure"))><Confirm open/></Dialog>
    }
}

#[component]
fn Confirm(open: RwSignal<bool>) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let troubles = Troubles::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if !troubles.begin() {
            return;
        }
        let password = password.get_untracked();
        if password.is_empty() {
            return troubles.set(PASSWORD, t!("password-missing"));
        }
        leptos::task::spawn_local(async move {
            match api::delete(password).await {
                Ok(()) => {
                    open.set(false);
                    leave();
                    toast(t!("account-deleted"));
                    browser::focus("account-title");
                }
                Err(no) if no.code == "server/wrong_login" => troubles.set(PASSWORD, t!("password-wrong")),
                Err(no) => troubles.refused(&no, &[]),
            }
        });
    };
    view! {
        <form class="account-form" novalidate on:submit=submit>
            <p>{move || t!("account-delete-warning")}</p>
            <Field id=PASSWORD label=Signal::derive(|| t!("password")) value=password autocomplete="current-password" password=true trouble=troubles.at(PASSWORD)/>
            <Submit words=Signal::derive(|| t!("account-delete-now")) troubles class="danger"/>
        </form>
    }
}
