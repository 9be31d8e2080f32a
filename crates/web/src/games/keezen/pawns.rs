use super::{
    counters::{AnimationFrame, Counters},
    desk::Desk,
    ring::Point,
};
use crate::{
    browser, sound,
    ui::{SEAT_COLOURS, seat_shape},
};
use gloo_timers::future::TimeoutFuture;
use keezen::KeezenNotice;
use leptos::prelude::*;

/// The pawns. They walk when the table says so.
#[component]
pub(super) fn Pawns(desk: Desk) -> impl IntoView {
    let shown = RwSignal::new(Counters::default());
    let pace = RwSignal::new(0);
    // The number of the latest animation: an older one that is still running stops.
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
        let frames = if browser::prefers_less_motion() {
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
            for AnimationFrame { counters, millis, sound } in frames {
                if latest.try_get_value() != Some(mine) {
                    return;
                }
                sound::play(sound);
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
        <g id="keezen-pawns" class="keezen-pawns" aria-hidden="true" style=move || format!("--pace: {}ms", pace.get())>
            <For each=move || pawns.get() key=|pawn| *pawn let((seat, number))>
                <PawnCounter desk seat number shown/>
            </For>
        </g>
    }
}

/// One pawn. It hops whenever its place changes.
#[component]
fn PawnCounter(desk: Desk, seat: usize, number: usize, shown: RwSignal<Counters>) -> impl IntoView {
    let place = Memo::new(move |_| shown.with(|shown| shown.place(seat, number)));
    // An animation restarts only under another name, so two of them alternate.
    let odd = Memo::new(move |before: Option<&bool>| {
        place.track();
        before.is_some_and(|odd| !odd)
    });
    let style = move || {
        let spot = place.get().map(|place| desk.ring.with(|ring| ring.pawn(seat, number, place)));
        let Point { x, y } = spot.unwrap_or(Point { x: 0.0, y: 0.0 });
        format!("--own: var(--seat-{}); transform: translate({x:.2}px, {y:.2}px)", seat % SEAT_COLOURS)
    };
    let team = move || desk.at.teams().map_or(seat, |teams| teams.team(desk.player(seat)).index());
    let lifted = move || {
        let is_it = |owner: usize, at| owner == seat && Some(at) == place.get();
        // Only the first of several waiting pawns is raised.
        let first = shown.with(|shown| {
            shown.iter().find(|(owner, _, at)| is_it(*owner, *at)).is_none_or(|(_, first, _)| first == number)
        });
        first && desk.draft.with(|draft| draft.pawns().any(|pawn| is_it(pawn.owner, pawn.place)))
    };
    let scale = move || desk.ring.with(|ring| ring.pawn_radius() * 0.118);
    view! {
        <g class="keezen-pawn" class:lifted=lifted class:odd=odd style=style>
            <g transform=move || format!("scale({:.3})", scale())>{move || pawn(seat, team())}</g>
        </g>
    }
}

/// A pawn about twenty wide, standing on the origin: its colour and shape are the seat's, the ring around its foot is the team's.
pub(super) fn pawn(seat: usize, team: usize) -> impl IntoView {
    let dashes = ["", "", "4 2.4", "1.4 2.6"][team % 4];
    let double = (team % 4 == 1).then(|| view! { <ellipse class="keezen-foot" cy="4.4" rx="8.6" ry="4"></ellipse> });
    view! {
        <ellipse class="keezen-shadow" cx="2.4" cy="7" rx="11" ry="5"></ellipse>
        <g class="keezen-pawn-lift">
            <ellipse class="keezen-foot" cy="6" rx="9.8" ry="4.6" stroke-dasharray=dashes></ellipse>
            {double}
            <path class="keezen-body" d="M-8.8,4 C-8.8,9 8.8,9 8.8,4 C8.8,0 4,-3 3.4,-8 H-3.4 C-4,-3 -8.8,0 -8.8,4 Z"></path>
            <path class="keezen-shade" d="M.6,-8 H3.4 C4,-3 8.8,0 8.8,4 C8.8,6.6 4.6,7.7 .4,7.8 C4,4 3.4,-3 .6,-8 Z"></path>
            <path class="keezen-shine" d="M-6.9,3.6 C-6.4,.6 -3.4,-2 -2.6,-6.6"></path>
            <ellipse class="keezen-collar" cy="-8" rx="5" ry="1.8"></ellipse>
            <circle class="keezen-body" cy="-13" r="5.8"></circle>
            <path class="keezen-shade" d="M1.6,-18.6 A5.8,5.8 0 0 1 1.6,-7.4 C5,-10 5,-16 1.6,-18.6 Z"></path>
            <ellipse class="keezen-glint" cx="-2" cy="-15" rx="1.9" ry="1.4"></ellipse>
            <path class="keezen-pawn-shape" d=seat_shape(seat) transform="translate(0 2.6) scale(.4)"></path>
        </g>
    }
}
