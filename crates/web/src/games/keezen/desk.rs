use super::{
    cell::Cell,
    draft::Draft,
    offer::{Foresight, Offer, Pawn},
    ring::Ring,
    suit::{Copied, Suit, copies},
    words::Speech,
};
use crate::{
    games::at::{At, Ruled},
    sound::{self, Sound},
    ui::announce,
};
use kee_game::Seat;
use keezen::{
    Keezen, KeezenAction, KeezenView,
    core::{Card, Cards, MOST_SEATS, Phase},
};
use leptos::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// What the parts of the room share: what is seen, and what the person has chosen so far. It is a handle.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: At,
    pub(super) seen: Memo<Option<Arc<KeezenView>>>,
    pub(super) rules: Memo<Option<Arc<Ruled<Keezen>>>>,
    pub(super) ring: Memo<Ring>,
    pub(super) draft: RwSignal<Draft>,
    /// The own cards.
    pub(super) hand: Memo<Vec<Copied>>,
    /// The card that was played last.
    played: StoredValue<Option<Copied>>,
    /// The suits with which own cards were laid, by where they lie in the pile.
    laid: StoredValue<BTreeMap<usize, Suit>>,
    /// A card of which the person wants to know why it cannot be played.
    pub(super) doubted: RwSignal<Option<Card>>,
    /// What the chosen card can do.
    pub(super) offers: Memo<Arc<Vec<Offer>>>,
    /// What would come of the choice, once it is complete.
    pub(super) foresight: Memo<Option<Arc<Foresight>>>,
}

impl Desk {
    pub(super) fn new(at: At) -> Self {
        let seen = at.seen::<KeezenView>();
        let rules = at.rules::<Keezen>();
        let draft = RwSignal::new(Draft::default());
        let doubted = RwSignal::new(None);
        let ring = Memo::new(move |_| {
            let colours = rules.with(|ruled| ruled.as_ref().map_or(4, |ruled| ruled.rules.laws().colour_count()));
            Ring::new(colours, at.seat().map_or(0, Seat::index))
        });
        let offers = Memo::new(move |_| {
            let chosen = draft.with(|draft| draft.card.zip(draft.counts_as()));
            let offers = chosen.zip(rules.get()).zip(seen.get()).and_then(|((((card, _), counts_as), ruled), view)| {
                let seat = view.seat.filter(|seat| view.phase == Phase::Turn && view.asked.contains(*seat))?;
                let mut offers = Offer::all(ruled.rules.laws(), &view.board, seat.index(), card);
                offers.retain(|offer| offer.play.card == counts_as);
                Some(offers)
            });
            Arc::new(offers.unwrap_or_default())
        });
        let foresight = Memo::new(move |_| {
            let offer = offers.with(|offers| draft.with(|draft| draft.chosen(offers)))?;
            let (ruled, view) = rules.get().zip(seen.get())?;
            Some(Arc::new(Foresight::of(ruled.rules.laws(), &view.board, view.seat?.index(), offer)))
        });
        let played = StoredValue::new(None);
        let hand = Memo::new(move |before: Option<&Vec<Copied>>| {
            let hand = seen.with(|view| view.as_ref().map_or(Cards::NONE, |view| view.hand));
            copies(before.map_or(&[], |before| before), hand, played.get_value())
        });
        let laid = StoredValue::default();
        let desk = Self { at, seen, rules, ring, draft, hand, played, laid, doubted, offers, foresight };
        // A choice is for the board and the hand on which it was made, and for a game that goes on.
        let ground = Memo::new(move |_| {
            seen.with(|view| view.as_ref().map(|view| (view.asks, view.board, view.hand, view.ending.is_some())))
        });
        Effect::new(move |_| {
            ground.with(|_| desk.start_over());
        });
        Effect::new(move |_| {
            if at.refused.with(Option::is_some) {
                sound::play(Sound::Refuse);
            }
        });
        Effect::new(move |_| {
            let why_not = desk.doubted.get().and_then(|card| desk.why_not(card));
            why_not.or_else(|| desk.told_aloud()).into_iter().for_each(announce);
        });
        desk
    }

    /// Everything that was chosen is put back.
    pub(super) fn start_over(&self) {
        self.draft.set(Draft::default());
        self.doubted.set(None);
    }

    /// Whether partners are choosing a card for each other.
    pub(super) fn exchanging(&self) -> bool {
        self.seen.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Exchange))
    }

    /// What the person can do.
    pub(super) fn possible(&self) -> Vec<KeezenAction> {
        let both = self.rules.get().zip(self.seen.get());
        both.map(|(ruled, view)| ruled.rules.possible(&view)).unwrap_or_default()
    }

    /// The cards that can be played or given.
    pub(super) fn playable(&self) -> Cards {
        let cards = self.possible().into_iter().filter_map(|action| match action {
            KeezenAction::Play(play) => Some(play.held()),
            KeezenAction::Give(card) => Some(card),
            KeezenAction::ThrowIn => None,
        });
        let mut kinds: Vec<Card> = cards.collect();
        kinds.dedup();
        kinds.into_iter().collect()
    }

    /// A card is taken from the hand, or put back.
    pub(super) fn choose(&self, card: Card, index: usize) {
        if !self.at.is_asked() {
            return;
        }
        let same = self.draft.with_untracked(|draft| draft.card == Some((card, index)));
        if !self.playable().contains(card) {
            sound::play(Sound::Refuse);
            self.draft.set(Draft::default());
            self.doubted.set(Some(card));
            return;
        }
        self.doubted.set(None);
        if same {
            self.draft.set(Draft::default());
            return;
        }
        self.take(card, index, None);
    }

    /// A joker is to stand for a card.
    pub(super) fn stand_for(&self, card: Card) {
        let joker = self.draft.with_untracked(|draft| draft.card);
        if let Some((Card::JOKER, index)) = joker.filter(|_| self.at.is_asked()) {
            self.take(Card::JOKER, index, Some(card));
        }
    }

    fn take(&self, card: Card, index: usize, stands_for: Option<Card>) {
        self.draft.set(Draft { card: Some((card, index)), stands_for, ..Draft::default() });
        let offers = self.offers.get_untracked();
        let wide = self.rules.with_untracked(|ruled| ruled.as_ref().is_some_and(|ruled| ruled.rules.laws().parts > 2));
        self.draft.set(Draft::of_card(card, index, stands_for, wide, &offers));
    }

    /// The cards that a joker could stand for now.
    pub(super) fn joker_cards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = Vec::new();
        for action in self.possible() {
            if let KeezenAction::Play(play) = action
                && play.joker
                && !cards.contains(&play.card)
            {
                cards.push(play.card);
            }
        }
        cards
    }

    /// A pawn gets a step of a seven more, or less.
    pub(super) fn share(&self, pawn: Pawn, more: bool) {
        if self.at.is_asked() {
            self.draft.update(|draft| {
                if let Some(shares) = &mut draft.shares {
                    if more { shares.more(pawn) } else { shares.less(pawn) }
                }
            });
        }
    }

    /// How many colours there are on the board.
    pub(super) fn colours(&self) -> usize {
        self.rules.with(|ruled| ruled.as_ref().map_or(0, |ruled| ruled.rules.laws().colour_count()))
    }

    /// The seat that plays a colour.
    pub(super) fn player(&self, colour: usize) -> Seat {
        let seat = self.rules.with(|ruled| ruled.as_ref().map_or(colour, |ruled| ruled.rules.laws().seat_of(colour)));
        Seat::new(seat)
    }

    /// Somebody points at a pawn.
    pub(super) fn pick(&self, pawn: Pawn) {
        if self.at.is_asked() {
            let offers = self.offers.get_untracked();
            self.draft.update(|draft| draft.pick(pawn, &offers));
        }
    }

    /// A card is dropped on a place of the board: the pawn there is chosen with it.
    pub(super) fn drop_on(&self, cell: Cell) {
        let pawn = self.seen.with_untracked(|view| view.as_ref().and_then(|view| cell.pawn(view)));
        let chosen = |pawn: &Pawn| self.draft.with_untracked(|draft| draft.pawns().any(|other| other == *pawn));
        if let Some(pawn) = pawn.filter(|pawn| !chosen(pawn)) {
            self.pick(pawn);
        }
    }

    /// The seven is split in another way.
    pub(super) fn split(&self, steps: u8) {
        if self.at.is_asked() {
            let offers = self.offers.get_untracked();
            self.draft.update(|draft| draft.split(steps, &offers));
        }
    }

    /// The pawns that could be pointed at next.
    pub(super) fn pickable(&self) -> Vec<Pawn> {
        self.offers.with(|offers| self.draft.with(|draft| draft.pickable(offers)))
    }

    /// What would be played now.
    pub(super) fn action(&self) -> Option<KeezenAction> {
        if self.exchanging() {
            return self.draft.with(|draft| draft.card).map(|(card, _)| KeezenAction::Give(card));
        }
        self.foresight.with(|seen| seen.as_ref().map(|seen| KeezenAction::Play(seen.offer.play)))
    }

    /// Plays what was chosen.
    pub(super) fn play(&self) {
        if let Some(action) = self.action().filter(|_| self.at.is_asked()) {
            let card = self.draft.with_untracked(|draft| draft.card);
            self.played.set_value(card);
            if let Some((card, copy)) = card.filter(|_| !self.exchanging()) {
                let place = self.seen.with_untracked(|view| {
                    view.as_ref().map_or(0, |view| view.laid.iter().map(|laid| laid.cards.len()).sum())
                });
                self.laid.update_value(|laid| laid.extend([(place, Suit::of(card, copy))]));
            }
            self.at.play(action.to_string());
        }
    }

    /// The suit of a card in the pile.
    pub(super) fn suit_laid(&self, place: usize, card: Card) -> Suit {
        self.laid.with_value(|laid| laid.get(&place).copied()).unwrap_or_else(|| Suit::of(card, place))
    }

    /// How things are called here.
    pub(super) fn speech(&self) -> Speech {
        let seats = self.rules.with(|ruled| ruled.as_ref().map_or(MOST_SEATS, |ruled| ruled.rules.laws().seat_count()));
        Speech { names: self.at.names.get(), own: self.at.seat().map(Seat::index), seats }
    }

    /// What to look out for before playing the choice.
    pub(super) fn warning(&self) -> Option<String> {
        self.foresight.with(|seen| seen.as_ref().and_then(|seen| self.speech().warning(seen)))
    }

    /// Why a card cannot be played; nothing if it can.
    pub(super) fn why_not(&self, card: Card) -> Option<String> {
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        let (seat, laws) = (view.seat?, ruled.rules.laws());
        let reason = ruled.rules.why_not(&view.board, seat, card)?;
        Some(self.speech().reason(laws.mover(&view.board, seat.index()), &reason))
    }

    /// What is to be read about the choice: what would come of it, or why a card cannot be played.
    pub(super) fn told(&self) -> Option<String> {
        let why_not = self.doubted.get().and_then(|card| self.why_not(card));
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        let read = |seen: &Foresight| self.speech().foresight(ruled.rules.laws(), view.arrivals, seen);
        why_not.or_else(|| self.foresight.with(|seen| seen.as_deref().map(read)))
    }

    /// What would come of the choice, for those who do not see the board.
    pub(super) fn told_aloud(&self) -> Option<String> {
        self.foresight.with(|seen| self.aloud(seen.as_deref()?))
    }

    /// What would come of a play, for those who do not see the board.
    pub(super) fn aloud(&self, seen: &Foresight) -> Option<String> {
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        Some(self.speech().foresight_aloud(ruled.rules.laws(), view.arrivals, seen))
    }

    /// A pawn on a button.
    pub(super) fn pawn_in_short(&self, pawn: Pawn) -> String {
        let ruled = self.rules.get();
        ruled.map(|ruled| self.speech().pawn_in_short(ruled.rules.laws(), pawn)).unwrap_or_default()
    }
}
