use std::fmt;

/// A colour by its red, green and blue, written `#22201C`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    /// Text and strong lines.
    pub const INK: Self = Self(0x22, 0x20, 0x1C);
    /// Text that stands back.
    pub const MUTED: Self = Self(0x5F, 0x59, 0x4E);
    /// Thin lines to write on.
    pub const LINE: Self = Self(0x8C, 0x84, 0x72);
    /// A band behind every other row: light enough for any printer.
    pub const BAND: Self = Self(0xF4, 0xF2, 0xEC);
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}
