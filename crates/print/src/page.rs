use crate::{Anchor, Colour, Look, Mark, TextStyle, fit, mark::PagePoint};
use kee_speech::Language;

/// A page to print. It is drawn in millimetres from its upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its title, for screen readers and windows.
    pub title: String,
    /// The tag of its language, such as `nl`.
    pub language: String,
    /// Width and height in millimetres.
    pub size: (f64, f64),
    /// The marks on it, in the order in which they are drawn.
    pub marks: Vec<Mark>,
}

impl Page {
    /// An empty page of this size.
    pub fn new(size: (f64, f64), title: impl Into<String>, language: &Language) -> Self {
        Self { title: title.into(), language: language.tag().to_owned(), size, marks: Vec::new() }
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, at: PagePoint, size: (f64, f64), look: Look) {
        self.marks.push(Mark::Rect { at, size, look });
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: PagePoint, to: PagePoint, look: Look) {
        self.marks.push(Mark::Line { from, to, look });
    }

    /// Draws a path that fills a square of 10 x 10.
    pub fn picture(&mut self, path: &'static str, at: PagePoint, size: f64, look: Look) {
        self.marks.push(Mark::Picture { path, at, size, look });
    }

    /// Writes a line of words.
    pub fn words(&mut self, at: PagePoint, words: impl Into<String>, look: TextStyle) {
        self.marks.push(Mark::Words { at, words: words.into(), look });
    }

    /// Writes words that people chose, and so may be long, into this much room.
    pub fn words_within(&mut self, at: PagePoint, room: f64, words: &str, look: TextStyle) {
        let (words, size) = fit::fitted(words, look.size, look.bold, room);
        self.words(at, words, TextStyle { size, ..look });
    }
}

/// The margin in which no page draws: printers do not reach the edge of the paper. In millimetres.
pub const MARGIN: f64 = 12.0;

/// The sheets that printers hold.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PaperSize {
    /// 210 x 297 mm.
    #[default]
    A4,
    /// 8.5 x 11 inches, in North America.
    Letter,
}

impl PaperSize {
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

/// A strong line, as around a table.
pub(crate) const STRONG: Look = Look::line(0.5, Colour::INK);
/// A thin line to write on.
pub(crate) const THIN: Look = Look::line(0.2, Colour::LINE);

/// Writes the title and what stands under it, and returns where the page goes on.
pub(crate) fn head(page: &mut Page, title: &str, under: &str) -> f64 {
    let room = page.size.0 - 2.0 * MARGIN;
    page.words_within((MARGIN, MARGIN + 7.5), room - 30.0, title, TextStyle::plain(8.5).bold());
    let corner = (page.size.0 - MARGIN, MARGIN + 7.5);
    page.words(corner, "Keeboard", TextStyle::plain(3.4).muted().at(Anchor::End));
    if !under.is_empty() {
        page.words_within((MARGIN, MARGIN + 13.5), room, under, TextStyle::plain(3.8).muted());
    }
    let below = MARGIN + if under.is_empty() { 11.0 } else { 16.5 };
    page.line((MARGIN, below), (page.size.0 - MARGIN, below), Look::line(0.8, Colour::INK));
    below + 4.0
}

/// A word with a line behind it to write on, as long as the room.
pub(crate) fn blank(page: &mut Page, at: PagePoint, room: f64, label: &str, filled: &str) {
    let look = TextStyle::plain(3.4).muted();
    page.words(at, label, look);
    let start = at.0 + fit::width(label, false) * look.size + 1.5;
    page.line((start, at.1 + 1.0), (at.0 + room, at.1 + 1.0), THIN);
    if !filled.is_empty() {
        page.words_within((start + 1.0, at.1 - 0.2), at.0 + room - start - 1.0, filled, TextStyle::plain(4.4));
    }
}

/// Small lines of text at the foot of the page, all of one size, the last one on its margin.
pub(crate) fn foot(page: &mut Page, lines: &[String]) {
    const STEP: f64 = 4.6;
    let room = page.size.0 - 2.0 * MARGIN;
    let size = lines.iter().map(|line| fit::fitted(line, 3.3, false, room).1).fold(3.3, f64::min);
    for (place, line) in lines.iter().rev().enumerate() {
        let at = (MARGIN, page.size.1 - MARGIN - 1.0 - STEP * place as f64);
        page.words_within(at, room, line, TextStyle::plain(size).muted());
    }
}
