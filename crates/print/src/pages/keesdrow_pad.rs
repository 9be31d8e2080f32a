use crate::{
    Anchor, Colour, Look, MARGIN, Page, PaperSize, TextStyle,
    page::{STRONG, THIN, blank, foot, head},
    words,
};
use kee_lexicon::Letter;
use kee_speech::Language;
use keesdrow::{LetterValues, Pegs};

/// A score pad for Keesdrow: a column for every player, a line for every turn with room for the word and its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeesdrowPad {
    /// The players, one to six; empty names are left to be written.
    pub names: Vec<String>,
    /// The number of turns, up to 25.
    pub turns: usize,
}

const NUMBERS: f64 = 8.0;
const NAME: f64 = 12.0;
const TOTAL: f64 = 12.0;

impl KeesdrowPad {
    /// The page.
    pub fn page(&self, paper: PaperSize, language: &Language) -> Page {
        let mut page = Page::new(paper.upright(), language.tell_plain(&words::keesdrow_pad()), language);
        let top = head(&mut page, "Keesdrow", "");
        let third = (page.size.0 - 2.0 * MARGIN) / 3.0;
        let labels = [words::keesdrow_date(), words::table(), words::keesdrow_target()];
        for (place, label) in labels.map(|label| language.tell_plain(&label)).iter().enumerate() {
            blank(&mut page, (MARGIN + place as f64 * third, top + 3.0), third - 4.0, label, "");
        }
        let lines = reminders(language);
        let top = top + 9.0;
        let bottom = page.size.1 - MARGIN - 5.0 * lines.len() as f64 - 2.0;
        self.table(&mut page, top, bottom, language);
        foot(&mut page, &lines);
        page
    }

    fn table(&self, page: &mut Page, top: f64, bottom: f64, language: &Language) {
        let say = |words| language.tell_plain(&words);
        let (left, right) = (MARGIN, page.size.0 - MARGIN);
        let turns = self.turns.clamp(1, 25);
        let row = (bottom - top - NAME - TOTAL) / turns as f64;
        let first = top + NAME;
        for turn in 0..turns {
            let y = first + turn as f64 * row;
            let middle = (left + NUMBERS - 1.8, y + row / 2.0 + 1.2);
            page.words(middle, (turn + 1).to_string(), TextStyle::plain(3.4).muted().at(Anchor::End));
            page.line((left, y + row), (right, y + row), THIN);
        }
        let names = if self.names.is_empty() { &[String::new()][..] } else { &self.names };
        let wide = (right - left - NUMBERS) / names.len() as f64;
        for (place, name) in names.iter().enumerate() {
            let x = left + NUMBERS + place as f64 * wide;
            let points = x + 0.66 * wide;
            page.words_within(
                (x + wide / 2.0, top + 7.0),
                wide - 3.0,
                name,
                TextStyle::plain(5.2).bold().at(Anchor::Middle),
            );
            let small = TextStyle::plain(2.6).muted().at(Anchor::Middle);
            page.words(((x + points) / 2.0, first - 1.2), say(words::keesdrow_word()), small);
            page.words(((points + x + wide) / 2.0, first - 1.2), say(words::keesdrow_points()), small);
            page.line((points, first), (points, bottom - TOTAL), THIN.dashed(0.6, 0.8));
            page.line((x, top), (x, bottom), Look::line(0.35, Colour::INK));
            page.words((x + 1.5, bottom - TOTAL + 4.0), say(words::total()), TextStyle::plain(3.0).muted());
        }
        page.line((left, first), (right, first), STRONG);
        page.line((left, bottom - TOTAL), (right, bottom - TOTAL), STRONG);
        page.rect((left, top), (right - left, bottom - top), STRONG);
    }
}

/// The rules that come up again and again at the table.
fn reminders(language: &Language) -> Vec<String> {
    let of_value = |points: u8| {
        let names: Vec<String> = letters().filter(|(_, worth)| *worth == points).map(|(name, _)| name).collect();
        format!("{points}: {}", names.join(" "))
    };
    let values: Vec<String> = (1..=5).map(of_value).collect();
    let [green, yellow, red] = Pegs::CLASSIC.left;
    vec![
        format!("{}   {}", language.tell_plain(&words::keesdrow_values()), values.join("    ")),
        language.tell_plain(&words::keesdrow_uses()),
        language.tell_plain(&words::keesdrow_challenges(green, yellow, red)),
    ]
}

/// Every letter in capitals with its value (K1.3).
fn letters() -> impl Iterator<Item = (String, u8)> {
    ('a'..='z').filter_map(|name| {
        let letter = Letter::from_char(name)?;
        Some((name.to_ascii_uppercase().to_string(), LetterValues::SHEET.of(letter)))
    })
}
