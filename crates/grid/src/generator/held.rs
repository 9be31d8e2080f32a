use crate::Rack;

/// A rack from which tiles are taken and put back during a search.
pub(super) struct Held {
    counts: [u8; 32],
    /// The letters there are, blanks apart.
    pub(super) mask: u32,
    pub(super) blanks: usize,
}

impl Held {
    pub(super) fn new(rack: &Rack) -> Self {
        let mut counts = [0; 32];
        counts[..rack.counts().len()].copy_from_slice(rack.counts());
        Self { counts, mask: rack.letters().bits(), blanks: rack.blanks() }
    }

    /// The letters that can be laid.
    #[inline]
    pub(super) fn letters(&self) -> u32 {
        if self.blanks > 0 { u32::MAX } else { self.mask }
    }

    /// Takes a letter that is there; the mask before goes to [`Held::put_back`].
    #[inline]
    pub(super) fn take(&mut self, index: usize) {
        let left = self.counts[index & 31] - 1;
        self.counts[index & 31] = left;
        self.mask &= !(u32::from(left == 0) << index);
    }

    #[inline]
    pub(super) fn put_back(&mut self, index: usize, mask: u32) {
        self.counts[index & 31] += 1;
        self.mask = mask;
    }
}
