use super::{
    desk::Desk,
    geometry::{SIDE, corner},
    print::PrintTile,
};
use crate::games::trail::{Trace, TrailMark};
use kee_game::{Json, Seat};
use kee_grid::{Placement, Square};
use keyword::{KeywordAction, KeywordNotice};
use leptos::prelude::*;

/// The meaning of a step for the trail of a player.
pub(super) fn trace(notices: &Json, me: Seat) -> Trace {
    Trace::of(notices, me, |notice: &KeywordNotice| match notice {
        KeywordNotice::Played(played) => Some((played.seat, true)),
        KeywordNotice::Passed(seat)
        | KeywordNotice::Exchanged(seat, ..)
        | KeywordNotice::Waived(seat)
        | KeywordNotice::TookBack(seat) => Some((*seat, false)),
        KeywordNotice::Pointed(pointed) => Some((pointed.by, false)),
        _ => None,
    })
}

/// The words since the reader's last one, or those of a review, each in a frame.
#[component]
pub(super) fn Trail(desk: Desk) -> impl IntoView {
    let marks = desk.at.marks(
        |notice: KeywordNotice| match notice {
            KeywordNotice::Played(played) => Some((played.seat, played.placement)),
            _ => None,
        },
        |action: KeywordAction| match action {
            KeywordAction::Play { placement, .. } => Some(placement),
            _ => None,
        },
    );
    let drawn = move || {
        let view = desk.seen.get()?;
        let marks = marks.get().into_iter().filter(|(mark, placement)| {
            // A word that was taken off leaves nothing behind.
            !matches!(mark, TrailMark::Since(..))
                || placement.new_tiles().all(|(square, _)| view.board.tile(square).is_some())
        });
        let coloured = |mark: TrailMark, drawn: AnyView| {
            let colour = view.colours.get(mark.seat().index()).filter(|_| !mark.is_better());
            let colour = colour.map(|colour| format!("keyword-of-{colour}")).unwrap_or_default();
            view! { <g class=format!("keyword-trail {} {colour}", mark.class())>{drawn}</g> }
        };
        // Words cross: the numbers lie above all frames.
        let marks: Vec<_> = marks.collect();
        let frames = marks.iter().map(|(mark, placement)| coloured(*mark, framed(*mark, placement).into_any()));
        let badges = marks.iter().map(|(mark, placement)| coloured(*mark, numbered(*mark, placement).into_any()));
        Some(frames.chain(badges).collect_view())
    };
    view! { <g aria-hidden="true">{drawn}</g> }
}

/// A word in a frame. Letters that do not lie there yet are drawn, too.
fn framed(mark: TrailMark, placement: &Placement) -> Option<impl IntoView + use<>> {
    let [(x, y), (right, below)] = if mark.is_near() {
        let (x, y) = corner(placement.new_tiles().next()?.0);
        [(x, y), (x + SIDE, y + SIDE)]
    } else {
        corners(placement)?
    };
    let sketched = matches!(mark, TrailMark::Played(_) | TrailMark::Better(_));
    let tiles = placement.new_tiles().filter(move |_| sketched).map(|(square, tile)| {
        let (x, y) = corner(square);
        view! { <g transform=format!("translate({x},{y})")><PrintTile letter=tile.letter().to_capital() class="keyword-proposed"/></g> }
    });
    Some(view! {
        {tiles.collect_view()}
        <rect class="keyword-trail-frame" x=x + 0.2 y=y + 0.2 width=right - x - 0.4 height=below - y - 0.4 rx="1.8"></rect>
    })
}

/// The badge of a word. A better word may begin where the one that was played does.
fn numbered(mark: TrailMark, placement: &Placement) -> Option<impl IntoView + use<>> {
    let [first, last] = corners(placement)?;
    let (x, y) = if mark.is_better() { last } else { first };
    mark.badge(x, y, 2.7)
}

/// The corners of a word: where it begins, and where it ends.
fn corners(placement: &Placement) -> Option<[(f64, f64); 2]> {
    let squares: Vec<Square> = placement.squares().map(|(square, _)| square).collect();
    let (right, below) = corner(*squares.last()?);
    Some([corner(*squares.first()?), (right + SIDE, below + SIDE)])
}
