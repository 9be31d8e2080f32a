use super::{desk::Desk, glyph, heard::border_name, mode::Mode};
use crate::t;
use kee_game::Names;
use keebble::{Answer, KeebbleView, Stage};
use leptos::prelude::*;

/// What is asked of the person now, or why they wait.
pub(super) fn prompt(desk: Desk) -> String {
    let Some(view) = desk.seen.get() else { return String::new() };
    let names = desk.at.names.get();
    let only_words = desk.rules.get().is_some_and(|rules| rules.rules.only_words_seen(&view));
    match desk.mode.get() {
        Mode::Look | Mode::Lay { due: false } => waiting(&view, &names),
        Mode::Claim => t!("keebble-prompt-claim"),
        Mode::Lay { due: true } if view.endgame => t!("keebble-prompt-endgame"),
        Mode::Lay { due: true } if only_words => t!("keebble-prompt-only-words"),
        Mode::Lay { due: true } if view.paper.star.is_some() => t!("keebble-prompt-star"),
        Mode::Lay { due: true } if view.paper.opening().is_some() => t!("keebble-prompt-first"),
        Mode::Lay { due: true } => t!("keebble-prompt-word"),
        Mode::Make => t!("keebble-prompt-make"),
        Mode::Steal | Mode::Destroy | Mode::Place => power(&view),
        Mode::Call if view.boons.big_ask => t!("keebble-prompt-call-six"),
        Mode::Call => t!("keebble-prompt-call"),
        Mode::Answer => t!("keebble-prompt-answer", name = names.of(view.turn)),
    }
}

/// What the special cell does that is used now, and how often it still does.
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

/// Why there is nothing to do.
fn waiting(view: &KeebbleView, names: &Names) -> String {
    if let Some(ending) = &view.ending {
        return t!("keebble-ended", how = ending.as_str());
    }
    let asked: Vec<String> = view.asked.iter().map(|seat| names.of(seat)).collect();
    let asked = asked.join(", ");
    let own = view.answer.map(|answer| match answer {
        Answer::Take(letter) => {
            t!("keebble-answered-take", letter = letter.to_capital().to_string(), names = asked.clone())
        }
        Answer::Wall(border) => t!("keebble-answered-wall", border = border_name(border), names = asked.clone()),
        Answer::Nothing => t!("keebble-wait-answer", names = asked.clone()),
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
