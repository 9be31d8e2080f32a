use super::reach::Reach;
use super::sieve::Sieve;
use std::cell::Cell;

/// What the words of one hook can pay at most, against the best found so far.
pub(super) struct Promise<'a> {
    best: &'a Cell<i32>,
    /// By place: the most that words pay which start there or before.
    left: [i32; 32],
    /// By first place and place: the most that words pay which start at the one and end at the other or after.
    right: [[i32; 32]; 32],
}

impl<'a> Promise<'a> {
    /// Promises nothing yet.
    pub(super) const fn new(best: &'a Cell<i32>) -> Self {
        Self { best, left: [i32::MIN; 32], right: [[i32::MIN; 32]; 32] }
    }

    /// What the words of a hook promise, given for each of its spans.
    pub(super) fn make(&mut self, reach: &Reach, most: &[i32]) {
        let mut given = most.iter();
        for (first, lasts) in reach.spans() {
            let right = &mut self.right[first];
            let mut most = i32::MIN;
            let mut filled = right.len();
            for (last, &here) in lasts.zip(given.by_ref()) {
                // Up to the span before, which ends further to the right.
                right[last + 1..filled].fill(most);
                filled = last + 1;
                most = most.max(here);
            }
            right[..filled].fill(most);
        }
        // From the left, so that each place has what the starts before it have.
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
