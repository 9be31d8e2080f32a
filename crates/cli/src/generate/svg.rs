use std::fmt::{Display, Write};

/// An SVG picture, drawn in millimetres.
pub(super) struct Svg {
    text: String,
}

impl Svg {
    /// A picture of this size with a title for screen readers.
    pub(super) fn new(width: f64, height: f64, title: &str) -> Self {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\" font-family=\"'Atkinson Hyperlegible', system-ui, sans-serif\">"
        );
        let _ = writeln!(text, "<title>{}</title>", escaped(title));
        Self { text }
    }

    /// A rectangle with these attributes.
    pub(super) fn rect(&mut self, at: (f64, f64), size: (f64, f64), attributes: impl Display) {
        let ((x, y), (width, height)) = (at, size);
        let _ = writeln!(
            self.text,
            "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" {attributes}/>"
        );
    }

    /// A straight line.
    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), attributes: impl Display) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = writeln!(self.text, "<line x1=\"{x1:.2}\" y1=\"{y1:.2}\" x2=\"{x2:.2}\" y2=\"{y2:.2}\" {attributes}/>");
    }

    /// A path that is drawn in a square of 10 x 10, put at a place and made this large.
    pub(super) fn picture(&mut self, path: &str, at: (f64, f64), size: f64, attributes: impl Display) {
        let ((x, y), scale) = (at, size / 10.0);
        let _ = writeln!(
            self.text,
            "<path d=\"{path}\" transform=\"translate({x:.2} {y:.2}) scale({scale:.3})\" {attributes}/>"
        );
    }

    /// Words. `size` is the height of the letters' line.
    pub(super) fn words(&mut self, at: (f64, f64), size: f64, words: &str, attributes: impl Display) {
        let (x, y) = at;
        let words = escaped(words);
        let _ =
            writeln!(self.text, "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\" {attributes}>{words}</text>");
    }

    /// The whole picture.
    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
