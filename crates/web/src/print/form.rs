use super::{
    fields::Fields,
    hall::Hall,
    order::{Kind, Order},
    sheets::Sheets,
};
use crate::{lang, local::Helper, t, ui::title_page, worker::Task};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{
    components::A,
    hooks::{use_location, use_query_map},
};
use web_sys::SubmitEvent;

/// What is printed, and then the pages themselves.
#[component]
pub(crate) fn Printing() -> impl IntoView {
    title_page(|| t!("print-title"));
    let order = RwSignal::new(defaults());
    let shown = RwSignal::new(None::<(Vec<String>, bool)>);
    let trouble = RwSignal::new(None::<String>);
    // What was drawn for something else is not what would be printed now.
    Effect::new(move |_| {
        order.track();
        lang::spoken();
        shown.set(None);
    });
    let event = use_query_map().with_untracked(|query| query.get("of"));
    if let Some(event) = event {
        spawn_local(async move {
            match Hall::of(&event).await {
                Ok(hall) => drop(order.try_update(|order| order.choose_hall(hall))),
                Err(no) => drop(trouble.try_set(Some(no.told()))),
            }
        });
    }
    let draw = move |event: SubmitEvent| {
        event.prevent_default();
        let asked = order.with_untracked(Order::wanted);
        spawn_local(async move {
            let letter = asked.letter;
            match Helper::ask::<Vec<String>>(Task::Print(Box::new(asked))).await {
                Ok(pages) => drop((trouble.try_set(None), shown.try_set(Some((pages, letter))))),
                Err(no) => drop(trouble.try_set(Some(no.told()))),
            }
        });
    };
    let kinds = Kind::ALL.map(|kind| {
        view! {
            <label class="choice">
                <input type="radio" name="kind" value=kind.id() prop:checked=move || order.read().kind == kind
                    on:change=move |_| order.update(|order| order.kind = kind)/>
                {move || t!(format!("print-{}", kind.id()))}
            </label>
        }
    });
    view! {
        <main class="page make print">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("print-title")}</h1>
            <form on:submit=draw>
                <fieldset><legend>{move || t!("print-what")}</legend>{kinds.collect_view()}</fieldset>
                <Fields order/>
                <p class="refused" role="alert">{trouble}</p>
                <button class="big" class:primary=move || shown.with(Option::is_none)>{move || t!("print-show")}</button>
            </form>
            {move || shown.get().map(|(pages, letter)| view! { <Sheets pages letter/> })}
        </main>
    }
}

/// The defaults for the game that the link was about.
fn defaults() -> Order {
    let game = use_location().hash.get_untracked();
    Order::default_for(Kind::of_game(game.trim_start_matches('#')).unwrap_or(Kind::KeesdrowPad))
}
