/// Some of the colours of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colours(u16);

impl Colours {
    /// None.
    pub const NONE: Self = Self(0);

    /// One colour.
    pub const fn only(colour: usize) -> Self {
        Self(1 << colour)
    }

    /// Adds a colour.
    pub const fn with(self, colour: usize) -> Self {
        Self(self.0 | 1 << colour)
    }

    /// Removes a colour.
    pub const fn without(self, colour: usize) -> Self {
        Self(self.0 & !(1 << colour))
    }

    /// Whether it is one of them.
    pub const fn contains(self, colour: usize) -> bool {
        self.0 >> colour & 1 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let colour = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(colour)
        })
    }
}

impl FromIterator<usize> for Colours {
    fn from_iter<I: IntoIterator<Item = usize>>(colours: I) -> Self {
        colours.into_iter().fold(Self::NONE, Self::with)
    }
}
