/// What no page draws outside of: printers do not reach the edge of the paper. In millimetres.
pub const MARGIN: f64 = 12.0;

/// The sheets that printers hold.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Paper {
    /// 210 x 297 mm.
    #[default]
    A4,
    /// 8.5 x 11 inches, in North America.
    Letter,
}

impl Paper {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Width and height in millimetres, upright.
    pub const fn upright(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }

    /// The same on its side.
    pub const fn on_its_side(self) -> (f64, f64) {
        let (width, height) = self.upright();
        (height, width)
    }
}
