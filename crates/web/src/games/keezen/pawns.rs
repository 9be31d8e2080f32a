use super::{
    counters::{Counters, Frame},
    desk::Desk,
    ring::Spot,
};
use crate::{
    browser,
    ui::{SEAT_COLOURS, seat_shape},
};
use gloo_timers::future::TimeoutFuture;
use keezen::KeezenNotice;
use leptos::prelude::*;

/// The pawns. They walk when the table says that they did.
#[component]
pub(super) fn Pawns(desk: Desk) -> impl IntoView {
    let shown = RwSignal::new(Counters::default());
    let pace = RwSignal::new(0);
    // Which showing is the latest: an older one that is not over yet stops.
    let latest = StoredValue::new(0_u32);
    let heard = desk.at.heard::<KeezenNotice>();
    Effect::new(move |_| {
        let Some((ruled, view)) = desk.rules.get().zip(desk.seen.get()) else { return };
        let mine = latest
            .try_update_value(|latest| {
                *latest += 1;
                *latest
            })
            .unwrap_or_default();
        let before = shown.get_untracked();
        let frames = if browser::wants_less_motion() {
            Vec::new()
        } else {
            before.hear(ruled.rules.laws(), &heard.get_untracked())
        };
        let end =
            frames.last().map_or(&before, |frame| &frame.counters).on(&view.board, ruled.rules.laws().colour_count());
        if frames.is_empty() {
            pace.set(0);
            shown.set(end);
            return;
        }
        leptos::task::spawn_local(async move {
            for Frame { counters, millis } in frames {
                if latest.try_get_value() != Some(mine) {
                    return;
                }
                pace.set(millis);
                shown.set(counters);
                TimeoutFuture::new(millis).await;
            }
            if latest.try_get_value() == Some(mine) {
                shown.set(end);
            }
        });
    });
    let pawns = Memo::new(move |_| {
        shown.with(|shown| shown.iter().map(|(seat, number, _)| (seat, number)).collect::<Vec<_>>())
    });
    view! {
        <g class="keezen-pawns" aria-hidden="true" style=move || format!("--pace: {}ms", pace.get())>
            <For each=move || pawns.get() key=|pawn| *pawn let((seat, number))>
                <Counter desk seat number shown/>
            </For>
        </g>
    }
}

/// One pawn: the colour and shape of its seat, the outline of its team.
#[component]
fn Counter(desk: Desk, seat: usize, number: usize, shown: RwSignal<Counters>) -> impl IntoView {
    let place = Memo::new(move |_| shown.with(|shown| shown.place(seat, number)));
    let style = move || {
        let spot = place.get().map(|place| desk.ring.with(|ring| ring.pawn(seat, number, place)));
        let Spot { x, y } = spot.unwrap_or(Spot { x: 0.0, y: 0.0 });
        format!("--own: var(--seat-{}); transform: translate({x:.2}px, {y:.2}px)", seat % SEAT_COLOURS)
    };
    let team = move || desk.at.teams().map_or(seat, |teams| teams.team(desk.player(seat)).index());
    let lifted = move || {
        let is_it = |owner: usize, at| owner == seat && Some(at) == place.get();
        // Of pawns that wait only the first is lifted.
        let first = shown.with(|shown| {
            shown.iter().find(|(owner, _, at)| is_it(*owner, *at)).is_none_or(|(_, first, _)| first == number)
        });
        first && desk.draft.with(|draft| draft.pawns().any(|pawn| is_it(pawn.owner, pawn.place)))
    };
    let scale = move || desk.ring.with(|ring| ring.pawn_radius() / 10.0);
    view! {
        <g class="keezen-pawn" class:lifted=lifted style=style>
            <g class="keezen-pawn-lift"><g transform=move || format!("scale({:.3})", scale())>
                <circle class="keezen-pawn-disc" r="10"></circle>
                <path class="keezen-pawn-shape" d=seat_shape(seat) transform="scale(.6)"></path>
                {move || outline(team())}
            </g></g>
        </g>
    }
}

/// The outline of a team, around a disc of radius ten: solid, double, dashed, dotted.
fn outline(team: usize) -> AnyView {
    match team % 4 {
        1 => view! { <circle class="keezen-rim" r="10"></circle><circle class="keezen-rim inner" r="7.9"></circle> }
            .into_any(),
        2 => view! { <circle class="keezen-rim" r="10" stroke-dasharray="5.2 3.2"></circle> }.into_any(),
        3 => view! { <circle class="keezen-rim" r="10" stroke-dasharray="1.2 3"></circle> }.into_any(),
        _ => view! { <circle class="keezen-rim" r="10"></circle> }.into_any(),
    }
}
