use super::tell::card_name;
use crate::{
    games::HintWords,
    lang::{self, Id},
    t,
};
use kee_game::{Game, Json, Names, Resources, Seat, configure};
use kee_wire::GameInfo;
use keezen::{
    Keezen, KeezenAction, KeezenNotice, KeezenOptions, KeezenView,
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
pub(super) fn novelties(info: &GameInfo, notices: &Json, view: &Json, me: Seat) -> Vec<Id> {
    let notices: Vec<KeezenNotice> = serde_json::from_str(notices.as_str()).unwrap_or_default();
    // The first cards of a game are nothing to explain.
    let begins = notices.iter().any(|notice| matches!(notice, KeezenNotice::Dealer(_)));
    let told = notices.iter().filter(|notice| !begins || !matches!(notice, KeezenNotice::Dealt(..)));
    let helps = || helps_partner(info, view, me).then(|| id!("coach-keezen-partner"));
    told.filter_map(|notice| match notice {
        KeezenNotice::Arrived(seat, _) if *seat == me => helps().or_else(|| novelty(notice, me)),
        _ => novelty(notice, me),
    })
    .collect()
}

/// Whether all of the player's own pawns are home, so that they play with a partner's.
fn helps_partner(info: &GameInfo, view: &Json, me: Seat) -> bool {
    let (options, _) = configure(KeezenOptions::default(), &info.options);
    let rules = Keezen::new(options, info.teams.clone(), &Resources::none()).ok();
    let view: Option<KeezenView> = serde_json::from_str(view.as_str()).ok();
    rules.zip(view).is_some_and(|(rules, view)| {
        let mover = rules.laws().mover(&view.board, me.index());
        view.ending.is_none() && rules.laws().seat_of(mover) != me.index()
    })
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
        KeezenNotice::Played { seat, captured, .. } if *seat == me && !captured.is_empty() => {
            id!("coach-keezen-capture")
        }
        KeezenNotice::Played { seat, play, .. }
            if *seat == me && play.steps().iter().any(|step| step.from.is_waiting()) =>
        {
            id!("coach-keezen-entered")
        }
        KeezenNotice::Played { swapped: Some(seat), .. } if *seat == me => id!("coach-keezen-swapped"),
        KeezenNotice::Played { play, .. } if matches!(play.deed, Deed::Split(_)) => id!("coach-keezen-split"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{InWords, Plan, Viewer};

    const ME: Seat = Seat::new(0);

    fn explained(notices: &[KeezenNotice]) -> Vec<&'static str> {
        explained_at("w,w,w,w/w,w,w,w/w,w,w,w/w,w,w,w 1 5", notices)
    }

    /// The explanations of a step that led to this position, in a game of two pairs.
    fn explained_at(position: &str, notices: &[KeezenNotice]) -> Vec<&'static str> {
        let info = GameInfo {
            id: Keezen::ID.to_owned(),
            rules: Keezen::RULES,
            options: Vec::new(),
            teams: Plan::in_teams(4, 2).seating(),
            words: None,
        };
        let rules =
            Keezen::new(KeezenOptions::default(), info.teams.clone(), &Resources::none()).expect("the defaults");
        let state = rules.set_up(position).expect("a position");
        let view = Json::of(&rules.view(&state, Viewer::Seat(ME)));
        novelties(&info, &Json::of(&notices), &view, ME).into_iter().map(Id::as_str).collect()
    }

    fn played(play: &str, captured: Vec<(Seat, u8)>) -> KeezenNotice {
        played_by(Seat::new(1), play, captured)
    }

    fn played_by(seat: Seat, play: &str, captured: Vec<(Seat, u8)>) -> KeezenNotice {
        let KeezenAction::Play(play) = play.parse().expect("an action") else { panic!("{play} is no play") };
        KeezenNotice::Played { seat, play, captured, swapped: None }
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
    fn entering_capturing_and_helping_a_partner_are_explained() {
        let enters = |seat| played_by(Seat::new(seat), "K w>0", vec![]);
        assert_eq!(explained(&[enters(0)]), ["coach-keezen-entered"]);
        assert_eq!(explained(&[enters(1)]), [""; 0]);
        assert_eq!(explained(&[played_by(ME, "5 3>8", vec![(Seat::new(1), 8)])]), ["coach-keezen-capture"]);
        let home = |position| explained_at(position, &[KeezenNotice::Arrived(ME, 5)]);
        assert_eq!(home("w,w,w,h0/w,w,w,w/w,w,w,w/w,w,w,w 1 5"), ["coach-keezen-arrived"]);
        assert_eq!(home("h0,h1,h2,h3/w,w,w,w/w,w,w,9/w,w,w,w 1 5"), ["coach-keezen-partner"]);
    }

    #[test]
    fn a_hint_begins_with_the_card() {
        let hint = hint("5 3>8", &Names::new(["Anna", "Bo"])).expect("a hint");
        assert_eq!(hint.near.as_deref(), Some("Look at your 5."));
        assert_eq!(hint.what, "Play a 5: move the pawn on 3 to 8.");
    }
}
