use super::{
    desk::{Desk, Mode},
    glyphs::{CROSS, Icon, KeyGlyph, TICK},
    trial::{Made, Trial},
    words,
};
use crate::{games::At, lang, t};
use keyword::{KeywordView, LastTurn};
use leptos::prelude::*;

/// The line between board and rack: what would come of what is tried; if nothing is, what came last.
#[component]
pub(super) fn Outcome(desk: Desk) -> impl IntoView {
    let line = move || match (desk.mode.get(), desk.trial.get()) {
        (Mode::Placing, Trial::Makes(made)) => makes(desk, made, desk.is_counted()).into_any(),
        (Mode::Placing, Trial::Not(refusal)) => {
            view! { <p class="keyword-not">{lang::refusal(&refusal)}</p> }.into_any()
        }
        // What can be pointed at is told there already.
        (Mode::Placing, Trial::Nothing)
            if desk.seen.with(|view| view.as_ref().is_some_and(|view| view.pending.is_some())) =>
        {
            ().into_any()
        }
        (_, Trial::Nothing) | (Mode::Exchanging(_) | Mode::Passing, _) => {
            let told = desk.seen.get().map(|view| last(&view, desk.at));
            view! { <p class="keyword-last-turn">{told}</p> }.into_any()
        }
    };
    // The page says it to screen readers by itself.
    let refused = move || {
        let refused = desk.refused.get()?;
        Some(view! { <p class="keyword-refused" aria-hidden="true">{lang::refusal(&refused)}</p> })
    };
    view! { <div class="keyword-outcome">{refused}{line}</div> }
}

/// Every word, those that are keywords with their key, and the score.
fn makes(desk: Desk, made: Made, counted: bool) -> impl IntoView {
    let bonus = desk.rules.get().map_or(0, |rules| rules.0.bonuses().keyword);
    let words = made.words.into_iter().map(|made| {
        let squares = made.squares;
        let key = (made.keyword && counted).then(|| {
            view! {
                <span class="keyword-bonus">
                    <KeyGlyph/> {format!("+{bonus}")} <span class="unseen">{t!("keyword-is-keyword")}</span>
                </span>
            }
        });
        let said = desk.dictionary.says(&made.word);
        let mark = said.map(|good| {
            let told = if good { t!("keyword-good-word") } else { t!("keyword-no-word") };
            view! { <Icon path=Signal::stored(if good { TICK } else { CROSS })/> <span class="unseen">{told}</span> }
        });
        view! {
            <li
                class:keyword-good=said == Some(true) class:keyword-none=said == Some(false)
                on:pointerenter=move |_| desk.marked.set(squares.clone())
                on:pointerleave=move |_| desk.marked.set(Vec::new())
            >
                {made.word.to_string()} {mark} {key}
            </li>
        }
    });
    view! {
        <ul class="keyword-words">{words.collect_view()}</ul>
        {counted.then(|| view! { <strong class="keyword-sum">{t!("keyword-points", score = made.total)}</strong> })}
    }
}

/// What came last, or what to begin with.
fn last(view: &KeywordView, at: At) -> String {
    let pointed = view.pointed.as_ref().filter(|pointed| !pointed.bad.is_empty());
    if let Some(pointed) = pointed {
        let (seat, words) = (pointed.seat, words::word_list(&pointed.bad));
        return t!("keyword-taken-off", who = at.who(seat), name = at.name(seat), words = words);
    }
    match &view.last {
        Some(LastTurn::Played(played)) => words::played(played, at),
        Some(LastTurn::Passed(seat)) => t!("keyword-log-passed", name = at.name(*seat)),
        Some(LastTurn::Exchanged(seat, count)) => t!("keyword-log-exchanged", name = at.name(*seat), count = *count),
        None if view.board.is_empty() && view.seat.is_some() && view.seat == view.turn => t!("keyword-begin"),
        None => String::new(),
    }
}
