use super::{desk::Desk, tell::card_name};
use crate::{
    t,
    ui::{Icon, SEAT_COLOURS, count},
};
use kee_game::Seat;
use keezen::{KeezenView, Paid, core::KeezenPhase};
use leptos::prelude::*;

/// The facts on a plate: cards in hand, the team's progress, the dealer.
#[component]
pub(super) fn Facts(desk: Desk, seat: Seat) -> impl IntoView {
    move || desk.seen.get().map(|view| facts(desk, seat, &view))
}

fn facts(desk: Desk, seat: Seat, view: &KeezenView) -> impl IntoView + use<> {
    let held = view.held[seat.index()];
    let state = threw_in(view, seat).then(|| t!("keezen-seat-threw-in"));
    let team = desk.at.teams().map_or(seat.index(), |teams| teams.team(seat).index());
    let points = view.scores.get(team).copied().unwrap_or_default();
    let counted = desk.rules.with(|ruled| ruled.as_ref().is_some_and(|ruled| ruled.options.points != Paid::None));
    let total =
        if counted { t!("keezen-team-points", points = points) } else { t!("keezen-team-pawns", pawns = points) };
    let deals = view.dealer == seat;
    let known = view.partner_holds.filter(|known| known.partner == seat).map(|known| known.card);
    let holds = known.map(|card| t!("keezen-partner-holds", name = desk.at.name(seat), card = card_name(card)));
    let backs = (known.is_some() as usize..held).map(|_| view! { <i class="keezen-back"></i> }).collect_view();
    view! {
        <span class="keezen-facts">
            <span class="unseen">
                {t!("keezen-held", count = held)} ", "
                {total.clone()} {state.map(|state| format!(", {state}"))}
                {deals.then(|| format!(", {}", t!("keezen-dealer")))}
                {holds.clone().map(|holds| format!(". {holds}"))}
            </span>
            <span class="keezen-backs" aria-hidden="true" title=holds>
                {backs} {known.map(|card| view! { <i class="keezen-known">{card.printed()}</i> })}
            </span>
            {deals.then(|| view! { <span class="keezen-dealer" aria-hidden="true" title=t!("keezen-dealer")><Icon name="deck"/></span> })}
            <b class="keezen-points" aria-hidden="true" title=total>{count(points)}</b>
            {team_bar(desk, view, seat)}
        </span>
    }
}

/// The number of the team's pawns that are in, in the colours of its players.
fn team_bar(desk: Desk, view: &KeezenView, seat: Seat) -> impl IntoView + use<> {
    let teams = desk.at.teams();
    let is_mate =
        |colour: &usize| teams.as_ref().is_none_or(|teams| teams.team(desk.player(*colour)) == teams.team(seat));
    let colours: Vec<usize> = (0..desk.colours()).filter(is_mate).collect();
    let pawns = || colours.iter().flat_map(|colour| view.board.pawns(*colour));
    let (inside, all) = (pawns().filter(|place| place.is_in_base()).count(), pawns().count());
    let parts = colours.iter().map(|colour| format!("var(--seat-{})", colour % SEAT_COLOURS)).collect::<Vec<_>>();
    let ends = [parts.first(), parts.last()].map(|colour| colour.cloned().unwrap_or_default());
    let style = format!("--part: {:.2}; --colours: {}", inside as f64 / all.max(1) as f64, ends.join(", "));
    view! { <span class="keezen-team" aria-hidden="true" style=style></span> }
}

/// Whether the seat waits for the next deal because its hand could not be played.
fn threw_in(view: &KeezenView, seat: Seat) -> bool {
    let last = view.laid.iter().rev().find(|laid| laid.seat == Some(seat));
    let waits = view.held[seat.index()] == 0 && view.phase == KeezenPhase::Turn && view.ending.is_none();
    waits && last.is_some_and(|laid| laid.play.is_none())
}
