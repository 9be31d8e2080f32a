//! The paths of pawns: their ends, and the pawns that block them.

use super::{Fill, Laws, MOST_PAWNS, PawnBoard, Place, SQUARES_A_SEAT};

impl PawnBoard {
    /// The place where a waiting pawn of the seat enters (Z4.3).
    pub fn enter(&self, laws: &Laws, owner: usize) -> Result<Place, Obstacle> {
        if !self.has_waiting(owner) {
            return Err(Obstacle::NothingWaits);
        }
        let start = Laws::start(owner);
        match self.owner_at(start) {
            Some(other) if other == owner => Err(Obstacle::StartTaken(start)),
            _ => self.land(laws, owner, start),
        }
    }

    /// The place of a pawn of the seat after this many steps forward, at most 13.
    pub fn forward(&self, laws: &Laws, owner: usize, from: Place, steps: u8) -> Result<Place, Obstacle> {
        if let Some(slot) = from.slot() {
            return self.go_in(laws, owner, slot + 1, slot + steps);
        }
        let square = from.square().ok_or(Obstacle::Waits)?;
        let (squares, entry) = (laws.squares(), laws.entry(owner));
        let to_entry = if square <= entry { entry - square } else { entry + (squares - square) };
        if steps > to_entry {
            let slot = steps - to_entry - 1;
            if usize::from(slot) < MOST_PAWNS {
                return self.go_in(laws, owner, 0, slot);
            }
            if !laws.extra_lap {
                return Err(Obstacle::Overshoot);
            }
        }
        // Starts are further apart than any card moves, so there is at most one on the way.
        if steps >= SQUARES_A_SEAT - square % SQUARES_A_SEAT {
            let next = laws.next_start(square);
            if self.is_guarded(next) {
                return Err(Obstacle::Guarded(Laws::start(next)));
            }
        }
        let to = square + steps;
        self.land(laws, owner, if to < squares { to } else { to - squares })
    }

    /// The place of a pawn of the seat after this many steps backward, at most 15 (Z3.1: a four).
    pub fn backward(&self, laws: &Laws, owner: usize, from: Place, steps: u8) -> Result<Place, Obstacle> {
        if from.is_in_base() {
            return Err(Obstacle::NoWayBack);
        }
        let square = from.square().ok_or(Obstacle::Waits)?;
        let (seat, beyond) = (square / SQUARES_A_SEAT, square % SQUARES_A_SEAT);
        if beyond != 0 && beyond <= steps && self.is_guarded(usize::from(seat)) {
            return Err(Obstacle::Guarded(seat * SQUARES_A_SEAT));
        }
        let to = if square >= steps { square - steps } else { square + laws.squares() - steps };
        self.land(laws, owner, to)
    }

    /// Moves into the base or deeper; the slots on the way, from `first` on, have to be free (Z4.6).
    fn go_in(&self, laws: &Laws, owner: usize, first: u8, last: u8) -> Result<Place, Obstacle> {
        if usize::from(last) >= MOST_PAWNS {
            return Err(Obstacle::Overshoot);
        }
        let all = (1_u8 << MOST_PAWNS) - 1;
        let on_the_way = (all << first) & !((all - 1) << last);
        let taken = self.bases[owner] & on_the_way;
        if taken != 0 {
            return Err(Obstacle::BaseTaken(taken.trailing_zeros() as u8));
        }
        let deeper = all & ((all - 1) << last);
        let (taken, free) = (self.bases[owner] & deeper, !self.bases[owner] & deeper);
        // The slot before the next pawn; if there is none the deepest, whose bit is the highest.
        let beside = if taken == 0 { MOST_PAWNS as u8 - 1 } else { taken.trailing_zeros() as u8 - 1 };
        match laws.fill {
            Fill::DeepestFirst if free != 0 => Err(Obstacle::NotDeepest(free.ilog2() as u8)),
            Fill::Connected if beside != last => Err(Obstacle::NotConnected(beside)),
            _ => Ok(Place::base(last)),
        }
    }

    fn land(&self, laws: &Laws, owner: usize, square: u8) -> Result<Place, Obstacle> {
        if !laws.friendly_fire && self.owner_at(square).is_some_and(|other| laws.same_side(owner, other)) {
            return Err(Obstacle::Friend(square));
        }
        Ok(Place::track(square))
    }
}

/// A reason why a pawn can't make a move. Squares are those of the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It waits, and only an ace or king enters it.
    Waits,
    /// No pawn is waiting, so none can enter.
    NothingWaits,
    /// It can't enter, since a pawn of its colour is on this start.
    StartTaken(u8),
    /// A pawn on its own start, this square, is in the way (Z4.2).
    Guarded(u8),
    /// It would land on a pawn of its own side on this square, which this table does not allow (Z4.1).
    Friend(u8),
    /// It has too many steps for the base (Z4.5).
    Overshoot,
    /// A pawn in this slot of the base is in the way (Z4.6).
    BaseTaken(u8),
    /// It has to go to this slot, the deepest that is free (Z4.6).
    NotDeepest(u8),
    /// It has to go to this slot, next to the pawn that is deeper in or the deepest of all (Z4.12).
    NotConnected(u8),
    /// It is in the base, and pawns never leave it.
    NoWayBack,
}
