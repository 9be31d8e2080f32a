//! Making a possible table from a view: the cards the viewer has not seen are shuffled and dealt again.

use crate::{
    KeezenView,
    core::{Card, CardTable, Cards, Deck, Gift, KeezenPhase, Laws, MOST_SEATS},
};
use kee_game::{Dice, Seat};

/// The number of further deals if the seat to play can't play anything, which the viewer knows to be wrong.
const TRIES: usize = 64;

impl KeezenView {
    /// A table that the viewer can't tell from the real one; a bot thinks with as many of them as it likes. Hidden
    /// cards are dealt at random, but what is known holds: how many there are where, that the seat to play can play,
    /// and the card given to the partner.
    ///
    /// It infers nothing else from how the others played.
    pub fn determinise(&self, laws: &Laws, dice: &mut Dice) -> CardTable {
        let mut unseen: Vec<Card> = self.unseen(laws).iter().collect();
        let mut table = self.open_table(laws);
        for _ in 0..TRIES {
            dice.shuffle(&mut unseen);
            self.lay_out(&unseen, &mut table);
            if table.phase != KeezenPhase::Turn
                || self.ending.is_some()
                || table.can_play(laws, usize::from(table.turn))
            {
                break;
            }
        }
        if self.ending.is_none() && table.phase == KeezenPhase::Turn {
            self.help_turn(laws, &mut table);
        }
        self.guess_answers(laws, dice, &mut table);
        table
    }

    /// The cards that are in hands the viewer does not see, or not dealt.
    pub fn unseen(&self, laws: &Laws) -> Cards {
        // Before the first deal there is no deck yet.
        if self.laid.is_empty() && matches!(self.phase, KeezenPhase::Dealer | KeezenPhase::Shuffle) {
            return Cards::NONE;
        }
        let mut unseen = laws.full_deck();
        let held = self.partner_holds.map(|held| held.card);
        for card in self.open_cards().iter().chain(self.hand.iter()).chain(held) {
            unseen.take(card);
        }
        unseen
    }

    /// The open part of the table.
    fn open_table(&self, laws: &Laws) -> CardTable {
        let mut points = [0; MOST_SEATS];
        points.iter_mut().zip(&self.points).for_each(|(place, points)| *place = *points);
        let mut table = CardTable {
            board: self.board,
            phase: self.phase,
            turn: self.turn.index() as u8,
            dealer: self.dealer.index() as u8,
            deal: self.deal,
            arrivals: self.arrivals,
            points,
            asks: self.asks,
            ..CardTable::new(laws)
        };
        if let Some(seat) = self.seat.map(Seat::index) {
            table.given[seat] = self.given;
            let gift = |from: usize, card: Card| Gift { from: from as u8, card };
            table.known[seat] = self.from_partner.map(|from| gift(from.partner.index(), from.card));
            if let Some(held) = self.partner_holds {
                table.known[held.partner.index()] = Some(gift(seat, held.card));
            }
        }
        table
    }

    fn lay_out(&self, unseen: &[Card], table: &mut CardTable) {
        let mut unseen = unseen.iter().copied();
        for (seat, held) in self.held.iter().enumerate() {
            if self.seat.is_some_and(|own| own.index() == seat) {
                table.hands[seat] = self.hand;
                continue;
            }
            let known = self.partner_holds.filter(|held| held.partner.index() == seat);
            let mut hand: Cards = known.map(|held| held.card).into_iter().collect();
            hand.extend(unseen.by_ref().take(held - hand.len()));
            table.hands[seat] = hand;
        }
        let rest: Vec<Card> = unseen.collect();
        table.deck = Deck::of(&rest).unwrap_or(Deck::EMPTY);
    }

    /// Swaps a card of the seat to play for one it can play, if no deal gave it any. There is one somewhere, since it
    /// has the turn.
    fn help_turn(&self, laws: &Laws, table: &mut CardTable) {
        let turn = usize::from(table.turn);
        if table.can_play(laws, turn) {
            return;
        }
        let playable = |card: &Card| self.board.can_play(laws, turn, *card);
        let own = self.seat.map(Seat::index);
        let known = table.known;
        let is_known = |seat: usize, card: Card| known[seat].is_some_and(|gift| gift.card == card);
        let mut order: Vec<Card> = table.deck.iter().collect();
        let Some(out) = table.hands[turn].iter().find(|card| !is_known(turn, *card)) else { return };
        if let Some(place) = order.iter_mut().find(|card| playable(card)) {
            table.hands[turn].take(out);
            table.hands[turn].put(std::mem::replace(place, out));
            table.deck = Deck::of(&order).unwrap_or(Deck::EMPTY);
            return;
        }
        for seat in (0..laws.seat_count()).filter(|seat| *seat != turn && Some(*seat) != own) {
            let free = |card: &Card| !is_known(seat, *card) || table.hands[seat].count(*card) > 1;
            let wanted = table.hands[seat].kinds().find(|card| playable(card) && free(card));
            if let Some(card) = wanted {
                table.hands[turn].take(out);
                table.hands[turn].put(card);
                table.hands[seat].take(card);
                table.hands[seat].put(out);
                return;
            }
        }
    }

    /// Gives each seat that has answered in an open exchange some chosen card.
    fn guess_answers(&self, laws: &Laws, dice: &mut Dice, table: &mut CardTable) {
        if self.phase != KeezenPhase::Exchange {
            return;
        }
        for seat in table.givers(laws).minus(self.asked).iter().filter(|seat| Some(*seat) != self.seat) {
            let hand: Vec<Card> = table.hands[seat.index()].iter().collect();
            table.given[seat.index()] = dice.pick(&hand).copied();
        }
    }
}
