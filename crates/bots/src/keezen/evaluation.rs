use super::{
    threats::{FARTHEST, Threats, card_of_steps},
    weights::{BACK_DOOR, ENTERED, FEAR, GUARD, HELD_UP, HOME, IN_THE_WAY, SEAT_IN, STEP, WAY_IN, WIN},
};
use keezen::core::{Fill, Laws, MOST_PAWNS, MOST_SEATS, PawnBoard, Place, SQUARES_A_SEAT};

/// Evaluates a board for a seat. Its partners' pawns count as its own, those of the others against it.
pub(super) struct Evaluation<'a> {
    laws: &'a Laws,
    threats: Threats,
    /// The value of the ways in for a pawn at each distance from its entry square, by the number of free slots.
    ways_in: [[i32; MOST_PAWNS + 1]; FARTHEST + 1],
}

impl<'a> Evaluation<'a> {
    pub(super) fn new(laws: &'a Laws, threats: Threats) -> Self {
        let mut ways_in = [[0; MOST_PAWNS + 1]; FARTHEST + 1];
        for (to_entry, by_free) in ways_in.iter_mut().enumerate() {
            for free in 1..=MOST_PAWNS {
                let way = card_of_steps(laws, to_entry + free).map_or(0, |_| WAY_IN);
                // If a base is filled without gaps, only the deepest free slot can be reached.
                by_free[free] = way + if laws.fill == Fill::Free { by_free[free - 1] } else { 0 };
            }
        }
        Self { laws, threats, ways_in }
    }

    /// The value of the board for a seat, minus the average of the other sides.
    pub(super) fn worth(&self, board: &PawnBoard, seat: usize) -> i32 {
        let pawns = OnTrack::of(board, self.laws);
        let (mut own, mut others, mut members, mut opponents) = (0, 0, 0, 0);
        for other in 0..self.laws.colour_count() {
            let worth = self.colour(board, other, &pawns);
            if self.laws.same_side(seat, other) {
                (own, members) = (own + worth, members + 1);
            } else {
                (others, opponents) = (others + worth, opponents + 1);
            }
        }
        let won = if self.laws.side_is_in(board, seat) { WIN } else { 0 };
        won + own - others * members / opponents.max(1)
    }

    fn colour(&self, board: &PawnBoard, seat: usize, others: &OnTrack) -> i32 {
        if board.is_in(seat) {
            let track = i32::from(self.laws.squares()) * STEP;
            return SEAT_IN + i32::from(self.laws.pawns) * (ENTERED + track + HOME);
        }
        board.pawns(seat).map(|place| self.pawn(board, seat, place, others)).sum()
    }

    fn pawn(&self, board: &PawnBoard, seat: usize, place: Place, others: &OnTrack) -> i32 {
        let squares = self.laws.squares();
        if let Some(slot) = place.slot() {
            let free_behind = MOST_PAWNS as u32 - u32::from(slot) - (board.base(seat) >> slot).count_ones();
            return ENTERED + i32::from(squares) * STEP + HOME - free_behind as i32 * IN_THE_WAY;
        }
        let Some(square) = place.square() else { return 0 };
        let to_entry = distance(square, self.laws.entry(seat), squares);
        let walked = squares - 1 - to_entry;
        let mut worth = ENTERED + i32::from(walked) * STEP;
        if walked < 4 {
            worth += BACK_DOOR;
        }
        if usize::from(to_entry) <= FARTHEST {
            let free = (board.base(seat).trailing_zeros() as usize).min(MOST_PAWNS);
            worth += self.ways_in[usize::from(to_entry)][free];
        }
        if walked == 0 && board.is_guarded(seat) {
            return worth + GUARD + self.held_up(seat, others);
        }
        worth - worth * self.danger(board, seat, square, others) / 100 * FEAR / 100
    }

    /// Pawns of other sides that are blocked by the start.
    fn held_up(&self, seat: usize, others: &OnTrack) -> i32 {
        let behind = |(square, owner): &&(u8, u8)| {
            let steps = distance(*square, Laws::start(seat), self.laws.squares());
            !self.laws.same_side(seat, usize::from(*owner)) && (1..=12).contains(&steps)
        };
        HELD_UP * others.iter().filter(behind).count() as i32
    }

    /// The chance that the pawn on the square is captured soon, in percent.
    fn danger(&self, board: &PawnBoard, seat: usize, square: u8, others: &OnTrack) -> i32 {
        let (laws, squares) = (self.laws, self.laws.squares());
        let mut safe = 100;
        let starts = square / SQUARES_A_SEAT;
        if square.is_multiple_of(SQUARES_A_SEAT) && !laws.same_side(seat, usize::from(starts)) {
            let host = usize::from(starts);
            if board.has_waiting(host) && !board.is_gone(host) {
                safe = safe * (100 - self.threats.enter[host]) / 100;
            }
        }
        for &(from, owner) in others.iter() {
            let hunter = usize::from(owner);
            if laws.same_side(seat, hunter) {
                continue;
            }
            let steps = distance(from, square, squares);
            if usize::from(steps) <= FARTHEST && !self.stopped(board, hunter, from, steps) {
                safe = safe * (100 - self.threats.forward[hunter][usize::from(steps)]) / 100;
            } else if steps == squares - 4 {
                safe = safe * (100 - self.threats.back[hunter]) / 100;
            }
        }
        100 - safe
    }

    /// Whether a pawn can't move that far because its base or a guarded start comes first.
    fn stopped(&self, board: &PawnBoard, hunter: usize, from: u8, steps: u8) -> bool {
        if steps > distance(from, self.laws.entry(hunter), self.laws.squares()) {
            return true;
        }
        let next = self.laws.next_start(from);
        steps >= SQUARES_A_SEAT - from % SQUARES_A_SEAT && board.is_guarded(next)
    }
}

/// The number of steps forward from one square to another.
pub(super) fn distance(from: u8, to: u8, squares: u8) -> u8 {
    if to >= from { to - from } else { to + (squares - from) }
}

/// The pawns on the track with their owners, unless they have left.
struct OnTrack {
    pawns: [(u8, u8); MOST_SEATS * MOST_PAWNS],
    count: usize,
}

impl OnTrack {
    fn of(board: &PawnBoard, laws: &Laws) -> Self {
        let mut all = Self { pawns: [(0, 0); MOST_SEATS * MOST_PAWNS], count: 0 };
        for colour in (0..laws.colour_count()).filter(|colour| !board.is_gone(*colour)) {
            for square in board.pawns(colour).filter_map(Place::square) {
                all.pawns[all.count] = (square, colour as u8);
                all.count += 1;
            }
        }
        all
    }

    fn iter(&self) -> impl Iterator<Item = &(u8, u8)> {
        self.pawns[..self.count].iter()
    }
}
