//! Things to look up: the letters everyone heard, and the legend.

use super::{
    desk::Desk,
    glyph::{self, GlyphMark},
    naming::square_name,
};
use crate::{
    lang, t,
    ui::{Dialog, Icon, SeatMark},
};
use kee_game::{Names, Seat};
use keebble::{Special, TurnSummary, told_answer, told_ask};
use leptos::prelude::*;

/// The button that opens it.
#[component]
pub(super) fn Info(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let named = Signal::derive(|| t!("keebble-info"));
    view! {
        <button type="button" class="keebble-info" aria-label=named title=named on:click=move |_| open.set(true)>
            <Icon name="info"/>
        </button>
        <Dialog open title=named><HeardTurns desk/><Legend desk/></Dialog>
    }
}

/// The legend of this table, and the sheet's code.
#[component]
fn Legend(desk: Desk) -> impl IntoView {
    let kinds = Memo::new(move |_| {
        desk.rules.get().map(|rules| rules.rules.specials_played().collect::<Vec<Special>>()).unwrap_or_default()
    });
    let seed = Memo::new(move |_| desk.seen.with(|view| view.as_ref()?.seed.as_ref().map(ToString::to_string)));
    let pictures = move || {
        let kinds = kinds.get();
        (!kinds.is_empty()).then(|| {
            let each = kinds.into_iter().map(|special| view! {
                <li><GlyphMark special/><span><b>{glyph::name(special)}</b>": "{glyph::meaning(special)}</span></li>
            });
            view! { <section class="keebble-legend"><h3>{t!("keebble-legend")}</h3><ul>{each.collect_view()}</ul></section> }
        })
    };
    view! {
        {pictures}
        {move || seed.get().map(|seed| view! { <p class="keebble-seed">{t!("keebble-log-generated", seed = seed)}</p> })}
    }
}

/// The lines of a turn, each with the seat that caused it.
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
        lines.push((heard.seat, lang::tell(&told_ask(heard.seat, called, &heard.kept), names)));
    }
    let answers = heard.answers.iter();
    let answers = answers.map(|(seat, answer)| (*seat, lang::tell(&told_answer(*seat, *answer), names)));
    lines.into_iter().chain(answers).collect()
}

/// The letters asked for in this turn and the last one.
#[component]
fn HeardTurns(desk: Desk) -> impl IntoView {
    let turns = move || {
        let (view, names) = (desk.seen.get()?, desk.at.names.get());
        let turns = [(Some(&view.heard), t!("keebble-this-turn")), (view.before.as_ref(), t!("keebble-turn-before"))];
        let shown = turns.into_iter().filter_map(|(heard, title)| {
            let lines = lines(heard?, &names);
            (!lines.is_empty()).then(|| {
                let lines = lines.into_iter().map(|(seat, text)| view! { <li><SeatMark seat/>" "{text}</li> });
                view! { <section><h3>{title}</h3><ul>{lines.collect_view()}</ul></section> }
            })
        });
        Some(shown.collect_view())
    };
    view! { <div class="keebble-heard">{turns}</div> }
}
