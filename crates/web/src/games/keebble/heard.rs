//! What everyone heard: this turn, and the one before.

use super::{
    desk::Desk,
    glyph,
    naming::square_name,
    pen::{capital, spaced},
};
use crate::{t, ui::SeatMark};
use kee_game::{Names, Seat};
use keebble::{Answer, Heard, Letters};
use leptos::prelude::*;

/// A border as it is read out: `C3 | C4`.
pub(super) fn border_name(border: kee_grid::Border) -> String {
    border.squares().map(square_name).join(" | ")
}

/// The lines of a turn, each with the seat whose doing it was.
fn lines(heard: &Heard, names: &Names) -> Vec<(Seat, String)> {
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
        lines.push((heard.seat, called_line(&name, called, &heard.kept)));
    }
    let answers = heard.answers.iter().map(|(seat, answer)| (*seat, answer_line(&names.of(*seat), *answer)));
    lines.into_iter().chain(answers).collect()
}

/// Letters were called, and all or some of them kept.
pub(super) fn called_line(name: &str, called: &Letters, kept: &Letters) -> String {
    let letters = spaced(called.iter());
    if called == kept {
        t!("keebble-log-called", name = name, letters = letters)
    } else if kept.is_empty() {
        t!("keebble-log-called-none", name = name, letters = letters)
    } else {
        t!("keebble-log-called-some", name = name, letters = letters, kept = spaced(kept.iter()))
    }
}

/// What somebody did with the letters that were called.
fn answer_line(name: &str, answer: Answer) -> String {
    match answer {
        Answer::Take(letter) => t!("keebble-log-took", name = name, letter = capital(letter).to_string()),
        Answer::Wall(border) => t!("keebble-log-walled", name = name, border = border_name(border)),
        Answer::Nothing => t!("keebble-heard-nothing", name = name),
    }
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
