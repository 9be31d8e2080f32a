use super::desk::Desk;
use crate::t;
use kee_game::Seat;
use keezen::{KeezenView, Paid, core::Phase};
use leptos::prelude::*;

/// What is known of a player: cards in hand, points of the team, who deals.
#[component]
pub(super) fn Facts(desk: Desk, seat: Seat) -> impl IntoView {
    move || desk.seen.get().map(|view| facts(desk, seat, &view))
}

fn facts(desk: Desk, seat: Seat, view: &KeezenView) -> impl IntoView + use<> {
    let held = view.held[seat.index()];
    let asked = view.asked.contains(seat) && view.ending.is_none();
    let state = match () {
        () if view.left.contains(seat) => Some(t!("keezen-seat-left")),
        () if asked && view.phase == Phase::Exchange => Some(t!("keezen-seat-gives")),
        () if asked => Some(t!("keezen-seat-plays")),
        () if threw_in(view, seat) => Some(t!("keezen-seat-threw-in")),
        () => None,
    };
    let relation = match () {
        () if view.seat == Some(seat) => Some(t!("keezen-seat-you")),
        () if is_partner(desk, view, seat) => Some(t!("keezen-your-partner")),
        () => None,
    };
    let team = desk.at.teams().map_or(seat.index(), |teams| teams.team(seat).index());
    let points = view.scores.get(team).copied().unwrap_or_default();
    let counted = desk.rules.with(|ruled| ruled.as_ref().is_some_and(|ruled| ruled.options.points != Paid::None));
    let total =
        if counted { t!("keezen-team-points", points = points) } else { t!("keezen-team-pawns", pawns = points) };
    let deals = view.dealer == seat;
    // There is room for a short word in place of the cards.
    let shown = match () {
        () if view.left.contains(seat) => Some(t!("keezen-seat-left")),
        () if threw_in(view, seat) => Some(t!("keezen-seat-out")),
        () => None,
    };
    view! {
        <span class=format!("keezen-facts team-{}", team % 4)>
            <span class="unseen">
                {relation.map(|relation| format!("{relation}, "))} {t!("keezen-held", count = held)} ", "
                {total} {state.map(|state| format!(", {state}"))}
                {deals.then(|| format!(", {}", t!("keezen-dealer")))}
            </span>
            <span class="keezen-seat-state" aria-hidden="true">
                <span class="keezen-held">{shown.is_none().then(|| view! { <i>{held}</i> })} {shown}</span>
                {deals.then(|| view! { <span class="keezen-dealer" title=t!("keezen-dealer")>{t!("keezen-dealer-short")}</span> })}
                <b>{points}</b>
            </span>
        </span>
    }
}

/// Whether the seat waits for the next deal because its hand could not be played.
fn threw_in(view: &KeezenView, seat: Seat) -> bool {
    let last = view.laid.iter().rev().find(|laid| laid.seat == Some(seat));
    let waits = view.held[seat.index()] == 0 && view.phase == Phase::Turn && view.ending.is_none();
    waits && last.is_some_and(|laid| laid.play.is_none())
}

fn is_partner(desk: Desk, view: &KeezenView, seat: Seat) -> bool {
    let own = view.seat.filter(|own| *own != seat);
    let laws = desk.rules.get();
    own.zip(laws).is_some_and(|(own, ruled)| ruled.rules.laws().same_side(own.index(), seat.index()))
}
