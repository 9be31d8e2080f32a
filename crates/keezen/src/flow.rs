//! Changing the state, one kind of input at a time.

use crate::{
    Keezen, KeezenAction, KeezenChance, KeezenEvent, KeezenNotice, KeezenRefusal, KeezenState,
    core::{Card, CardTable, Deck, KeezenPhase, Laws, TableEvent},
    state::LaidCards,
};
use kee_game::{Change, Game, GameTime, Ruling, Seat, WindowId};
use std::ops::ControlFlow;

impl Keezen {
    /// Changes the table, records the cards laid face up, and adds to the events. If a new seat is asked, its time
    /// begins.
    fn change(
        &self,
        state: &mut KeezenState,
        at: GameTime,
        events: &mut Vec<KeezenEvent>,
        what: impl FnOnce(&mut CardTable, &Laws, &mut dyn FnMut(TableEvent)),
    ) {
        let KeezenState { table, laid, .. } = state;
        what(table, self.laws(), &mut |happened| {
            laid.extend(LaidCards::by(&happened));
            events.push(KeezenEvent::Table(happened));
        });
        state.open_windows(at);
        if state.table.phase == KeezenPhase::Won {
            end(state, "win", events);
        }
    }

    pub(crate) fn take_chance(&self, state: &mut KeezenState, at: GameTime, chance: &KeezenChance) -> Change<Self> {
        let mut events = Vec::new();
        match (state.table.phase, chance) {
            (KeezenPhase::Dealer, KeezenChance::Dealer(seat)) if self.seating().has(*seat) => {
                state.table.set_dealer(self.laws(), seat.index());
                state.windows.began = at;
                events.push(KeezenNotice::Dealer(*seat).into());
            }
            (KeezenPhase::Shuffle, KeezenChance::Deck(deck)) if self.is_full(deck) => {
                let (deck, dealer) = (*deck, Seat::new(usize::from(state.table.dealer)));
                state.laid.clear();
                events.push(KeezenNotice::Shuffled(dealer).into());
                self.change(state, at, &mut events, |table, laws, mut hear| table.shuffle(laws, deck, &mut hear));
            }
            (KeezenPhase::Dealer, _) => return Err(KeezenRefusal::WrongDealer),
            _ => return Err(KeezenRefusal::WrongDeck),
        }
        Ok(events)
    }

    fn is_full(&self, deck: &Deck) -> bool {
        let full = self.laws().full_deck();
        deck.len() == full.len() && deck.cards() == full
    }

    pub(crate) fn act(&self, state: &mut KeezenState, at: GameTime, seat: Seat, action: &KeezenAction) -> Change<Self> {
        self.judge(&state.table, seat, action)?;
        let mut events = Vec::new();
        match *action {
            KeezenAction::Play(play) => {
                self.change(state, at, &mut events, |table, laws, mut hear| table.play(laws, &play, &mut hear));
            }
            KeezenAction::ThrowIn => {
                self.change(state, at, &mut events, |table, laws, mut hear| table.throw_in(laws, &mut hear));
            }
            KeezenAction::Give(card) => self.give(state, at, seat, card, &mut events),
        }
        Ok(events)
    }

    fn give(&self, state: &mut KeezenState, at: GameTime, seat: Seat, card: Card, events: &mut Vec<KeezenEvent>) {
        events.push(KeezenNotice::Chose(seat).into());
        self.change(state, at, events, |table, laws, mut hear| table.give(laws, seat.index(), card, &mut hear));
    }

    /// Plays what is listed first for a seat that is late, since a seat that can play must (Z2.4); in an exchange gives
    /// the first card of its hand.
    pub(crate) fn expire(&self, state: &mut KeezenState, at: GameTime, window: WindowId) -> Vec<KeezenEvent> {
        let mut events = Vec::new();
        if window == WindowId::GAME_LIMIT {
            end(state, "clock", &mut events);
            return events;
        }
        events.extend(state.asked(self.laws()).iter().map(|seat| KeezenNotice::TimeUp(seat).into()));
        let mut first = None;
        let _ = state.table.visit_plays(self.laws(), &mut |play| {
            first = Some(play);
            ControlFlow::Break(())
        });
        self.change(state, at, &mut events, |table, laws, mut hear| match first {
            Some(play) => table.play(laws, &play, &mut hear),
            None => table.give_for_all(laws, &mut hear),
        });
        events
    }

    pub(crate) fn leave(&self, state: &mut KeezenState, at: GameTime, seat: Seat) -> Vec<KeezenEvent> {
        let mut events = vec![KeezenNotice::Left(seat).into()];
        let there = self.present(state).without(seat);
        let one_side = self.seating().on_one_side(there);
        self.change(state, at, &mut events, |table, laws, mut hear| {
            if one_side {
                table.leave_at_end(laws, seat.index(), &mut hear);
            } else {
                table.leave(laws, seat.index(), &mut hear);
            }
        });
        if one_side {
            end(state, "left", &mut events);
        }
        events
    }

    pub(crate) fn rule(&self, state: &mut KeezenState, at: GameTime, ruling: Ruling) -> Change<Self> {
        let mut events = Vec::new();
        match ruling {
            Ruling::End => end(state, "ruled", &mut events),
            Ruling::Award(seat, points) => {
                state.awards[seat.index()] += i64::from(points);
                events.push(KeezenNotice::Awarded(seat, points).into());
            }
            Ruling::Forfeit(seat) if state.table.on_turn() == Some(seat.index()) => {
                events.push(KeezenNotice::Forfeited(seat).into());
                self.change(state, at, &mut events, |table, laws, mut hear| table.throw_in(laws, &mut hear));
            }
            Ruling::Forfeit(seat) => return Err(KeezenRefusal::NotOnTurn(seat)),
            Ruling::Stands | Ruling::Struck => return Err(KeezenRefusal::NothingToRuleOn),
        }
        Ok(events)
    }
}

fn end(state: &mut KeezenState, ending: &str, events: &mut Vec<KeezenEvent>) {
    state.ending = Some(ending.to_owned());
    events.push(KeezenNotice::Ended(ending.to_owned()).into());
}
