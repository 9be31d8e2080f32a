use super::{
    Order, all_options::AllOptions, carrying::carry_out, house_rules::HouseRules, presets::Presets, seat_rows::Seats,
    where_to::Where,
};
use crate::{challenge::ChallengeFriends, t};
use kee_games::About;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};
use std::collections::BTreeSet;

/// Everything that can be chosen. Everything is chosen already: whoever likes it as usual has one button to press.
#[component]
pub(crate) fn Form(about: &'static About) -> impl IntoView {
    let order = RwSignal::new(Order::default_for(about));
    let problems = RwSignal::new(Vec::<String>::new());
    let wrong = RwSignal::new(BTreeSet::<String>::new());
    let busy = RwSignal::new(false);
    let navigate = use_navigate();
    let title = about.title;
    let (way, choose) = Order::way_in(order);
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let navigate = navigate.clone();
        busy.set(true);
        problems.set(Vec::new());
        wrong.set(BTreeSet::new());
        leptos::task::spawn_local(async move {
            match carry_out(about, &order.get_untracked()).await {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(no) => {
                    let (sentences, options) = super::problems(&no, about);
                    problems.set(sentences);
                    wrong.set(options);
                    busy.set(false);
                }
            }
        });
    };
    view! {
        <main class="page make">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("make-title", game = title)}</h1>
            {(about.id == "keesdrow").then(|| view! { <p><A href="/referee">{move || t!("referee-link")}</A></p> })}
            <p><A href=format!("/print#{}", about.id)>{move || t!("print-link")}</A></p>
            <form on:submit=make>
                <Where order/>
                <Presets about order/>
                <Seats about order/>
                <HouseRules about order/>
                <AllOptions way choose wrong/>
                <div role="alert" class="refused">{move || problems.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}</div>
                <button class="primary big" disabled=busy>{move || t!("make-table")}</button>
                <Show when=move || order.read().plan.seats == 1>
                    <ChallengeFriends about setup=Signal::derive(move || order.read().setup()) problems/>
                </Show>
            </form>
        </main>
    }
}
