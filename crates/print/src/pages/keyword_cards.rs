use crate::{
    Anchor, Colour, Look, MARGIN, Page, PaperSize, TextStyle,
    page::{STRONG, THIN, blank},
    words,
};
use kee_speech::Language;

/// The cards that guests of a Keyword party carry from table to table (W9): four a page, to be cut apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeywordCards {
    /// The title of the party.
    pub party: String,
    /// The guests; empty names are left to be written. Four blank cards if there are none.
    pub guests: Vec<String>,
    /// The number of rounds, up to 12.
    pub rounds: usize,
}

const ACROSS: usize = 2;
const A_PAGE: usize = 4;
const GAP: f64 = 10.0;

impl KeywordCards {
    /// The pages.
    pub fn pages(&self, paper: PaperSize, language: &Language) -> Vec<Page> {
        let blank = vec![String::new(); A_PAGE];
        let guests = if self.guests.is_empty() { &blank } else { &self.guests };
        guests.chunks(A_PAGE).map(|guests| self.page(paper, guests, language)).collect()
    }

    fn page(&self, paper: PaperSize, guests: &[String], language: &Language) -> Page {
        let title = language.tell_plain(&words::keyword(self.title()));
        let mut page = Page::new(paper.upright(), title, language);
        let (width, height) = page.size;
        let size = ((width - 2.0 * MARGIN - GAP) / 2.0, (height - 2.0 * MARGIN - GAP) / 2.0);
        for (place, guest) in guests.iter().enumerate() {
            let (column, row) = ((place % ACROSS) as f64, (place / ACROSS) as f64);
            let at = (MARGIN + column * (size.0 + GAP), MARGIN + row * (size.1 + GAP));
            self.card(&mut page, at, size, guest, language);
        }
        let cut = Look::line(0.15, Colour::LINE).dashed(1.5, 1.5);
        page.line((width / 2.0, MARGIN), (width / 2.0, height - MARGIN), cut);
        page.line((MARGIN, height / 2.0), (width - MARGIN, height / 2.0), cut);
        page
    }

    fn title(&self) -> &str {
        if self.party.is_empty() { "Keyword" } else { &self.party }
    }

    fn card(&self, page: &mut Page, (x, y): (f64, f64), (width, height): (f64, f64), guest: &str, language: &Language) {
        let say = |words| language.tell_plain(&words);
        page.words_within((x, y + 6.0), width, self.title(), TextStyle::plain(6.5).bold());
        blank(page, (x, y + 16.0), width, &say(words::name()), guest);
        let columns = [
            (words::round(), 0.15),
            (words::table(), 0.18),
            (words::score(), 0.25),
            (words::total(), 0.25),
            (words::keyword_steward(), 0.17),
        ];
        let (top, heading, last) = (y + 21.0, 7.0, 10.0);
        let rounds = self.rounds.clamp(1, 12);
        let row = (height - 21.0 - heading - last - 2.0) / rounds as f64;
        let first = top + heading;
        let mut left = x;
        for (number, (name, share)) in columns.into_iter().enumerate() {
            let middle = left + share * width / 2.0;
            page.words((middle, top + 4.8), say(name), TextStyle::plain(3.2).bold().muted().at(Anchor::Middle));
            if number > 0 {
                page.line((left, top), (left, first + row * rounds as f64), THIN);
            }
            left += share * width;
        }
        for round in 0..rounds {
            let y = first + round as f64 * row;
            let middle = (x + 0.075 * width, y + row / 2.0 + 1.4);
            page.words(middle, (round + 1).to_string(), TextStyle::plain(4.0).at(Anchor::Middle));
            page.line((x, y + row), (x + width, y + row), THIN);
        }
        page.line((x, first), (x + width, first), STRONG);
        page.rect((x, top), (width, heading + row * rounds as f64), STRONG);
        let foot = first + row * rounds as f64 + 6.5;
        blank(page, (x, foot), 0.6 * width, &say(words::keyword_prizes()), "");
        page.words((x + width, foot), say(words::keyword_next()), TextStyle::plain(2.8).muted().at(Anchor::End));
    }
}
