use crate::{Anchor, Look, TextStyle, fit};

/// A point in millimetres from the upper left corner of the page.
pub type PagePoint = (f64, f64);

/// Something on a page.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A rectangle.
    Rect {
        /// Its upper left corner.
        at: PagePoint,
        /// Its width and height.
        size: (f64, f64),
        /// Its look.
        look: Look,
    },
    /// A straight line.
    Line {
        /// One end.
        from: PagePoint,
        /// The other.
        to: PagePoint,
        /// Its look.
        look: Look,
    },
    /// A path of SVG that is drawn in a square of 10 x 10, its line as well, and made this large.
    Picture {
        /// The path.
        path: &'static str,
        /// The upper left corner of the square.
        at: PagePoint,
        /// The side of the square.
        size: f64,
        /// Its look, in units of the square.
        look: Look,
    },
    /// A line of words.
    Words {
        /// On their base line.
        at: PagePoint,
        /// The words themselves.
        words: String,
        /// Their look.
        look: TextStyle,
    },
}

impl Mark {
    /// The area it covers at most: left, top, right, bottom.
    pub fn bounds(&self) -> [f64; 4] {
        let thick = |look: &Look, scale: f64| look.line.map_or(0.0, |(width, _)| width * scale / 2.0);
        let around = |(left, top): PagePoint, (right, bottom): PagePoint, by: f64| {
            [left - by, top - by, right + by, bottom + by]
        };
        match self {
            Self::Rect { at, size, look } => around(*at, (at.0 + size.0, at.1 + size.1), thick(look, 1.0)),
            Self::Line { from, to, look } => {
                let low = (from.0.min(to.0), from.1.min(to.1));
                around(low, (from.0.max(to.0), from.1.max(to.1)), thick(look, 1.0))
            }
            Self::Picture { at, size, look, .. } => around(*at, (at.0 + size, at.1 + size), thick(look, size / 10.0)),
            Self::Words { at, words, look } => {
                let width = fit::width(words, look.bold) * look.size;
                let left = match look.anchor {
                    Anchor::Start => at.0,
                    Anchor::Middle => at.0 - width / 2.0,
                    Anchor::End => at.0 - width,
                };
                [left, at.1 - 0.8 * look.size, left + width, at.1 + 0.25 * look.size]
            }
        }
    }
}
