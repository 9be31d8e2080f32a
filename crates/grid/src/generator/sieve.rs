/// Which ways of growing a word are worth following. Places are counted as in a search.
pub(super) trait Sieve {
    /// Whether to go on to this place on the left.
    fn leftwards(&self, place: usize) -> bool;

    /// Whether to go on to this place on the right, in a word that starts at `first`.
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

/// Everything is worth it.
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
