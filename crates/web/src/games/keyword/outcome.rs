use super::{
    desk::{Desk, RackMode},
    pointing::question,
    print::KeyGlyph,
    trial::{PlacementTrial, PossiblePlay},
    words,
};
use crate::{games::TableHandle, lang, t, ui::Icon};
use keyword::{KeywordView, LastTurn};
use leptos::prelude::*;

/// The line between board and rack: a refusal, the words and score of the tried letters, or the next step.
#[component]
pub(super) fn TrialLine(desk: Desk) -> impl IntoView {
    let pill = |text: String| view! { <p class="pill">{text}</p> }.into_any();
    let line = move || match (desk.refused.get(), desk.mode.get(), desk.trial.get()) {
        // The page announces refusals by itself.
        (Some(refused), ..) => {
            view! { <p class="pill keyword-refused" aria-hidden="true">{lang::refusal(&refused)}</p> }.into_any()
        }
        (_, RackMode::Exchanging(_), _) => pill(t!("keyword-exchange-which")),
        (_, RackMode::Passing, _) => pill(t!("keyword-pass-sure")),
        (_, RackMode::Placing, PlacementTrial::Makes(made)) => makes(desk, made, desk.is_counted()).into_any(),
        (_, RackMode::Placing, PlacementTrial::Not(refusal)) => pill(lang::refusal(&refusal)),
        (_, RackMode::Placing, PlacementTrial::Nothing) => {
            let told = desk.seen.get().map(|view| question(&view, desk.at).unwrap_or_else(|| to_do(desk, &view)));
            pill(told.unwrap_or_default())
        }
    };
    view! { <div class="keyword-outcome">{line}</div> }
}

/// The player's next step, or the last play.
fn to_do(desk: Desk, view: &KeywordView) -> String {
    let words_refused = view.pointed.as_ref().is_some_and(|pointed| !pointed.bad.is_empty());
    if !desk.is_on_turn() || words_refused {
        return last(view, desk.at);
    }
    if view.board.is_empty() { t!("keyword-begin") } else { t!("keyword-your-turn") }
}

/// Every word, those that are keywords with their key, and the score.
fn makes(desk: Desk, made: PossiblePlay, counted: bool) -> impl IntoView {
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
        let said = desk.word_says(&made.word);
        let mark = said.map(|good| {
            let told = if good { t!("keyword-good-word") } else { t!("keyword-no-word") };
            view! { <Icon name=if good { "check" } else { "close" }/> <span class="unseen">{told}</span> }
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
    }
}

/// The last play.
fn last(view: &KeywordView, at: TableHandle) -> String {
    let pointed = view.pointed.as_ref().filter(|pointed| !pointed.bad.is_empty());
    if let Some(pointed) = pointed {
        let (seat, words) = (pointed.seat, words::word_list(&pointed.bad));
        return t!("keyword-taken-off", who = at.who(seat), name = at.name(seat), words = words);
    }
    match &view.last {
        Some(LastTurn::Played(played)) => words::played(played, at),
        Some(LastTurn::Passed(seat)) => t!("keyword-log-passed", name = at.name(*seat)),
        Some(LastTurn::Exchanged(seat, count)) => t!("keyword-log-exchanged", name = at.name(*seat), count = *count),
        None => String::new(),
    }
}
