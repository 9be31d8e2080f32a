use crate::{
    Anchor, Colour, Look, MARGIN, Page, PaperSize, TextStyle,
    page::{STRONG, THIN, foot, head},
    words,
};
use kee_speech::Language;
use keesdrow::PegBoard;

/// A board of Keesdrow to play on paper: every letter with its value and three boxes for its uses.
#[derive(Clone, PartialEq, Debug)]
pub struct KeesdrowBoard {
    /// The letters.
    pub board: PegBoard,
    /// The seed they were dealt from.
    pub seed: String,
    /// Whether they were dealt from the players’ own tiles.
    pub own_tiles: bool,
}

impl KeesdrowBoard {
    /// The page.
    pub fn page(&self, paper: PaperSize, language: &Language) -> Page {
        let title = language.tell_plain(&words::keesdrow_board(&self.seed));
        let mut page = Page::new(paper.upright(), &title, language);
        let top = head(&mut page, &title, &language.tell_plain(&words::keesdrow_ticks())) + 6.0;
        let side = f64::from(self.board.width().max(self.board.height()));
        let room = (page.size.0 - 2.0 * MARGIN - 12.0).min(page.size.1 - top - MARGIN - 16.0);
        let cell = room / side;
        let left = (page.size.0 - cell * f64::from(self.board.width())) / 2.0;
        self.cells(&mut page, (left, top), cell);
        self.lines(&mut page, (left, top), cell);
        let below = top + cell * f64::from(self.board.height()) + 6.0;
        scores(&mut page, below, &language.tell_plain(&words::name()));
        let preset = match (self.own_tiles, self.board.width()) {
            (true, _) => " --set edition=YOUR-TILES.toml",
            (false, 16) => " --preset deluxe",
            (false, _) => "",
        };
        let seed = shell_word(&self.seed);
        let command = format!("kee referee keesdrow{preset} --seed {seed}");
        foot(&mut page, &[language.tell_plain(&words::keesdrow_referee(command))]);
        page
    }

    fn cells(&self, page: &mut Page, (left, top): (f64, f64), cell: f64) {
        for (place, face) in self.board.cells() {
            let (x, y) = (left + f64::from(place.column) * cell, top + f64::from(place.row) * cell);
            if place.row == 0 {
                let column = char::from(b'a' + place.column).to_string();
                page.words((x + cell / 2.0, top - 2.2), column, TextStyle::plain(3.4).muted().at(Anchor::Middle));
            }
            if place.column == 0 {
                let row = (place.row + 1).to_string();
                page.words((left - 2.2, y + cell / 2.0 + 1.2), row, TextStyle::plain(3.4).muted().at(Anchor::End));
            }
            let Some(face) = face else { continue };
            let letter = face.letter.to_capital().to_string();
            let at = (x + 0.6 * cell, y + 0.67 * cell);
            page.words(at, letter, TextStyle::plain(0.58 * cell).bold().at(Anchor::Middle));
            let corner = (x + 0.93 * cell, y + 0.92 * cell);
            page.words(
                corner,
                self.board.value(face.letter).to_string(),
                TextStyle::plain(0.2 * cell).muted().at(Anchor::End),
            );
            let tick = 0.16 * cell;
            for number in 0..3_u8 {
                let box_at = (x + 0.08 * cell, y + 0.1 * cell + f64::from(number) * 0.28 * cell);
                let look = Look::line(0.2, if number < face.uses { Colour::INK } else { Colour::LINE });
                let look = if number < face.uses { Look { fill: Some(Colour::INK), ..look } } else { look };
                page.rect(box_at, (tick, tick), look);
            }
        }
    }

    /// Thin lines between letters, strong ones around tiles.
    fn lines(&self, page: &mut Page, (left, top): (f64, f64), cell: f64) {
        let (columns, rows) = (self.board.width(), self.board.height());
        let (right, bottom) = (left + f64::from(columns) * cell, top + f64::from(rows) * cell);
        for even in [false, true] {
            let look = if even { STRONG } else { THIN };
            for column in (1..columns).filter(|column| (column % 2 == 0) == even) {
                let x = left + f64::from(column) * cell;
                page.line((x, top), (x, bottom), look);
            }
            for row in (1..rows).filter(|row| (row % 2 == 0) == even) {
                let y = top + f64::from(row) * cell;
                page.line((left, y), (right, y), look);
            }
        }
        page.rect((left, top), (right - left, bottom - top), Look::line(0.8, Colour::INK));
    }
}

/// Columns for the words and points of four players, where the board leaves room.
fn scores(page: &mut Page, top: f64, name: &str) {
    const ROW: f64 = 7.5;
    const PLAYERS: usize = 4;
    let (left, right) = (MARGIN, page.size.0 - MARGIN);
    let rows = ((page.size.1 - MARGIN - 8.0 - top) / ROW) as usize;
    if rows < 3 {
        return;
    }
    let (wide, bottom) = ((right - left) / PLAYERS as f64, top + rows as f64 * ROW);
    for row in 1..rows {
        let y = top + row as f64 * ROW;
        page.line((left, y), (right, y), if row == 1 { STRONG } else { THIN });
    }
    for player in 0..PLAYERS {
        let x = left + player as f64 * wide;
        page.words((x + 1.5, top + 3.6), name, TextStyle::plain(2.8).muted());
        page.line((x + 0.7 * wide, top + ROW), (x + 0.7 * wide, bottom), THIN.dashed(0.6, 0.8));
        if player > 0 {
            page.line((x, top), (x, bottom), Look::line(0.35, Colour::INK));
        }
    }
    page.rect((left, top), (right - left, bottom - top), STRONG);
}

/// A seed as it can be typed into a shell.
fn shell_word(seed: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
    if seed.chars().all(plain) { seed.to_owned() } else { format!("'{}'", seed.replace('\'', r"'\''")) }
}
