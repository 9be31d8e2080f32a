use super::{
    draft::Draft,
    offer::{Foresight, Offer, Pawn},
    ring::Ring,
    words::Speech,
};
use crate::{
    games::at::{At, Ruled},
    ui::announce,
};
use kee_game::Seat;
use keezen::{
    Keezen, KeezenAction, KeezenView,
    core::{Card, Cards, Phase},
};
use leptos::prelude::*;
use std::sync::Arc;

/// What the parts of the room share: what is seen, and what the person has chosen so far. It is a handle.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: At,
    pub(super) seen: Memo<Option<Arc<KeezenView>>>,
    pub(super) rules: Memo<Option<Arc<Ruled<Keezen>>>>,
    pub(super) ring: Memo<Ring>,
    pub(super) draft: RwSignal<Draft>,
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
            let seats = seen.with(|view| view.as_ref().map_or(4, |view| view.held.len()));
            Ring::new(seats, at.seat().map_or(0, Seat::index))
        });
        let offers = Memo::new(move |_| {
            let chosen = draft.with(|draft| draft.card);
            let offers = chosen.zip(rules.get()).zip(seen.get()).and_then(|(((card, _), ruled), view)| {
                let seat = view.seat.filter(|seat| view.phase == Phase::Turn && view.asked.contains(*seat))?;
                Some(Offer::all(ruled.rules.laws(), &view.board, seat.index(), card))
            });
            Arc::new(offers.unwrap_or_default())
        });
        let foresight = Memo::new(move |_| {
            let offer = offers.with(|offers| draft.with(|draft| draft.chosen(offers)))?;
            let (ruled, view) = rules.get().zip(seen.get())?;
            Some(Arc::new(Foresight::of(ruled.rules.laws(), &view.board, view.seat?.index(), offer)))
        });
        let desk = Self { at, seen, rules, ring, draft, doubted, offers, foresight };
        // A choice is for the board and the hand on which it was made.
        let ground = Memo::new(move |_| seen.with(|view| view.as_ref().map(|view| (view.asks, view.board, view.hand))));
        Effect::new(move |_| {
            ground.with(|_| desk.start_over());
        });
        Effect::new(move |_| {
            let warning = desk.warning();
            if let Some(text) = desk.told() {
                announce(warning.map_or_else(|| text.clone(), |warning| format!("{text} {warning}")));
            }
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
            KeezenAction::Play(play) => Some(play.card),
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
            self.draft.set(Draft::default());
            self.doubted.set(Some(card));
            return;
        }
        self.doubted.set(None);
        if same {
            self.draft.set(Draft::default());
            return;
        }
        self.draft.set(Draft { card: Some((card, index)), ..Draft::default() });
        let offers = self.offers.get_untracked();
        self.draft.set(Draft::of_card(card, index, &offers));
    }

    /// Somebody points at a pawn.
    pub(super) fn pick(&self, pawn: Pawn) {
        if self.at.is_asked() {
            let offers = self.offers.get_untracked();
            self.draft.update(|draft| draft.pick(pawn, &offers));
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
            self.at.play(action.to_string());
        }
    }

    /// How things are called here.
    pub(super) fn speech(&self) -> Speech {
        Speech { names: self.at.names.get(), own: self.at.seat().map(Seat::index) }
    }

    /// What to look out for before playing the choice.
    pub(super) fn warning(&self) -> Option<String> {
        self.foresight.with(|seen| seen.as_ref().and_then(|seen| self.speech().warning(seen)))
    }

    /// What is to be said about the choice: what would come of it, or why a card cannot be played.
    pub(super) fn told(&self) -> Option<String> {
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        let laws = ruled.rules.laws();
        if let Some(card) = self.doubted.get() {
            let reason = ruled.rules.why_not(&view.board, view.seat?, card)?;
            return Some(self.speech().reason(card, laws.mover(&view.board, view.seat?.index()), &reason));
        }
        self.foresight.with(|seen| seen.as_ref().map(|seen| self.speech().foresight(laws, &view, seen)))
    }
}
