use super::{desk::Desk, words};
use crate::{t, ui::count};
use kee_game::{Game, Seat};
use keyword::{Keyword, KeywordView, RackColour};
use leptos::prelude::*;
use std::fmt::Write;

/// The facts on a plate: score, letters on the rack, and for a solo player the distance to the goal.
#[component]
pub(super) fn Facts(desk: Desk, seat: Seat) -> impl IntoView {
    move || desk.seen.get().map(|view| view! { {facts(&view, seat)} <Goal desk/> })
}

fn facts(view: &KeywordView, seat: Seat) -> impl IntoView + use<> {
    let (score, held) = (view.scores[seat.index()], view.held[seat.index()]);
    let colour = view.colours.get(seat.index()).copied();
    let rack = colour.map(|colour| {
        view! {
            <span class="keyword-held-tiles">
                <span class="unseen">{t!("keyword-rack-of", colour = words::colour(colour))}", "</span>
                {held} <span class="unseen">{t!("keyword-letters", count = held)}</span>
            </span>
        }
    });
    let open = view.racks.as_ref().map(|racks| racks[seat.index()].to_string()).filter(|rack| !rack.is_empty());
    // At the end, where there is room, the letters that are left lie open in place of their number.
    let open = open.map(|open| {
        let tiles = open.chars().map(|letter| view! { <i class="keyword-held-tiles">{letter}</i> }).collect_view();
        view! {
            <span class="unseen">{t!("keyword-left-with", letters = open)}</span>
            <span class="keyword-left-over" aria-hidden="true">{tiles}</span>
        }
    });
    view! {
        <span class="keyword-state">
            <strong>{count(score)}</strong> <span class="unseen">{t!("keyword-points-word")}", "</span> {rack} {open}
        </span>
    }
}

#[component]
fn Goal(desk: Desk) -> impl IntoView {
    move || {
        let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
        let goal = Keyword::goal(rules.0.options(), rules.0.seating())?;
        Some(to_go(view.scores.iter().sum(), goal))
    }
}

fn to_go(score: i64, goal: i64) -> impl IntoView {
    let part = (score.clamp(0, goal) * 100) / goal.max(1);
    view! {
        <span class="keyword-goal" role="img" aria-label=t!("keyword-goal", score = score, goal = goal)>
            <span class="keyword-goal-bar" style=format!("width:{part}%")></span>
            <span class="keyword-goal-text" aria-hidden="true">{t!("keyword-goal-short", score = score, goal = goal)}</span>
        </span>
    }
}

/// Gives every seat the colour of its rack, wherever the page draws the seat.
#[component]
pub(super) fn SeatColours(desk: Desk) -> impl IntoView {
    let rule = Memo::new(move |_| desk.seen.with(|view| view.as_ref().map(|view| rule(&view.colours))));
    view! { <style>{rule}</style> }
}

fn rule(colours: &[RackColour]) -> String {
    let colours = colours.iter().enumerate().fold(String::new(), |mut rule, (seat, colour)| {
        let _ = write!(rule, "--seat-{seat}:var(--keyword-{colour});");
        rule
    });
    format!(":root{{{colours}}}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_the_colour_of_its_rack() {
        assert_eq!(
            rule(&[RackColour::Red, RackColour::Green]),
            ":root{--seat-0:var(--keyword-red);--seat-1:var(--keyword-green);}"
        );
    }
}
