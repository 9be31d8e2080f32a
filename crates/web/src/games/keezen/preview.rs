use super::{
    desk::Desk,
    offer::PawnPath,
    ring::{Point, Ring},
};
use crate::ui::SEAT_COLOURS;
use kee_game::Seat;
use keezen::{KeezenNotice, Paid};
use leptos::prelude::*;

/// The paths of the chosen pawns, step by step, and their targets.
#[component]
pub(super) fn PathPreview(desk: Desk) -> impl IntoView {
    let walks = move || {
        let seen = desk.foresight.get()?;
        let ring = desk.ring.get();
        let hurts = seen.hurts;
        Some(seen.walks.iter().map(|walk| drawn(walk, &ring, hurts)).collect_view())
    };
    view! { <g class="keezen-preview" aria-hidden="true">{walks}</g> }
}

fn drawn(walk: &PawnPath, ring: &Ring, hurts: bool) -> impl IntoView + use<> {
    let owner = walk.pawn.owner;
    let spot = |place| ring.pawn(owner, 0, place);
    let points = std::iter::once(walk.pawn.place).chain(walk.way.iter().copied()).map(spot);
    let line: Vec<String> = points.map(|at| format!("{:.2},{:.2}", at.x, at.y)).collect();
    let (between, end) = (&walk.way[..walk.way.len().saturating_sub(1)], spot(walk.to()));
    let radius = ring.pawn_radius();
    let dots = between.iter().map(|place| spot(*place)).map(|at| {
        view! { <circle class="keezen-step" cx=format!("{:.2}", at.x) cy=format!("{:.2}", at.y) r=radius * 0.3></circle> }
    });
    let count = walk.way.len();
    view! {
        <g class:hurts=hurts style=format!("--own: var(--seat-{})", owner % SEAT_COLOURS)>
            <polyline class="keezen-way" points=line.join(" ") stroke-width=radius * 0.5></polyline>
            {dots.collect_view()}
            <circle class="keezen-landing" cx=format!("{:.2}", end.x) cy=format!("{:.2}", end.y) r=radius + 0.7></circle>
            // A pawn that stands there covers it.
            <text class="keezen-count" x=format!("{:.2}", end.x) y=format!("{:.2}", end.y + 1.15)>{count}</text>
        </g>
    }
}

/// The points of pawns that have just come in, beside their base, until the next event.
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
            let Point { x, y } = ring.beside_base(seat.index());
            view! {
                <text class="keezen-earned" x=format!("{x:.2}") y=format!("{:.2}", y + nth as f64 * 4.5)
                    style=format!("--own: var(--seat-{})", seat.index() % SEAT_COLOURS)>"+" {points}</text>
            }
        });
        Some(drawn.collect_view())
    };
    view! { <g aria-hidden="true">{earned}</g> }
}
