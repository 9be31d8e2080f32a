use super::{
    desk::Desk,
    offer::way,
    ring::{Point, Ring},
};
use crate::{
    games::trail::{Trace, TrailMark},
    ui::SEAT_COLOURS,
};
use kee_game::{Json, Seat};
use keezen::{
    KeezenAction, KeezenNotice,
    core::{Deed, Laws, Place, Play},
};
use leptos::prelude::*;

/// A play, with the owners of the pawns it captured and their squares.
type Travel = (Play, Vec<(Seat, u8)>);

/// The meaning of a step for the trail of a player.
pub(super) fn trace(notices: &Json, me: Seat) -> Trace {
    Trace::of(notices, me, |notice: &KeezenNotice| match notice {
        KeezenNotice::Played { seat, .. } => Some((*seat, true)),
        KeezenNotice::Chose(seat) => Some((*seat, false)),
        _ => None,
    })
}

/// The ways of the pawns since the reader's last move, or those of a review: a ring where a pawn stood, a line to where it went, and
/// dots on the way home of one that was captured.
#[component]
pub(super) fn Trail(desk: Desk) -> impl IntoView {
    let marks = desk.at.marks(
        |notice: KeezenNotice| match notice {
            KeezenNotice::Played { seat, play, captured, .. } => Some((seat, (play, captured))),
            _ => None,
        },
        |action: KeezenAction| match action {
            KeezenAction::Play(play) => Some((play, Vec::new())),
            _ => None,
        },
    );
    let drawn = move || {
        let (ruled, ring) = (desk.rules.get()?, desk.ring.get());
        // A hint begins with its card.
        let all = marks.get().into_iter().filter(|(mark, _)| !mark.is_near());
        let each = all.map(|(mark, travel)| {
            view! { <g class=format!("keezen-trail {}", mark.class()) style=mark.colour()>{travelled(ruled.rules.laws(), &ring, mark, &travel)}</g> }
        });
        Some(each.collect_view())
    };
    // An unfinished choice shows its own ways.
    let chosen = move || desk.draft.with(|draft| draft.card.is_some());
    view! { <g aria-hidden="true" class:keezen-trail-faded=chosen>{drawn}</g> }
}

/// The places a pawn comes through, from the one where it stood.
fn ways(laws: &Laws, seat: usize, play: &Play) -> Vec<(usize, Vec<Place>)> {
    match &play.deed {
        Deed::Swap { whose, from, with } => vec![(whose.owner(seat), vec![*from, *with])],
        _ => {
            let walked = play.steps().iter().map(|step| {
                let owner = step.whose.owner(seat);
                let way = way(laws, play.card, owner, step.from, step.to);
                (owner, std::iter::once(step.from).chain(way).collect())
            });
            walked.collect()
        }
    }
}

fn travelled(laws: &Laws, ring: &Ring, mark: TrailMark, (play, captured): &Travel) -> impl IntoView + use<> {
    let spot = |owner: usize, place: Place| {
        if place.is_waiting() { ring.waiting_middle(owner) } else { ring.pawn(owner, 0, place) }
    };
    let radius = ring.pawn_radius();
    let walked = ways(laws, mark.seat().index(), play).into_iter().enumerate().map(|(part, (owner, places))| {
        let spots: Vec<Point> = places.iter().map(|place| spot(owner, *place)).collect();
        let line = spots.iter().map(|at| format!("{:.2},{:.2}", at.x, at.y)).collect::<Vec<_>>().join(" ");
        let (from, to) = (spots[0], spots[spots.len() - 1]);
        // One number is enough for all pawns of a play. It stands inwards of the square, where no pawn hides it.
        let inwards = 1.0 - (radius * 2.1) / to.x.hypot(to.y).max(radius * 2.2);
        let beside = if places.last().is_some_and(|place| place.is_in_base()) { radius * 2.0 } else { 0.0 };
        let badge = (part == 0).then(|| mark.badge(to.x * inwards + beside, to.y * inwards, radius * 0.85));
        view! {
            <polyline class="keezen-trail-under" points=line.clone() stroke-width=radius * 0.62></polyline>
            <polyline class="keezen-trail-way" points=line stroke-width=radius * 0.36 pathLength="1"></polyline>
            <circle class="keezen-trail-from" cx=format!("{:.2}", from.x) cy=format!("{:.2}", from.y) r=radius * 0.55></circle>
            {badge}
        }
    });
    let sent = captured.iter().map(|(seat, square)| {
        let (from, to) = (ring.square(*square), ring.waiting_middle(seat.index()));
        view! {
            <line class="keezen-trail-home" style=format!("color: var(--seat-{})", seat.index() % SEAT_COLOURS)
                x1=format!("{:.2}", from.x) y1=format!("{:.2}", from.y) x2=format!("{:.2}", to.x) y2=format!("{:.2}", to.y)></line>
        }
    });
    view! { {sent.collect_view()} {walked.collect_view()} }
}
