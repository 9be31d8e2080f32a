//! The slow, obvious twin of the generator: pawns walk square by square, and every play is tried.

use crate::twin_seven::sevens;
use keezen::core::{Fill, Laws};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Waits,
    Track(usize),
    Base(usize),
}

impl Spot {
    pub(crate) fn text(self) -> String {
        match self {
            Self::Waits => "w".to_owned(),
            Self::Track(square) => square.to_string(),
            Self::Base(slot) => format!("h{slot}"),
        }
    }
}

#[derive(Clone)]
pub(crate) struct Twin {
    pub(crate) laws: Laws,
    /// The pawns by colour.
    pub(crate) pawns: Vec<Vec<Spot>>,
    /// The colours whose start is guarded.
    pub(crate) guards: Vec<bool>,
    /// The colours that have left.
    pub(crate) gone: Vec<bool>,
}

/// A pawn by owner and number.
pub(crate) type Pawn = (usize, usize);

impl Twin {
    pub(crate) fn seats(&self) -> usize {
        self.pawns.len()
    }

    fn squares(&self) -> usize {
        16 * self.seats()
    }

    fn is_in(&self, seat: usize) -> bool {
        self.pawns[seat].iter().all(|spot| matches!(spot, Spot::Base(_)))
    }

    pub(crate) fn has_won(&self, seat: usize) -> bool {
        (0..self.seats()).filter(|other| self.laws.same_side(seat, *other)).all(|other| self.is_in(other))
    }

    /// The colours the seat plays: its own, then those of the next partner who still has pawns out.
    fn movers(&self, seat: usize) -> Vec<usize> {
        let players = self.laws.seat_count();
        let own = (0..self.seats()).filter(|colour| colour % players == seat && !self.is_in(*colour));
        let own: Vec<usize> = own.collect();
        if !own.is_empty() {
            return own;
        }
        let round = (1..players).map(|further| (seat + further) % players);
        round.filter(|other| self.laws.same_side(seat, *other) && !self.is_in(*other)).take(1).collect()
    }

    fn on(&self, square: usize) -> Option<Pawn> {
        let pawns = (0..self.seats()).flat_map(|seat| (0..self.pawns[seat].len()).map(move |pawn| (seat, pawn)));
        pawns.into_iter().find(|(seat, pawn)| self.pawns[*seat][*pawn] == Spot::Track(square))
    }

    fn blocked(&self, square: usize) -> bool {
        square.is_multiple_of(16) && self.guards[square / 16]
    }

    /// The next square or slot; `lap` keeps the pawn on the track.
    fn one_on(&self, owner: usize, spot: Spot, lap: bool) -> Option<Spot> {
        match spot {
            Spot::Waits | Spot::Base(3) => None,
            Spot::Base(slot) => {
                let next = Spot::Base(slot + 1);
                (!self.pawns[owner].contains(&next)).then_some(next)
            }
            Spot::Track(square) if square == (16 * owner + self.squares() - 1) % self.squares() && !lap => {
                (!self.pawns[owner].contains(&Spot::Base(0))).then_some(Spot::Base(0))
            }
            Spot::Track(square) => {
                let next = (square + 1) % self.squares();
                (!self.blocked(next)).then_some(Spot::Track(next))
            }
        }
    }

    fn walk(&self, pawn: Pawn, steps: usize, lap: bool) -> Option<Spot> {
        let (owner, number) = pawn;
        let to = (0..steps).try_fold(self.pawns[owner][number], |spot, _| self.one_on(owner, spot, lap))?;
        self.lands(owner, to)
    }

    /// Whether the count fits into the base or ends before it, with the base empty and no pawn in the way.
    fn fits(&self, owner: usize, from: Spot, steps: usize) -> bool {
        let mut empty = self.clone();
        empty.pawns.iter_mut().flatten().for_each(|spot| *spot = Spot::Waits);
        empty.guards.fill(false);
        (0..steps).try_fold(from, |spot, _| empty.one_on(owner, spot, false)).is_some()
    }

    pub(crate) fn forward(&self, pawn: Pawn, steps: usize) -> Option<Spot> {
        let spot = self.pawns[pawn.0][pawn.1];
        let lap = matches!(spot, Spot::Track(_)) && self.laws.extra_lap && !self.fits(pawn.0, spot, steps);
        self.walk(pawn, steps, lap)
    }

    fn backward(&self, pawn: Pawn, steps: usize) -> Option<Spot> {
        let Spot::Track(mut square) = self.pawns[pawn.0][pawn.1] else { return None };
        for _ in 0..steps {
            square = (square + self.squares() - 1) % self.squares();
            if self.blocked(square) {
                return None;
            }
        }
        self.lands(pawn.0, Spot::Track(square))
    }

    fn lands(&self, owner: usize, to: Spot) -> Option<Spot> {
        let fine = match to {
            Spot::Waits => false,
            Spot::Track(square) => {
                self.laws.friendly_fire || self.on(square).is_none_or(|(other, _)| !self.laws.same_side(owner, other))
            }
            Spot::Base(slot) => {
                let filled = |deeper: usize| self.pawns[owner].contains(&Spot::Base(deeper));
                match self.laws.fill {
                    Fill::Free => true,
                    Fill::DeepestFirst => (slot + 1..4).all(filled),
                    Fill::Connected => slot == 3 || filled(slot + 1),
                }
            }
        };
        fine.then_some(to)
    }

    pub(crate) fn moved(&self, (owner, number): Pawn, to: Spot) -> Self {
        let mut after = self.clone();
        let from = self.pawns[owner][number];
        if let Spot::Track(square) = to
            && let Some((other, captured)) = self.on(square)
        {
            after.pawns[other][captured] = Spot::Waits;
            after.guards[other] &= square != 16 * other;
        }
        after.pawns[owner][number] = to;
        after.guard(owner, from, to);
        after
    }

    fn guard(&mut self, owner: usize, from: Spot, to: Spot) {
        let start = Spot::Track(16 * owner);
        if from == start {
            self.guards[owner] = false;
        }
        if to == start && !self.gone[owner] && (from == Spot::Waits || self.laws.guard_again) {
            self.guards[owner] = true;
        }
    }

    pub(crate) fn text(&self) -> String {
        let seat = |seat: usize| {
            let mut pawns = self.pawns[seat].clone();
            pawns.sort();
            let mark = |spot: &Spot| if *spot == Spot::Track(16 * seat) && !self.guards[seat] { "~" } else { "" };
            pawns.iter().map(|spot| format!("{}{}", spot.text(), mark(spot))).collect::<Vec<_>>().join(",")
        };
        (0..self.seats()).map(seat).collect::<Vec<_>>().join("/")
    }

    pub(crate) fn pawns_of(&self, owner: usize) -> impl Iterator<Item = Pawn> + Clone + use<> {
        (0..self.pawns[owner].len()).map(move |number| (owner, number))
    }

    /// A pawn's move, as the seat would write it.
    pub(crate) fn named(&self, seat: usize, (owner, number): Pawn, to: Spot) -> String {
        let whose = if owner == seat { String::new() } else { format!("{owner}:") };
        format!("{whose}{}>{}", self.pawns[owner][number].text(), to.text())
    }

    /// All plays of a card with the pawns after each, sorted and without repeats. A joker stands for each card in turn,
    /// and a play that two of them have in common belongs to the first.
    pub(crate) fn plays(&self, seat: usize, card: char) -> Vec<(String, String)> {
        let mut plays = if card == '*' { self.jokers(seat) } else { self.plays_as(seat, card) };
        plays.sort();
        plays.dedup();
        plays
    }

    fn jokers(&self, seat: usize) -> Vec<(String, String)> {
        let mut plays: Vec<(String, String)> = Vec::new();
        for card in "A23456789TJQK".chars() {
            let before: Vec<String> = plays.iter().map(|(play, _)| play[2..].to_owned()).collect();
            let new = self.plays_as(seat, card).into_iter().filter(|(play, _)| !before.contains(&play[1..].to_owned()));
            plays.extend(new.map(|(play, after)| (format!("*{play}"), after)));
        }
        plays
    }

    fn plays_as(&self, seat: usize, card: char) -> Vec<(String, String)> {
        let mut plays = Vec::new();
        let movers = self.movers(seat);
        for pawn in movers.iter().flat_map(|mover| self.pawns_of(*mover)) {
            let mover = pawn.0;
            let start = Spot::Track(16 * mover);
            let waits = self.pawns[pawn.0][pawn.1] == Spot::Waits;
            if "AK".contains(card) && waits && !self.pawns[mover].contains(&start) && self.lands(mover, start).is_some()
            {
                plays.push((format!("{card} {}", self.named(seat, pawn, start)), self.moved(pawn, start).text()));
            }
            let to = match card {
                'A' => self.forward(pawn, 1),
                '4' => self.backward(pawn, 4),
                'T' => self.forward(pawn, 10),
                'Q' => self.forward(pawn, 12),
                'K' if self.laws.king_moves => self.forward(pawn, 13),
                'J' | 'K' => None,
                number => self.forward(pawn, number.to_digit(10).expect("a number") as usize),
            };
            plays.extend(to.map(|to| (format!("{card} {}", self.named(seat, pawn, to)), self.moved(pawn, to).text())));
        }
        match card {
            'J' => self.swaps(seat, &movers, &mut plays),
            '7' => plays.extend(sevens(self, seat)),
            _ => {}
        }
        plays
    }

    /// Whether the pawn may make the next part of a seven, after parts of these owners.
    pub(crate) fn may_go_on(&self, seat: usize, before: &[usize], pawn: Pawn) -> bool {
        let lent = self.laws.free_share
            && !self.is_in(seat)
            && self.laws.same_side(seat, pawn.0)
            && before.iter().all(|owner| *owner == seat);
        self.movers(seat).contains(&pawn.0) || lent
    }

    fn swaps(&self, seat: usize, movers: &[usize], plays: &mut Vec<(String, String)>) {
        let everyone = (0..self.seats()).flat_map(|owner| self.pawns_of(owner));
        let can = |one: Pawn, other: Pawn| {
            let (Spot::Track(square), Spot::Track(there)) = (self.pawns[one.0][one.1], self.pawns[other.0][other.1])
            else {
                return false;
            };
            let from_start = square == 16 * one.0 && !self.laws.jack_from_start;
            other.0 != one.0 && !from_start && !(there == 16 * other.0 && self.guards[other.0])
        };
        for one in movers.iter().flat_map(|mover| self.pawns_of(*mover)) {
            for other in everyone.clone().filter(|other| can(one, *other)) {
                // Two pawns of one player in different colours: exchanged, it is the same play.
                if movers.contains(&other.0) && other.0 < one.0 && can(other, one) {
                    continue;
                }
                let (from, with) = (self.pawns[one.0][one.1], self.pawns[other.0][other.1]);
                let mut after = self.clone();
                after.pawns[one.0][one.1] = with;
                after.pawns[other.0][other.1] = from;
                after.guard(one.0, from, with);
                after.guard(other.0, with, from);
                let whose = if one.0 == seat { String::new() } else { format!("{}:", one.0) };
                plays.push((format!("J {whose}{}<>{}", from.text(), with.text()), after.text()));
            }
        }
    }
}
