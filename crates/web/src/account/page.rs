use super::{
    account_name,
    cards::{AccountCard, Leave, Profile},
    codes::Codes,
    delete::Delete,
    enter::Ways,
    is_signed_in,
    password::Password,
};
use crate::{t, ui::title_page};
use leptos::prelude::*;

/// The page of the profile and the account.
#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    title_page(|| t!("account-title"));
    let signed_in = Memo::new(move |_| is_signed_in());
    view! {
        <main class="page account">
            <h1 id="account-title" tabindex="-1">{move || t!("account-title")}</h1>
            <p class="muted">{move || match account_name() {
                Some(name) => t!("account-signed-in", name = name),
                None => t!("account-guest"),
            }}</p>
            <div class="account-cards">
                <AccountCard icon="person" title=Signal::derive(|| t!("profile"))><Profile/></AccountCard>
                {move || if signed_in.get() {
                    view! {
                        <AccountCard icon="sign-out" title=Signal::derive(|| t!("sign-out"))><Leave/></AccountCard>
                        <AccountCard icon="key" title=Signal::derive(|| t!("password-change"))><Password/></AccountCard>
                        <AccountCard icon="trash" title=Signal::derive(|| t!("account-delete"))><Delete/></AccountCard>
                    }.into_any()
                } else {
                    view! {
                        <AccountCard icon="sign-in" title=Signal::derive(|| t!("account"))><Ways/></AccountCard>
                        <AccountCard icon="key" title=Signal::derive(|| t!("guest-title"))><Codes/></AccountCard>
                    }.into_any()
                }}
            </div>
        </main>
    }
}
