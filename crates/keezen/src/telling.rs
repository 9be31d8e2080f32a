//! The log of a game, as messages.

use crate::{
    KeezenNotice,
    core::{Card, Cards, Deed, PawnPoints, PawnStep, Place, Play, SQUARES_A_SEAT, Whose},
};
use kee_game::{Arg, Message, Seat};

kee_game::messages! {
    /// The log sentences of the game.
    pub(crate) SENTENCES;
    dealer(name) = "keezen-log-dealer";
    shuffled(name) = "keezen-log-shuffled";
    dealt(name, cards) = "keezen-log-dealt";
    chose(name) = "keezen-log-chose";
    handed(name, to, card) = "keezen-log-handed";
    handed_you(name, you, card) = "keezen-log-handed-you";
    handed_unseen(name, to) = "keezen-log-handed-unseen";
    played(name, card, deed) = "keezen-log-played";
    moves(kind, pawn, steps) = "keezen-log-moves";
    captures(kind, pawn, other) = "keezen-log-captures";
    swaps(pawn, other) = "keezen-log-swaps";
    swaps_yours(yours, you, pawn, place) = "keezen-log-swaps-yours";
    split(first, second) = "keezen-log-split";
    a_pawn() = "keezen-log-pawn";
    own_pawn() = "keezen-log-pawn-own";
    pawn_of(name) = "keezen-log-pawn-of";
    your_pawn(you, square) = "keezen-log-pawn-yours";
    theirs() = "keezen-log-pawn-theirs";
    short_step(kind, steps) = "keezen-log-step";
    short_step_of(name, kind, steps) = "keezen-log-step-of";
    short_swap() = "keezen-log-swap";
    scored(name, points) = "keezen-log-scored";
    threw_in(name, cards) = "keezen-log-threw-in";
    you_threw_in(name, cards) = "keezen-log-threw-in-yours";
    time_up(name) = "keezen-log-time-up";
    forfeited(name) = "keezen-log-forfeited";
    left(name) = "keezen-log-left";
    awarded(name, points) = "keezen-log-awarded";
    docked(name, points) = "keezen-log-docked";
    ended(how) = "keezen-ended";
    card_named(kind, rank) = "keezen-card";
    a_card(kind, rank) = "keezen-a-card";
    joker_as(card) = "keezen-joker-as";
    the_pawn(kind, place) = "keezen-the-pawn";
}

/// A notice as sentences, for anyone or for one reader. What the board shows anyway is not told.
pub(crate) fn tell(notice: &KeezenNotice, seats: usize, reader: Option<Seat>) -> Vec<Message> {
    vec![match notice {
        KeezenNotice::Dealer(seat) => dealer(*seat),
        KeezenNotice::Shuffled(seat) => shuffled(*seat),
        KeezenNotice::Dealt(seat, _, Some(cards)) => dealt(*seat, listed(*cards)),
        KeezenNotice::Dealt(_, _, None) => return Vec::new(),
        KeezenNotice::Chose(seat) => chose(*seat),
        KeezenNotice::Handed(from, to, Some(card)) if reader == Some(*to) => {
            handed_you(*from, *to, card.in_a_sentence())
        }
        KeezenNotice::Handed(from, to, Some(card)) => handed(*from, *to, card.in_a_sentence()),
        KeezenNotice::Handed(from, to, None) => handed_unseen(*from, *to),
        KeezenNotice::Played { seat, play, captured, swapped } => {
            let reader = reader.filter(|reader| reader != seat);
            let deed = deed(*seat, play, captured, *swapped, seats, reader);
            played(*seat, play.told_card(), deed)
        }
        // Without points every pawn counts one, which no pawn scores with them; the sixteenth scores nothing (Z7.5).
        KeezenNotice::Arrived(_, points) if *points <= PawnPoints::Pawns.of_pawn(0) => return Vec::new(),
        KeezenNotice::Arrived(seat, points) => scored(*seat, *points),
        KeezenNotice::ThrewIn(seat, cards) if reader == Some(*seat) => you_threw_in(*seat, listed(*cards)),
        KeezenNotice::ThrewIn(seat, cards) => threw_in(*seat, listed(*cards)),
        KeezenNotice::TimeUp(seat) => time_up(*seat),
        KeezenNotice::Forfeited(seat) => forfeited(*seat),
        KeezenNotice::Left(seat) => left(*seat),
        KeezenNotice::Awarded(seat, points) if *points < 0 => docked(*seat, -points),
        KeezenNotice::Awarded(seat, points) => awarded(*seat, *points),
        KeezenNotice::Ended(how) => ended(how),
    }]
}

fn listed(cards: Cards) -> Arg {
    Arg::list(cards.iter().map(Card::named))
}

/// A player's use of a card: moves a pawn 5, captures Bo’s pawn. The reader’s own pawns are told with their squares.
fn deed(
    seat: Seat,
    play: &Play,
    captured: &[(Seat, u8)],
    swapped: Option<Seat>,
    seats: usize,
    reader: Option<Seat>,
) -> Message {
    let moved = |whose: Whose| whose.another(seat, seats).map_or_else(a_pawn, pawn_of);
    let other = |owner: Seat| if owner == seat { own_pawn() } else { pawn_of(owner) };
    if let Deed::Swap { whose, from, with } = &play.deed {
        let owner = whose.another(seat, seats);
        return match reader {
            Some(you) if swapped == reader => swaps_yours(with, you, owner.map_or_else(theirs, pawn_of), from),
            Some(you) if owner == reader => {
                let pawn = swapped.map_or_else(a_pawn, |owner| if owner == seat { theirs() } else { pawn_of(owner) });
                swaps_yours(from, you, pawn, with)
            }
            _ => swaps(moved(*whose), swapped.map_or_else(a_pawn, other)),
        };
    }
    let lost = |owner: Seat, square: u8| if reader == Some(owner) { your_pawn(owner, square) } else { other(owner) };
    // From the last step back, since a later step may capture the pawn of an earlier one.
    let mut captured = captured.iter().rev().peekable();
    let steps = play.steps().iter().rev().map(|step| {
        let (pawn, lent) = (moved(step.whose), step.whose.another(seat, seats).is_some());
        match captured.next_if(|(_, square)| step.to.square() == Some(*square)) {
            Some((owner, square)) => {
                let kind = if step.from.is_waiting() {
                    "enter"
                } else if lent {
                    "lent"
                } else {
                    "own"
                };
                captures(kind, pawn, lost(*owner, *square))
            }
            None => moves(step.kind_name(play.card), pawn, step.count(play.card)),
        }
    });
    steps.reduce(|later, earlier| split(earlier, later)).expect("a play moves a pawn")
}

impl Whose {
    /// The seat whose pawn it is, unless it is the player's own. With two colours each there are more colours than
    /// seats.
    fn another(self, seat: Seat, seats: usize) -> Option<Seat> {
        Some(Seat::new(self.owner(seat.index()) % seats.max(1))).filter(|owner| *owner != seat)
    }
}

impl PawnStep {
    /// The keyword by which sentences tell steps apart.
    fn kind_name(&self, card: Card) -> &'static str {
        match () {
            () if self.from.is_waiting() => "enter",
            () if self.from.is_in_base() => "deeper",
            () if self.to.is_in_base() => "home",
            () if card == Card::FOUR => "back",
            () => "track",
        }
    }

    /// The number of steps. Starts are further apart than any card moves, so the length of the track doesn't matter.
    fn count(&self, card: Card) -> u8 {
        let along = |square: u8| square % SQUARES_A_SEAT;
        match (self.from.square(), self.to.square(), self.to.slot()) {
            (Some(_), Some(_), _) if card == Card::FOUR => card.steps(),
            (Some(from), Some(to), _) => along(along(to) + SQUARES_A_SEAT - along(from)),
            (Some(from), _, Some(slot)) => SQUARES_A_SEAT - along(from) + slot,
            (_, _, slot) => slot.unwrap_or(0).abs_diff(self.from.slot().unwrap_or(0)),
        }
    }
}

impl Card {
    /// Its name: ace, 10, jack.
    pub fn named(self) -> Message {
        card_named(self.kind_name(), self.printed())
    }

    /// Its name in a sentence: an ace, a 10, a jack.
    pub fn in_a_sentence(self) -> Message {
        a_card(self.kind_name(), self.printed())
    }

    /// The rank, as it is printed on the card.
    pub fn printed(self) -> String {
        match self.letter() {
            'T' => "10".to_owned(),
            '*' => "★".to_owned(),
            letter => letter.to_string(),
        }
    }

    /// The keyword by which sentences tell cards apart.
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
    /// The keyword by which sentences tell waiting pawns, those on the track and those in a base apart.
    pub fn kind_name(self) -> &'static str {
        match (self.is_waiting(), self.is_in_base()) {
            (true, _) => "waiting",
            (_, true) => "base",
            _ => "track",
        }
    }

    /// The pawn there: the pawn on 17, a waiting pawn.
    pub(crate) fn pawn(&self) -> Message {
        the_pawn(self.kind_name(), self)
    }
}

impl Play {
    /// The card in a sentence, as it was played: an ace, a joker as a jack.
    pub fn told_card(&self) -> Message {
        if self.joker { joker_as(self.card.in_a_sentence()) } else { self.card.in_a_sentence() }
    }

    /// The deed in a few words, for a label: moved 5.
    pub fn told(&self, seat: Seat, seats: usize) -> Message {
        if let Deed::Swap { .. } = &self.deed {
            return short_swap();
        }
        let steps = self.steps().iter().map(|step| {
            let (kind, count) = (step.kind_name(self.card), step.count(self.card));
            match step.whose.another(seat, seats) {
                None => short_step(kind, count),
                Some(owner) => short_step_of(owner, kind, count),
            }
        });
        steps.reduce(split).expect("a play moves a pawn")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Keezen;
    use kee_game::Names;

    const NAMES: [&str; 4] = ["Anna", "Bo", "Cas", "Dee"];

    fn told(notice: &KeezenNotice) -> String {
        kee_speech::english_of::<Keezen>().tell_all(&tell(notice, 4, None), &Names::new(NAMES))
    }

    #[test]
    fn a_reader_is_told_what_happened_to_their_own_pawns() {
        let told_to = |reader: usize, play: &str, captured: &[(usize, u8)], swapped: Option<usize>| {
            let captured = captured.iter().map(|(seat, square)| (Seat::new(*seat), *square)).collect();
            let swapped = swapped.map(Seat::new);
            let notice =
                KeezenNotice::Played { seat: Seat::new(1), play: play.parse().expect("a play"), captured, swapped };
            let told = tell(&notice, 4, Some(Seat::new(reader)));
            assert!(reader == 1 || told[0].concerns(Seat::new(reader)), "{told:?}");
            kee_speech::english_of::<Keezen>().tell_all(&told, &Names::new(NAMES))
        };
        let swap = "Bo plays a jack and swaps your pawn on 25 with theirs on 28.";
        assert_eq!(told_to(0, "J 28<>25", &[], Some(0)), swap);
        assert_eq!(told_to(0, "5 20>25", &[(0, 25)], None), "Bo plays a 5 and captures your pawn on 25.");
        assert_eq!(told_to(1, "5 20>25", &[(0, 25)], None), "Bo plays a 5 and captures Anna’s pawn.");
    }

    /// The sentence about a play by Anna.
    fn played(play: &str, captured: &[(usize, u8)], swapped: Option<usize>) -> String {
        let captured = captured.iter().map(|(seat, square)| (Seat::new(*seat), *square)).collect();
        let play = play.parse().expect("a play");
        told(&KeezenNotice::Played { seat: Seat::new(0), play, captured, swapped: swapped.map(Seat::new) })
    }

    #[test]
    fn the_log_tells_a_play_in_words() {
        assert_eq!(played("5 3>8", &[], None), "Anna plays a 5 and moves a pawn 5.");
        assert_eq!(played("A w>0", &[], None), "Anna plays an ace and brings a pawn into play.");
        assert_eq!(played("3 61>h0", &[], None), "Anna plays a 3 and brings a pawn home.");
        assert_eq!(played("2 h0>h2", &[], None), "Anna plays a 2 and moves a pawn deeper into the base.");
        assert_eq!(played("*5 3>8", &[], None), "Anna plays a joker as a 5 and moves a pawn 5.");
        assert_eq!(
            played("7 13>h0 3:9>13", &[], None),
            "Anna plays a 7 and brings a pawn home, then moves Dee’s pawn 4."
        );
        assert_eq!(played("J 5<>30", &[], Some(1)), "Anna plays a jack and swaps a pawn with Bo’s pawn.");
    }

    #[test]
    fn the_log_tells_whose_pawn_is_captured_by_which_step() {
        assert_eq!(played("5 3>8", &[(1, 8)], None), "Anna plays a 5 and captures Bo’s pawn.");
        assert_eq!(played("5 3>8", &[(0, 8)], None), "Anna plays a 5 and captures their own pawn.");
        assert_eq!(
            played("K w>0", &[(1, 0)], None),
            "Anna plays a king and brings a pawn into play, capturing Bo’s pawn."
        );
        assert_eq!(
            played("7 13>h0 3:9>13", &[(2, 13)], None),
            "Anna plays a 7 and brings a pawn home, then captures Cas’s pawn with Dee’s pawn."
        );
        // The second part lands on the pawn of the first.
        assert_eq!(
            played("7 3>6 2>6", &[(0, 6)], None),
            "Anna plays a 7 and moves a pawn 3, then captures their own pawn."
        );
    }

    #[test]
    fn a_label_tells_a_play_in_a_few_words() {
        let label = |play: &str| {
            let play: Play = play.parse().expect("a play");
            kee_speech::english_of::<Keezen>().tell(&play.told(Seat::new(0), 4), &Names::new(NAMES))
        };
        assert_eq!(label("A w>0"), "brought a pawn into play");
        assert_eq!(label("7 1>2 3:9>15"), "moved 1, then moved Dee’s pawn 6");
        assert_eq!(label("J 5<>30"), "swapped two pawns");
        assert_eq!(label("4 2>62"), "moved back 4");
        assert_eq!(label("Q 60>8"), "moved 12");
        assert_eq!(label("5 61>h2"), "moved 5 into the base");
        assert_eq!(label("2 h0>h2"), "moved 2 in the base");
    }

    #[test]
    fn the_end_is_told_with_its_reason() {
        for (how, reason) in [("win", "all pawns of one side are home"), ("clock", "time is up")] {
            assert_eq!(told(&KeezenNotice::Ended(how.to_owned())), format!("The game is over: {reason}."));
        }
    }

    #[test]
    fn points_are_told_only_where_they_are_played() {
        let told = |points| told(&KeezenNotice::Arrived(Seat::new(0), points));
        assert_eq!(told(PawnPoints::Tournament.of_pawn(0)), "Anna scores 150 points.");
        assert_eq!(told(PawnPoints::Pawns.of_pawn(0)), "");
        assert!(
            (0..16).all(|before| PawnPoints::Tournament.of_pawn(before) != 1 && PawnPoints::Nk.of_pawn(before) != 1)
        );
    }

    #[test]
    fn a_steward_gives_points_or_takes_them() {
        assert_eq!(told(&KeezenNotice::Awarded(Seat::new(0), 20)), "A steward awards Anna 20 points.");
        assert_eq!(told(&KeezenNotice::Awarded(Seat::new(0), -1)), "A steward takes 1 point from Anna.");
    }
}
