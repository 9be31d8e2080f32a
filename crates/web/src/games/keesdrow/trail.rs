use super::{desk::Desk, geometry::middle, marks::shown, walk::walk_line};
use crate::games::trail::{Trace, TrailMark};
use kee_game::{Json, Seat};
use keesdrow::{Cell, KeesdrowAction, KeesdrowEvent, KeesdrowView, Walk, Word};
use leptos::prelude::*;

/// The meaning of a step for the trail of a player.
pub(super) fn trace(notices: &Json, me: Seat) -> Trace {
    Trace::of(notices, me, |event: &KeesdrowEvent| match event {
        KeesdrowEvent::Played(seat, _) => Some((*seat, true)),
        KeesdrowEvent::Passed(seat)
        | KeesdrowEvent::Done(seat)
        | KeesdrowEvent::Waived(seat)
        | KeesdrowEvent::WrongWord(seat, _) => Some((*seat, false)),
        KeesdrowEvent::Challenged(challenged) => Some((challenged.by, false)),
        _ => None,
    })
}

/// The words since the reader's last one, or those of a review, as walks. They make way for an unfinished word.
#[component]
pub(super) fn Trail(desk: Desk) -> impl IntoView {
    let marks = desk.at.marks(
        |event: KeesdrowEvent| match event {
            KeesdrowEvent::Played(seat, played) => Some((seat, (played.word, played.walk))),
            _ => None,
        },
        |action: KeesdrowAction| match action {
            KeesdrowAction::Play { word, walk } => Some((word, walk)),
            _ => None,
        },
    );
    move || {
        let view = desk.view.get().filter(|_| desk.draft.with(|draft| draft.cells.is_empty()))?;
        let mut starts: Vec<Cell> = Vec::new();
        let drawn = marks.get().into_iter().filter_map(|(mark, played)| {
            let walk = walk_now(&view, mark, played)?;
            let start = *walk.cells().first()?;
            let beside = starts.iter().filter(|cell| **cell == start).count() as f64;
            starts.push(start);
            let at = middle(start);
            let cells = if mark.is_near() { &walk.cells()[..1] } else { walk.cells() };
            Some(view! {
                <g class=format!("keesdrow-last {}", mark.class()) style=mark.colour()>
                    {walk_line(cells)}
                    {mark.badge(at.x - 3.4 + beside * 4.4, at.y - 3.6, 2.3)}
                </g>
            })
        });
        Some(drawn.collect_view())
    }
}

/// The walk of a word where its letters lie now. One that was struck, or whose letters were torn apart, has none.
fn walk_now(view: &KeesdrowView, mark: TrailMark, (word, walk): (Word, Walk)) -> Option<Walk> {
    let TrailMark::Since(seat, _) = mark else { return Some(walk) };
    let same = |played: &keesdrow::WalkedWord| played.by == Some(seat) && played.word == word && played.walk == walk;
    let number = view.ground.played.iter().rposition(same)?;
    shown(view, Some(number)).map(|(_, _, walk)| walk)
}
