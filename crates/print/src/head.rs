//! What all pages have in common: a title, and lines to write on.

use crate::{Anchor, Colour, Look, MARGIN, Page, Type, fit, mark::Point};

/// A strong line, as around a table.
pub(crate) const STRONG: Look = Look::line(0.5, Colour::INK);
/// A thin line to write on.
pub(crate) const THIN: Look = Look::line(0.2, Colour::LINE);

/// Writes the title and what stands under it, and returns where the page goes on.
pub(crate) fn head(page: &mut Page, title: &str, under: &str) -> f64 {
    let room = page.size.0 - 2.0 * MARGIN;
    page.words_within((MARGIN, MARGIN + 7.5), room - 30.0, title, Type::plain(8.5).bold());
    let corner = (page.size.0 - MARGIN, MARGIN + 7.5);
    page.words(corner, "Keeboard", Type::plain(3.4).muted().at(Anchor::End));
    if !under.is_empty() {
        page.words_within((MARGIN, MARGIN + 13.5), room, under, Type::plain(3.8).muted());
    }
    let below = MARGIN + if under.is_empty() { 11.0 } else { 16.5 };
    page.line((MARGIN, below), (page.size.0 - MARGIN, below), Look::line(0.8, Colour::INK));
    below + 4.0
}

/// A word with a line behind it to write on, as long as the room.
pub(crate) fn blank(page: &mut Page, at: Point, room: f64, label: &str, filled: &str) {
    let look = Type::plain(3.4).muted();
    page.words(at, label, look);
    let start = at.0 + fit::width(label, false) * look.size + 1.5;
    page.line((start, at.1 + 1.0), (at.0 + room, at.1 + 1.0), THIN);
    if !filled.is_empty() {
        page.words_within((start + 1.0, at.1 - 0.2), at.0 + room - start - 1.0, filled, Type::plain(4.4));
    }
}

/// Small lines of text at the foot of the page, all of one size, the last one on its margin.
pub(crate) fn foot(page: &mut Page, lines: &[String]) {
    const STEP: f64 = 4.6;
    let room = page.size.0 - 2.0 * MARGIN;
    let size = lines.iter().map(|line| fit::fitted(line, 3.3, false, room).1).fold(3.3, f64::min);
    for (place, line) in lines.iter().rev().enumerate() {
        let at = (MARGIN, page.size.1 - MARGIN - 1.0 - STEP * place as f64);
        page.words_within(at, room, line, Type::plain(size).muted());
    }
}
