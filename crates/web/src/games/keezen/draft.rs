//! The player's choice so far: a card, a pawn or two, and the split of a seven.

use super::{
    offer::{PlacedPawn, PlayOffer},
    shares::Shares,
};
use keezen::core::Card;

/// An unfinished choice. It can always be completed to a legal play: it is narrowed only to what the rules offer.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct PlayDraft {
    /// The card, and its index in the hand, for equal ones.
    pub(super) card: Option<(Card, usize)>,
    /// The card a joker stands for.
    pub(super) stands_for: Option<Card>,
    pub(super) first: Option<PlacedPawn>,
    pub(super) second: Option<PlacedPawn>,
    /// The steps of a seven that the first pawn takes.
    pub(super) steps: Option<u8>,
    /// The steps of each pawn, where a seven may be split among more than two; then only this holds the pawns.
    pub(super) shares: Option<Shares>,
}

impl PlayDraft {
    /// Chooses a card. If there is only one pawn, it is chosen too.
    pub(super) fn of_card(
        card: Card,
        index: usize,
        stands_for: Option<Card>,
        wide: bool,
        offers: &[PlayOffer],
    ) -> Self {
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

    /// The card as it counts.
    pub(super) fn counts_as(&self) -> Option<Card> {
        self.stands_for.or(self.card.map(|(card, _)| card).filter(|card| *card != Card::JOKER))
    }

    /// The chosen pawns.
    pub(super) fn pawns(&self) -> impl Iterator<Item = PlacedPawn> {
        let shared = self.shares.iter().flat_map(|shares| shares.iter().map(|(pawn, _)| *pawn));
        self.first.into_iter().chain(self.second).chain(shared)
    }

    /// The pawns that can be chosen next.
    pub(super) fn pickable(&self, offers: &[PlayOffer]) -> Vec<PlacedPawn> {
        if let Some(shares) = &self.shares {
            return shares.pickable(offers);
        }
        let next = offers.iter().filter_map(|offer| match self.first {
            None => Some(offer.first),
            Some(first) if offer.first == first => offer.second,
            Some(_) => None,
        });
        let mut pawns: Vec<PlacedPawn> = Vec::new();
        for pawn in next {
            if !pawns.contains(&pawn) {
                pawns.push(pawn);
            }
        }
        pawns
    }

    /// Chooses a pawn.
    pub(super) fn pick(&mut self, pawn: PlacedPawn, offers: &[PlayOffer]) {
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

    /// The steps of a seven that the first pawn can take.
    pub(super) fn possible_steps(&self, offers: &[PlayOffer]) -> Vec<u8> {
        let mut steps: Vec<u8> = self.of_first(offers).map(|offer| offer.steps).collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// Changes the split of the seven to the nearest possible one, past the current one if the slider was pushed on.
    pub(super) fn split(&mut self, wanted: u8, offers: &[PlayOffer]) {
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

    /// The play, once only one is left.
    pub(super) fn chosen(&self, offers: &[PlayOffer]) -> Option<PlayOffer> {
        if let Some(shares) = &self.shares {
            return shares.offer(offers);
        }
        let fits =
            |offer: &&PlayOffer| offer.second == self.second && self.steps.is_none_or(|steps| offer.steps == steps);
        self.of_first(offers).find(fits).copied()
    }

    /// The pawns that can take the rest of a seven.
    pub(super) fn rest(&self, offers: &[PlayOffer]) -> Vec<PlayOffer> {
        self.of_first(offers)
            .filter(|offer| Some(offer.steps) == self.steps && offer.second.is_some())
            .copied()
            .collect()
    }

    fn of_first<'a>(&self, offers: &'a [PlayOffer]) -> impl Iterator<Item = &'a PlayOffer> + use<'a> {
        let first = self.first;
        offers.iter().filter(move |offer| Some(offer.first) == first)
    }

    /// Completes the choice where that is no surprise: the whole seven if possible, else its longest first part; the only
    /// other pawn of a jack.
    fn settle(&mut self, offers: &[PlayOffer]) {
        let seven = self.counts_as() == Some(Card::SEVEN);
        let fitting: Vec<&PlayOffer> =
            self.of_first(offers).filter(|offer| self.second.is_none() || offer.second == self.second).collect();
        if seven {
            let near = |offer: &&&PlayOffer| {
                (offer.second != self.second, self.steps.unwrap_or(u8::MAX).abs_diff(offer.steps))
            };
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
    use keezen::core::{Laws, PawnBoard, Place};

    fn offers(pawns: &str, card: Card) -> Vec<PlayOffer> {
        PlayOffer::all(&Laws::sheet(4, true), &pawns.parse::<PawnBoard>().expect("a board"), 0, card)
    }

    fn own(place: &str) -> PlacedPawn {
        PlacedPawn { owner: 0, place: place.parse().expect("a place") }
    }

    fn card(letter: char) -> Card {
        Card::of_letter(letter).expect("a card")
    }

    fn played(draft: &PlayDraft, offers: &[PlayOffer]) -> Option<String> {
        draft.chosen(offers).map(|offer| offer.play.to_string())
    }

    #[test]
    fn the_only_pawn_is_chosen_with_the_card() {
        let offers = offers("w,w,w,3/w,w,w,w/w,w,w,w/w,w,w,w", card('5'));
        let draft = PlayDraft::of_card(card('5'), 0, None, false, &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("5 3>8"));
    }

    #[test]
    fn an_ace_enters_or_walks() {
        let offers = offers("w,w,w,3/w,w,w,w/w,w,w,w/w,w,w,w", Card::ACE);
        let mut draft = PlayDraft::of_card(Card::ACE, 0, None, false, &offers);
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
        let mut draft = PlayDraft::of_card(Card::JACK, 0, None, false, &offers);
        assert_eq!((draft.first, played(&draft, &offers)), (Some(own("5")), None));
        draft.pick(PlacedPawn { owner: 1, place: Place::track(30) }, &offers);
        assert_eq!(played(&draft, &offers).as_deref(), Some("J 5<>30"));
    }

    #[test]
    fn a_seven_is_proposed_whole_and_slides_to_every_split() {
        let offers = offers("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w", Card::SEVEN);
        let mut draft = PlayDraft::of_card(Card::SEVEN, 0, None, false, &offers);
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
        let mut draft = PlayDraft::of_card(Card::SEVEN, 0, None, false, &offers);
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
        let mut draft = PlayDraft::of_card(Card::SEVEN, 0, None, false, &offers);
        draft.pick(own("61"), &offers);
        assert_eq!(draft.possible_steps(&offers), [6]);
        for wanted in 1..=7 {
            draft.split(wanted, &offers);
            assert_eq!(played(&draft, &offers).as_deref(), Some("7 61>h3 14>15"));
        }
    }
}
