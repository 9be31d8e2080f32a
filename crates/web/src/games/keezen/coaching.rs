use super::tell::card_name;
use crate::{
    games::HintWords,
    lang::{self, Id},
    t,
};
use kee_game::{Json, Names, Seat};
use keezen::{
    KeezenAction, KeezenNotice,
    core::{Deed, PawnStep, Play},
};

/// An action as a hint: its card, then what it does.
pub(super) fn hint(action: &str, names: &Names) -> Option<HintWords> {
    let look = |card| Some(t!("hint-card", card = card_name(card)));
    Some(match action.parse().ok()? {
        KeezenAction::Play(play) => {
            let card = lang::tell(&play.told_card(), names);
            HintWords { near: look(play.held()), what: t!("hint-play-card", card = card, deed = deed(&play)) }
        }
        KeezenAction::Give(card) => HintWords { near: look(card), what: t!("hint-give-card", card = card_name(card)) },
        KeezenAction::ThrowIn => HintWords::only(t!("hint-throw-in")),
    })
}

/// The effect of a play, in a sentence.
fn deed(play: &Play) -> String {
    if let Deed::Swap { from, with, .. } = play.deed {
        return t!("hint-deed-swap", one = from.to_string(), other = with.to_string());
    }
    let step = |step: &PawnStep| match () {
        () if step.from.is_waiting() => t!("hint-deed-enter"),
        () if step.from.is_in_base() => t!("hint-deed-deeper"),
        () if step.to.is_in_base() => t!("hint-deed-home", from = step.from.to_string()),
        () => t!("hint-deed-step", from = step.from.to_string(), to = step.to.to_string()),
    };
    lang::list(&play.steps().iter().map(step).collect::<Vec<_>>())
}

/// A coach's explanations of a step.
pub(super) fn novelties(notices: &Json, me: Seat) -> Vec<Id> {
    let notices: Vec<KeezenNotice> = serde_json::from_str(notices.as_str()).unwrap_or_default();
    // The first cards of a game are nothing to explain.
    let begins = notices.iter().any(|notice| matches!(notice, KeezenNotice::Dealer(_)));
    let told = notices.iter().filter(|notice| !begins || !matches!(notice, KeezenNotice::Dealt(..)));
    told.filter_map(|notice| novelty(notice, me)).collect()
}

fn novelty(notice: &KeezenNotice, me: Seat) -> Option<Id> {
    Some(match notice {
        KeezenNotice::ThrewIn(seat, _) if *seat == me => id!("coach-keezen-thrown-in"),
        KeezenNotice::Handed(_, to, _) if *to == me => id!("coach-keezen-handed"),
        KeezenNotice::Arrived(seat, _) if *seat == me => id!("coach-keezen-arrived"),
        KeezenNotice::Dealt(seat, ..) if *seat == me => id!("coach-keezen-dealt"),
        KeezenNotice::Played { captured, .. } if captured.iter().any(|(seat, _)| *seat == me) => {
            id!("coach-keezen-captured")
        }
        KeezenNotice::Played { swapped: Some(seat), .. } if *seat == me => id!("coach-keezen-swapped"),
        KeezenNotice::Played { play, .. } if matches!(play.deed, Deed::Split(_)) => id!("coach-keezen-split"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::new(0);

    fn explained(notices: &[KeezenNotice]) -> Vec<&'static str> {
        novelties(&Json::of(&notices), ME).into_iter().map(Id::as_str).collect()
    }

    fn played(play: &str, captured: Vec<(Seat, u8)>) -> KeezenNotice {
        let KeezenAction::Play(play) = play.parse().expect("an action") else { panic!("{play} is no play") };
        KeezenNotice::Played { seat: Seat::new(1), play, captured, swapped: None }
    }

    #[test]
    fn only_what_concerns_the_player_is_explained() {
        let thrown =
            |seat| KeezenNotice::ThrewIn(Seat::new(seat), ["3".parse().expect("a card")].into_iter().collect());
        assert_eq!(explained(&[thrown(1)]), [""; 0]);
        assert_eq!(explained(&[thrown(0)]), ["coach-keezen-thrown-in"]);
        assert_eq!(explained(&[played("5 3>8", vec![(Seat::new(2), 8)])]), [""; 0]);
        assert_eq!(explained(&[played("5 3>8", vec![(ME, 8)])]), ["coach-keezen-captured"]);
        assert_eq!(explained(&[played("7 5>8 30>34", vec![])]), ["coach-keezen-split"]);
    }

    #[test]
    fn a_hint_begins_with_the_card() {
        let hint = hint("5 3>8", &Names::new(["Anna", "Bo"])).expect("a hint");
        assert_eq!(hint.near.as_deref(), Some("Look at your 5."));
        assert_eq!(hint.what, "Play a 5: move the pawn on 3 to 8.");
    }
}
