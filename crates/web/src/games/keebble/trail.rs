use super::{
    desk::Desk,
    pen::{stroke, strokes},
    place::{CELL, Point, corner},
};
use crate::games::trail::{Trace, TrailMark};
use kee_game::{Json, Seat};
use kee_grid::{Border, Placement, Square};
use kee_picture::sheet::ends;
use keebble::{KeebbleAction, KeebbleEvent};
use leptos::prelude::*;

/// The mark that a move leaves on the sheet.
#[derive(Clone, PartialEq)]
enum SheetMark {
    Word(Placement),
    Wall(Border),
    /// Letters that were asked for.
    Asked,
    /// A cell that was changed.
    Cell(Square),
}

/// The meaning of a step for the trail of a player. Answers are shown together, so the last one says who moved.
pub(super) fn trace(notices: &Json, me: Seat) -> Trace {
    Trace::of(notices, me, |event: &KeebbleEvent| match event {
        KeebbleEvent::Passed(seat)
        | KeebbleEvent::Answered(seat)
        | KeebbleEvent::Took(seat, _)
        | KeebbleEvent::Stole(seat, ..) => Some((*seat, false)),
        _ => left(event.clone()).map(|(seat, _)| (seat, true)),
    })
}

fn left(event: KeebbleEvent) -> Option<(Seat, SheetMark)> {
    Some(match event {
        KeebbleEvent::Played(seat, played) => (seat, SheetMark::Word(played.placement)),
        KeebbleEvent::Walled(seat, border) => (seat, SheetMark::Wall(border)),
        KeebbleEvent::Asked(seat, ..) => (seat, SheetMark::Asked),
        KeebbleEvent::Claimed(seat, square)
        | KeebbleEvent::Made(seat, square, _)
        | KeebbleEvent::CrossedOut(seat, square)
        | KeebbleEvent::Placed(seat, square, _) => (seat, SheetMark::Cell(square)),
        _ => return None,
    })
}

/// The letters written since the reader's last move, or in a turn of a review.
#[component]
pub(super) fn Trail(desk: Desk) -> impl IntoView {
    let marks = desk.at.marks(left, |action: KeebbleAction| match action {
        KeebbleAction::Play(placement) => Some(SheetMark::Word(placement)),
        KeebbleAction::Claim(square)
        | KeebbleAction::Make(square, _)
        | KeebbleAction::Destroy(square)
        | KeebbleAction::Place(square, _) => Some(SheetMark::Cell(square)),
        KeebbleAction::Wall(border) => Some(SheetMark::Wall(border)),
        _ => None,
    });
    let drawn = move || {
        let view = desk.seen.get()?;
        let each = marks.get().into_iter().map(|(mark, left)| {
            let drawn = match left {
                SheetMark::Word(placement) => word(mark, &placement),
                SheetMark::Wall(border) => wall(mark, border),
                SheetMark::Asked => {
                    let hand = view.paper.claimed.get(mark.seat().index()).copied().flatten();
                    hand.map_or_else(|| ().into_any(), |hand| asked(mark, corner(hand)))
                }
                SheetMark::Cell(square) => framed(mark, square, square).into_any(),
            };
            view! { <g class=format!("keebble-trail {}", mark.class()) style=mark.colour()>{drawn}</g> }
        });
        Some(each.collect_view())
    };
    view! { <g aria-hidden="true">{drawn}</g> }
}

/// A frame around the cells from the first to the last.
fn framed(mark: TrailMark, first: Square, last: Square) -> impl IntoView {
    let (from, to) = (corner(first), corner(last));
    let (x, y, width, height) = (from.x + 2.0, from.y + 2.0, to.x - from.x + CELL - 4.0, to.y - from.y + CELL - 4.0);
    // A better word may begin where the one that was played does.
    let badge_at = if mark.is_better() { (x + width, y + height) } else { (x + 4.0, y + 4.0) };
    view! {
        <rect class="keebble-trail-frame" x=x y=y width=width height=height rx="9"></rect>
        {mark.badge(badge_at.0, badge_at.1, 12.0)}
    }
}

/// A word in a frame. Letters that are not written yet are sketched.
fn word(mark: TrailMark, placement: &Placement) -> AnyView {
    let squares: Vec<Square> = placement.squares().map(|(square, _)| square).collect();
    let (Some(first), Some(last)) = (squares.first(), squares.last()) else { return ().into_any() };
    if mark.is_near() {
        let begins = placement.new_tiles().map(|(square, _)| square).next().unwrap_or(*first);
        return framed(mark, begins, begins).into_any();
    }
    let sketched = placement.new_tiles().filter(|_| !matches!(mark, TrailMark::Since(..))).map(|(square, tile)| {
        let Point { x, y } = corner(square);
        let aside = if mark.is_better() { 30.0 } else { 24.0 };
        let place = format!("translate({:.1} {:.1}) scale(.86)", x + aside, y + 28.0);
        view! { <path class="keebble-sketched" d=strokes(tile.letter()) transform=place></path> }
    });
    view! { {sketched.collect_view()} {framed(mark, *first, *last)} }.into_any()
}

fn wall(mark: TrailMark, border: Border) -> AnyView {
    if mark.is_near() {
        let [one, _] = border.squares();
        return framed(mark, one, one).into_any();
    }
    let [from, to] = ends(border);
    view! {
        <path class="keebble-trail-wall" d=stroke(from, to, 5)></path>
        // At its end it covers no letter of a hand beside it.
        {mark.badge(from.x, from.y, 8.0)}
    }
    .into_any()
}

/// A number on the mark of a hand, for letters that were asked for: who got them is in the hands.
fn asked(mark: TrailMark, hand: Point) -> AnyView {
    mark.badge(hand.x + 11.0, hand.y + 11.0, 9.0).into_any()
}
