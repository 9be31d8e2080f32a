use crate::{
    Anchor, Colour, Look, MARGIN, Page, PaperSize, TextStyle,
    page::{STRONG, THIN, blank, foot, head},
    words,
};
use kee_event::tournament::Points;
use kee_speech::Language;

/// The sheet on which a table of a Keezen tournament notes the order in which pawns came in (Z7).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeezenSheet {
    /// The tournament.
    pub title: String,
    /// The round, left to be written if empty.
    pub round: String,
    /// The table, left to be written if empty.
    pub table: String,
    /// Both teams, left to be written where empty.
    pub teams: [String; 2],
    /// The scoring.
    pub points: Points,
}

/// The most pawns that come in before the game is over: all eight of one team, and seven of the other.
const PAWNS: usize = 15;

impl KeezenSheet {
    /// The page.
    pub fn page(&self, paper: PaperSize, language: &Language) -> Page {
        let say = |words| language.tell_plain(&words);
        let title = if self.title.is_empty() { say(words::keezen()) } else { self.title.clone() };
        let mut page = Page::new(paper.upright(), &title, language);
        let top = head(&mut page, &title, &say(words::keezen_sheet()));
        let room = page.size.0 - 2.0 * MARGIN;
        blank(&mut page, (MARGIN, top + 3.5), 0.3 * room, &say(words::round()), &self.round);
        blank(&mut page, (MARGIN + 0.35 * room, top + 3.5), 0.3 * room, &say(words::table()), &self.table);
        blank(&mut page, (MARGIN + 0.7 * room, top + 3.5), 0.3 * room, &say(words::keezen_started()), "");
        let lines = self.reminders(language);
        let bottom = page.size.1 - MARGIN - 5.0 * lines.len() as f64 - 16.0;
        self.table(&mut page, top + 10.0, bottom, language);
        for (place, team) in [1_u32, 2].into_iter().enumerate() {
            let label = language.tell_plain(&words::keezen_signature(team));
            let x = MARGIN + place as f64 * (room / 2.0 + 3.0);
            blank(&mut page, (x, bottom + 11.0), room / 2.0 - 3.0, &label, "");
        }
        foot(&mut page, &lines);
        page
    }

    /// A line for every pawn: its points, and a box for each team to tick.
    fn table(&self, page: &mut Page, top: f64, bottom: f64, language: &Language) {
        let (left, right, heading) = (MARGIN, page.size.0 - MARGIN, 16.0);
        let pawns: Vec<i64> = (0..PAWNS).map(|after| self.points.pawn(after)).collect();
        let row = (bottom - top - heading) / (pawns.len() + 2) as f64;
        let (number, worth) = (left + 14.0, left + 40.0);
        let half = (right - worth) / 2.0;
        for (x, label) in [((left + number) / 2.0, words::keezen_pawn()), ((number + worth) / 2.0, words::points())] {
            page.words(
                (x, top + 12.5),
                language.tell_plain(&label),
                TextStyle::plain(3.4).bold().muted().at(Anchor::Middle),
            );
        }
        for (place, team) in self.teams.iter().enumerate() {
            let x = worth + place as f64 * half;
            let number = language.tell_plain(&words::keezen_team(place + 1));
            page.words((x + 2.0, top + 4.6), number, TextStyle::plain(3.2).muted());
            page.words_within(
                (x + half / 2.0, top + 12.5),
                half - 4.0,
                team,
                TextStyle::plain(5.6).bold().at(Anchor::Middle),
            );
        }
        let first = top + heading;
        for (place, points) in pawns.iter().enumerate() {
            let y = first + place as f64 * row;
            if place % 2 == 1 {
                page.rect((left, y), (right - left, row), Look::fill(Colour::BAND));
            }
            let base = y + row / 2.0 + 1.9;
            let letters = TextStyle::plain(5.2).at(Anchor::Middle);
            page.words(((left + number) / 2.0, base), (place + 1).to_string(), letters.muted());
            page.words(((number + worth) / 2.0, base), points.to_string(), letters.bold());
            page.line((left, y + row), (right, y + row), THIN);
            for team in 0..2 {
                let middle = worth + (f64::from(team) + 0.5) * half;
                let tick = 0.5 * row;
                page.rect((middle - tick / 2.0, y + (row - tick) / 2.0), (tick, tick), Look::line(0.3, Colour::INK));
            }
        }
        let after = first + pawns.len() as f64 * row;
        let last = [(words::keezen_win(), Some(self.points.win())), (words::total(), None)];
        for (place, (label, points)) in last.into_iter().enumerate() {
            let base = after + place as f64 * row + row / 2.0 + 1.9;
            page.words((left + 2.0, base), language.tell_plain(&label), TextStyle::plain(4.8).bold());
            if let Some(points) = points {
                page.words(
                    ((number + worth) / 2.0, base),
                    points.to_string(),
                    TextStyle::plain(5.2).bold().at(Anchor::Middle),
                );
            }
        }
        page.line((left, after + row), (right, after + row), THIN);
        for x in [number, worth, worth + half] {
            let end = if x == number { after } else { bottom };
            page.line((x, top), (x, end), Look::line(0.35, Colour::INK));
        }
        page.line((left, first), (right, first), STRONG);
        page.line((left, after), (right, after), STRONG);
        page.rect((left, top), (right - left, bottom - top), STRONG);
    }

    fn reminders(&self, language: &Language) -> Vec<String> {
        let time = words::keezen_time(self.points.minutes(), self.points.win());
        vec![language.tell_plain(&words::keezen_order()), language.tell_plain(&time)]
    }
}
