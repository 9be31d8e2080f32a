use super::{
    Making, Order, all_options::AllOptions, carrying::carry_out, house_rules::HouseRules, presets::Presets,
    seat_rows::Seats, where_to::Where,
};
use crate::{challenge::ChallengeFriends, games, print, t, ui::title_page};
use kee_games::About;
use leptos::prelude::*;
use leptos_router::components::A;

/// Everything that can be chosen. Everything is chosen already: whoever likes it as usual has one button to press.
#[component]
pub(crate) fn Form(about: &'static About) -> impl IntoView {
    let order = RwSignal::new(Order::default_for(about));
    let making = Making::default();
    let Making { busy, problems, wrong } = making;
    let title = about.title;
    title_page(move || t!("make-title", game = title));
    let (way, choose) = Order::way_in(order);
    let make = making.submit(move || about, move || async move { carry_out(about, &order.get_untracked()).await });
    view! {
        <main class="page make">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("make-title", game = title)}</h1>
            {games::other_page(about.id).map(|page| view! { <p><A href=page.address>{page.name}</A></p> })}
            {print::has_pages(about.id).then(|| view! { <p><A href=format!("/print#{}", about.id)>{move || t!("print-link")}</A></p> })}
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
