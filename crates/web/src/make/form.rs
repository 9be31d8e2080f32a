use super::{
    AllOptions, CreationForm, PlanChoice, Presets, TableLocation, TableOrder,
    creation_form::carry_out,
    house::{HouseRules, PaceChoice},
    seats::SeatTable,
};
use crate::{
    challenge::ChallengeFriends,
    games, print, t,
    ui::{Chips, WordLanguage, title_page},
};
use kee_games::About;
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_location};

/// The number of variants shown before "more".
pub(crate) const FEW: usize = 6;

/// The choices for a table. All have defaults, so one press of a button is enough.
#[component]
pub(crate) fn MakeForm(about: &'static About) -> impl IntoView {
    let mut defaults = TableOrder::default_for(about);
    // A link from the open tables leads to one more of them.
    defaults.house.listed = use_location().hash.with_untracked(|hash| hash == "#open");
    let order = RwSignal::new(defaults);
    let making = CreationForm::default();
    let CreationForm { busy, problems, wrong } = making;
    let title = about.title;
    title_page(move || t!("make-title", game = title));
    let (variant, choose) = TableOrder::variant_in(order);
    let make = making.submit(move || about, move || async move { carry_out(about, &order.get_untracked()).await });
    view! {
        <main class="page make-page">
            <div class="make-head">
                <h1>{move || t!("make-title", game = title)}</h1>
                {about.words.then(|| view! { <WordLanguage/> })}
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
                <AllOptions variant choose wrong><HouseRules about order/></AllOptions>
            </form>
        </main>
    }
}

/// With a link, or at this screen.
#[component]
fn PlaceChoice(order: RwSignal<TableOrder>) -> impl IntoView {
    let choices = || {
        vec![
            (TableLocation::Online, Some("globe"), t!("make-online")),
            (TableLocation::Here, Some("screen"), t!("make-here")),
        ]
    };
    view! {
        <Chips name="place" legend=Signal::derive(|| t!("make-where")) choices=Signal::derive(choices)
            chosen=Signal::derive(move || Some(order.read().place)) choose=move |place| order.update(|order| order.choose_place(place))/>
    }
}
