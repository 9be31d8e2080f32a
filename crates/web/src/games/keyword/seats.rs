use super::{desk::Desk, words};
use crate::{t, ui::SeatMark};
use kee_game::{Game, Names, Seat};
use keyword::{Keyword, KeywordView};
use leptos::prelude::*;

/// Everyone's score, rack and letters, near the board.
#[component]
pub(super) fn Seats(desk: Desk) -> impl IntoView {
    move || {
        let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
        let names = desk.at.names.get();
        let seats = rules.0.seating().seats().map(|seat| seat_row(&view, seat, &names)).collect_view();
        let goal =
            Keyword::goal(rules.0.options(), rules.0.seating()).map(|goal| to_go(view.scores.iter().sum(), goal));
        Some(view! {
            <div class="keyword-top">
                <ul class="keyword-seats" aria-label=t!("keyword-scores")>{seats}</ul>
                {goal}
            </div>
        })
    }
}

fn seat_row(view: &KeywordView, seat: Seat, names: &Names) -> impl IntoView + use<> {
    let (score, held) = (view.scores[seat.index()], view.held[seat.index()]);
    let on_turn = view.turn == Some(seat);
    let colour = view.colours.get(seat.index()).copied();
    let rack = colour.map(|colour| {
        view! {
            <span class=format!("keyword-swatch keyword-rack-{colour}")>
                <span class="unseen">{t!("keyword-rack-of", colour = words::colour(colour))}", "</span>
                {held} <span class="unseen">{t!("keyword-letters", count = held)}</span>
            </span>
        }
    });
    let open = view.racks.as_ref().map(|racks| racks[seat.index()].to_string()).filter(|rack| !rack.is_empty());
    view! {
        <li class="keyword-seat" class:keyword-on-turn=on_turn class:keyword-gone=view.left.contains(seat)>
            <span class="keyword-who"><SeatMark seat/> <span class="keyword-name-of">{names.of(seat)}</span></span>
            <span class="keyword-state">
                <strong>{score}</strong> <span class="unseen">{t!("keyword-points-word")}", "</span> {rack}
            </span>
            {on_turn.then(|| view! { <span class="unseen">{t!("keyword-to-play")}</span> })}
            {open.map(|rack| view! { <span class="keyword-left-over">{t!("keyword-left-with", letters = rack)}</span> })}
        </li>
    }
}

/// How far it is to the score that wins alone.
fn to_go(score: i64, goal: i64) -> impl IntoView {
    let part = (score.clamp(0, goal) * 100) / goal.max(1);
    view! {
        <div class="keyword-goal" role="img" aria-label=t!("keyword-goal", score = score, goal = goal)>
            <span class="keyword-goal-bar" style=format!("width:{part}%")></span>
            <span class="keyword-goal-text" aria-hidden="true">{t!("keyword-goal-short", score = score, goal = goal)}</span>
        </div>
    }
}
