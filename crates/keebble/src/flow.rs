//! The actions of seats, and their consequences within a turn.

use crate::{
    Keebble, KeebbleAction, KeebbleEvent, KeebbleRefusal, KeebbleState, Owned, Paper, PlayedWord, Power, Special,
    Stage, power,
};
use kee_game::{Change, Game, GameTime, Seat};
use kee_grid::{Placement, Square};

impl Keebble {
    pub(crate) fn act(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        action: &KeebbleAction,
    ) -> Change<Self> {
        match (state.stage, action) {
            (Stage::Claim, KeebbleAction::Claim(square)) => self.claim(state, at, seat, *square),
            (Stage::Word, KeebbleAction::Play(placement)) => self.play(state, at, seat, placement),
            (Stage::Word, KeebbleAction::Make(square, special)) => self.make(state, at, seat, *square, *special),
            (Stage::Word, KeebbleAction::Pass) => {
                let mut events = vec![KeebbleEvent::Passed(seat)];
                self.after_word(state, at, &mut events);
                Ok(events)
            }
            (
                Stage::Power,
                KeebbleAction::Steal(..) | KeebbleAction::Destroy(_) | KeebbleAction::Place(..) | KeebbleAction::Pass,
            ) => self.use_power(state, at, seat, action),
            (Stage::Ask, KeebbleAction::Ask { letters, keep }) => self.ask(state, at, seat, letters, keep.as_ref()),
            (Stage::Answer, KeebbleAction::Take(_) | KeebbleAction::Wall(_)) => self.answer(state, at, seat, action),
            (stage, _) => Err(KeebbleRefusal::NotNow(stage)),
        }
    }

    fn play(&self, state: &mut KeebbleState, at: GameTime, seat: Seat, placement: &Placement) -> Change<Self> {
        let judged = self.judge(&state.paper, &state.hands, seat, placement)?;
        let words = judged.words.iter().map(|word| word.to_string().to_ascii_uppercase());
        let played = PlayedWord {
            placement: placement.clone(),
            words: words.zip(judged.score.words.iter().copied()).collect(),
            points: judged.score.total,
        };
        let mut tiles = judged.fitted.tiles().to_vec();
        tiles.sort_unstable();
        for (square, tile) in tiles {
            state.hands[seat.index()].letters.take(tile.letter());
            if let Some(special) = state.paper.specials.get(&square).filter(|kind| power::uses(**kind) > 0) {
                let (special, uses) = (*special, power::uses(*special));
                state.powers.push(Power { square, special, letter: tile.letter(), uses });
            }
            state.paper.write(square, tile, self.letter_cells_last());
        }
        if self.options().devils.is_on() {
            let owned = judged.score.cells.iter().map(|(square, points)| (*square, Owned { seat, points: *points }));
            state.paper.owned.extend(owned);
        } else {
            state.points[seat.index()] += judged.score.total;
        }
        state.changed = true;
        state.heard.played = Some(played.clone());
        let mut events = vec![KeebbleEvent::Played(seat, played)];
        self.run_powers(state, at, &mut events);
        Ok(events)
    }

    /// Makes a cell special instead of playing a word (B10).
    fn make(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        square: Square,
        special: Special,
    ) -> Change<Self> {
        self.check_special(&state.paper, self.only_words(state), square, special)?;
        state.paper.specials.insert(square, special);
        state.changed = true;
        state.heard.made = Some((square, special));
        let mut events = vec![KeebbleEvent::Made(seat, square, special)];
        self.after_word(state, at, &mut events);
        Ok(events)
    }

    /// Checks that a cell may be made special of this kind.
    ///
    /// # Errors
    ///
    /// The reason it may not.
    pub fn check_special(
        &self,
        paper: &Paper,
        only_words: bool,
        square: Square,
        special: Special,
    ) -> Result<(), KeebbleRefusal> {
        if !self.specials_played().any(|played| played == special) {
            Err(KeebbleRefusal::NotPlayed(special))
        } else if only_words {
            Err(KeebbleRefusal::NotInEndgame)
        } else if !paper.board.has(square) {
            Err(KeebbleRefusal::NoCell(square))
        } else if paper.board.tile(square).is_some() {
            Err(KeebbleRefusal::NotEmpty(square))
        } else if let Some(there) = paper.specials.get(&square) {
            Err(KeebbleRefusal::AlreadySpecial(square, *there))
        } else if let Some(open) = paper.lies_open(special) {
            Err(KeebbleRefusal::LiesOpen(special, open))
        } else {
            Ok(())
        }
    }

    /// The kinds of special cells of this table (B10, B11).
    pub fn specials_played(&self) -> impl Iterator<Item = Special> + use<> {
        let (supercells, celldance) = (self.options().supercells.is_on(), self.options().celldance.is_on());
        let played = move |special: &Special| supercells && (celldance || Special::SUPERCELLS.contains(special));
        Special::all().filter(played)
    }

    /// The first special cell that could be made now, if any could.
    pub(crate) fn any_special(&self, state: &KeebbleState) -> bool {
        let cell = || state.paper.board.squares().find(|square| self.is_plain(state, *square));
        let kind = || self.specials_played().any(|special| state.paper.lies_open(special).is_none());
        !self.only_words(state) && kind() && cell().is_some()
    }

    /// Whether a cell is empty and not special.
    pub(crate) fn is_plain(&self, state: &KeebbleState, square: Square) -> bool {
        state.paper.board.is_free(square) && !state.paper.specials.contains_key(&square)
    }

    /// Continues after the word and its special cells: with the ask or, when turns are only words, the next turn (B5.1,
    /// B8.2).
    pub(crate) fn after_word(&self, state: &mut KeebbleState, at: GameTime, events: &mut Vec<KeebbleEvent>) {
        if self.is_over_at_once(state, events) || self.only_words(state) {
            self.end_turn(state, at, events);
        } else {
            state.stage = Stage::Ask;
            state.windows.open_next(at);
        }
    }
}
