use super::{Must, mirror};
use crate::{Direction, Grid, Square};
use kee_lexicon::Letter;

/// Places are counted from 1 in a search, so that there is always one before: no tile lies there and none can be laid.
pub(super) const SHIFT: usize = 1;

/// A segment of a line, laid out for the search.
pub(super) struct SearchLane {
    pub(super) direction: Direction,
    pub(super) line: usize,
    /// Tiles that lie there, a bit a place.
    tiles: u32,
    /// By place: their letters.
    letters: [u8; 32],
    /// By place: the letters that may be laid; none where none can.
    pub(super) allowed: [u32; 32],
    /// Where words are grown from: the last tile of each run, and empty places that touch no run.
    pub(super) hooks: u32,
    /// Places where a single new tile is left to the search of the other direction.
    pub(super) not_alone: u32,
}

impl SearchLane {
    /// A segment, whose squares come as a bit each; `None` if no word can be laid in it.
    pub(super) fn new(
        grid: &Grid,
        direction: Direction,
        line: usize,
        segment: u32,
        must: Must<'_>,
        mirrored: bool,
    ) -> Option<Self> {
        let (lane, checks) = (grid.board().lane(direction, line), grid.checks().line(direction, line));
        let bits = |bits: u32| (if mirrored { mirror::bits(bits) } else { bits }) << SHIFT;
        let tiles = bits(lane.tiles & segment);
        let hooks = match must {
            Must::Join => {
                let last_of_runs = tiles & !(tiles >> 1);
                let beside_runs = tiles << 1 | tiles >> 1;
                last_of_runs | bits(checks.hooked & segment) & !beside_runs
            }
            Must::Cover(squares) => bits(covered(squares, direction, line) & segment) & !tiles,
        };
        if hooks == 0 {
            return None;
        }
        let (mut letters, mut allowed) = ([0; 32], [0; 32]);
        let mut places = segment;
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            let at = SHIFT + if mirrored { mirror::place(place) } else { place };
            allowed[at] = checks.letters[place].bits();
            letters[at] = lane.letter_index(place);
        }
        let not_alone = if direction == Direction::Down { bits(checks.hooked & segment) } else { 0 };
        Some(Self { direction, line, tiles, letters, allowed, hooks, not_alone })
    }

    /// The letter of a tile that lies there.
    #[inline]
    pub(super) fn letter(&self, place: usize) -> Letter {
        Letter::from_index(usize::from(self.letters[place & 31])).expect("a tile lies there")
    }

    /// The letters that may be laid on a place.
    #[inline]
    pub(super) fn allowed(&self, place: usize) -> u32 {
        self.allowed[place & 31]
    }

    /// Whether a tile lies there.
    #[inline]
    pub(super) fn has_tile(&self, place: usize) -> bool {
        self.tiles >> place & 1 != 0
    }

    /// The last place of the run of tiles right after a place; that place itself if there is none.
    pub(super) fn last_of_run(&self, place: usize) -> usize {
        place + (self.tiles >> (place + 1)).trailing_ones() as usize
    }

    /// The first place of the run of tiles that ends here.
    pub(super) fn first_of_run(&self, last: usize) -> usize {
        // Tiles after the run are shifted out, so that it is at the top.
        last + 1 - (self.tiles << (31 - last)).leading_ones() as usize
    }

    /// The first place from the left that a word cannot take without touching the hook.
    pub(super) fn before_hook(&self, hook: usize) -> usize {
        if self.has_tile(hook) { self.first_of_run(hook) - 1 } else { hook }
    }
}

fn covered(squares: &[Square], direction: Direction, line: usize) -> u32 {
    let here = squares.iter().filter(|square| square.line(direction) == line);
    here.fold(0, |places, square| places | 1 << square.place(direction))
}
