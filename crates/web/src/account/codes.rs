//! The recovery codes of a guest: each gets one seat back on another device.

use crate::{keep, my_games::my_game_at, t, ui::RecoveryCode};
use leptos::prelude::*;

/// The recovery code of the seat at this table. An account needs none for its seats, and neither does an empty seat.
#[component]
pub(crate) fn SeatCode(#[prop(into)] table: Signal<Option<String>>) -> impl IntoView {
    move || {
        let code = table.get().and_then(|table| keep::pass(&table)?.recovery)?;
        Some(view! {
            <section class="seat-code">
                <p>{t!("recovery-sentence")}</p>
                <RecoveryCode id="seat-recovery" code/>
            </section>
        })
    }
}

/// The codes of all seats of this device, and of the guest at events.
#[component]
pub(super) fn Codes() -> impl IntoView {
    let mut seats: Vec<(String, String)> =
        keep::passes().into_iter().filter_map(|(table, pass)| Some((table, pass.recovery?))).collect();
    let order = keep::visited();
    // A seat that was left, or only watched from, has nothing to come back to.
    seats.retain(|(table, _)| order.iter().any(|visited| visited.table == *table));
    seats.sort_by_key(|(table, _)| order.iter().position(|visited| visited.table == *table));
    let of_events = keep::guest_key().and_then(|key| key.recovery);
    let none = seats.is_empty() && of_events.is_none();
    let rows = seats.into_iter().map(|(table, code)| {
        let (href, id) = (format!("/t/{table}"), format!("recovery-{table}"));
        let (address, short) = (href.clone(), crate::ui::short_code(&table));
        let name = move || my_game_at(&address).unwrap_or_else(|| t!("recovery-table", code = &short));
        view! { <li><a href=href>{name}</a><RecoveryCode id code/></li> }
    });
    let of_events = of_events.map(
        |code| view! { <li><span>{move || t!("recovery-events")}</span><RecoveryCode id="recovery-events" code/></li> },
    );
    let sentence = move || if none { t!("guest-without-seats") } else { t!("guest-codes") };
    view! {
        <p>{sentence}</p>
        <ul class="seat-codes">{rows.collect_view()} {of_events}</ul>
    }
}
