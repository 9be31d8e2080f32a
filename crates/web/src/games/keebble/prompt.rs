use super::{
    desk::{Desk, said},
    glyph,
    mode::SheetMode,
    naming::border_name,
};
use crate::{
    t,
    ui::{Icon, announce},
};
use kee_game::Names;
use keebble::{JudgedPlay, KeebbleRefusal, KeebbleView, LetterAnswer, Stage};
use leptos::prelude::*;

/// The prompt for the player, or why they wait.
pub(super) fn prompt(desk: Desk) -> String {
    let Some(view) = desk.seen.get() else { return String::new() };
    let names = desk.at.names.get();
    let only_words = desk.rules.get().is_some_and(|rules| rules.rules.only_words_seen(&view));
    match desk.mode.get() {
        SheetMode::Look | SheetMode::Lay { due: false } => waiting(&view, &names),
        SheetMode::Claim => t!("keebble-prompt-claim"),
        SheetMode::Lay { due: true } if view.endgame => t!("keebble-prompt-endgame"),
        SheetMode::Lay { due: true } if only_words => t!("keebble-prompt-only-words"),
        SheetMode::Lay { due: true } if view.paper.star.is_some() => t!("keebble-prompt-star"),
        SheetMode::Lay { due: true } if view.paper.opening().is_some() => t!("keebble-prompt-first"),
        SheetMode::Lay { due: true } => t!("keebble-prompt-word"),
        SheetMode::Make => t!("keebble-prompt-make"),
        SheetMode::Steal | SheetMode::Destroy | SheetMode::Place => power(&view),
        SheetMode::Call if view.boons.big_ask => t!("keebble-prompt-call-six"),
        SheetMode::Call => t!("keebble-prompt-call"),
        SheetMode::Answer => t!("keebble-prompt-answer", name = names.of(view.turn)),
    }
}

/// The effect of the special cell in use, and how many times are left.
fn power(view: &KeebbleView) -> String {
    let said = view.powers.first().map(|power| {
        let (special, meaning) = (glyph::name(power.special), glyph::meaning(power.special));
        match power.uses {
            0 | 1 => t!("keebble-prompt-power", special = special, meaning = meaning),
            uses => t!("keebble-prompt-power-more", special = special, meaning = meaning, count = uses),
        }
    });
    said.unwrap_or_default()
}

/// The reason why there is nothing to do.
fn waiting(view: &KeebbleView, names: &Names) -> String {
    if let Some(ending) = &view.ending {
        return t!("keebble-ended", how = ending.as_str());
    }
    let asked: Vec<String> = view.asked.iter().map(|seat| names.of(seat)).collect();
    let asked = asked.join(", ");
    let own = view.answer.map(|answer| match answer {
        LetterAnswer::Take(letter) => {
            t!("keebble-answered-take", letter = letter.to_capital().to_string(), names = asked.clone())
        }
        LetterAnswer::Wall(border) => t!("keebble-answered-wall", border = border_name(border), names = asked.clone()),
        LetterAnswer::Nothing => t!("keebble-wait-answer", names = asked.clone()),
    });
    own.unwrap_or_else(|| match view.stage {
        Stage::First | Stage::Board | Stage::Lot => t!("keebble-wait-draw"),
        Stage::Claim => t!("keebble-wait-claim", names = asked),
        Stage::Word => t!("keebble-wait-word", names = asked),
        Stage::Power => t!("keebble-wait-power", names = asked),
        Stage::Ask => t!("keebble-wait-call", names = asked),
        Stage::Answer => t!("keebble-wait-answer", names = asked),
    })
}

/// The phase of the turn: the word, then the request, then the answers of the others.
#[component]
pub(super) fn Phases(desk: Desk) -> impl IntoView {
    let now = desk.look(|view| match view.stage {
        _ if view.ending.is_some() => None,
        Stage::Word | Stage::Power => Some(0),
        Stage::Ask => Some(1),
        Stage::Answer => Some(2),
        Stage::First | Stage::Board | Stage::Lot | Stage::Claim => None,
    });
    let each = move |place: usize, name: String| {
        let current = move || (now.get() == Some(place)).then_some("step");
        view! { <li aria-current=current>{name}</li> }
    };
    let names = move || [t!("keebble-phase-play"), t!("keebble-phase-ask"), t!("keebble-phase-answer")];
    view! {
        <ol class="keebble-phases" aria-label=move || t!("keebble-phases")>
            {move || names().into_iter().enumerate().map(|(place, name)| each(place, name)).collect_view()}
        </ol>
    }
}

/// The words of a play, each with its points where words have points.
fn words(judged: &JudgedPlay) -> Vec<(String, i64)> {
    let words = judged.words.iter().map(|word| word.to_string().to_ascii_uppercase());
    words.zip(judged.score.words.iter().copied()).collect()
}

/// The long word of a play.
pub(super) fn main_word(judged: &JudgedPlay) -> String {
    judged.words.first().map(|word| word.to_string().to_ascii_uppercase()).unwrap_or_default()
}

/// A play's words and points, read out. A single word has all the points.
fn spoken(judged: &JudgedPlay) -> String {
    let words = words(judged);
    let single = words.len() == 1;
    let told = |(word, points): (String, i64)| if points > 0 && !single { format!("{word} {points}") } else { word };
    let words: Vec<String> = words.into_iter().map(told).collect();
    t!("keebble-preview", words = words.join(", "), points = judged.score.total)
}

/// The words and the score of the letters laid, or why they do not fit.
#[component]
pub(super) fn WordPreview(desk: Desk) -> impl IntoView {
    Effect::new(move |_| match desk.weighed.get() {
        Some(Ok(judged)) => announce(spoken(&judged)),
        Some(Err(refusal)) => announce(said(&refusal)),
        None => {}
    });
    // The dictionary answers a moment later.
    let rejection = Memo::new(move |_| {
        let judged = desk.weighed.get()?.ok().filter(|_| desk.is_rejected())?;
        let bad = judged.words.iter().filter(|word| desk.word_says(word) == Some(false));
        Some(said(&KeebbleRefusal::BadWords(bad.map(ToString::to_string).collect())))
    });
    Effect::new(move |_| rejection.get().into_iter().for_each(announce));
    let shown = move || {
        desk.weighed.get().map(|weighed| match weighed {
            Ok(judged) => {
                let said = judged.words.iter().map(|word| desk.word_says(word));
                let each = words(&judged).into_iter().zip(said).map(|((word, points), said)| {
                    let mark = said.map(|good| {
                        let told = if good { t!("keebble-good-word") } else { t!("keebble-no-word") };
                        view! { <Icon name=if good { "check" } else { "close" }/> <span class="unseen">{told}</span> }
                    });
                    view! {
                        <li class:keebble-good=said == Some(true) class:keebble-bad=said == Some(false)>{word} {mark} {(points > 0 && said != Some(false)).then(|| view! { " " <b>{points}</b> })}</li>
                    }
                });
                let total = || view! { <span class="keebble-total">{t!("keebble-points", points = judged.score.total)}</span> };
                view! {
                    <ul class="keebble-words">{each.collect_view()}</ul>
                    {rejection.get().map_or_else(|| total().into_any(), |why| view! { <span class="keebble-why">{why}</span> }.into_any())}
                }
                .into_any()
            }
            Err(refusal) => view! { <span class="keebble-why">{said(&refusal)}</span> }.into_any(),
        })
    };
    view! { <div class="keebble-preview">{shown}</div> }
}
