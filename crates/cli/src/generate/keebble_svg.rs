use super::{
    keebble::Printed,
    pictures::{SEATS, STAR, picture},
    svg::Svg,
};
use clap::ValueEnum;
use kee_game::Seat;
use kee_grid::{Border, Direction, Square};
use keebble::{Special, scrabble_value};

/// How much ink a printed board takes.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Ink {
    /// Tinted cells, for colour printers and screens.
    Full,
    /// Black lines on white, nothing filled.
    Light,
}

/// The tints of paper and ink that all of Keeboard has.
const INK: &str = "#22201C";
const MUTED: &str = "#5F594E";
const LINE: &str = "#8C8472";
const LETTER_CELL: &str = "#BFD4F2";
const WORD_CELL: &str = "#F2C4C0";
const POWER_CELL: &str = "#F3E3A3";
const HAND_CELL: &str = "#D9D5CC";
const SEAT_INKS: [&str; 6] = ["#1F5FBF", "#B8570B", "#16794A", "#B3245E", "#6B3FA0", "#8A6A00"];

const A4: (f64, f64) = (210.0, 297.0);
const MARGIN: f64 = 12.0;
/// Above the board, for the title.
const HEAD: f64 = 24.0;
/// A line of the legend.
const ROW: f64 = 5.4;

/// A board as a picture that fills an A4 page, upright or on its side.
pub(super) fn draw(printed: &Printed, ink: Ink) -> String {
    let board = &printed.sheet.paper.board;
    let (columns, rows) = (board.width() as f64, board.height() as f64);
    let on_side = columns > rows;
    let (width, height) = if on_side { (A4.1, A4.0) } else { A4 };
    let (pad, legend_columns) = if on_side { (10.0, 3) } else { (22.0, 2) };
    let foot = 17.0 + pad + ROW * printed.kinds.len().div_ceil(legend_columns) as f64;
    let cell = ((width - 2.0 * MARGIN) / columns).min((height - 2.0 * MARGIN - HEAD - foot) / rows);
    let left = (width - cell * columns) / 2.0;
    let title = match &printed.seed {
        Some(seed) => format!("Keebble, board {seed}"),
        None => "Keebble".to_owned(),
    };
    let svg = Svg::new(width, height, &title);
    let mut page = Page { printed, ink, svg, cell, left, top: MARGIN + HEAD, width, pad, legend_columns };
    page.head(&title);
    page.cells();
    page.folds();
    page.walls();
    page.scores();
    page.legend();
    page.svg.finish()
}

struct Page<'a> {
    printed: &'a Printed,
    ink: Ink,
    svg: Svg,
    /// The side of a cell.
    cell: f64,
    left: f64,
    top: f64,
    width: f64,
    /// The height of the boxes for scores.
    pad: f64,
    legend_columns: usize,
}

impl Page<'_> {
    fn corner(&self, square: Square) -> (f64, f64) {
        (self.left + square.column() as f64 * self.cell, self.top + square.row() as f64 * self.cell)
    }

    fn bottom(&self) -> f64 {
        self.top + self.printed.sheet.paper.board.height() as f64 * self.cell
    }

    fn head(&mut self, title: &str) {
        self.svg.words((self.left, MARGIN + 7.0), 7.0, title, format_args!("fill=\"{INK}\" font-weight=\"bold\""));
        let letters = if self.printed.scrabble {
            "Letters count what they do in Scrabble."
        } else {
            "A vowel counts 1, a consonant 3, a letter that nobody else has in hand 5."
        };
        let rules = [
            "Play a word, then call two letters: you get both, everyone else takes one of them or draws a wall.",
            &format!("{letters} A hand has 7 letters at most."),
            "A word ends at a wall. Ten letters at the edge: only words from then on, until somebody is out of letters.",
        ];
        for (line, rule) in rules.iter().enumerate() {
            let at = (self.left, MARGIN + 12.5 + 4.0 * line as f64);
            self.svg.words(at, 3.2, rule, format_args!("fill=\"{MUTED}\""));
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
                    self.svg.picture(STAR, place, 0.5 * self.cell, outline(0.35));
                } else if let Some(tile) = paper.board.tile(square) {
                    let (x, y) = self.corner(square);
                    let middle = (x + self.cell / 2.0, y + 0.72 * self.cell);
                    let letter = tile.to_char().to_string();
                    self.svg.words(middle, 0.62 * self.cell, &letter, centred("bold"));
                    if self.printed.scrabble {
                        let value = scrabble_value(tile.letter()).to_string();
                        let corner = (x + 0.86 * self.cell, y + 0.92 * self.cell);
                        self.svg.words(corner, 0.15 * self.cell, &value, centred("normal"));
                    }
                }
            }
        }
    }

    fn tint(&mut self, square: Square, colour: &str) {
        if self.ink == Ink::Full {
            let corner = self.corner(square);
            self.svg.rect(corner, (self.cell, self.cell), format_args!("fill=\"{colour}\""));
        }
    }

    /// The cell of a hand: whose it is, what it begins with, and room for what comes; with backpacks, its slots.
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
                self.svg.rect(corner, (side, side * 0.72), outline(0.12));
                if let Some(letter) = letters.next() {
                    let place = (corner.0 + side / 2.0, corner.1 + 0.6 * side);
                    let letter = letter.to_char().to_ascii_uppercase().to_string();
                    self.svg.words(place, 0.6 * side, &letter, centred("bold"));
                }
            }
        } else if !letters.is_empty() {
            self.svg.words((x + cell / 2.0, y + 0.62 * cell), 0.24 * cell, &letters.spaced(), centred("bold"));
        }
    }

    /// A seat by its shape, its letter and, where there is ink, its colour.
    fn sign(&mut self, at: (f64, f64), size: f64, seat: Seat) {
        let colour = if self.ink == Ink::Full { SEAT_INKS[seat.index()] } else { INK };
        let line = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"0.9\"");
        self.svg.picture(SEATS[seat.index()], at, size, line);
        let beside = (at.0 + 1.6 * size, at.1 + 0.92 * size);
        self.svg.words(beside, 1.1 * size, &seat.to_string(), centred("bold"));
    }

    fn special(&mut self, square: Square, special: Special) {
        self.tint(square, tint_of(special));
        let ((x, y), cell) = (self.corner(square), self.cell);
        self.svg.picture(picture(special), (x + 0.28 * cell, y + 0.14 * cell), 0.44 * cell, outline(0.5));
        let below = (x + cell / 2.0, y + 0.86 * cell);
        self.svg.words(below, 0.13 * cell, special.name(), centred("normal"));
    }

    /// The folds of the paper are the borders of its cells.
    fn folds(&mut self) {
        let board = &self.printed.sheet.paper.board;
        let (columns, rows) = (board.width(), board.height());
        let (right, bottom) = (self.left + columns as f64 * self.cell, self.bottom());
        let fold = format!("stroke=\"{LINE}\" stroke-width=\"0.2\" stroke-dasharray=\"1.5 1\"");
        let beyond = 3.0;
        for column in 0..=columns {
            let x = self.left + column as f64 * self.cell;
            self.svg.line((x, self.top - beyond), (x, bottom + beyond), &fold);
        }
        for row in 0..=rows {
            let y = self.top + row as f64 * self.cell;
            self.svg.line((self.left - beyond, y), (right + beyond, y), &fold);
        }
        self.svg.rect((self.left, self.top), (right - self.left, bottom - self.top), outline(0.5));
    }

    fn walls(&mut self) {
        let walls: Vec<Border> = self.printed.sheet.paper.board.walls().collect();
        for wall in walls {
            let (x, y) = self.corner(wall.squares()[1]);
            let end = match wall.direction() {
                Direction::Across => (x, y + self.cell),
                Direction::Down => (x + self.cell, y),
            };
            let ink = format!("stroke=\"{INK}\" stroke-width=\"1.6\" stroke-linecap=\"round\"");
            self.svg.line((x, y), end, ink);
        }
    }

    /// A column of boxes for each player's name and points.
    fn scores(&mut self) {
        let seats = self.printed.sheet.hands.len();
        let (top, wide) = (self.bottom() + 7.0, (self.width - 2.0 * MARGIN) / seats as f64);
        for seat in Seat::first(seats) {
            let left = MARGIN + seat.index() as f64 * wide;
            self.sign((left + 1.0, top), 4.0, seat);
            self.svg.rect((left, top + 5.5), (wide - 2.0, self.pad), outline(0.25));
        }
    }

    /// What the pictures of special cells mean.
    fn legend(&mut self) {
        let columns = self.legend_columns;
        let (top, wide) = (self.bottom() + 17.0 + self.pad, (self.width - 2.0 * MARGIN) / columns as f64);
        for (place, kind) in self.printed.kinds.iter().enumerate() {
            let (x, y) = (MARGIN + (place % columns) as f64 * wide, top + (place / columns) as f64 * ROW);
            self.svg.picture(picture(*kind), (x, y - 3.6), 4.4, outline(0.7));
            let words = format!("{}: {}", kind.name(), kind.meaning());
            self.svg.words((x + 6.0, y), 3.2, &words, format_args!("fill=\"{INK}\""));
        }
    }
}

const fn tint_of(special: Special) -> &'static str {
    match special {
        Special::DoubleLetter | Special::TripleLetter => LETTER_CELL,
        Special::DoubleWord | Special::TripleWord => WORD_CELL,
        _ => POWER_CELL,
    }
}

fn outline(width: f64) -> String {
    format!(
        "fill=\"none\" stroke=\"{INK}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    )
}

fn centred(weight: &str) -> String {
    format!("fill=\"{INK}\" text-anchor=\"middle\" font-weight=\"{weight}\"")
}
