//! Counts the words of boards of up to 64 cells, with sets of cells as the bits of a number.
//!
//! A beginning keeps all the cells where a way that spells it can end, but not the ways themselves. It knows which
//! cells every way has used and which cells some way may have used. Only where a word would continue to one of the
//! latter does it search for the ways, backwards: see [`Small::comes`].

use super::board::BoggleBoard;
use super::dictionary::{Dictionary, OFFSET};
use super::lengths::Lengths;
use super::shape::Shape;

/// A word has at most 64 letters, so a prefix that continues has fewer faces.
const STEPS: usize = 64;
/// At most 26 beginnings wait at each of those steps; this is rounded up to a power of two.
const WAITING: usize = 2048;

/// Counts the words of boards of up to 64 cells.
#[derive(Debug)]
pub(super) struct Small {
    shape: Shape,
    /// The cells of every face.
    cells_of: [u64; 32],
    /// For every eight cells of the board and every set of them, the faces there.
    faces: [[u32; 256]; 8],
    /// The steps of the current beginning; the first is its start.
    steps: [PrefixStep; STEPS],
    waiting: Box<[ReachPrefix; WAITING]>,
}

/// A step of a beginning.
#[derive(Clone, Copy, Debug, Default)]
struct PrefixStep {
    /// All the cells where a way that spells the beginning so far can end.
    reach: u64,
    /// The cells that not every way so far has used.
    open: u64,
    /// Those among them that some way so far may have used.
    doubtful: u64,
}

/// A beginning of words that is still to be continued.
#[derive(Clone, Copy, Debug, Default)]
struct ReachPrefix {
    reach: u64,
    /// The node it leads to, and its letters.
    arc: u32,
    /// Its faces.
    step: u32,
}

impl Small {
    /// Whether a board is small. A single row of 64 is not, since no number can shift a whole row.
    pub(super) fn fits(board: &BoggleBoard) -> bool {
        board.letters().len() <= 64 && board.columns() < 64
    }

    pub(super) fn new() -> Self {
        Self {
            shape: Shape::default(),
            cells_of: [0; 32],
            faces: [[0; 256]; 8],
            steps: [PrefixStep::default(); STEPS],
            waiting: Box::new([ReachPrefix::default(); WAITING]),
        }
    }

    /// Counts the words of a board that fits.
    pub(super) fn count(&mut self, dictionary: &Dictionary, board: &BoggleBoard) -> Lengths {
        self.lay(board);
        // The number of tables needed for the faces of a set is known at compile time.
        match board.letters().len() {
            0..=16 => self.walk::<2>(dictionary),
            17..=32 => self.walk::<4>(dictionary),
            _ => self.walk::<8>(dictionary),
        }
    }

    fn lay(&mut self, board: &BoggleBoard) {
        self.shape = Shape::new(board.rows(), board.columns());
        self.cells_of = [0; 32];
        for (cell, letter) in board.letters().iter().enumerate() {
            self.cells_of[letter.index() % 32] |= 1 << cell;
        }
        for (faces, letters) in self.faces.iter_mut().zip(board.letters().chunks(8)) {
            for (bit, letter) in letters.iter().enumerate() {
                let (known, new) = faces.split_at_mut(1 << bit);
                let face = 1 << letter.index();
                known.iter().zip(new).for_each(|(known, new)| *new = known | face);
            }
        }
    }

    fn walk<const TABLES: usize>(&mut self, dictionary: &Dictionary) -> Lengths {
        let mut lengths = Lengths::new();
        let mut count = self.start(dictionary);
        while count > 0 {
            count -= 1;
            let ReachPrefix { reach, arc, step } = self.waiting[count % WAITING];
            let place = dictionary.at(arc);
            let before = self.steps[(step as usize - 1) % STEPS];
            let unsure = if reach & (reach - 1) == 0 { 0 } else { reach };
            let open = before.open & !(reach ^ unsure);
            self.steps[step as usize % STEPS] = PrefixStep { reach, open, doubtful: before.doubtful | unsure };
            let mut next = self.shape.around(reach) & open;
            let doubtful = next & before.doubtful;
            if doubtful != 0 {
                let wanted = self.faces_of::<TABLES>(doubtful) & (place.on | place.ends);
                if wanted != 0 {
                    next ^= self.used_up(step as usize, doubtful, wanted);
                }
            }
            let near = self.faces_of::<TABLES>(next);
            lengths.add(place.ends & near, arc);
            let mut on = place.on & near;
            while on != 0 {
                self.waiting[count % WAITING] = ReachPrefix {
                    reach: next & self.cells_of[on.trailing_zeros() as usize % 32],
                    arc: (arc & !OFFSET) + place.after_lowest(on),
                    step: step + 1,
                };
                count += 1;
                on &= on - 1;
            }
        }
        lengths
    }

    /// Adds the faces a word can start with and returns their number.
    fn start(&mut self, dictionary: &Dictionary) -> usize {
        self.steps[0] = PrefixStep { reach: 0, open: self.shape.cells(), doubtful: 0 };
        let mut count = 0;
        for (face, arc) in dictionary.starts() {
            let reach = self.cells_of[face % 32];
            if reach != 0 {
                self.waiting[count % WAITING] = ReachPrefix { reach, arc, step: 1 };
                count += 1;
            }
        }
        count
    }

    /// The faces of some cells.
    #[inline(always)]
    fn faces_of<const TABLES: usize>(&self, cells: u64) -> u32 {
        let bytes = cells.to_le_bytes();
        (0..TABLES).fold(0, |faces, table| faces | self.faces[table][usize::from(bytes[table])])
    }

    /// The cells with these faces that no way reaches from a step, because every way beside them has used them.
    #[inline(never)]
    fn used_up(&self, step: usize, cells: u64, mut faces: u32) -> u64 {
        let mut used_up = 0;
        while faces != 0 {
            let mut left = cells & self.cells_of[faces.trailing_zeros() as usize % 32];
            while left != 0 {
                let cell = left & left.wrapping_neg();
                if !self.comes(step, cell) {
                    used_up |= cell;
                }
                left ^= cell;
            }
            faces &= faces - 1;
        }
        used_up
    }

    /// Whether some way that ends beside a cell at a step has not used it.
    ///
    /// It goes back step by step with all the cells that ways could have used, without the cell in question. If none is
    /// left, no way comes. If the step before has used none of the same cells, its ways are known to be good, and so is
    /// the whole way. If cells of different steps could be the same, this can't tell.
    #[inline(always)]
    fn comes(&self, step: usize, cell: u64) -> bool {
        let mut from = cell;
        let mut used = cell;
        for back in (1..=step).rev() {
            from = self.shape.around(from) & self.steps[back % STEPS].reach & !cell;
            if from == 0 {
                return false;
            }
            let before = &self.steps[(back - 1) % STEPS];
            let touched = before.doubtful | !before.open;
            if used & touched == 0 {
                return true;
            }
            if used & touched != cell {
                return self.comes_one_by_one(step, cell, cell);
            }
            used |= from;
        }
        true
    }

    /// Whether some way ends beside a cell at a step without using these cells.
    fn comes_one_by_one(&self, step: usize, cell: u64, used: u64) -> bool {
        let mut from = self.shape.around(cell) & self.steps[step % STEPS].reach & !used;
        let before = &self.steps[(step - 1) % STEPS];
        if from == 0 || used & (before.doubtful | !before.open) == 0 {
            return from != 0;
        }
        while from != 0 {
            let last = from & from.wrapping_neg();
            if self.comes_one_by_one(step - 1, last, used | last) {
                return true;
            }
            from ^= last;
        }
        false
    }
}
