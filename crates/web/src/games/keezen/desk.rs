use super::{
    cell::{BoardCell, CellRole},
    draft::PlayDraft,
    hand::partner,
    loupe::Aim,
    offer::{Foresight, PlacedPawn, PlayOffer},
    ring::Ring,
    suit::{CardCopy, Suit, copies},
    words::ReaderNames,
};
use crate::{
    games::table_handle::{GameRules, TableHandle},
    lang,
    sound::{self, Sound},
    t,
    ui::announce,
};
use kee_game::Seat;
use keezen::{
    Keezen, KeezenAction, KeezenView,
    core::{Card, Cards, KeezenPhase, MOST_SEATS},
};
use leptos::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// The shared state of the room: the view, and the player's choice so far. It is a handle.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: TableHandle,
    pub(super) seen: Memo<Option<Arc<KeezenView>>>,
    pub(super) rules: Memo<Option<Arc<GameRules<Keezen>>>>,
    pub(super) ring: Memo<Ring>,
    pub(super) draft: RwSignal<PlayDraft>,
    /// The player's cards.
    pub(super) hand: Memo<Vec<CardCopy>>,
    /// The card played last.
    played: StoredValue<Option<CardCopy>>,
    /// The suits of the player's own cards in the pile, by their index there.
    laid: StoredValue<BTreeMap<usize, Suit>>,
    /// A card that the player asked about because it cannot be played.
    pub(super) doubted: RwSignal<Option<Card>>,
    /// The same for a place of the board.
    doubted_cell: RwSignal<Option<BoardCell>>,
    /// Whether the player tried to choose something while others are to move.
    hasty: RwSignal<bool>,
    /// The finger that aims at a pawn.
    pub(super) aim: Aim,
    /// The card of a hint.
    pub(super) hinted: Memo<Option<Card>>,
    /// The possible plays of the chosen card.
    pub(super) offers: Memo<Arc<Vec<PlayOffer>>>,
    /// The consequences of the choice, once it is complete.
    pub(super) foresight: Memo<Option<Arc<Foresight>>>,
}

impl Desk {
    pub(super) fn new(at: TableHandle) -> Self {
        let seen = at.seen::<KeezenView>();
        let rules = at.rules::<Keezen>();
        let draft = RwSignal::new(PlayDraft::default());
        let doubted = RwSignal::new(None);
        let doubted_cell = RwSignal::new(None);
        let hasty = RwSignal::new(false);
        let ring = Memo::new(move |_| {
            let colours = rules.with(|ruled| ruled.as_ref().map_or(4, |ruled| ruled.rules.laws().colour_count()));
            Ring::new(colours, at.seat().map_or(0, Seat::index))
        });
        let offers = Memo::new(move |_| {
            let chosen = draft.with(|draft| draft.card.zip(draft.counts_as()));
            let offers = chosen.zip(rules.get()).zip(seen.get()).and_then(|((((card, _), counts_as), ruled), view)| {
                let seat = view.seat.filter(|seat| view.phase == KeezenPhase::Turn && view.asked.contains(*seat))?;
                let mut offers = PlayOffer::all(ruled.rules.laws(), &view.board, seat.index(), card);
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
        let hinted = Memo::new(move |_| {
            let action = at.compared.with(|compared| compared.as_ref()?.better.as_ref()?.parse().ok())?;
            match action {
                KeezenAction::Play(play) => Some(play.held()),
                KeezenAction::Give(card) => Some(card),
                KeezenAction::ThrowIn => None,
            }
        });
        let played = StoredValue::new(None);
        let hand = Memo::new(move |before: Option<&Vec<CardCopy>>| {
            let hand = seen.with(|view| view.as_ref().map_or(Cards::NONE, |view| view.hand));
            copies(before.map_or(&[], |before| before), hand, played.get_value())
        });
        let (laid, aim) = (StoredValue::default(), Aim::new());
        let desk = Self {
            at,
            seen,
            rules,
            ring,
            draft,
            hand,
            played,
            laid,
            doubted,
            doubted_cell,
            hasty,
            aim,
            hinted,
            offers,
            foresight,
        };
        // A choice belongs to the board and the hand it was made on, and to a running game.
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

    /// Clears the choice.
    pub(super) fn start_over(&self) {
        self.draft.set(PlayDraft::default());
        self.doubted.set(None);
        self.doubted_cell.set(None);
        self.hasty.set(false);
    }

    /// Whether partners are choosing a card for each other.
    pub(super) fn exchanging(&self) -> bool {
        self.seen.with(|view| view.as_ref().is_some_and(|view| view.phase == KeezenPhase::Exchange))
    }

    /// The player's legal actions.
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

    /// Takes a card from the hand, or puts it back.
    pub(super) fn choose(&self, card: Card, index: usize) {
        if !untrack(|| self.at.is_asked()) {
            return self.wait();
        }
        self.doubted_cell.set(None);
        let same = self.draft.with_untracked(|draft| draft.card == Some((card, index)));
        if !self.playable().contains(card) {
            sound::play(Sound::Refuse);
            self.draft.set(PlayDraft::default());
            self.doubted.set(Some(card));
            return;
        }
        self.doubted.set(None);
        if same {
            self.draft.set(PlayDraft::default());
            return;
        }
        self.take(card, index, None);
    }

    /// Chooses the card that a joker stands for.
    pub(super) fn stand_for(&self, card: Card) {
        let joker = self.draft.with_untracked(|draft| draft.card);
        if let Some((Card::JOKER, index)) = joker.filter(|_| self.at.is_asked()) {
            self.take(Card::JOKER, index, Some(card));
        }
    }

    fn take(&self, card: Card, index: usize, stands_for: Option<Card>) {
        self.draft.set(PlayDraft { card: Some((card, index)), stands_for, ..PlayDraft::default() });
        let offers = self.offers.get_untracked();
        let wide = self.rules.with_untracked(|ruled| ruled.as_ref().is_some_and(|ruled| ruled.rules.laws().parts > 2));
        self.draft.set(PlayDraft::of_card(card, index, stands_for, wide, &offers));
    }

    /// The cards that a joker can stand for now.
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

    /// Gives a pawn one more step of a seven, or one less.
    pub(super) fn share(&self, pawn: PlacedPawn, more: bool) {
        if self.at.is_asked() {
            self.draft.update(|draft| {
                if let Some(shares) = &mut draft.shares {
                    if more { shares.more(pawn) } else { shares.less(pawn) }
                }
            });
        }
    }

    /// The number of colours on the board.
    pub(super) fn colours(&self) -> usize {
        self.rules.with(|ruled| ruled.as_ref().map_or(0, |ruled| ruled.rules.laws().colour_count()))
    }

    /// The seat that plays a colour.
    pub(super) fn player(&self, colour: usize) -> Seat {
        let seat = self.rules.with(|ruled| ruled.as_ref().map_or(colour, |ruled| ruled.rules.laws().seat_of(colour)));
        Seat::new(seat)
    }

    /// Chooses a pawn.
    pub(super) fn pick(&self, pawn: PlacedPawn) {
        if self.at.is_asked() {
            let offers = self.offers.get_untracked();
            self.doubted_cell.set(None);
            self.draft.update(|draft| draft.pick(pawn, &offers));
        }
    }

    /// Says why a place of the board can't be chosen.
    pub(super) fn doubt(&self, cell: BoardCell) {
        if !untrack(|| self.at.is_asked()) {
            return self.wait();
        }
        let role = untrack(|| self.foresight.with(|seen| CellRole::at(cell, self, &[], seen.as_deref())));
        if role != CellRole::None {
            return;
        }
        self.doubted.set(None);
        self.doubted_cell.set(Some(cell));
        sound::play(Sound::Refuse);
        let no_card = self.draft.with_untracked(|draft| draft.card.is_none());
        let why = untrack(|| self.why_not_there(cell));
        why.or_else(|| no_card.then(|| t!("keezen-hint-card"))).into_iter().for_each(announce);
    }

    /// Tells a player who can't choose anything now whom they wait for.
    fn wait(&self) {
        let Some(why) = untrack(|| self.why_wait()) else { return };
        // No sound: at a local table, a tap on the board also hurries the bots.
        self.hasty.set(true);
        announce(why);
    }

    /// The players who are to move before this one; none while the table is busy with the player's own move.
    fn why_wait(&self) -> Option<String> {
        let own = self.at.seat()?;
        let asked = self.at.asked.with(|asked| asked.iter().flat_map(|window| window.seats.iter()).collect::<Vec<_>>());
        if asked.is_empty() || asked.contains(&own) || !self.at.free.get() {
            return None;
        }
        let names = self.at.names.get();
        let names: Vec<String> = asked.into_iter().map(|seat| names.of(seat)).collect();
        Some(t!("keezen-why-wait", names = lang::list(&names)))
    }

    /// The reason a place can't be chosen; none if no card was chosen yet, since that comes first.
    fn why_not_there(&self, cell: BoardCell) -> Option<String> {
        if self.exchanging() {
            return Some(t!("keezen-why-exchange", name = partner(*self)));
        }
        let card = self.draft.with(PlayDraft::counts_as)?;
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        let Some(PlacedPawn { owner, place }) = cell.pawn(&view) else { return Some(t!("keezen-why-no_pawn")) };
        let reason = ruled.rules.why_not_pawn(&view.board, view.seat?, card, (owner, place))?;
        Some(self.speech().reason(owner, &reason))
    }

    /// Drops a card on a place of the board: the pawn there is chosen with it.
    pub(super) fn drop_on(&self, cell: BoardCell) {
        let pawn = self.seen.with_untracked(|view| view.as_ref().and_then(|view| cell.pawn(view)));
        let chosen = |pawn: &PlacedPawn| self.draft.with_untracked(|draft| draft.pawns().any(|other| other == *pawn));
        if let Some(pawn) = pawn.filter(|pawn| !chosen(pawn)) {
            self.pick(pawn);
        }
    }

    /// Changes the split of the seven.
    pub(super) fn split(&self, steps: u8) {
        if self.at.is_asked() {
            let offers = self.offers.get_untracked();
            self.draft.update(|draft| draft.split(steps, &offers));
        }
    }

    /// The pawns that can be chosen next.
    pub(super) fn pickable(&self) -> Vec<PlacedPawn> {
        self.offers.with(|offers| self.draft.with(|draft| draft.pickable(offers)))
    }

    /// The action of the current choice.
    pub(super) fn action(&self) -> Option<KeezenAction> {
        if self.exchanging() {
            return self.draft.with(|draft| draft.card).map(|(card, _)| KeezenAction::Give(card));
        }
        self.foresight.with(|seen| seen.as_ref().map(|seen| KeezenAction::Play(seen.offer.play)))
    }

    /// Plays the choice.
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

    /// The names used here.
    pub(super) fn speech(&self) -> ReaderNames {
        let seats = self.rules.with(|ruled| ruled.as_ref().map_or(MOST_SEATS, |ruled| ruled.rules.laws().seat_count()));
        ReaderNames { names: self.at.names.get(), own: self.at.seat().map(Seat::index), seats }
    }

    /// A warning before playing the choice.
    pub(super) fn warning(&self) -> Option<String> {
        self.foresight.with(|seen| seen.as_ref().and_then(|seen| self.speech().warning(seen)))
    }

    /// The reason why a card cannot be played; none if it can.
    pub(super) fn why_not(&self, card: Card) -> Option<String> {
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        let (seat, laws) = (view.seat?, ruled.rules.laws());
        let reason = ruled.rules.why_not(&view.board, seat, card)?;
        Some(self.speech().reason(laws.mover(&view.board, seat.index()), &reason))
    }

    /// The text about the choice: its consequences, or why a card cannot be played.
    pub(super) fn told(&self) -> Option<String> {
        let why_not = self.doubted.get().and_then(|card| self.why_not(card));
        let why_not = why_not.or_else(|| self.doubted_cell.get().and_then(|cell| self.why_not_there(cell)));
        let why_not = why_not.or_else(|| self.hasty.get().then(|| self.why_wait())?);
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        let read = |seen: &Foresight| self.speech().foresight(ruled.rules.laws(), view.arrivals, seen);
        why_not.or_else(|| self.foresight.with(|seen| seen.as_deref().map(read)))
    }

    /// The consequences of the choice, for players who do not see the board.
    pub(super) fn told_aloud(&self) -> Option<String> {
        self.foresight.with(|seen| self.aloud(seen.as_deref()?))
    }

    /// The consequences of a play, for players who do not see the board.
    pub(super) fn aloud(&self, seen: &Foresight) -> Option<String> {
        let (ruled, view) = self.rules.get().zip(self.seen.get())?;
        Some(self.speech().foresight_aloud(ruled.rules.laws(), view.arrivals, seen))
    }

    /// A pawn on a button.
    pub(super) fn pawn_in_short(&self, pawn: PlacedPawn) -> String {
        let ruled = self.rules.get();
        ruled.map(|ruled| self.speech().pawn_in_short(ruled.rules.laws(), pawn)).unwrap_or_default()
    }
}
