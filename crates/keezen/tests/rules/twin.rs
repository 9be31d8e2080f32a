//! The slow, obvious twin of the generator: pawns walk square by square, and every play is tried.

use keezen::core::Laws;

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
    /// By seat.
    pub(crate) pawns: Vec<Vec<Spot>>,
    /// Whose start is guarded.
    pub(crate) guards: Vec<bool>,
    /// Who has left.
    pub(crate) gone: Vec<bool>,
}

/// A pawn by owner and number.
type Pawn = (usize, usize);

impl Twin {
    fn seats(&self) -> usize {
        self.pawns.len()
    }

    fn squares(&self) -> usize {
        16 * self.seats()
    }

    fn is_in(&self, seat: usize) -> bool {
        self.pawns[seat].iter().all(|spot| matches!(spot, Spot::Base(_)))
    }

    pub(crate) fn has_won(&self, seat: usize) -> bool {
        self.is_in(seat) && self.laws.partner(seat).is_none_or(|partner| self.is_in(partner))
    }

    fn friends(&self, one: usize, other: usize) -> bool {
        one == other || self.laws.partner(one) == Some(other)
    }

    fn on(&self, square: usize) -> Option<Pawn> {
        let pawns = (0..self.seats()).flat_map(|seat| (0..self.pawns[seat].len()).map(move |pawn| (seat, pawn)));
        pawns.into_iter().find(|(seat, pawn)| self.pawns[*seat][*pawn] == Spot::Track(square))
    }

    fn blocked(&self, square: usize) -> bool {
        square.is_multiple_of(16) && self.guards[square / 16]
    }

    /// One square or slot on; `lap` keeps the pawn on the track.
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

    /// With the base empty and no pawn in the way, does the count fit into the base or end before it?
    fn fits(&self, owner: usize, from: Spot, steps: usize) -> bool {
        let mut empty = self.clone();
        empty.pawns.iter_mut().flatten().for_each(|spot| *spot = Spot::Waits);
        empty.guards.fill(false);
        (0..steps).try_fold(from, |spot, _| empty.one_on(owner, spot, false)).is_some()
    }

    fn forward(&self, pawn: Pawn, steps: usize) -> Option<Spot> {
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
                self.laws.friendly_fire || self.on(square).is_none_or(|(other, _)| !self.friends(owner, other))
            }
            Spot::Base(slot) => {
                let filled = |deeper: usize| self.pawns[owner].contains(&Spot::Base(deeper));
                !self.laws.deepest_first || (slot + 1..4).all(filled)
            }
        };
        fine.then_some(to)
    }

    fn moved(&self, (owner, number): Pawn, to: Spot) -> Self {
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

    fn pawns_of(&self, owner: usize) -> impl Iterator<Item = Pawn> + Clone + use<> {
        (0..self.pawns[owner].len()).map(move |number| (owner, number))
    }

    /// All plays of a card with the pawns after each, sorted and each once.
    pub(crate) fn plays(&self, seat: usize, card: char) -> Vec<(String, String)> {
        let mover = self.laws.partner(seat).filter(|_| self.is_in(seat)).unwrap_or(seat);
        let mut plays = Vec::new();
        let named = |(owner, number): Pawn, board: &Self, to: Spot| {
            let whose = if owner == seat { String::new() } else { format!("{owner}:") };
            format!("{whose}{}>{}", board.pawns[owner][number].text(), to.text())
        };
        for pawn in self.pawns_of(mover) {
            let start = Spot::Track(16 * mover);
            let waits = self.pawns[pawn.0][pawn.1] == Spot::Waits;
            if "AK".contains(card) && waits && !self.pawns[mover].contains(&start) && self.lands(mover, start).is_some()
            {
                plays.push((format!("{card} {}", named(pawn, self, start)), self.moved(pawn, start).text()));
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
            plays.extend(to.map(|to| (format!("{card} {}", named(pawn, self, to)), self.moved(pawn, to).text())));
        }
        if card == 'J' {
            self.swaps(seat, mover, &mut plays);
        }
        if card == '7' {
            let partner = self.laws.partner(seat);
            let lent = partner.filter(|_| self.laws.free_share && mover == seat);
            for first in [Some(mover), lent].into_iter().flatten().flat_map(|owner| self.pawns_of(owner)) {
                for steps in 1..7 {
                    let Some(to) = self.forward(first, steps) else { continue };
                    let (after, part) = (self.moved(first, to), named(first, self, to));
                    if after.has_won(seat) {
                        plays.push((format!("7 {part}"), after.text()));
                        continue;
                    }
                    let others = (0..self.seats()).flat_map(|owner| after.pawns_of(owner));
                    for second in others.filter(|second| *second != first) {
                        let last_is_in = mover == seat && after.is_in(seat);
                        let allowed = match () {
                            () if last_is_in => Some(second.0) == partner,
                            () if mover != seat => second.0 == mover,
                            () if first.0 != seat => second.0 == seat,
                            () => second.0 == seat || (self.laws.free_share && Some(second.0) == partner),
                        };
                        if let Some(to) = after.forward(second, 7 - steps).filter(|_| allowed) {
                            let text = format!("7 {part} {}", named(second, &after, to));
                            plays.push((text, after.moved(second, to).text()));
                        }
                    }
                }
            }
        }
        plays.sort();
        plays.dedup();
        plays
    }

    fn swaps(&self, seat: usize, mover: usize, plays: &mut Vec<(String, String)>) {
        let everyone = (0..self.seats()).flat_map(|owner| self.pawns_of(owner));
        for (one, other) in self.pawns_of(mover).flat_map(|one| everyone.clone().map(move |other| (one, other))) {
            let (from, with) = (self.pawns[one.0][one.1], self.pawns[other.0][other.1]);
            let (Spot::Track(square), Spot::Track(there)) = (from, with) else { continue };
            let from_start = square == 16 * mover && !self.laws.jack_from_start;
            if other.0 == mover || from_start || (there == 16 * other.0 && self.guards[other.0]) {
                continue;
            }
            let mut after = self.clone();
            after.pawns[one.0][one.1] = with;
            after.pawns[other.0][other.1] = from;
            after.guard(one.0, from, with);
            after.guard(other.0, with, from);
            let whose = if mover == seat { String::new() } else { format!("{mover}:") };
            plays.push((format!("J {whose}{square}<>{there}"), after.text()));
        }
    }
}
