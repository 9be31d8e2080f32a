use super::desk::Desk;
use crate::{t, ui::SeatMark};
use kee_game::{Seat, Team};
use keezen::{KeezenView, Paid, core::Phase};
use leptos::prelude::*;

/// Who sits where: cards in hand, whose turn, who deals; and what the teams have.
#[component]
pub(super) fn Seats(desk: Desk) -> impl IntoView {
    let chips = move || {
        let view = desk.seen.get()?;
        let seats = Seat::first(view.held.len()).map(|seat| view! { <Chip desk seat view=(*view).clone()/> });
        Some(seats.collect_view())
    };
    view! { <ul class="keezen-seats" aria-label=move || t!("keezen-seats")>{chips}</ul> }
}

#[component]
fn Chip(desk: Desk, seat: Seat, view: KeezenView) -> impl IntoView {
    let names = desk.at.names.get();
    let own = view.seat == Some(seat);
    let held = view.held[seat.index()];
    let asked = view.asked.contains(seat) && view.ending.is_none();
    let threw = held == 0 && view.phase == Phase::Turn && view.ending.is_none() && last_was_thrown(&view, seat);
    let name = if own { t!("keezen-you", name = names.of(seat)) } else { names.of(seat) };
    let partner = desk.rules.with(|ruled| {
        let laws = ruled.as_ref()?.rules.laws();
        laws.partner(view.seat?.index())
    });
    let state = match () {
        () if view.left.contains(seat) => Some(t!("keezen-seat-left")),
        () if asked && view.phase == Phase::Exchange => Some(t!("keezen-seat-gives")),
        () if asked => Some(t!("keezen-seat-plays")),
        () if threw => Some(t!("keezen-seat-threw-in")),
        () => None,
    };
    let team = desk.at.teams().map_or(0, |teams| teams.team(seat).index());
    view! {
        <li class=format!("keezen-seat team-{}", team % 4) class:asked=asked style=format!("--own: var(--seat-{})", seat.index() % 8)>
            <SeatMark seat/>
            <span class="keezen-seat-name">{name}
                {(partner == Some(seat.index())).then(|| view! { <small>{t!("keezen-your-partner")}</small> })}
            </span>
            <span class="keezen-held" title=t!("keezen-held", count = held)>
                <span class="unseen">{t!("keezen-held", count = held)}</span>
                {(0..held).map(|_| view! { <i aria-hidden="true"></i> }).collect_view()}
            </span>
            {(view.dealer == seat).then(|| view! { <span class="keezen-dealer">{t!("keezen-dealer")}</span> })}
            {state.map(|state| view! { <span class="keezen-state">{state}</span> })}
        </li>
    }
}

/// Whether what the seat laid last was a whole hand.
fn last_was_thrown(view: &KeezenView, seat: Seat) -> bool {
    let last = view.laid.iter().rev().find(|laid| laid.seat == Some(seat));
    last.is_some_and(|laid| laid.play.is_none())
}

/// The points of the teams, what the next pawn brings, and how far the deal is.
#[component]
pub(super) fn Standing(desk: Desk) -> impl IntoView {
    let teams = move || {
        let view = desk.seen.get()?;
        let teams = desk.at.teams()?;
        let rows = (0..teams.team_count()).map(|team| {
            let members: Vec<Seat> = teams.members(Team::new(team)).iter().collect();
            let names = desk.at.names.get();
            let who = members.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>().join(" & ");
            let pawns: u32 = members.iter().map(|seat| view.board.pawns_in(seat.index())).sum();
            let label = t!("keezen-team-score", names = who, points = view.scores[team], pawns = pawns);
            view! {
                <li class=format!("keezen-team team-{}", team % 4)>
                    <span class="unseen">{label}</span>
                    <span aria-hidden="true">{members.into_iter().map(|seat| view! { <SeatMark seat/> }).collect_view()}</span>
                    <b aria-hidden="true">{view.scores[team]}</b>
                </li>
            }
        });
        Some(rows.collect_view())
    };
    let next = move || {
        let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
        let next = ruled.rules.laws().points.of_pawn(view.arrivals);
        (ruled.options.points != Paid::None && view.ending.is_none()).then(|| t!("keezen-next-pawn", points = next))
    };
    let deal = move || {
        let view = desk.seen.get()?;
        Some(t!("keezen-deal", number = u32::from(view.deal) + 1, undealt = view.undealt))
    };
    view! {
        <div class="keezen-standing">
            <ul aria-label=move || t!("keezen-points")>{teams}</ul>
            <p>{deal} " " {next}</p>
        </div>
    }
}
