//! Listing the actions of a seat.

use crate::{AskLimits, Keebble, KeebbleAction, KeebbleState, LetterAnswer, Letterfraud, Letters, Special, Stage};
use kee_game::{Game, Seat};
use kee_grid::{Must, Rack};
use kee_lexicon::Letter;
use std::ops::ControlFlow;

pub(crate) type Visit<'v> = dyn FnMut(KeebbleAction) -> ControlFlow<()> + 'v;

impl Keebble {
    pub(crate) fn list(&self, state: &KeebbleState, seat: Seat, visit: &mut Visit<'_>) -> ControlFlow<()> {
        if !self.asked(state).contains(seat) {
            return ControlFlow::Continue(());
        }
        let board = &state.paper.board;
        match state.stage {
            Stage::First | Stage::Board | Stage::Lot => ControlFlow::Continue(()),
            Stage::Claim => {
                let free = state.paper.edge().filter(|square| board.is_free(*square));
                free.map(KeebbleAction::Claim).try_for_each(visit)
            }
            Stage::Word => {
                self.list_words(state, seat, visit)?;
                self.list_specials(state, visit)?;
                visit(KeebbleAction::Pass)
            }
            Stage::Power => {
                self.list_power(state, seat, visit)?;
                visit(KeebbleAction::Pass)
            }
            Stage::Ask => self.list_calls(state, seat, visit),
            Stage::Answer => self.possible_answers(state, seat).into_iter().try_for_each(|answer| match answer {
                LetterAnswer::Take(letter) => visit(KeebbleAction::Take(letter)),
                LetterAnswer::Wall(border) => visit(KeebbleAction::Wall(border)),
                LetterAnswer::Nothing => ControlFlow::Continue(()),
            }),
        }
    }

    /// Every answer a seat can give, letters first.
    pub(crate) fn possible_answers(&self, state: &KeebbleState, seat: Seat) -> Vec<LetterAnswer> {
        let asked = state.heard.called.filter(|_| self.room(state, seat) > 0);
        let letters = asked.into_iter().flat_map(|asked| asked.kinds().iter()).map(LetterAnswer::Take);
        letters.chain(state.paper.open_borders().map(LetterAnswer::Wall)).collect()
    }

    fn list_words(&self, state: &KeebbleState, seat: Seat, visit: &mut Visit<'_>) -> ControlFlow<()> {
        let rack = Rack::new(state.hands[seat.index()].letters.iter());
        if rack.is_empty() {
            return ControlFlow::Continue(());
        }
        let opening = state.paper.opening();
        let must = opening.as_deref().map_or(Must::Join, Must::Cover);
        let grid = self.grid(&state.paper, self.lexicon().clone());
        grid.visit(&rack, must, |found| visit(KeebbleAction::Play(found.placement())))
    }

    fn list_specials(&self, state: &KeebbleState, visit: &mut Visit<'_>) -> ControlFlow<()> {
        if self.only_words(state) {
            return ControlFlow::Continue(());
        }
        let kinds: Vec<Special> =
            self.specials_played().filter(|special| state.paper.lies_open(*special).is_none()).collect();
        let plain = state.paper.board.squares().filter(|square| self.is_plain(state, *square));
        let pairs = plain.flat_map(|square| kinds.iter().map(move |special| (square, *special)));
        pairs.map(|(square, special)| KeebbleAction::Make(square, special)).try_for_each(visit)
    }

    fn list_power(&self, state: &KeebbleState, seat: Seat, visit: &mut Visit<'_>) -> ControlFlow<()> {
        let board = &state.paper.board;
        match state.powers.first().map(|power| power.special) {
            Some(Special::Thief) => {
                let others = self.seating().seats().filter(|other| *other != seat);
                let letters = others.flat_map(|other| {
                    state.hands[other.index()].letters.kinds().iter().map(move |letter| (other, letter))
                });
                letters.map(|(other, letter)| KeebbleAction::Steal(other, letter)).try_for_each(visit)
            }
            Some(Special::Destroyer) => board.squares().map(KeebbleAction::Destroy).try_for_each(visit),
            Some(Special::Blockade) => {
                let letters = state.hands[seat.index()].letters.kinds();
                let free = board.squares().filter(|square| board.is_free(*square));
                let pairs = free.flat_map(|square| letters.iter().map(move |letter| (square, letter)));
                pairs.map(|(square, letter)| KeebbleAction::Place(square, letter)).try_for_each(visit)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Every request for two letters; of a Big Ask, some.
    fn list_calls(&self, state: &KeebbleState, seat: Seat, visit: &mut Visit<'_>) -> ControlFlow<()> {
        let (limits, room) = (self.ask_limits(state), self.room(state, seat));
        let free = !limits.can_be_kept();
        if limits.most > 2 {
            let asks =
                if free { some_asks(&AskLimits { rule: Letterfraud::Off, ..limits }) } else { some_asks(&limits) };
            return asks.into_iter().try_for_each(|letters| {
                let keep = (1..letters.len()).contains(&room).then(|| letters.iter().take(room).collect());
                visit(KeebbleAction::Ask { letters, keep })
            });
        }
        for first in limits.alphabet.iter() {
            for second in limits.alphabet.iter().filter(|second| first <= *second) {
                let letters: Letters = [first, second].into_iter().collect();
                if !free && !limits.keeps_rule(&letters) {
                    continue;
                }
                if room == 1 {
                    for kept in letters.kinds() {
                        visit(KeebbleAction::Ask { letters, keep: Some(Letters::only(kept)) })?;
                    }
                } else {
                    visit(KeebbleAction::Ask { letters, keep: None })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A few hundred of all requests: letters at equal distances in the alphabet, or those of a line on the board. Most have
/// the full number of letters.
fn some_asks(limits: &AskLimits<'_>) -> Vec<Letters> {
    let mut asks: Vec<Letters> = Vec::new();
    for count in (limits.least..=limits.most).rev() {
        let few = !asks.is_empty();
        let mut add = |letters: Letters| {
            if limits.keeps_rule(&letters) && !asks.contains(&letters) {
                asks.push(letters);
            }
        };
        if limits.rule == Letterfraud::InLine {
            for line in limits.lines() {
                let letters: Vec<Letter> = line.iter().collect();
                letters.windows(count).for_each(|run| add(run.iter().copied().collect()));
            }
            continue;
        }
        let letters = limits.promising();
        for step in 0..if few { 2.min(letters.len()) } else { letters.len() } {
            for first in 0..letters.len() {
                add((0..count).map(|place| letters[(first + place * step) % letters.len()]).collect());
            }
        }
    }
    asks
}
