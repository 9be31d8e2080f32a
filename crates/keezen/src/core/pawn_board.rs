use super::{Colours, Laws, MOST_PAWNS, MOST_SEATS, Place, place::Squares};

/// A pawn that was sent back to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CapturedPawn {
    /// Its colour.
    pub owner: u8,
    /// The square it stood on.
    pub square: u8,
}

/// The pawns of all seats.
///
/// Besides the place of every pawn it keeps the occupied squares as one bit each, so that most questions need no
/// search. It moves any pawn as told; the generator of plays decides what is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PawnBoard {
    /// The pawns by colour, in the order of [`Place`]; pawns of a colour are interchangeable.
    pub(super) pawns: [[Place; MOST_PAWNS]; MOST_SEATS],
    /// Occupied squares of the track.
    pub(super) track: Squares,
    /// Occupied slots of each base.
    pub(super) bases: [u8; MOST_SEATS],
    /// Colours with a pawn on their own start, which nobody can pass.
    pub(super) guards: Colours,
    /// Colours whose player has left the game; their starts are never guarded.
    pub(super) gone: Colours,
}

impl PawnBoard {
    /// No pawns at all.
    pub(super) const EMPTY: Self = Self {
        pawns: [[Place::ABSENT; MOST_PAWNS]; MOST_SEATS],
        track: Squares::NONE,
        bases: [0; MOST_SEATS],
        guards: Colours::NONE,
        gone: Colours::NONE,
    };

    /// All pawns wait.
    pub fn new(laws: &Laws) -> Self {
        let mut pawns = [[Place::ABSENT; MOST_PAWNS]; MOST_SEATS];
        for of_colour in &mut pawns[..laws.colour_count()] {
            of_colour[..usize::from(laws.pawns)].fill(Place::WAITING);
        }
        Self { pawns, ..Self::EMPTY }
    }

    /// The places of a seat's pawns, from waiting to the deepest in the base.
    pub fn pawns(&self, seat: usize) -> impl Iterator<Item = Place> + use<> {
        self.pawns[seat].into_iter().filter(|place| *place != Place::ABSENT)
    }

    /// Whether all pawns of the seat are in their base.
    pub const fn is_in(&self, seat: usize) -> bool {
        // They are in order, so if the first one is in the base, all are.
        self.pawns[seat][0].is_in_base()
    }

    /// The number of the seat's pawns that are in their base.
    pub const fn pawns_in(&self, seat: usize) -> u32 {
        self.bases[seat].count_ones()
    }

    /// Whether a pawn of the seat waits.
    pub const fn has_waiting(&self, seat: usize) -> bool {
        self.pawns[seat][0].is_waiting()
    }

    /// Whether any pawn stands on the square.
    pub fn is_occupied(&self, square: u8) -> bool {
        self.track.contains(square)
    }

    /// The occupied slots of a base, one bit each, the outermost lowest.
    pub const fn base(&self, seat: usize) -> u8 {
        self.bases[seat]
    }

    /// The colour of the pawn on the square.
    pub fn owner_at(&self, square: u8) -> Option<usize> {
        if !self.is_occupied(square) {
            return None;
        }
        let place = Place::track(square);
        self.pawns.iter().position(|pawns| pawns.contains(&place))
    }

    /// Whether a pawn on the start of this seat blocks everyone (Z4.2).
    pub const fn is_guarded(&self, seat: usize) -> bool {
        self.guards.contains(seat)
    }

    /// Whether the seat has left the game.
    pub const fn is_gone(&self, seat: usize) -> bool {
        self.gone.contains(seat)
    }

    /// Lets a seat leave: its pawns stay, but no longer guard its start.
    pub const fn leave(&mut self, seat: usize) {
        self.gone = self.gone.with(seat);
        self.guards = self.guards.without(seat);
    }

    /// Moves a pawn and sends back the pawn it lands on.
    pub(super) fn relocate(&mut self, laws: &Laws, owner: usize, from: Place, to: Place) -> Option<CapturedPawn> {
        let mut captured = None;
        if let Some(square) = to.square() {
            if let Some(other) = self.owner_at(square) {
                self.send_back(other, square);
                captured = Some(CapturedPawn { owner: other as u8, square });
            }
            self.track.add(square);
        }
        if let Some(slot) = to.slot() {
            self.bases[owner] |= 1 << slot;
        }
        if let Some(square) = from.square() {
            self.track.remove(square);
        }
        if let Some(slot) = from.slot() {
            self.bases[owner] &= !(1 << slot);
        }
        self.replace(owner, from, to);
        self.update_guard(laws, owner, from, to);
        captured
    }

    /// Swaps two pawns of different seats.
    pub(super) fn swap(&mut self, laws: &Laws, owner: usize, from: Place, with: u8) {
        let (Some(other), Some(_)) = (self.owner_at(with), from.square()) else { return };
        let to = Place::track(with);
        self.replace(owner, from, to);
        self.replace(other, to, from);
        self.update_guard(laws, owner, from, to);
        self.update_guard(laws, other, to, from);
    }

    fn send_back(&mut self, owner: usize, square: u8) {
        self.replace(owner, Place::track(square), Place::WAITING);
        self.track.remove(square);
        if square == Laws::start(owner) {
            self.guards = self.guards.without(owner);
        }
    }

    fn update_guard(&mut self, laws: &Laws, owner: usize, from: Place, to: Place) {
        let start = Place::track(Laws::start(owner));
        if from == start {
            self.guards = self.guards.without(owner);
        }
        if to == start && (laws.guard_again || from.is_waiting()) && !self.is_gone(owner) {
            self.guards = self.guards.with(owner);
        }
    }

    /// Changes the place of one pawn and keeps the seat's pawns in order.
    fn replace(&mut self, owner: usize, from: Place, to: Place) {
        let pawns = &mut self.pawns[owner];
        if let Some(pawn) = pawns.iter_mut().find(|place| **place == from) {
            *pawn = to;
        }
        // Five exchanges sort four pawns, faster than any general sort.
        for (low, high) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            if pawns[low] > pawns[high] {
                pawns.swap(low, high);
            }
        }
    }
}
