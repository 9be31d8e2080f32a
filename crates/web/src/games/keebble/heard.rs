//! What everyone heard: this turn, and the one before.

use super::{desk::Desk, glyph, naming::square_name};
use crate::{lang, t, ui::SeatMark};
use kee_game::{Names, Seat};
use keebble::{TurnSummary, told_answer, told_call};
use leptos::prelude::*;

/// A border as it is read out: `C3 | C4`.
pub(super) fn border_name(border: kee_grid::Border) -> String {
    border.squares().map(square_name).join(" | ")
}

/// The lines of a turn, each with the seat whose doing it was.
fn lines(heard: &TurnSummary, names: &Names) -> Vec<(Seat, String)> {
    let name = names.of(heard.seat);
    let mut lines = Vec::new();
    if let Some(played) = &heard.played {
        let word = played.placement.word().to_ascii_uppercase();
        lines.push((heard.seat, t!("keebble-heard-word", name = name.clone(), word = word, points = played.points)));
    }
    if let Some((square, special)) = heard.made {
        lines.push((
            heard.seat,
            t!("keebble-log-made", name = name.clone(), square = square_name(square), special = glyph::name(special)),
        ));
    }
    if let Some(called) = &heard.called {
        lines.push((heard.seat, lang::tell(&told_call(heard.seat, called, &heard.kept), names)));
    }
    let answers = heard.answers.iter();
    let answers = answers.map(|(seat, answer)| (*seat, lang::tell(&told_answer(*seat, *answer), names)));
    lines.into_iter().chain(answers).collect()
}

/// What was heard this turn and the turn before.
#[component]
pub(super) fn HeardPanel(desk: Desk) -> impl IntoView {
    let turns = move || {
        let (view, names) = (desk.seen.get()?, desk.at.names.get());
        let turns = [(Some(&view.heard), t!("keebble-this-turn")), (view.before.as_ref(), t!("keebble-turn-before"))];
        let shown = turns.into_iter().filter_map(|(heard, title)| {
            let lines = lines(heard?, &names);
            (!lines.is_empty()).then(|| {
                let lines = lines.into_iter().map(|(seat, text)| view! { <li><SeatMark seat/>" "{text}</li> });
                view! { <section><h2>{title}</h2><ul>{lines.collect_view()}</ul></section> }
            })
        });
        Some(shown.collect_view())
    };
    view! { <div class="keebble-heard">{turns}</div> }
}
