use super::{
    fields::PrintFields,
    order::{PrintKind, PrintOrder},
    preview::PrintPreview,
    printed_event::PrintedEvent,
};
use crate::{
    lang,
    local::Helper,
    t,
    ui::{Art, ChoiceCard, title_page},
    worker::PrintTask,
};
use gloo_timers::callback::Timeout;
use leptos::{prelude::*, task::spawn_local};
use leptos_router::hooks::{use_location, use_query_map};

/// The time the form stays unchanged before its pages are drawn, in milliseconds.
const PAUSE: u32 = 250;

/// The form, and beside it the pages as they will be printed.
#[component]
pub(crate) fn PrintForm() -> impl IntoView {
    title_page(|| t!("print-title"));
    let order = RwSignal::new(defaults());
    let shown = RwSignal::new(None::<(Vec<String>, bool)>);
    let trouble = RwSignal::new(None::<String>);
    let event = use_query_map().with_untracked(|query| query.get("of"));
    if let Some(event) = event {
        spawn_local(async move {
            match PrintedEvent::of(&event).await {
                Ok(hall) => drop(order.try_update(|order| order.choose_hall(hall))),
                Err(no) => drop(trouble.try_set(Some(no.told()))),
            }
        });
    }
    let draw = move || {
        let Some(asked) = order.try_with_untracked(PrintOrder::request) else { return };
        spawn_local(async move {
            let (letter, drawn) = (asked.letter, asked.clone());
            let answer = Helper::ask(PrintTask { wanted: asked }).await;
            // Pages drawn from an older form are not what would be printed now.
            if order.try_with_untracked(PrintOrder::request).as_ref() != Some(&drawn) {
                return;
            }
            match answer {
                Ok(pages) => drop((trouble.try_set(None), shown.try_set(Some((pages, letter))))),
                Err(no) => drop((trouble.try_set(Some(no.told())), shown.try_set(None))),
            }
        });
    };
    // The last change draws; those before it are forgotten.
    Effect::new(move |_: Option<Timeout>| {
        order.track();
        lang::spoken();
        Timeout::new(PAUSE, draw)
    });
    let kinds = PrintKind::ALL.map(|kind| {
        view! {
            <ChoiceCard name="kind" value=kind.id() checked=Signal::derive(move || order.read().kind == kind)
                choose=move |()| order.update(|order| order.kind = kind) picture=view! { <Art game=kind.game()/> }.into_any()
                title=Signal::derive(move || t!(kind.name())) about=Signal::derive(move || t!(kind.about()))/>
        }
    });
    view! {
        <main class="page make-page print">
            <h1>{move || t!("print-title")}</h1>
            <div class="print-desk">
                <form class="print-form" on:submit=|event| event.prevent_default()>
                    <fieldset class="variants"><legend>{move || t!("print-what")}</legend><div class="variant-cards">{kinds.collect_view()}</div></fieldset>
                    <section class="make-table">
                        <PrintFields order/>
                        <p class="refused" role="alert">{trouble}</p>
                    </section>
                </form>
                <PrintPreview shown/>
            </div>
        </main>
    }
}

/// The defaults for the game in the link.
fn defaults() -> PrintOrder {
    let game = use_location().hash.get_untracked();
    PrintOrder::default_for(PrintKind::of_game(game.trim_start_matches('#')).unwrap_or(PrintKind::KeesdrowPad))
}
