use super::{Must, mirror};
use crate::{Direction, Grid, Square, lane::Lane};
use kee_lexicon::Letter;

/// Places are counted from 1 in a search, so that there is always one before, where no tile lies or fits.
pub(super) const SHIFT: usize = 1;

/// The letter of a place without a tile.
const NO_LETTER: u8 = Letter::COUNT as u8;

/// The start of a search for words.
#[derive(Clone, Copy)]
pub(super) struct Hook {
    /// The last tile of a run, or an empty place.
    pub(super) place: usize,
    /// The place that a word cannot take without touching the next hook, to which it would then belong; 0 if there is
    /// none.
    pub(super) limit: usize,
}

/// A segment of a line, prepared for the search.
#[derive(Clone)]
pub(super) struct SearchLane {
    pub(super) direction: Direction,
    pub(super) line: usize,
    /// The places with tiles, one bit each.
    tiles: u32,
    /// Their letters by place.
    letters: [u8; 32],
    /// The letters that fit, by place; none where none do.
    pub(super) allowed: [u32; 32],
    /// The hooks: the last tile of each run, and empty places that touch no run.
    pub(super) hooks: u32,
    /// Places on the line, counted from 0, where a single new tile belongs to the search of the other direction.
    pub(super) not_alone: u32,
}

impl SearchLane {
    /// A lane without squares.
    pub(super) const EMPTY: Self = Self {
        direction: Direction::Across,
        line: 0,
        tiles: 0,
        letters: [NO_LETTER; 32],
        allowed: [0; 32],
        hooks: 0,
        not_alone: 0,
    };

    /// A segment with its squares as bits; `None` if it has no room for a word.
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
        let (mut letters, mut allowed) = ([NO_LETTER; 32], [0; 32]);
        let mut places = segment;
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            let at = SHIFT + if mirrored { mirror::place(place) } else { place };
            allowed[at] = checks.letters[place].bits();
            letters[at] = lane.letter_index(place).min(NO_LETTER);
        }
        let not_alone = if direction == Direction::Down { bits(checks.hooked & segment) >> SHIFT } else { 0 };
        Some(Self { direction, line, tiles, letters, allowed, hooks, not_alone })
    }

    /// The letter of the tile there.
    #[inline]
    pub(super) fn letter(&self, place: usize) -> Letter {
        Letter::from_index(usize::from(self.letters[place & 31])).expect("a tile lies there")
    }

    /// The letters that fit a place.
    #[inline]
    pub(super) fn allowed(&self, place: usize) -> u32 {
        self.allowed[place & 31]
    }

    /// Whether a tile lies there.
    #[inline]
    pub(super) fn has_tile(&self, place: usize) -> bool {
        self.letters[place & 31] < NO_LETTER
    }

    /// The places without a tile from `first` to `last`, one bit each.
    #[inline]
    pub(super) fn empty_between(&self, first: usize, last: usize) -> u32 {
        ((2 << last) - (1 << first)) & !self.tiles
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

    /// The lane as the words of a hook see it: without the places that belong to the next one.
    pub(super) fn within<T>(&mut self, hook: Hook, look: impl FnOnce(&Self) -> T) -> T {
        let allowed = std::mem::take(&mut self.allowed[hook.limit]);
        let seen = look(self);
        self.allowed[hook.limit] = allowed;
        seen
    }

    /// Takes the first of the remaining hooks, which at first are those of [`SearchLane::hooks`].
    pub(super) fn take_hook(&self, left: &mut u32) -> Option<Hook> {
        if *left == 0 {
            return None;
        }
        let place = left.trailing_zeros() as usize;
        *left &= *left - 1;
        let limit = match left.trailing_zeros() as usize {
            32 => 0,
            next if self.has_tile(next) => self.first_of_run(next) - 1,
            next => next,
        };
        Some(Hook { place, limit })
    }
}

fn covered(squares: &[Square], direction: Direction, line: usize) -> u32 {
    let here = squares.iter().filter(|square| square.line(direction) == line);
    here.fold(0, |places, square| places | 1 << square.place(direction))
}

/// The squares of a line without a gap or a wall between them, one bit each: a word lies in one of these segments.
pub(super) fn segments(lane: &Lane) -> impl Iterator<Item = u32> + use<> {
    let mut left = lane.squares;
    let joined = lane.joined();
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let first = left.trailing_zeros();
        // The number of squares from the first on that are joined to their next one.
        let length = (joined >> first).trailing_ones() + 1;
        let segment = (u32::MAX >> (u32::BITS - length)) << first;
        left &= !segment;
        Some(segment)
    })
}
