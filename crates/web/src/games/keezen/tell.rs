use super::words::{a_card, a_played_card, card_name, kind, sentence};
use crate::t;
use kee_game::{Names, Seat};
use keezen::{
    KeezenNotice,
    core::{Cards, Deed, Play, Points, Step, Whose},
};

/// A notice as a sentence, with the seat whose doing it was. What the board shows anyway is not told.
pub(crate) fn tell(notice: &KeezenNotice, names: &Names) -> Option<(Option<Seat>, String)> {
    let of = |seat: &Seat| names.of(*seat);
    let (seat, text) = match notice {
        KeezenNotice::Dealer(seat) => (seat, t!("keezen-log-dealer", name = of(seat))),
        KeezenNotice::Shuffled(seat) => (seat, t!("keezen-log-shuffled", name = of(seat))),
        KeezenNotice::Dealt(seat, _, Some(cards)) => (seat, t!("keezen-log-dealt", cards = listed(*cards))),
        KeezenNotice::Dealt(_, _, None) | KeezenNotice::Ended => return None,
        KeezenNotice::Chose(seat) => (seat, t!("keezen-log-chose", name = of(seat))),
        KeezenNotice::Handed(from, to, card) => (
            from,
            match card {
                Some(card) => t!("keezen-log-handed", name = of(from), to = of(to), card = a_card(*card)),
                None => t!("keezen-log-handed-unseen", name = of(from), to = of(to)),
            },
        ),
        KeezenNotice::Played { seat, play, captured } => {
            let told =
                t!("keezen-log-played", name = of(seat), card = a_played_card(play), deed = deed(play, *seat, names));
            let home = captured.iter().map(|(owner, _)| sentence(t!("keezen-log-home", name = of(owner))));
            (seat, std::iter::once(told).chain(home).collect::<Vec<_>>().join(" "))
        }
        // Where no points are played a pawn counts one, which it never brings where they are.
        KeezenNotice::Arrived(seat, points) if *points == Points::Pawns.of_pawn(0) => {
            (seat, t!("keezen-log-arrived-uncounted", name = of(seat)))
        }
        KeezenNotice::Arrived(seat, points) => (seat, t!("keezen-log-arrived", name = of(seat), points = *points)),
        KeezenNotice::ThrewIn(seat, cards) => {
            (seat, t!("keezen-log-threw-in", name = of(seat), cards = listed(*cards)))
        }
        KeezenNotice::TimeUp(seat) => (seat, t!("keezen-log-time-up", name = of(seat))),
        KeezenNotice::Forfeited(seat) => (seat, t!("keezen-log-forfeited", name = of(seat))),
        KeezenNotice::Left(seat) => (seat, t!("keezen-log-left", name = of(seat))),
        KeezenNotice::Awarded(seat, points) => (seat, t!("keezen-log-awarded", name = of(seat), points = *points)),
    };
    Some((Some(*seat), text))
}

/// A play in a few words, for a review: 5: 3 → 8. Nothing if it is no play.
pub(crate) fn in_short(action: &str, seat: Seat, names: &Names) -> Option<String> {
    let play: Play = action.parse().ok()?;
    let deed = deed(&play, seat, names);
    Some(t!("keezen-last-played", name = names.of(seat), card = a_played_card(&play), deed = deed))
}

/// Cards in a row: ace, 7, jack.
pub(super) fn listed(cards: Cards) -> String {
    cards.iter().map(card_name).collect::<Vec<_>>().join(", ")
}

/// What was done with a card, shortly: 3 → 8.
pub(super) fn deed(play: &Play, seat: Seat, names: &Names) -> String {
    // With two colours each there are more colours than names.
    let owner = |step: &Step| Seat::new(step.whose.owner(seat.index()) % names.count().max(1));
    let told = |step: &Step| {
        let (kind, from, to) = (kind(step.from), step.from.to_string(), step.to.to_string());
        if step.whose == Whose::Mine || owner(step) == seat {
            return t!("keezen-log-step", kind = kind, from = from, to = to);
        }
        t!("keezen-log-step-of", name = names.of(owner(step)), kind = kind, from = from, to = to)
    };
    let in_turn = |first: String, second: String| t!("keezen-log-split", first = first, second = second);
    match &play.deed {
        Deed::Move(_) | Deed::Split(_) => play.steps().iter().map(told).reduce(in_turn).unwrap_or_default(),
        Deed::Swap { from, with, .. } => t!("keezen-log-swap", from = from.to_string(), with = with.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_tells_what_was_played_and_who_went_home() {
        let names = Names::new(["Anna", "Bo", "Cas", "Dee"]);
        let told = |play: &str, captured: Vec<(Seat, u8)>| {
            let notice = KeezenNotice::Played { seat: Seat::new(0), play: play.parse().expect("a play"), captured };
            tell(&notice, &names).expect("it is told").1
        };
        assert_eq!(told("5 3>8", vec![(Seat::new(1), 8)]), "Anna plays a 5: 3 → 8. Bo’s pawn goes home.");
        assert_eq!(told("A w>0", vec![]), "Anna plays an ace: a pawn enters on 0.");
        assert_eq!(told("7 13>h0 3:9>13", vec![]), "Anna plays a 7: 13 → h0, then Dee’s 9 → 13.");
        assert_eq!(told("J 5<>30", vec![]), "Anna plays a jack: 5 and 30 change places.");
        assert_eq!(told("*5 3>8", vec![]), "Anna plays a joker as a 5: 3 → 8.");
        assert_eq!(told("7 1>2 3>5 9>13", vec![]), "Anna plays a 7: 1 → 2, then 3 → 5, then 9 → 13.");
    }

    #[test]
    fn points_are_told_only_where_they_are_played() {
        let names = Names::new(["Anna", "Bo"]);
        let told = |points| tell(&KeezenNotice::Arrived(Seat::new(0), points), &names).expect("it is told").1;
        assert_eq!(told(Points::Tournament.of_pawn(0)), "A pawn of Anna is in: 150 points.");
        assert_eq!(told(Points::Pawns.of_pawn(0)), "A pawn of Anna is in.");
        assert!((0..16).all(|before| Points::Tournament.of_pawn(before) != 1 && Points::Nk.of_pawn(before) != 1));
    }
}
