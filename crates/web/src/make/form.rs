use super::{
    AllOptions, Making, Order, Place, PlanChoice, Presets,
    house::{HouseRules, PaceChoice},
    making::carry_out,
    seats::SeatTable,
};
use crate::{
    challenge::ChallengeFriends,
    games, print, t,
    ui::{Chips, title_page},
};
use kee_games::About;
use leptos::prelude::*;
use leptos_router::components::A;

/// How many variants are shown before one asks for more.
const FEW: usize = 6;

/// Everything that can be chosen for a table. Everything is chosen already: whoever likes it so has one button to press.
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
        <main class="page make-page">
            <div class="make-head">
                <h1>{move || t!("make-title", game = title)}</h1>
                <nav class="make-links" aria-label=move || t!("learn-ways")>
                    <A href=format!("/learn/{}", about.id)>{move || t!("learn-game", game = title)}</A>
                    {games::other_page(about.id).map(|page| view! { <A href=page.address>{page.name}</A> })}
                    {print::has_pages(about.id).then(|| view! { <A href=format!("/print#{}", about.id)>{move || t!("print-link")}</A> })}
                </nav>
            </div>
            <form class="make-form" on:submit=make>
                <Presets about order few=FEW/>
                <section class="make-table">
                    <PlaceChoice order/>
                    <PlanChoice order/>
                    <SeatTable about order/>
                    <PaceChoice order/>
                    <div role="alert" class="refused">{move || problems.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}</div>
                    <div class="make-go">
                        <button class="primary big" class:busy=busy aria-busy=move || busy.get().to_string()>{move || t!("make-table")}</button>
                    </div>
                    <Show when=move || order.read().plan.seats == 1>
                        <ChallengeFriends about setup=Signal::derive(move || order.read().setup()) problems/>
                    </Show>
                </section>
                <AllOptions way choose wrong><HouseRules about order/></AllOptions>
            </form>
        </main>
    }
}

/// With a link, or at this screen.
#[component]
fn PlaceChoice(order: RwSignal<Order>) -> impl IntoView {
    let choices =
        || vec![(Place::Online, Some("globe"), t!("make-online")), (Place::Here, Some("screen"), t!("make-here"))];
    view! {
        <Chips name="place" legend=Signal::derive(|| t!("make-where")) choices=Signal::derive(choices)
            chosen=Signal::derive(move || Some(order.read().place)) choose=move |place| order.update(|order| order.choose_place(place))/>
    }
}
