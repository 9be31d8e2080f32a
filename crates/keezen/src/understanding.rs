//! Reading what people type: the text form, or anything that fits only one of the things they can do.

use crate::{
    Keezen, KeezenAction, KeezenRefusal, KeezenView,
    core::{Card, KeezenPhase},
};
use kee_game::{Decline, Game, Refusal, Seat};
use std::ops::ControlFlow;

/// The actions of the viewer, as their own view tells; none if they are not asked.
pub(crate) fn actions(rules: &Keezen, view: &KeezenView) -> Vec<KeezenAction> {
    let mut actions = Vec::new();
    let Some(seat) = view.seat.filter(|seat| view.asked.contains(*seat)) else { return actions };
    if view.phase == KeezenPhase::Exchange {
        actions.extend(view.hand.kinds().map(KeezenAction::Give));
        return actions;
    }
    let mut must = false;
    for card in view.hand.kinds() {
        let _ = view.board.visit_plays(rules.laws(), seat.index(), card, &mut |play| {
            must |= !play.is_inside_base();
            actions.push(KeezenAction::Play(play));
            ControlFlow::Continue(())
        });
    }
    if !must && !rules.laws().base_moves_forced {
        actions.push(KeezenAction::ThrowIn);
    }
    actions
}

/// The text with the card in capitals, the rest in lower case, single spaces and `T` for a ten.
fn tidy(typed: &str) -> String {
    let mut words: Vec<String> = typed.split_whitespace().map(str::to_ascii_lowercase).collect();
    let card = if words.first().is_some_and(|word| word == "give") { 1 } else { 0 };
    if let Some(word) = words.get_mut(card) {
        let (joker, card) = word.strip_prefix('*').map_or(("", word.as_str()), |card| ("*", card));
        if card == "10" {
            *word = format!("{joker}T");
        } else if card.chars().count() == 1 {
            *word = format!("{joker}{}", card.to_ascii_uppercase());
        }
    }
    words.join(" ")
}

/// The pieces between spaces and arrows, of what people type and of an action.
fn pieces(text: &str) -> Vec<String> {
    let apart = |letter: char| letter.is_whitespace() || matches!(letter, '>' | '<' | '-' | ',');
    let pieces = text.split(apart).filter(|piece| !piece.is_empty());
    let tens = |piece: String| match piece.as_str() {
        "10" => "t".to_owned(),
        "*10" => "*t".to_owned(),
        _ => piece,
    };
    pieces.map(str::to_ascii_lowercase).map(tens).collect()
}

/// Whether the action has all typed pieces, in order; the card has to be named.
fn may_mean(typed: &[String], action: &KeezenAction) -> bool {
    let full = pieces(&action.to_string());
    // A square may be 10 as well as a card.
    let same = |one: &String, other: &String| one == other || (one == "t" && other == "10");
    let (Some(first), Some(card)) = (typed.first(), full.first()) else { return false };
    let mut rest = full[1..].iter();
    let named = same(first, card) || (first == "*" && card.starts_with('*'));
    named && typed[1..].iter().all(|piece| rest.any(|other| same(piece, other)))
}

pub(crate) fn understand(rules: &Keezen, view: &KeezenView, seat: Seat, typed: &str) -> Result<KeezenAction, Refusal> {
    let tidied = tidy(typed);
    match tidied.parse() {
        Ok(KeezenAction::Play(play)) => {
            let listed = view.board.listed_as(rules.laws(), seat.index(), &play);
            return Ok(KeezenAction::Play(listed.unwrap_or(play)));
        }
        Ok(action) => return Ok(action),
        Err(_) => {}
    }
    let refused = |reason: KeezenRefusal| Err(Refusal::new(Keezen::ID, &reason));
    let own = KeezenView { seat: Some(seat), ..view.clone() };
    let words = pieces(&tidied);
    let can = actions(rules, &own);
    let fitting: Vec<&KeezenAction> = can.iter().filter(|action| may_mean(&words, action)).collect();
    let other_words = ["give", "throw"];
    let card = tidied.split(' ').next().filter(|word| !other_words.contains(word)).unwrap_or_default();
    let held = if card.starts_with('*') { Ok(Card::JOKER) } else { card.parse::<Card>() };
    match (&fitting[..], held) {
        ([only], _) => Ok(**only),
        ([], Err(_)) if !card.is_empty() => refused(KeezenRefusal::UnknownCard(card.to_owned())),
        ([], Ok(card)) if view.phase == KeezenPhase::Turn && !view.hand.contains(card) => {
            refused(KeezenRefusal::NotInHand(card))
        }
        ([], Ok(card)) if view.phase == KeezenPhase::Turn && words.len() == 1 => {
            match rules.why_not(&view.board, seat, card) {
                Some(reason) => refused(reason),
                None => Err(unclear(&can, &tidied)),
            }
        }
        ([], _) => Err(unclear(&can, &tidied)),
        (several, _) => Err(unclear(&several.iter().map(|action| **action).collect::<Vec<_>>(), &tidied)),
    }
}

kee_game::messages! {
    /// The commands that can be typed.
    pub(crate) TYPED;
    expected_move() = "keezen-expected";
    expected_one(examples) = "keezen-expected-one";
    expected_some(examples) = "keezen-expected-some";
}

/// Refuses what was not understood, with a few examples of what would be.
fn unclear(instead: &[KeezenAction], typed: &str) -> Refusal {
    let examples: Vec<String> = instead.iter().take(4).map(|action| format!("“{action}”")).collect();
    let listed = examples.join(", ");
    let expected = match () {
        () if examples.is_empty() => expected_move(),
        () if instead.len() > examples.len() => expected_some(listed),
        () => expected_one(listed),
    };
    Decline::Unclear(typed.to_owned(), expected).refusal()
}
