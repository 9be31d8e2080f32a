use super::pictures::{SEATS, STAR, picture};
use crate::{Anchor, Colour, Look, MARGIN, Page, PaperSize, TextStyle, words};
use kee_game::Seat;
use kee_grid::{Border, Direction, Square};
use kee_speech::Language;
use keebble::{BoardSeed, Sheet, SheetPlan, Special, scrabble_value};

/// The amount of ink that a printed board takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Tinted cells, for colour printers and screens.
    Full,
    /// Black lines on white, nothing filled.
    Light,
}

/// A sheet of Keebble to play on paper.
#[derive(Clone, Debug)]
pub struct KeebbleSheet {
    /// The board, with the first letters of each hand.
    pub sheet: Sheet,
    /// The seed it was made from; none for a blank sheet.
    pub seed: Option<BoardSeed>,
    /// The slots of a backpack, where there are backpacks.
    pub slots: Option<u32>,
    /// Whether letters have their Scrabble values.
    pub scrabble: bool,
    /// The kinds of special cells in play.
    pub kinds: Vec<Special>,
}

const LETTER_CELL: Colour = Colour(0xBF, 0xD4, 0xF2);
const WORD_CELL: Colour = Colour(0xF2, 0xC4, 0xC0);
const POWER_CELL: Colour = Colour(0xF3, 0xE3, 0xA3);
const HAND_CELL: Colour = Colour(0xD9, 0xD5, 0xCC);
const SEAT_INKS: [Colour; 6] = [
    Colour(0x1F, 0x5F, 0xBF),
    Colour(0xB8, 0x57, 0x0B),
    Colour(0x16, 0x79, 0x4A),
    Colour(0xB3, 0x24, 0x5E),
    Colour(0x6B, 0x3F, 0xA0),
    Colour(0x8A, 0x6A, 0x00),
];

/// The height of the title above the board.
const HEAD: f64 = 24.0;
/// A line of the legend.
const ROW: f64 = 5.4;

impl KeebbleSheet {
    /// The sheet of a seed, or an empty one, without backpacks and with plain values.
    pub fn planned(seed: Option<BoardSeed>, plan: &SheetPlan) -> Self {
        let sheet = seed.as_ref().map_or_else(|| Sheet::empty(plan), |seed| Sheet::generate(seed, plan));
        let kinds = match (plan.supercells, plan.celldance) {
            (false, _) => Vec::new(),
            (true, false) => Special::SUPERCELLS.to_vec(),
            (true, true) => Special::all().collect(),
        };
        Self { sheet, seed, slots: None, scrabble: false, kinds }
    }

    /// A page filled by the board, portrait or landscape.
    pub fn page(&self, paper: PaperSize, ink: Ink, language: &Language) -> Page {
        let board = &self.sheet.paper.board;
        let (columns, rows) = (board.width() as f64, board.height() as f64);
        let on_side = columns > rows;
        let (width, height) = if on_side { paper.on_its_side() } else { paper.upright() };
        let (pad, legend_columns) = if on_side { (10.0, 3) } else { (22.0, 2) };
        let foot = 17.0 + pad + ROW * self.kinds.len().div_ceil(legend_columns) as f64;
        let cell = ((width - 2.0 * MARGIN) / columns).min((height - 2.0 * MARGIN - HEAD - foot) / rows);
        let left = (width - cell * columns) / 2.0;
        let title = match &self.seed {
            Some(seed) => language.tell_plain(&words::keebble(seed.to_string())),
            None => "Keebble".to_owned(),
        };
        let page = Page::new((width, height), title.clone(), language);
        let mut drawing =
            SheetPainter { printed: self, ink, language, page, cell, left, top: MARGIN + HEAD, pad, legend_columns };
        drawing.head(&title);
        drawing.cells();
        drawing.folds();
        drawing.walls();
        drawing.scores();
        drawing.legend();
        drawing.page
    }
}

struct SheetPainter<'a> {
    printed: &'a KeebbleSheet,
    ink: Ink,
    language: &'a Language,
    page: Page,
    /// The side of a cell.
    cell: f64,
    left: f64,
    top: f64,
    /// The height of the boxes for scores.
    pad: f64,
    legend_columns: usize,
}

impl SheetPainter<'_> {
    fn corner(&self, square: Square) -> (f64, f64) {
        (self.left + square.column() as f64 * self.cell, self.top + square.row() as f64 * self.cell)
    }

    fn bottom(&self) -> f64 {
        self.top + self.printed.sheet.paper.board.height() as f64 * self.cell
    }

    fn head(&mut self, title: &str) {
        self.page.words((self.left, MARGIN + 7.0), title, TextStyle::plain(7.0).bold());
        let values = if self.printed.scrabble { words::keebble_scrabble() } else { words::keebble_values() };
        let rules = [words::keebble_ask(), values, words::keebble_walls()].map(|rule| self.language.tell_plain(&rule));
        let room = self.page.size.0 - MARGIN - self.left;
        for (line, rule) in rules.iter().enumerate() {
            let at = (self.left, MARGIN + 12.5 + 4.0 * line as f64);
            self.page.words_within(at, room, rule, TextStyle::plain(3.2).muted());
        }
    }

    fn cells(&mut self) {
        let paper = &self.printed.sheet.paper;
        for row in 0..paper.board.height() {
            for column in 0..paper.board.width() {
                let square = Square::new(row, column);
                if let Some(seat) = paper.owner_of_cell(square) {
                    self.hand(square, seat);
                } else if let Some(special) = paper.specials.get(&square) {
                    self.special(square, *special);
                } else if paper.star == Some(square) {
                    let (x, y) = self.corner(square);
                    let place = (x + 0.25 * self.cell, y + 0.25 * self.cell);
                    self.page.picture(STAR, place, 0.5 * self.cell, outline(0.35));
                } else if let Some(tile) = paper.board.tile(square) {
                    let (x, y) = self.corner(square);
                    let middle = (x + self.cell / 2.0, y + 0.72 * self.cell);
                    let letter = tile.to_char().to_string();
                    self.page.words(middle, letter, centred(0.62 * self.cell).bold());
                    if self.printed.scrabble {
                        let value = scrabble_value(tile.letter()).to_string();
                        let corner = (x + 0.86 * self.cell, y + 0.92 * self.cell);
                        self.page.words(corner, value, centred(0.15 * self.cell));
                    }
                }
            }
        }
    }

    fn tint(&mut self, square: Square, colour: Colour) {
        if self.ink == Ink::Full {
            let corner = self.corner(square);
            self.page.rect(corner, (self.cell, self.cell), Look::fill(colour));
        }
    }

    /// The cell of a hand: its owner, its first letters, and room for more; with backpacks, its slots.
    fn hand(&mut self, square: Square, seat: Seat) {
        self.tint(square, HAND_CELL);
        let ((x, y), cell) = (self.corner(square), self.cell);
        self.sign((x + 0.06 * cell, y + 0.06 * cell), 0.18 * cell, seat);
        let letters = self.printed.sheet.hands[seat.index()];
        if let Some(slots) = self.printed.slots {
            let across = f64::from(slots).sqrt().ceil();
            let (side, down) = (0.9 * cell / across, (f64::from(slots) / across).ceil());
            let (left, top) = (x + 0.05 * cell, y + cell - 0.04 * cell - down * side * 0.72);
            let mut letters = letters.iter();
            for slot in 0..slots {
                let (column, row) = (f64::from(slot % across as u32), f64::from(slot / across as u32));
                let corner = (left + column * side, top + row * side * 0.72);
                self.page.rect(corner, (side, side * 0.72), outline(0.12));
                if let Some(letter) = letters.next() {
                    let place = (corner.0 + side / 2.0, corner.1 + 0.6 * side);
                    let letter = letter.to_capital().to_string();
                    self.page.words(place, letter, centred(0.6 * side).bold());
                }
            }
        } else if !letters.is_empty() {
            self.page.words((x + cell / 2.0, y + 0.62 * cell), letters.spaced(), centred(0.24 * cell).bold());
        }
    }

    /// A seat by its shape, its letter and, where there is ink, its colour.
    fn sign(&mut self, at: (f64, f64), size: f64, seat: Seat) {
        let colour = if self.ink == Ink::Full { SEAT_INKS[seat.index()] } else { Colour::INK };
        self.page.picture(SEATS[seat.index()], at, size, Look::line(0.9, colour));
        let beside = (at.0 + 1.6 * size, at.1 + 0.92 * size);
        self.page.words(beside, seat.to_string(), centred(1.1 * size).bold());
    }

    fn special(&mut self, square: Square, special: Special) {
        self.tint(square, tint_of(special));
        let ((x, y), cell) = (self.corner(square), self.cell);
        self.page.picture(picture(special), (x + 0.28 * cell, y + 0.14 * cell), 0.44 * cell, outline(0.5));
        let below = (x + cell / 2.0, y + 0.86 * cell);
        self.page.words(below, self.language.tell_plain(&special.called()), centred(0.13 * cell));
    }

    /// The folds of the paper are the borders of its cells.
    fn folds(&mut self) {
        let board = &self.printed.sheet.paper.board;
        let (columns, rows) = (board.width(), board.height());
        let (right, bottom) = (self.left + columns as f64 * self.cell, self.bottom());
        let fold = Look::line(0.2, Colour::LINE).dashed(1.5, 1.0);
        let beyond = 3.0;
        for column in 0..=columns {
            let x = self.left + column as f64 * self.cell;
            self.page.line((x, self.top - beyond), (x, bottom + beyond), fold);
        }
        for row in 0..=rows {
            let y = self.top + row as f64 * self.cell;
            self.page.line((self.left - beyond, y), (right + beyond, y), fold);
        }
        self.page.rect((self.left, self.top), (right - self.left, bottom - self.top), outline(0.5));
    }

    fn walls(&mut self) {
        let walls: Vec<Border> = self.printed.sheet.paper.board.walls().collect();
        for wall in walls {
            let (x, y) = self.corner(wall.squares()[1]);
            let end = match wall.direction() {
                Direction::Across => (x, y + self.cell),
                Direction::Down => (x + self.cell, y),
            };
            self.page.line((x, y), end, Look::line(1.6, Colour::INK).rounded());
        }
    }

    /// A column of boxes for each player's name and points.
    fn scores(&mut self) {
        let seats = self.printed.sheet.hands.len();
        let (top, wide) = (self.bottom() + 7.0, (self.page.size.0 - 2.0 * MARGIN) / seats as f64);
        for seat in Seat::first(seats) {
            let left = MARGIN + seat.index() as f64 * wide;
            self.sign((left + 1.0, top), 4.0, seat);
            self.page.rect((left, top + 5.5), (wide - 2.0, self.pad), outline(0.25));
        }
    }

    /// The legend of the special cells.
    fn legend(&mut self) {
        let columns = self.legend_columns;
        let (top, wide) = (self.bottom() + 17.0 + self.pad, (self.page.size.0 - 2.0 * MARGIN) / columns as f64);
        for (place, kind) in self.printed.kinds.iter().enumerate() {
            let (x, y) = (MARGIN + (place % columns) as f64 * wide, top + (place / columns) as f64 * ROW);
            self.page.picture(picture(*kind), (x, y - 3.6), 4.4, outline(0.7));
            let words = [kind.called(), kind.explained()].map(|part| self.language.tell_plain(&part)).join(": ");
            self.page.words_within((x + 6.0, y), wide - 7.0, &words, TextStyle::plain(3.2));
        }
    }
}

const fn tint_of(special: Special) -> Colour {
    match special {
        Special::DoubleLetter | Special::TripleLetter => LETTER_CELL,
        Special::DoubleWord | Special::TripleWord => WORD_CELL,
        _ => POWER_CELL,
    }
}

const fn outline(width: f64) -> Look {
    Look::line(width, Colour::INK).rounded()
}

const fn centred(size: f64) -> TextStyle {
    TextStyle::plain(size).at(Anchor::Middle)
}
