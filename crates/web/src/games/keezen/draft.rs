//! What a person has chosen so far, before it is played: a card, a pawn or two, and how a seven is split.

use super::{
    offer::{Offer, Pawn},
    shares::Shares,
};
use keezen::core::Card;

/// A choice in the making. Whatever it holds can be completed to a legal play: it is narrowed only to what the rules offer.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Draft {
    /// The card, and which one of the hand it is, for equal ones.
    pub(super) card: Option<(Card, usize)>,
    /// The card a joker stands for.
    pub(super) stands_for: Option<Card>,
    pub(super) first: Option<Pawn>,
    pub(super) second: Option<Pawn>,
    /// How many steps of a seven the first pawn goes.
    pub(super) steps: Option<u8>,
    /// The steps of each pawn, where a seven may be split over more than two; then the pawns are here and nowhere else.
    pub(super) shares: Option<Shares>,
}

impl Draft {
    /// The card is chosen. A pawn that is the only one is chosen with it.
    pub(super) fn of_card(card: Card, index: usize, stands_for: Option<Card>, wide: bool, offers: &[Offer]) -> Self {
        let mut draft = Self { card: Some((card, index)), stands_for, ..Self::default() };
        if wide && draft.counts_as() == Some(Card::SEVEN) {
            draft.shares = Some(Shares::default());
        }
        if let Some(only) = offers.first().map(|offer| offer.first)
            && offers.iter().all(|offer| offer.first == only)
        {
            draft.pick(only, offers);
        }
        draft
    }

    /// The card that is played, as what it counts.
    pub(super) fn counts_as(&self) -> Option<Card> {
        self.stands_for.or(self.card.map(|(card, _)| card).filter(|card| *card != Card::JOKER))
    }

    /// The pawns that are chosen.
    pub(super) fn pawns(&self) -> impl Iterator<Item = Pawn> {
        let shared = self.shares.iter().flat_map(|shares| shares.iter().map(|(pawn, _)| *pawn));
        self.first.into_iter().chain(self.second).chain(shared)
    }

    /// The pawns that could be pointed at next.
    pub(super) fn pickable(&self, offers: &[Offer]) -> Vec<Pawn> {
        if let Some(shares) = &self.shares {
            return shares.pickable(offers);
        }
        let next = offers.iter().filter_map(|offer| match self.first {
            None => Some(offer.first),
            Some(first) if offer.first == first => offer.second,
            Some(_) => None,
        });
        let mut pawns: Vec<Pawn> = Vec::new();
        for pawn in next {
            if !pawns.contains(&pawn) {
                pawns.push(pawn);
            }
        }
        pawns
    }

    /// Somebody points at a pawn.
    pub(super) fn pick(&mut self, pawn: Pawn, offers: &[Offer]) {
        if let Some(shares) = &mut self.shares {
            if shares.pickable(offers).contains(&pawn) {
                shares.toggle(pawn, offers);
            }
            return;
        }
        if self.first == Some(pawn) {
            (self.first, self.second, self.steps) = (None, None, None);
        } else if self.first.is_some() && self.pickable(offers).contains(&pawn) {
            self.second = if self.second == Some(pawn) { None } else { Some(pawn) };
            self.settle(offers);
        } else if offers.iter().any(|offer| offer.first == pawn) {
            (self.first, self.second, self.steps) = (Some(pawn), None, None);
            self.settle(offers);
        }
    }

    /// How many steps of a seven the first pawn can go.
    pub(super) fn possible_steps(&self, offers: &[Offer]) -> Vec<u8> {
        let mut steps: Vec<u8> = self.of_first(offers).map(|offer| offer.steps).collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// Another split of the seven is wanted: the nearest there is, beyond the present one if the slider was pushed on.
    pub(super) fn split(&mut self, wanted: u8, offers: &[Offer]) {
        let possible = self.possible_steps(offers);
        let now = self.steps.unwrap_or(wanted);
        let onwards = |steps: &&u8| if wanted > now { **steps >= wanted } else { **steps <= wanted };
        let nearest = |steps: &&u8| steps.abs_diff(wanted);
        let found = possible.iter().filter(onwards).min_by_key(nearest).or(possible.iter().min_by_key(nearest));
        let Some(steps) = found.copied() else { return };
        self.steps = Some(steps);
        let kept = self.of_first(offers).any(|offer| offer.steps == steps && offer.second == self.second);
        if !kept {
            self.second = self.of_first(offers).find(|offer| offer.steps == steps).and_then(|offer| offer.second);
        }
    }

    /// The play, once there is only one left.
    pub(super) fn chosen(&self, offers: &[Offer]) -> Option<Offer> {
        if let Some(shares) = &self.shares {
            return shares.offer(offers);
        }
        let fits = |offer: &&Offer| offer.second == self.second && self.steps.is_none_or(|steps| offer.steps == steps);
        self.of_first(offers).find(fits).copied()
    }

    /// For the rest of a seven: the pawns that can make it.
    pub(super) fn rest(&self, offers: &[Offer]) -> Vec<Offer> {
        self.of_first(offers)
            .filter(|offer| Some(offer.steps) == self.steps && offer.second.is_some())
            .copied()
            .collect()
    }

    fn of_first<'a>(&self, offers: &'a [Offer]) -> impl Iterator<Item = &'a Offer> + use<'a> {
        let first = self.first;
        offers.iter().filter(move |offer| Some(offer.first) == first)
    }

    /// Proposes what is still open where that cannot be a surprise: the whole seven if it can go whole, else its longest
    /// first part; the only other pawn of a jack.
    fn settle(&mut self, offers: &[Offer]) {
        let seven = self.counts_as() == Some(Card::SEVEN);
        let fitting: Vec<&Offer> =
            self.of_first(offers).filter(|offer| self.second.is_none() || offer.second == self.second).collect();
        if seven {
            let near =
                |offer: &&&Offer| (offer.second != self.second, self.steps.unwrap_or(u8::MAX).abs_diff(offer.steps));
            if let Some(offer) = fitting.iter().min_by_key(near) {
                (self.second, self.steps) = (offer.second, Some(offer.steps));
            }
        } else if let [only] = fitting[..] {
            self.second = only.second;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use keezen::core::{Board, Laws, Place};

    fn offers(pawns: &str, card: Card) -> Vec<Offer> {
        Offer::all(&Laws::sheet(4, true), &pawns.parse::<Board>().expect("a board"), 0, card)
    }

    fn own(place: &str) -> Pawn {
        Pawn { owner: 0, place: place.parse().expect("a place") }
    }

    fn card(letter: char) -> Card {
        Card::of_letter(letter).expect("a card")
    }

    fn played(draft: &Draft, offers: &[Offer]) -> Option<String> {
        draft.chosen(offers).map(|offer| offer.play.to_string())
    }

    #[test]
    fn the_only_pawn_is_chosen_with_the_card() {
        let offers = offers("w,w,w,3/w,w,w,w/w,w,w,w/w,w,w,w", card('5'));
        let draft = Draft::of_card(card('5'), 0, None, false, &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("5 3>8"));
    }

    #[test]
    fn an_ace_enters_or_walks() {
        let offers = offers("w,w,w,3/w,w,w,w/w,w,w,w/w,w,w,w", Card::ACE);
        let mut draft = Draft::of_card(Card::ACE, 0, None, false, &offers);
        assert_eq!(draft.pickable(&offers), [own("w"), own("3")]);
        draft.pick(own("w"), &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("A w>0"));
        draft.pick(own("w"), &offers);
        draft.pick(own("3"), &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("A 3>4"));
    }

    #[test]
    fn a_jack_takes_two_pawns() {
        let offers = offers("w,w,w,5/w,w,w,30/w,w,w,w/w,w,9,w", Card::JACK);
        let mut draft = Draft::of_card(Card::JACK, 0, None, false, &offers);
        assert_eq!((draft.first, played(&draft, &offers)), (Some(own("5")), None));
        draft.pick(Pawn { owner: 1, place: Place::track(30) }, &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("J 5<>30"));
    }

    #[test]
    fn a_seven_is_proposed_whole_and_slides_to_every_split() {
        let offers = offers("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w", Card::SEVEN);
        let mut draft = Draft::of_card(Card::SEVEN, 0, None, false, &offers);
        draft.pick(own("5"), &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("7 5>12"));
        assert_eq!(draft.possible_steps(&offers), [1, 2, 3, 4, 5, 6, 7]);
        draft.split(3, &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("7 5>8 30>34"));
        draft.split(7, &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("7 5>12"));
    }

    #[test]
    fn a_second_pawn_takes_the_rest_of_a_seven() {
        let offers = offers("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w", Card::SEVEN);
        let mut draft = Draft::of_card(Card::SEVEN, 0, None, false, &offers);
        draft.pick(own("5"), &offers);
        draft.pick(own("30"), &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("7 5>11 30>31"));
        draft.split(2, &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("7 5>7 30>35"));
        assert_eq!(draft.rest(&offers).len(), 1);
    }

    #[test]
    fn a_seven_never_ends_where_no_pawn_can_make_the_rest() {
        // The pawn on 61 has room for 1 to 6, and the one on 14 is blocked by the guard on 16 after 1.
        let offers = offers("w,w,14,61/w,w,w,16/w,w,w,w/w,w,w,w", Card::SEVEN);
        let mut draft = Draft::of_card(Card::SEVEN, 0, None, false, &offers);
        draft.pick(own("61"), &offers);
        assert_eq!(draft.possible_steps(&offers), [6]);
        for wanted in 1..=7 {
            draft.split(wanted, &offers);
            assert_eq!(played(&draft, &offers).as_deref(), Some("7 61>h3 14>15"));
        }
    }
}
