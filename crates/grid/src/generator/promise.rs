use super::reach::Reach;
use std::cell::Cell;

/// The most that the words of one hook can score, compared with the best so far.
pub(super) struct Promise<'a> {
    best: &'a Cell<i32>,
    /// By place: the most that words starting there or before can score.
    left: [i32; 32],
    /// By first place and place: the most that words starting at the one and ending at the other or after can score.
    right: [[i32; 32]; 32],
}

impl<'a> Promise<'a> {
    /// Promises nothing yet.
    pub(super) const fn new(best: &'a Cell<i32>) -> Self {
        Self { best, left: [i32::MIN; 32], right: [[i32::MIN; 32]; 32] }
    }

    /// Sets the promise of a hook's words, given for each of its spans.
    pub(super) fn make(&mut self, reach: &Reach, most: &[i32]) {
        let mut given = most.iter();
        for (first, lasts) in reach.spans() {
            let right = &mut self.right[first];
            let mut most = i32::MIN;
            let mut filled = right.len();
            for (last, &here) in lasts.zip(given.by_ref()) {
                // Up to the span before, which ends farther to the right.
                right[last + 1..filled].fill(most);
                filled = last + 1;
                most = most.max(here);
            }
            right[..filled].fill(most);
        }
        // From the left, so that each place includes the starts before it.
        let mut most = i32::MIN;
        let mut filled = 0;
        for first in reach.starts_from_the_left() {
            self.left[filled..first].fill(most);
            filled = first;
            most = most.max(self.right[first][0]);
        }
        self.left[filled..].fill(most);
    }
}

impl Sieve for Promise<'_> {
    #[inline(always)]
    fn leftwards(&self, place: usize) -> bool {
        self.left[place & 31] > self.best.get()
    }

    #[inline(always)]
    fn rightwards(&self, first: usize, place: usize) -> bool {
        self.right[first & 31][place & 31] > self.best.get()
    }
}

/// Decides which ways of growing a word are worth following. Places are counted as in a search.
pub(super) trait Sieve {
    /// Whether to continue to this place on the left.
    fn leftwards(&self, place: usize) -> bool;

    /// Whether to continue to this place on the right, in a word that starts at `first`.
    fn rightwards(&self, first: usize, place: usize) -> bool;
}

impl<S: Sieve> Sieve for &S {
    #[inline(always)]
    fn leftwards(&self, place: usize) -> bool {
        (**self).leftwards(place)
    }

    #[inline(always)]
    fn rightwards(&self, first: usize, place: usize) -> bool {
        (**self).rightwards(first, place)
    }
}

/// Follows everything.
pub(super) struct All;

impl Sieve for All {
    #[inline(always)]
    fn leftwards(&self, _place: usize) -> bool {
        true
    }

    #[inline(always)]
    fn rightwards(&self, _first: usize, _place: usize) -> bool {
        true
    }
}
