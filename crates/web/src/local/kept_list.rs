use super::{KeptTable, LocalSeat, Shelf};
use crate::{
    catalogue,
    games::Picture,
    lang, t,
    table::bot_name,
    ui::{SeatMark, Twice},
};
use kee_game::Seat;
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// The games that are kept in this browser, the last played first. Nothing if there are none.
#[component]
pub(crate) fn KeptTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<KeptTable>::new());
    let read = move || {
        leptos::task::spawn_local(async move {
            // Where nothing can be kept there is nothing to show.
            let Ok(shelf) = Shelf::open().await else { return };
            let kept = shelf.tables().await.unwrap_or_default();
            tables.try_set(kept);
        });
    };
    read();
    let forget = Callback::new(move |id: String| {
        leptos::task::spawn_local(async move {
            if let Ok(shelf) = Shelf::open().await {
                // What could not be thrown away is still there when the list is read again.
                let _ = shelf.forget(&id).await;
            }
            read();
        });
    });
    view! {
        <ul class="local-tables">
            <For each=move || tables.get() key=|table| (table.id.clone(), table.last.millis()) let:table><Row table forget/></For>
        </ul>
    }
}

#[component]
fn Row(table: KeptTable, forget: Callback<String>) -> impl IntoView {
    let title = table.challenge.as_ref().map_or_else(|| catalogue::title(&table.game), |of| of.name.clone());
    let players = Seat::first(table.seats.len()).zip(table.seats.clone()).map(|(seat, who)| {
        let name = match who {
            LocalSeat::Person(name) => name,
            LocalSeat::Bot(bot) => t!("bot-named", bot = bot_name(&bot), seat = seat.to_string(), count = 1),
        };
        view! { <span class="local-player"><SeatMark seat/> {name}</span> }
    });
    let (id, address, last) = (table.id.clone(), table.address(), table.last);
    let state = move || match table.phase {
        Phase::Gathering | Phase::Playing => t!("local-going-on"),
        Phase::Over | Phase::Closed => t!("local-over"),
    };
    let when = move || lang::date(last, None);
    let named = title.clone();
    view! {
        <li class="local-table">
            <A href=address>
                <Picture game=table.game.clone()/>
                <span class="local-about">
                    <strong>{title}</strong>
                    <span class="local-players">{players.collect_view()}</span>
                    <span class="local-when">{state} ", " {when}</span>
                </span>
            </A>
            <Twice
                class="local-forget"
                words=Signal::derive(|| t!("local-forget"))
                sure=Signal::derive(|| t!("local-forget-sure"))
                label=Signal::derive(move || t!("local-forget-game", game = &named))
                done=move |()| forget.run(id.clone())
            />
        </li>
    }
}
