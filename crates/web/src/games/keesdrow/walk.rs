use super::{
    desk::{Desk, WordVerdict},
    geometry::{SIDE, corner, line, middle, stays},
    tile::peg,
    word_effects::WordEffects,
};
use keesdrow::Cell;
use leptos::prelude::*;

/// A drawn walk: a glowing line from letter to letter, a dot at its start, and a small loop where it stays.
pub(super) fn walk_line(cells: &[Cell]) -> impl IntoView + use<> {
    let start = cells.first().map(|cell| middle(*cell));
    let loops = stays(cells).into_iter().map(|cell| {
        let at = middle(cell);
        view! { <circle class="keesdrow-loop" cx=at.x + 3.2 cy=at.y - 3.2 r="1.5"></circle> }
    });
    view! {
        <path class="keesdrow-glow" d=line(cells)></path>
        <path class="keesdrow-line" pathLength="1" d=line(cells)></path>
        {start.map(|at| view! { <circle class="keesdrow-start" cx=at.x cy=at.y r="3.6"></circle> })}
        {loops.collect_view()}
    }
}

/// The current word: its letters with their future pegs, the line, and its other effects on the board.
#[component]
pub(super) fn DraftDrawn(desk: Desk) -> impl IntoView {
    let height = move || desk.with_ground(|ground| f64::from(ground.board.height()) * SIDE).unwrap_or_default();
    move || desk.effects.get().map(|effects| drawn(&effects, desk.verdict(), height()))
}

fn drawn(effects: &WordEffects, verdict: WordVerdict, height: f64) -> impl IntoView + use<> {
    let barred = verdict == WordVerdict::Bad;
    let cells: Vec<_> = effects.steps.iter().map(|step| step.cell).collect();
    let pegs = effects.pegs().into_iter().map(|(cell, uses)| {
        let at = corner(cell);
        view! {
            <g transform=format!("translate({} {})", at.x, at.y)>
                {peg(uses)}
                <rect class="keesdrow-picked" x=".6" y=".6" width="8.8" height="8.8" rx="1.7"></rect>
            </g>
        }
    });
    let won = effects.won.iter().map(|first| {
        let at = corner(*first);
        view! { <rect class="keesdrow-winning" x=at.x + 0.4 y=at.y + 0.4 width="19.2" height="19.2" rx="2"></rect> }
    });
    let turned = effects.turned.iter().map(|first| {
        let x = corner(*first).x;
        let arrow = format!("M{} {}v{}m-3 -3l3 3l3 -3", x + SIDE, SIDE, height - 2.0 * SIDE);
        view! {
            <rect class="keesdrow-turning" x=x y="0" width="20" height=height></rect>
            <path class="keesdrow-turning-way" d=arrow></path>
        }
    });
    // A single letter has no score to show yet.
    let end = cells.last().filter(|_| cells.len() > 1);
    view! {
        <g class="keesdrow-draft-drawn" class:keesdrow-barred=barred>
            {turned.collect_view()}
            {pegs.collect_view()}
            {won.collect_view()}
            {walk_line(&cells)}
            {end.map(|last| tag(*last, verdict, effects.points))}
        </g>
    }
}

/// At the end of the walk: whether it is a word, and its score.
fn tag(end: Cell, verdict: WordVerdict, points: u32) -> impl IntoView {
    let (text, class) = match verdict {
        WordVerdict::Bad => ("✕".to_owned(), "keesdrow-tag keesdrow-tag-bad"),
        WordVerdict::Good => (format!("✓ {points}"), "keesdrow-tag keesdrow-tag-good"),
        WordVerdict::Open => (points.to_string(), "keesdrow-tag"),
    };
    let width = 3.0 + 1.9 * text.chars().count() as f64;
    let at = corner(end);
    // Above the letter, or below it in the first row.
    let y = if end.row == 0 { at.y + SIDE - 1.6 } else { at.y - 2.8 };
    view! {
        <g class=class transform=format!("translate({} {y})", at.x + SIDE / 2.0)>
            <rect x=-width / 2.0 width=width height="4.4" rx="2.2"></rect>
            <text y="3.2">{text}</text>
        </g>
    }
}
