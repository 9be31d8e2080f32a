use std::fmt;

/// The look of lines and areas. Widths are in millimetres.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Look {
    /// The colour of an area.
    pub fill: Option<Colour>,
    /// Width and colour of its line.
    pub line: Option<(f64, Colour)>,
    /// Lengths of the strokes of a broken line and of the gaps between them.
    pub dash: Option<(f64, f64)>,
    /// Whether the ends and corners of the line are round.
    pub round: bool,
}

impl Look {
    /// A line of this width.
    pub const fn line(width: f64, colour: Colour) -> Self {
        Self { fill: None, line: Some((width, colour)), dash: None, round: false }
    }

    /// An area without a line.
    pub const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), line: None, dash: None, round: false }
    }

    /// The same with a broken line.
    #[must_use]
    pub const fn dashed(self, stroke: f64, gap: f64) -> Self {
        Self { dash: Some((stroke, gap)), ..self }
    }

    /// The same with round ends.
    #[must_use]
    pub const fn rounded(self) -> Self {
        Self { round: true, ..self }
    }
}

/// The side of a point on which words stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// To the right of it.
    Start,
    /// On both sides of it.
    Middle,
    /// To the left of it.
    End,
}

/// The look of words. The size is the height of their line in millimetres.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TextStyle {
    /// The height of the line.
    pub size: f64,
    /// Whether they are bold.
    pub bold: bool,
    /// On which side of their point they stand.
    pub anchor: Anchor,
    /// The colour they are printed in.
    pub colour: Colour,
}

impl TextStyle {
    /// Plain words of a size, to the right of their point.
    pub const fn plain(size: f64) -> Self {
        Self { size, bold: false, anchor: Anchor::Start, colour: Colour::INK }
    }

    /// The same in bold.
    #[must_use]
    pub const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    /// The same, standing back.
    #[must_use]
    pub const fn muted(self) -> Self {
        Self { colour: Colour::MUTED, ..self }
    }

    /// The same on this side of its point.
    #[must_use]
    pub const fn at(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }
}

/// A colour by its red, green and blue, written `#22201C`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    /// A colour as a style sheet has it: `0x22201C`.
    pub const fn new(hex: u32) -> Self {
        Self((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
    }

    /// A percentage of this colour mixed with another.
    #[must_use]
    pub fn mixed(self, percent: u32, rest: Self) -> Self {
        let part = |own: u8, other: u8| ((u32::from(own) * percent + u32::from(other) * (100 - percent)) / 100) as u8;
        Self(part(self.0, rest.0), part(self.1, rest.1), part(self.2, rest.2))
    }

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
