use crate::{
    Anchor, Colour, Look, MARGIN, Page, PaperSize, TextStyle, fit,
    page::{STRONG, THIN, head},
    words,
};
use kee_speech::Language;

/// On which side of its column something stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Names.
    Left,
    /// Numbers.
    Right,
}

/// A column of a listing.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// The heading above it.
    pub heading: String,
    /// Its share of the width, beside the others.
    pub share: f64,
    /// The alignment of its entries.
    pub align: Align,
}

impl Column {
    /// A column of names, so wide beside the others.
    pub fn names(heading: impl Into<String>, share: f64) -> Self {
        Self { heading: heading.into(), share, align: Align::Left }
    }

    /// A column of numbers.
    pub fn numbers(heading: impl Into<String>, share: f64) -> Self {
        Self { heading: heading.into(), share, align: Align::Right }
    }
}

/// Rows in columns, over as many pages as they need: to be hung up where people can read it from a step away.
#[derive(Clone, PartialEq, Debug)]
pub struct WallList {
    /// Its title.
    pub title: String,
    /// The line under the title.
    pub under: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows; what a row lacks is left empty.
    pub rows: Vec<Vec<String>>,
    /// Remarks after the last row.
    pub notes: Vec<String>,
}

const ROW: f64 = 9.0;
const LETTERS: f64 = 4.8;
const INSIDE: f64 = 2.0;
/// The height of the title.
const HEAD: f64 = 20.5;
/// The height of the page number.
const FOOT: f64 = 6.0;
/// The letters of a remark, and from one line of it to the next.
const NOTE: f64 = 3.8;
const NOTE_STEP: f64 = 5.4;

impl WallList {
    /// The pages; one at least.
    pub fn pages(&self, paper: PaperSize, language: &Language) -> Vec<Page> {
        let (width, height) = paper.upright();
        let fit = ((height - 2.0 * MARGIN - HEAD - FOOT) / ROW) as usize - 1;
        let notes: Vec<String> =
            self.notes.iter().flat_map(|note| fit::wrapped(note, NOTE, width - 2.0 * MARGIN)).collect();
        // The remarks stay together: where the rows leave no room for them, they have a page of their own.
        let rows_of_notes = (notes.len() as f64 * NOTE_STEP / ROW).ceil() as usize + usize::from(!notes.is_empty());
        let last = self.rows.len() - self.rows.len().div_ceil(fit).saturating_sub(1) * fit;
        let count = self.rows.len().div_ceil(fit).max(1) + usize::from(last + rows_of_notes > fit);
        let page = |number: usize| {
            let rows = self.rows.iter().skip(number * fit).take(fit);
            let notes = if number + 1 == count { &notes[..] } else { &[] };
            let page = Page::new(paper.upright(), self.title.clone(), language);
            let mut page = self.filled(page, rows.collect::<Vec<_>>().as_slice(), notes, number * fit);
            if count > 1 {
                let at = (page.size.0 - MARGIN, page.size.1 - MARGIN - 1.0);
                let of = language.tell_plain(&words::of(number + 1, count));
                page.words(at, of, TextStyle::plain(3.4).muted().at(Anchor::End));
            }
            page
        };
        (0..count).map(page).collect()
    }

    /// The page with these rows, which come after this many others.
    fn filled(&self, mut page: Page, rows: &[&Vec<String>], notes: &[String], before: usize) -> Page {
        let top = head(&mut page, &self.title, &self.under);
        let edges = self.edges(page.size.0);
        let (left, right) = (MARGIN, page.size.0 - MARGIN);
        let look = |column: &Column| match column.align {
            Align::Left => Anchor::Start,
            Align::Right => Anchor::End,
        };
        let cell = |page: &mut Page, place: usize, top: f64, words: &str, ty: TextStyle| {
            let (from, to) = (edges[place] + INSIDE, edges[place + 1] - INSIDE);
            let x = if self.columns[place].align == Align::Left { from } else { to };
            page.words_within((x, top + 0.68 * ROW), to - from, words, ty.at(look(&self.columns[place])));
        };
        for (place, column) in self.columns.iter().enumerate() {
            cell(&mut page, place, top, &column.heading, TextStyle::plain(3.6).bold().muted());
        }
        let first = top + ROW;
        for (line, row) in rows.iter().enumerate() {
            let top = first + line as f64 * ROW;
            if (before + line) % 2 == 1 {
                page.rect((left, top), (right - left, ROW), Look::fill(Colour::BAND));
            }
            for (place, words) in row.iter().take(self.columns.len()).enumerate() {
                cell(&mut page, place, top, words, TextStyle::plain(LETTERS));
            }
            page.line((left, top + ROW), (right, top + ROW), THIN);
        }
        page.line((left, first), (right, first), STRONG);
        let end = first + rows.len() as f64 * ROW;
        for (line, note) in notes.iter().enumerate() {
            page.words((left, end + 7.0 + line as f64 * NOTE_STEP), note, TextStyle::plain(NOTE));
        }
        page
    }

    /// The left and right edges of the columns.
    fn edges(&self, width: f64) -> Vec<f64> {
        let all: f64 = self.columns.iter().map(|column| column.share).sum();
        let room = width - 2.0 * MARGIN;
        let mut edges = vec![MARGIN];
        let mut sum = 0.0;
        for column in &self.columns {
            sum += column.share;
            edges.push(MARGIN + room * sum / all);
        }
        edges
    }
}
