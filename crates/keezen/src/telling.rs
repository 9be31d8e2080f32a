//! What is told of a game, as messages.

use crate::{
    KeezenNotice,
    core::{Card, Cards, Deed, Place, Play, Points, Step, Whose},
};
use kee_game::{Arg, Message, Seat};

kee_game::messages! {
    /// What is told of a game.
    pub(crate) SENTENCES;
    dealer(name) = "keezen-log-dealer";
    shuffled(name) = "keezen-log-shuffled";
    dealt(name, cards) = "keezen-log-dealt";
    chose(name) = "keezen-log-chose";
    handed(name, to, card) = "keezen-log-handed";
    handed_unseen(name, to) = "keezen-log-handed-unseen";
    played(name, card, deed) = "keezen-log-played";
    step_of_own(kind, from, to) = "keezen-log-step";
    step_of(name, kind, from, to) = "keezen-log-step-of";
    split(first, second) = "keezen-log-split";
    swap(from, with) = "keezen-log-swap";
    home(name) = "keezen-log-home";
    arrived_uncounted(name) = "keezen-log-arrived-uncounted";
    arrived(name, points) = "keezen-log-arrived";
    threw_in(name, cards) = "keezen-log-threw-in";
    time_up(name) = "keezen-log-time-up";
    forfeited(name) = "keezen-log-forfeited";
    left(name) = "keezen-log-left";
    awarded(name, points) = "keezen-log-awarded";
    ended() = "keezen-log-ended";
    card_named(kind, rank) = "keezen-card";
    a_card(kind, rank) = "keezen-a-card";
    joker_as(card) = "keezen-joker-as";
}

/// A notice as sentences. What the board shows anyway is not told.
pub(crate) fn tell(notice: &KeezenNotice, seats: usize) -> Vec<Message> {
    vec![match notice {
        KeezenNotice::Dealer(seat) => dealer(*seat),
        KeezenNotice::Shuffled(seat) => shuffled(*seat),
        KeezenNotice::Dealt(seat, _, Some(cards)) => dealt(*seat, listed(*cards)),
        KeezenNotice::Dealt(_, _, None) => return Vec::new(),
        KeezenNotice::Chose(seat) => chose(*seat),
        KeezenNotice::Handed(from, to, Some(card)) => handed(*from, *to, card.in_a_sentence()),
        KeezenNotice::Handed(from, to, None) => handed_unseen(*from, *to),
        KeezenNotice::Played { seat, play, captured } => {
            let told = played(*seat, play.told_card(), play.told(*seat, seats));
            return [told].into_iter().chain(captured.iter().map(|(owner, _)| home(*owner))).collect();
        }
        // Where no points are played a pawn counts one, which it never brings where they are.
        KeezenNotice::Arrived(seat, points) if *points == Points::Pawns.of_pawn(0) => arrived_uncounted(*seat),
        KeezenNotice::Arrived(seat, points) => arrived(*seat, *points),
        KeezenNotice::ThrewIn(seat, cards) => threw_in(*seat, listed(*cards)),
        KeezenNotice::TimeUp(seat) => time_up(*seat),
        KeezenNotice::Forfeited(seat) => forfeited(*seat),
        KeezenNotice::Left(seat) => left(*seat),
        KeezenNotice::Awarded(seat, points) => awarded(*seat, *points),
        KeezenNotice::Ended => ended(),
    }]
}

fn listed(cards: Cards) -> Arg {
    Arg::list(cards.iter().map(Card::named))
}

impl Card {
    /// By its name: ace, 10, jack.
    pub fn named(self) -> Message {
        card_named(self.kind_name(), self.printed())
    }

    /// In a sentence: an ace, a 10, a jack.
    pub fn in_a_sentence(self) -> Message {
        a_card(self.kind_name(), self.printed())
    }

    /// The rank as it is printed on it.
    pub fn printed(self) -> String {
        match self.letter() {
            'T' => "10".to_owned(),
            '*' => "★".to_owned(),
            letter => letter.to_string(),
        }
    }

    /// By what sentences tell cards apart.
    pub fn kind_name(self) -> &'static str {
        match self.letter() {
            'A' => "ace",
            '4' => "four",
            '7' => "seven",
            '8' => "eight",
            'J' => "jack",
            'Q' => "queen",
            'K' => "king",
            '*' => "joker",
            _ => "number",
        }
    }
}

impl Place {
    /// By what sentences tell waiting pawns, those on the track and those in a base apart.
    pub fn kind_name(self) -> &'static str {
        match (self.is_waiting(), self.is_in_base()) {
            (true, _) => "waiting",
            (_, true) => "base",
            _ => "track",
        }
    }
}

impl Play {
    /// The card in a sentence, as it was played: an ace, a joker as a jack.
    pub fn told_card(&self) -> Message {
        if self.joker { joker_as(self.card.in_a_sentence()) } else { self.card.in_a_sentence() }
    }

    /// What was done with the card, shortly: 3 → 8. With two colours each there are more colours than seats.
    pub fn told(&self, seat: Seat, seats: usize) -> Message {
        let owner = |step: &Step| Seat::new(step.whose.owner(seat.index()) % seats.max(1));
        let told = |step: &Step| {
            let (kind, from, to) = (step.from.kind_name(), step.from.to_string(), step.to.to_string());
            if step.whose == Whose::Mine || owner(step) == seat {
                return step_of_own(kind, from, to);
            }
            step_of(owner(step), kind, from, to)
        };
        match &self.deed {
            Deed::Swap { from, with, .. } => swap(from.to_string(), with.to_string()),
            Deed::Move(_) | Deed::Split(_) => {
                let steps = self.steps();
                let in_turn = |first: Message, second: Message| split(first, second);
                steps.iter().map(told).reduce(in_turn).expect("a play moves a pawn")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Keezen;
    use kee_game::Names;

    fn told(notice: &KeezenNotice) -> String {
        kee_speech::english_of::<Keezen>().tell_all(&tell(notice, 4), &Names::new(["Anna", "Bo", "Cas", "Dee"]))
    }

    #[test]
    fn the_log_tells_what_was_played_and_who_went_home() {
        let told = |play: &str, captured: Vec<(Seat, u8)>| {
            told(&KeezenNotice::Played { seat: Seat::new(0), play: play.parse().expect("a play"), captured })
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
        let told = |points| told(&KeezenNotice::Arrived(Seat::new(0), points));
        assert_eq!(told(Points::Tournament.of_pawn(0)), "A pawn of Anna is in: 150 points.");
        assert_eq!(told(Points::Pawns.of_pawn(0)), "A pawn of Anna is in.");
        assert!((0..16).all(|before| Points::Tournament.of_pawn(before) != 1 && Points::Nk.of_pawn(before) != 1));
    }
}
