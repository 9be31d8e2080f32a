use crate::{Look, Mark, Type, fit, mark::Point};

/// A page to print. It is drawn in millimetres from its upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// What it is, for screen readers and the title of a window.
    pub title: String,
    /// Width and height in millimetres.
    pub size: (f64, f64),
    /// What is on it, in the order in which it is drawn.
    pub marks: Vec<Mark>,
}

impl Page {
    /// An empty page of this size.
    pub fn new(size: (f64, f64), title: impl Into<String>) -> Self {
        Self { title: title.into(), size, marks: Vec::new() }
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, at: Point, size: (f64, f64), look: Look) {
        self.marks.push(Mark::Rect { at, size, look });
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Point, to: Point, look: Look) {
        self.marks.push(Mark::Line { from, to, look });
    }

    /// Draws a path that fills a square of 10 x 10.
    pub fn picture(&mut self, path: &'static str, at: Point, size: f64, look: Look) {
        self.marks.push(Mark::Picture { path, at, size, look });
    }

    /// Writes a line of words.
    pub fn words(&mut self, at: Point, words: impl Into<String>, look: Type) {
        self.marks.push(Mark::Words { at, words: words.into(), look });
    }

    /// Writes words that people chose, and so may be long, into this much room.
    pub fn words_within(&mut self, at: Point, room: f64, words: &str, look: Type) {
        let (words, size) = fit::fitted(words, look.size, look.bold, room);
        self.words(at, words, Type { size, ..look });
    }
}
