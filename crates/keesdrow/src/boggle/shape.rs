//! The neighbourhood of cells on a small board.

/// The neighbourhood of cells on a board of up to 64, one bit per cell.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shape {
    columns: u32,
    cells: u64,
    not_first_column: u64,
    not_last_column: u64,
}

impl Shape {
    /// The shape of a board of fewer than 64 columns.
    pub(super) fn new(rows: usize, columns: usize) -> Self {
        let cells = u64::MAX >> (64 - rows * columns);
        let first = (0..rows).fold(0, |first, row| first | 1 << (row * columns));
        let last = first << (columns - 1);
        Self { columns: columns as u32, cells, not_first_column: cells & !first, not_last_column: cells & !last }
    }

    /// All cells.
    pub(super) fn cells(self) -> u64 {
        self.cells
    }

    /// The neighbours of some cells, possibly with bits of no cell.
    #[inline(always)]
    pub(super) fn around(self, cells: u64) -> u64 {
        let beside = (cells << 1) & self.not_first_column | (cells >> 1) & self.not_last_column;
        let row = beside | cells;
        beside | row << (self.columns % 64) | row >> (self.columns % 64)
    }
}
