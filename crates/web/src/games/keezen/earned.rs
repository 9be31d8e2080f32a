use super::{desk::Desk, ring::Spot};
use crate::ui::SEAT_COLOURS;
use kee_game::Seat;
use keezen::{KeezenNotice, Paid};
use leptos::prelude::*;

/// What pawns that have just come in brought, beside their base, until something else happens.
#[component]
pub(super) fn Earned(desk: Desk) -> impl IntoView {
    let heard = desk.at.heard::<KeezenNotice>();
    let earned = move || {
        let ruled = desk.rules.get()?;
        if ruled.options.points == Paid::None {
            return None;
        }
        let ring = desk.ring.get();
        let mut last: Vec<(Seat, i16)> = Vec::new();
        for notice in heard.get().iter() {
            if let KeezenNotice::Arrived(seat, points) = notice {
                last.push((*seat, *points));
            }
        }
        let drawn = last.into_iter().enumerate().map(|(nth, (seat, points))| {
            let Spot { x, y } = ring.beside_base(seat.index());
            view! {
                <text class="keezen-earned" x=format!("{x:.2}") y=format!("{:.2}", y + nth as f64 * 4.5)
                    style=format!("--own: var(--seat-{})", seat.index() % SEAT_COLOURS)>"+" {points}</text>
            }
        });
        Some(drawn.collect_view())
    };
    view! { <g aria-hidden="true">{earned}</g> }
}
