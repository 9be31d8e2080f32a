/// What is paid and taken beside the squares (W4.2, W6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonuses {
    /// What a keyword pays.
    pub keyword: u16,
    /// What going out pays.
    pub going_out: u16,
    /// What a letter left on a rack costs.
    pub letter_left: u16,
}

impl Bonuses {
    /// The names of the values, in the order in which they are written.
    pub const NAMES: [&'static str; 3] = ["keyword", "going_out", "letter_left"];
    /// What the supplement has, and every board that does not say otherwise.
    pub const DEFAULT: Self = Self::from_array([50, 50, 5]);

    /// The values in the order of their names.
    pub const fn from_array([keyword, going_out, letter_left]: [u16; 3]) -> Self {
        Self { keyword, going_out, letter_left }
    }

    /// In the order of their names.
    pub const fn to_array(self) -> [u16; 3] {
        [self.keyword, self.going_out, self.letter_left]
    }
}
