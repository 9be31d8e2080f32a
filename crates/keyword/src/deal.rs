//! Chance: the first player, the racks, the order of the letters (W2), and the places of exchanged letters.

use crate::{
    Keyword, KeywordChance, KeywordEvent, KeywordNotice, KeywordPhase, KeywordRefusal, KeywordState, Letters, Order,
    RackColour,
};
use kee_game::{Change, Dice, FirstDraw, Game, GameTime, Seat, SeatSet};
use kee_lexicon::Letter;

impl Keyword {
    /// Whether a draw is due.
    pub(crate) fn chance_is_due(state: &KeywordState) -> bool {
        state.ending.is_none() && state.phase != KeywordPhase::Play
    }

    pub(crate) fn drawn(&self, state: &KeywordState, dice: &mut Dice) -> KeywordChance {
        let shuffled = |letters: &Letters, dice: &mut Dice| {
            let mut letters: Vec<Letter> = letters.iter().collect();
            dice.shuffle(&mut letters);
            letters
        };
        match state.phase {
            KeywordPhase::Draw => {
                let mut letters = shuffled(&self.not_drawn(state), dice);
                letters.truncate(state.drawing.len());
                KeywordChance::Draw(letters)
            }
            KeywordPhase::Racks => {
                let mut colours =
                    if self.seating().len() == 2 { RackColour::PAIR.to_vec() } else { RackColour::ALL.to_vec() };
                dice.shuffle(&mut colours);
                colours.truncate(self.seating().len());
                KeywordChance::Racks(colours)
            }
            KeywordPhase::Letters => KeywordChance::Letters(Order(shuffled(self.printed().letters(), dice))),
            KeywordPhase::Play | KeywordPhase::Back => {
                let left = state.bag.len();
                KeywordChance::Back((0..state.returning.len()).map(|back| dice.below(left + back + 1)).collect())
            }
        }
    }

    pub(crate) fn take_chance(&self, state: &mut KeywordState, at: GameTime, chance: &KeywordChance) -> Change<Self> {
        match (state.phase, chance) {
            (KeywordPhase::Draw, KeywordChance::Draw(letters)) => self.draw_for_first(state, letters),
            (KeywordPhase::Racks, KeywordChance::Racks(colours)) => self.give_racks(state, colours),
            (KeywordPhase::Letters, KeywordChance::Letters(order)) => self.shuffle(state, at, order),
            (KeywordPhase::Back, KeywordChance::Back(places)) => self.put_back(state, at, places),
            _ => Err(KeywordRefusal::WrongDraw),
        }
    }

    /// The letters that nobody has drawn for the first turn.
    fn not_drawn(&self, state: &KeywordState) -> Letters {
        let drawn: Letters = state.draws.iter().filter_map(|draw| Letter::from_char(draw.letter)).collect();
        drawn.lacking(self.printed().letters())
    }

    /// W2.1: A is high, and players who tie draw again. If too few letters are left for that, the first of them goes
    /// first.
    fn draw_for_first(&self, state: &mut KeywordState, letters: &[Letter]) -> Change<Self> {
        let wanted: Letters = letters.iter().copied().collect();
        if letters.len() != state.drawing.len() || !self.not_drawn(state).lacking(&wanted).is_empty() {
            return Err(KeywordRefusal::WrongDraw);
        }
        let round: Vec<(Seat, Letter)> = state.drawing.iter().zip(letters.iter().copied()).collect();
        let shown = |letter: Letter| letter.to_capital();
        let events =
            round.iter().map(|(seat, letter)| KeywordNotice::DrewFirst(*seat, shown(*letter)).into()).collect();
        let high = letters.iter().min();
        let tied: SeatSet = round.iter().filter(|(_, letter)| Some(letter) == high).map(|(seat, _)| *seat).collect();
        state.draws.extend(round.iter().map(|(seat, letter)| FirstDraw { seat: *seat, letter: shown(*letter) }));
        state.turn = tied.iter().next().unwrap_or(state.turn);
        state.drawing = tied;
        if tied.len() == 1 || self.not_drawn(state).len() < tied.len() {
            state.drawing = SeatSet::NONE;
            state.phase = KeywordPhase::Racks;
        }
        Ok(events)
    }

    /// Whether these can be the racks of this table: one for each seat, and the blue one for solitaire.
    pub(crate) fn can_be_racks(&self, colours: &[RackColour]) -> bool {
        let again = (1..colours.len()).any(|place| colours[..place].contains(&colours[place]));
        let alone = colours.len() == 1;
        colours.len() == self.seating().len() && !again && (!alone || colours[0] == RackColour::Blue)
    }

    fn give_racks(&self, state: &mut KeywordState, colours: &[RackColour]) -> Change<Self> {
        let fair = colours.len() != 2 || colours.iter().all(|colour| RackColour::PAIR.contains(colour));
        if !fair || !self.can_be_racks(colours) {
            return Err(KeywordRefusal::WrongDraw);
        }
        state.colours = colours.to_vec();
        state.phase = KeywordPhase::Letters;
        Ok(vec![KeywordNotice::Racks(colours.to_vec()).into()])
    }

    /// W2.2: the letters lie in one order, and everyone draws from its front, starting with the first player.
    fn shuffle(&self, state: &mut KeywordState, at: GameTime, order: &Order) -> Change<Self> {
        let all = self.printed().letters();
        if order.len() != all.len() || order.letters() != *all {
            return Err(KeywordRefusal::WrongDraw);
        }
        state.bag = order.clone();
        state.phase = KeywordPhase::Play;
        state.windows.began = at;
        let first = state.turn;
        let mut events = vec![KeywordNotice::Begins(first).into()];
        for seat in std::iter::once(first).chain(self.seating().round_from(first)) {
            let drawn = state.bag.draw(self.options().rack.get() as usize);
            state.racks[seat.index()] = drawn;
            events.push(KeywordEvent::Drew(seat, drawn));
        }
        state.windows.open_next(at);
        Ok(events)
    }

    /// W2.3: the letters left to draw keep their order, with the exchanged ones inserted among them.
    pub(crate) fn put_back(&self, state: &mut KeywordState, at: GameTime, places: &[usize]) -> Change<Self> {
        let fits = |(back, place): (usize, &usize)| *place <= state.bag.len() + back;
        if places.len() != state.returning.len() || !places.iter().enumerate().all(fits) {
            return Err(KeywordRefusal::WrongDraw);
        }
        let exchanger = state.exchanger().unwrap_or(state.turn);
        let returning = std::mem::take(&mut state.returning);
        for (letter, place) in returning.iter().zip(places) {
            state.bag.0.insert(*place, letter);
        }
        state.phase = KeywordPhase::Play;
        state.passes = 0;
        state.barren += 1;
        state.turn = self.next(state, exchanger);
        let mut events = Vec::new();
        self.go_on(state, at, &mut events);
        Ok(events)
    }
}
