use std::fmt::{Arguments, Write};

/// The typefaces of letters and figures: by its name in the page, then by its own.
pub(crate) const TEXT: &str = "'Atkinson Next', 'Atkinson Hyperlegible Next', 'Noto Sans', sans-serif";
/// The typeface of titles.
pub(crate) const TITLE: &str = "Fraunces, serif";

/// A picture, as SVG text.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// Left, top, width and height of what is seen.
    seen: [f64; 4],
    marks: String,
}

impl Drawing {
    /// An empty drawing with this left, top, width and height.
    pub(crate) fn new(seen: [f64; 4]) -> Self {
        Self { seen, marks: String::new() }
    }

    /// Adds marks.
    pub(crate) fn add(&mut self, marks: Arguments<'_>) {
        // A text takes whatever is written to it.
        let _ = self.marks.write_fmt(marks);
    }

    /// The drawing as a picture of its own. Its size comes from the element around it.
    pub fn svg(&self) -> String {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\"{}", self.rest())
    }

    /// The drawing within a rectangle of another one.
    pub(crate) fn within(&self, [x, y, width, height]: [f64; 4]) -> String {
        format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{}", self.rest())
    }

    fn rest(&self) -> String {
        let [left, top, width, height] = self.seen;
        let marks = &self.marks;
        format!(" viewBox=\"{left} {top} {width} {height}\" font-family=\"{TEXT}\">{marks}</svg>")
    }
}

/// Adds marks to a drawing, as `format!` writes them.
macro_rules! draw {
    ($drawing:expr, $($marks:tt)+) => { $drawing.add(format_args!($($marks)+)) };
}
pub(crate) use draw;
