//! Keesdrow: tiles of four letters in a wooden tray.

mod geometry;
mod sample;

pub use geometry::{SIDE, corner, line, middle, stays};

use crate::{
    Drawing,
    drawing::draw,
    position::{PicturedGame, Position},
    seat::{seat_colour, seat_shape},
    variant_sample::VariantSample,
};
use kee_game::Seat;
use kee_print::Colour;
use keesdrow::{Cell, Face, Keesdrow, KeesdrowView, PegBoard, Walk};

/// The tray around the letters.
const RIM: f64 = 5.0;
/// Boards up to this wide have the values on their letters; on larger ones nobody could read them.
const WITH_VALUES: u8 = 10;
/// The baseline of a letter in its cell: capitals are 0.66 of their size high, and half of that is below the middle.
pub const BASELINE: f64 = SIDE / 2.0 + 6.2 * 0.66 / 2.0;

impl PicturedGame for Keesdrow {
    /// The board of a view: letters with their pegs, the last word, and the marks of tiles that were won.
    fn draw_view(_: &Position<'_>, view: &KeesdrowView) -> Option<Drawing> {
        let ground = &view.ground;
        let last = ground.played.last().and_then(|played| {
            let walk = ground.walks_now().last()??;
            // Where a column has turned, the letters no longer lie in a row.
            walk.cells().windows(2).all(|step| step[0].touches(step[1])).then_some((walk, played.by))
        });
        let won = ground.played.iter().flat_map(|played| played.won.iter().map(|first| (*first, played.by)));
        Some(drawn(&ground.board, last.into_iter().collect(), won))
    }

    fn sample(of: &VariantSample<'_>) -> Drawing {
        sample::drawn_sample(of)
    }
}

fn drawn(
    board: &PegBoard,
    walks: Vec<(Walk, Option<Seat>)>,
    won: impl IntoIterator<Item = (Cell, Option<Seat>)>,
) -> Drawing {
    let (width, height) = (f64::from(board.width()) * SIDE, f64::from(board.height()) * SIDE);
    let mut drawing = Drawing::new([-RIM, -RIM, width + 2.0 * RIM, height + 2.0 * RIM]);
    draw!(
        drawing,
        "<defs><linearGradient id=\"pic-tray\" x2=\".7\" y2=\"1\"><stop stop-color=\"#D9AE78\"/><stop offset=\".45\" stop-color=\"#B98651\"/>\
         <stop offset=\"1\" stop-color=\"#8A5C2E\"/></linearGradient><linearGradient id=\"pic-tile\" x2=\"0\" y2=\"1\"><stop stop-color=\"#FFFDF4\"/>\
         <stop offset=\"1\" stop-color=\"#F1E5CB\"/></linearGradient></defs>\
         <rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" rx=\"5\" fill=\"url(#pic-tray)\"/>\
         <rect x=\"-1.6\" y=\"-1.6\" width=\"{3}\" height=\"{4}\" rx=\"3\" fill=\"#4A2E14\"/>\
         <rect x=\"-1\" y=\"-1\" width=\"{5}\" height=\"{6}\" rx=\"2.6\" fill=\"#6E4722\"/>",
        -RIM,
        width + 2.0 * RIM,
        height + 2.0 * RIM,
        width + 3.2,
        height + 3.2,
        width + 2.0,
        height + 2.0,
    );
    for (first, by) in won {
        if let Some(seat) = by {
            let (at, seat) = (corner(first), seat.index());
            draw!(
                drawing,
                "<path d=\"{}\" fill=\"{}\" transform=\"translate({} {}) scale(.6)\"/>",
                seat_shape(seat),
                seat_colour(seat).mixed(80, Colour::new(0xFFFFFF)),
                at.x + SIDE,
                at.y + SIDE
            );
        }
    }
    let is_first = |cell: &Cell| cell.column.is_multiple_of(2) && cell.row.is_multiple_of(2);
    let faces = || board.cells().filter_map(|(cell, face)| Some((cell, face?)));
    for (cell, _) in faces().filter(|(cell, _)| is_first(cell)) {
        tile(&mut drawing, cell);
    }
    for (cell, face) in faces() {
        peg(&mut drawing, cell, face.uses.min(Face::MOST_USES));
    }
    for (walk, by) in walks {
        let colour = by.map_or(Colour::new(0x5A5347), |seat| seat_colour(seat.index()));
        walked(&mut drawing, walk.cells(), colour);
    }
    for row in 0..board.height() {
        letters(&mut drawing, board, row);
    }
    drawing
}

/// A tile without letters, two cells wide: its shadow, its face, the light on its edge and its folds.
fn tile(drawing: &mut Drawing, first: Cell) {
    let at = corner(first);
    draw!(
        drawing,
        "<g transform=\"translate({} {})\"><rect x=\".5\" y=\"1.1\" width=\"19.1\" height=\"18.7\" rx=\"2.2\" fill=\"#140A00\" fill-opacity=\".5\"/>\
         <rect x=\".4\" y=\".3\" width=\"19.2\" height=\"18.9\" rx=\"2.2\" fill=\"url(#pic-tile)\"/>\
         <path d=\"M.75 17.2V2.5A1.9 1.9 0 0 1 2.6 .65H17.4\" fill=\"none\" stroke=\"#FFF\" stroke-width=\".35\"/>\
         <path d=\"M10 1.5V18M1.5 10H18.5\" stroke=\"#DCCDAE\" stroke-width=\".3\"/></g>",
        at.x,
        at.y
    );
}

/// Draws how often a letter has been used: the ground under it changes like a traffic light, with a peg for each use.
fn peg(drawing: &mut Drawing, cell: Cell, uses: u8) {
    let (well, rim) = match uses {
        0 => return,
        1 => ("#A9DDB4", "#1B7A45"),
        2 => ("#FFD269", "#A86A00"),
        _ => ("#D5CCBC", "#9C2F28"),
    };
    let at = corner(cell);
    draw!(
        drawing,
        "<rect x=\"{}\" y=\"{}\" width=\"8.2\" height=\"8.2\" rx=\"1.5\" fill=\"{well}\"/>",
        at.x + 0.9,
        at.y + 0.9
    );
    for number in 0..uses {
        let x = at.x + 2.0 + 1.5 * f64::from(number);
        draw!(drawing, "<circle cx=\"{x}\" cy=\"{}\" r=\".64\" fill=\"{rim}\"/>", at.y + 8.1);
    }
}

/// A walk: a line from letter to letter, a dot where it begins, and a small loop where it stays.
fn walked(drawing: &mut Drawing, cells: &[Cell], colour: Colour) {
    let Some(start) = cells.first().map(|cell| middle(*cell)) else { return };
    let d = line(cells);
    draw!(
        drawing,
        "<g opacity=\".6\" fill=\"none\" stroke=\"{colour}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
         <path d=\"{d}\" stroke-width=\"5\" opacity=\".28\"/><path d=\"{d}\" stroke-width=\"1.9\"/>\
         <circle cx=\"{}\" cy=\"{}\" r=\"3.6\" fill=\"{colour}\" fill-opacity=\".3\" stroke-width=\".8\"/>",
        start.x,
        start.y
    );
    for at in stays(cells).into_iter().map(middle) {
        let (x, y) = (at.x + 3.2, at.y - 3.2);
        draw!(drawing, "<circle cx=\"{x}\" cy=\"{y}\" r=\"1.5\" fill=\"#FFF\" stroke-width=\".9\"/>");
    }
    draw!(drawing, "</g>");
}

/// The letters of a row with their values: those that can be used, and the spent ones quietly.
fn letters(drawing: &mut Drawing, board: &PegBoard, row: u8) {
    let faces = (0..board.width()).filter_map(|column| Some((column, board.face(Cell::new(column, row))?)));
    let (spent, fresh): (Vec<_>, Vec<_>) = faces.partition(|(_, face)| face.uses >= Face::MOST_USES);
    let top = f64::from(row) * SIDE;
    for (faces, style) in
        [(&fresh, "font-weight=\"700\" fill=\"#2A231A\""), (&spent, "fill=\"#6A5E4A\" fill-opacity=\".8\"")]
    {
        if faces.is_empty() {
            continue;
        }
        let places = faces.iter().map(|(column, _)| (f64::from(*column) * SIDE + SIDE / 2.0).to_string());
        let words: String = faces.iter().map(|(_, face)| face.letter.to_capital()).collect();
        draw!(
            drawing,
            "<text x=\"{}\" y=\"{:.2}\" font-size=\"6.2\" text-anchor=\"middle\" {style}>{words}</text>",
            places.collect::<Vec<_>>().join(" "),
            top + BASELINE
        );
    }
    if board.width() <= WITH_VALUES {
        for (column, face) in fresh {
            let x = f64::from(column) * SIDE + 8.7;
            draw!(
                drawing,
                "<text x=\"{x}\" y=\"{}\" font-size=\"2.2\" font-weight=\"700\" text-anchor=\"end\" fill=\"#6A5E4A\">{}</text>",
                top + 8.8,
                board.value(face.letter)
            );
        }
    }
}
