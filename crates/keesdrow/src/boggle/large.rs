//! Finds the words of boards of any size by following chains of cells.

use std::ops::Range;

use super::board::BoggleBoard;
use super::dictionary::{Dictionary, OFFSET};

/// A neighbour off the board: no face.
const NOTHING: u8 = 0x40;
/// One in every byte.
const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
/// The top bit of every byte.
const HIGH_BITS: u64 = 0x80 * EVERY_BYTE;

/// Finds the words of boards of any size.
#[derive(Debug, Default)]
pub(super) struct Large {
    grid: BorderedBoard,
    /// The ways of all waiting beginnings and of the beginnings they came from.
    ways: Vec<Way>,
    waiting: Vec<WayPrefix>,
}

/// A way to walk a beginning.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    cell: u16,
    /// The number of the way it continues, or [`Way::NONE`].
    from: u32,
}

impl Way {
    const NONE: u32 = u32::MAX;
}

/// A beginning of words that is still to be continued.
#[derive(Clone, Copy, Debug)]
struct WayPrefix {
    /// The range of its ways.
    start: u32,
    end: u32,
    /// The node it leads to, and its letters.
    arc: u32,
    /// Its faces without the last.
    before: u32,
}

/// The letters for a search, with an empty border. The border left of a row is also the one right of the row above.
#[derive(Debug, Default)]
struct BorderedBoard {
    /// The step from a cell's number to the row below.
    down: usize,
    /// The steps to each neighbour, modulo 65536.
    directions: [u16; 8],
    cells: Vec<Neighbourhood>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Neighbourhood {
    /// The faces of the neighbours, a byte each, in the order of the directions.
    around: u64,
    /// The set of them.
    near: u32,
    /// The set with its own face.
    face: u32,
}

/// A receiver of the words found.
pub(super) trait Sink {
    /// Takes the words that end with these faces, perhaps none, after an arc. It can ask for a way to walk each.
    fn take(&mut self, ends: u32, arc: u32, path: impl Fn(u32) -> Vec<usize>);
}

impl Large {
    /// Finds the words of a board.
    pub(super) fn search(&mut self, dictionary: &Dictionary, board: &BoggleBoard, sink: &mut impl Sink) {
        self.grid.lay(board);
        self.start(dictionary, board);
        let Self { grid, ways, waiting } = self;
        while let Some(WayPrefix { start, end, arc, before }) = waiting.pop() {
            let (first_way, made_before) = (start as usize, end as usize);
            // A way continues to eight cells at most.
            let room = made_before + (made_before - first_way) * 8;
            if ways.len() < room {
                ways.resize(room * 2, Way { cell: 0, from: Way::NONE });
            }
            let place = dictionary.at(arc);
            let mut near = 0;
            let mut last = 0;
            for way in &ways[first_way..made_before] {
                let cell = &grid.cells[usize::from(way.cell)];
                near |= cell.near;
                last = cell.face;
            }
            let (on, ends) = (place.on & near, place.ends & near);
            // A way can come back only to a face before the last.
            let doubtful = before & (on | ends);
            sink.take(ends & !doubtful, arc, |face| grid.path(ways, &grid.first(ways, start..end, face)));
            let mut left = on | ends & doubtful;
            let mut made = made_before;
            while left != 0 {
                let face = left & left.wrapping_neg();
                let byte = u64::from(left.trailing_zeros());
                let first = made;
                made = grid.walk_on(ways, start..end, made, byte, doubtful & face != 0);
                if made > first {
                    if ends & doubtful & face != 0 {
                        sink.take(face, arc, |_| grid.path(ways, &ways[first]));
                    }
                    if on & face != 0 {
                        waiting.push(WayPrefix {
                            start: first as u32,
                            end: made as u32,
                            arc: (arc & !OFFSET) + place.after_lowest(left),
                            before: before | last,
                        });
                    }
                }
                left ^= face;
            }
        }
    }

    fn start(&mut self, dictionary: &Dictionary, board: &BoggleBoard) {
        self.ways.clear();
        for (face, arc) in dictionary.starts() {
            let start = self.ways.len() as u32;
            let cells = self.grid.numbers(board).filter(|&cell| self.grid.cells[cell].face == 1 << face);
            self.ways.extend(cells.map(|cell| Way { cell: cell as u16, from: Way::NONE }));
            let end = self.ways.len() as u32;
            if end > start {
                self.waiting.push(WayPrefix { start, end, arc, before: 0 });
            }
        }
    }
}

impl BorderedBoard {
    fn lay(&mut self, board: &BoggleBoard) {
        let (rows, columns) = (board.rows(), board.columns());
        self.down = columns + 1;
        let down = self.down as u16;
        let forth = [1, down - 1, down, down + 1];
        self.directions = std::array::from_fn(|at| if at < 4 { forth[at] } else { forth[at - 4].wrapping_neg() });
        let mut faces = vec![NOTHING; (rows + 2) * self.down + 1];
        for (cell, letter) in self.numbers(board).zip(board.letters()) {
            faces[cell] = letter.index() as u8;
        }
        self.cells.clear();
        self.cells.resize(faces.len(), Neighbourhood::default());
        for cell in self.numbers(board) {
            let around = std::array::from_fn(|at| faces[usize::from(self.neighbour(cell as u16, at))]);
            let near = around.iter().filter(|&&face| face != NOTHING).fold(0, |near, &face| near | 1 << face);
            self.cells[cell] = Neighbourhood { around: u64::from_le_bytes(around), near, face: 1 << faces[cell] };
        }
    }

    /// The numbers of the cells of a board, row by row.
    fn numbers(&self, board: &BoggleBoard) -> impl Iterator<Item = usize> + use<> {
        let (columns, down) = (board.columns(), self.down);
        (1..=board.rows()).flat_map(move |row| (row * down + 1..).take(columns))
    }

    #[inline(always)]
    fn neighbour(&self, cell: u16, direction: usize) -> u16 {
        cell.wrapping_add(self.directions[direction % 8])
    }

    /// The directions in which a cell has neighbours with a face, as the top bits of their bytes.
    #[inline(always)]
    fn directions(&self, cell: u16, face: u64) -> u64 {
        let around = self.cells[usize::from(cell)].around ^ (face * EVERY_BYTE);
        // No byte exceeds 0x7f, so the bit survives only where the byte is zero, that is, where the face is the same.
        (HIGH_BITS - around) & HIGH_BITS
    }

    /// Adds all continuations of some ways to a face, except those that come back where that has to be checked. Returns
    /// the number of ways after that.
    #[inline(always)]
    fn walk_on(&self, ways: &mut [Way], some: Range<u32>, mut made: usize, face: u64, ask: bool) -> usize {
        for from in some {
            let last = ways[from as usize].cell;
            let mut directions = self.directions(last, face);
            while directions != 0 {
                let cell = self.neighbour(last, directions.trailing_zeros() as usize / 8);
                if !ask || !has_used(ways, from, cell) {
                    ways[made] = Way { cell, from };
                    made += 1;
                }
                directions &= directions - 1;
            }
        }
        made
    }

    /// A continuation to a face of the first of some ways that has one.
    fn first(&self, ways: &[Way], mut some: Range<u32>, face: u32) -> Way {
        let found = some.find_map(|from| {
            let last = ways[from as usize].cell;
            let directions = self.directions(last, face.into());
            let cell = self.neighbour(last, directions.trailing_zeros() as usize / 8);
            (directions != 0).then_some(Way { cell, from })
        });
        found.expect("a face that is near is that of a neighbour")
    }

    /// The cells of a way, numbered as on the board.
    fn path(&self, ways: &[Way], way: &Way) -> Vec<usize> {
        let chain = std::iter::successors(Some(way), |way| ways.get(way.from as usize));
        let place = |way: &Way| {
            let cell = usize::from(way.cell) - 1;
            (cell / self.down - 1) * (self.down - 1) + cell % self.down
        };
        let mut path: Vec<usize> = chain.map(place).collect();
        path.reverse();
        path
    }
}

/// Whether a way used a cell before its last one.
fn has_used(ways: &[Way], way: u32, cell: u16) -> bool {
    let chain = std::iter::successors(ways.get(way as usize), |way| ways.get(way.from as usize));
    chain.skip(1).any(|way| way.cell == cell)
}
