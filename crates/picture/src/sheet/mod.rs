//! Keebble: a folded sheet of paper with ink, walls and hands in its cells.

mod geometry;
mod pen;
mod sample;
mod special;

pub use geometry::{CELL, MARGIN, REST, corner, crossing, depth, ends, extent, hand_columns, outline, wall};
pub use pen::{stroke, strokes, wobble};
pub use special::{family, lines, writing};

use crate::{
    Drawing, Point,
    drawing::draw,
    position::{PicturedGame, Position},
    seat::{seat_colour, seat_shape},
    variant_sample::VariantSample,
};
use kee_game::Seat;
use kee_grid::{Border, Square, Tile};
use kee_lexicon::Letter;
use kee_print::Colour;
use keebble::{Keebble, KeebbleView, Paper, Special};

const PAPER: Colour = Colour::new(0xFFFAEC);
const INK: Colour = Colour::new(0x1D2A4D);

/// A star, where the first word goes.
pub const STAR: &str = "M30,11 L35,24 L49,25 L38.4,33.6 L42,47.4 L30,39.6 L18,47 L21.8,33.4 L11,25 L25,24.2 Z";
/// A stroke of a marker under a letter that has just been written.
pub const FRESH: &str = "M8,44 C20,40 40,46 53,42";

impl PicturedGame for Keebble {
    /// The sheet of a view with everything written on it.
    fn draw_view(_: &Position<'_>, view: &KeebbleView) -> Option<Drawing> {
        let turns = [Some(&view.heard), view.before.as_ref()];
        let last = turns.into_iter().flatten().find_map(|turn| Some((turn.seat, turn.played.as_ref()?)));
        let fresh = |square: Square| {
            let (seat, played) = last.as_ref()?;
            played.placement.new_tiles().any(|(new, _)| new == square).then_some(*seat)
        };
        let hands: Vec<Vec<Letter>> = view.hands.iter().map(|hand| hand.letters.iter().collect()).collect();
        Some(drawn(&view.paper, &hands, fresh))
    }

    fn sample(of: &VariantSample<'_>) -> Drawing {
        sample::drawn_sample(of)
    }
}

fn drawn(paper: &Paper, hands: &[Vec<Letter>], fresh: impl Fn(Square) -> Option<Seat>) -> Drawing {
    let (columns, rows) = (paper.board.width(), paper.board.height());
    let size = extent(columns, rows);
    let mut drawing = Drawing::new([-6.0, -4.0, size.x + 12.0, size.y + 16.0]);
    folded(&mut drawing, columns, rows);
    let opening = paper.opening().filter(|cells| cells.len() < 5).unwrap_or_default();
    for square in (0..rows).flat_map(|row| (0..columns).map(move |column| Square::new(row, column))) {
        let Point { x, y } = corner(square);
        draw!(drawing, "<g transform=\"translate({x} {y})\">");
        let (special, letter) = (paper.specials.get(&square).copied(), paper.board.tile(square).map(Tile::letter));
        if let Some(special) = special {
            let ground = ink_of(special);
            draw!(
                drawing,
                "<rect x=\"1.5\" y=\"1.5\" width=\"57\" height=\"57\" rx=\"3\" fill=\"{ground}\" fill-opacity=\".16\"/>"
            );
        }
        if let Some(owner) = paper.owner_of_cell(square) {
            hand(&mut drawing, owner, hands.get(owner.index()).map_or(&[], Vec::as_slice));
        } else if !paper.board.has(square) {
            draw!(
                drawing,
                "<path d=\"{}\" fill=\"none\" stroke=\"#6E6858\" stroke-width=\"3\" stroke-linecap=\"round\"/>",
                crossing(square)
            );
        } else if let Some(letter) = letter {
            let fresh = fresh(square);
            written(&mut drawing, square, letter, paper.owned.get(&square).map(|owned| owned.seat), fresh);
        } else if paper.star == Some(square) {
            draw!(
                drawing,
                "<path d=\"{STAR}\" fill=\"#E8C64A\" fill-opacity=\".33\" stroke=\"#8A6A00\" stroke-width=\"2.2\" stroke-linejoin=\"round\"/>"
            );
        } else if special.is_none() && opening.contains(&square) {
            draw!(
                drawing,
                "<circle cx=\"30\" cy=\"30\" r=\"6\" fill=\"none\" stroke=\"#8A6A00\" stroke-width=\"2.2\" stroke-dasharray=\"4 3\"/>"
            );
        }
        if let Some(special) = special {
            glyph(&mut drawing, special, letter.is_some());
        }
        draw!(drawing, "</g>");
    }
    for border in paper.board.walls().collect::<Vec<Border>>() {
        draw!(
            drawing,
            "<path d=\"{}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"4.6\" stroke-opacity=\".85\" stroke-linecap=\"round\"/>",
            wall(border)
        );
    }
    drawing
}

/// The pad, the sheet on it, and its folds.
fn folded(drawing: &mut Drawing, columns: usize, rows: usize) {
    let size = extent(columns, rows);
    let (outline, middle) = (outline(size), format!("{} {}", size.x / 2.0, size.y / 2.0));
    draw!(
        drawing,
        "<defs><linearGradient id=\"pic-dusk-x\"><stop stop-color=\"#8A6F3C\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#8A6F3C\" stop-opacity=\".2\"/></linearGradient>\
         <linearGradient id=\"pic-dusk-y\" x2=\"0\" y2=\"1\"><stop stop-color=\"#8A6F3C\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#8A6F3C\" stop-opacity=\".2\"/></linearGradient></defs>\
         <path d=\"{outline}\" transform=\"translate(2 10) rotate(.5 {middle})\" fill=\"#3B2F18\" fill-opacity=\".22\"/>\
         <g stroke=\"#8A6F3C\" stroke-width=\".8\" stroke-opacity=\".35\"><path d=\"{outline}\" fill=\"#F0E6CD\" transform=\"translate(3 7) rotate(.5 {middle})\"/>\
         <path d=\"{outline}\" fill=\"#F0E6CD\" transform=\"translate(-1 4) rotate(-.35 {middle})\"/><path d=\"{outline}\" fill=\"{PAPER}\"/></g>"
    );
    let fold = |depth: &str| match depth {
        "half" => 1.6,
        "quarter" => 1.3,
        _ => 1.0,
    };
    draw!(drawing, "<g fill=\"none\" stroke=\"#6E6858\" stroke-opacity=\".75\" stroke-linecap=\"round\">");
    for line in 1..columns {
        let x = MARGIN + CELL * line as f64;
        let depth = depth(line, columns);
        if depth != "eighth" {
            let height = size.y - 10.0;
            draw!(
                drawing,
                "<rect x=\"{}\" y=\"5\" width=\"22\" height=\"{height}\" fill=\"url(#pic-dusk-x)\" stroke=\"none\"/>",
                x - 22.0
            );
        }
        let d = stroke(Point { x, y: 5.0 }, Point { x, y: size.y - 5.0 }, line);
        draw!(drawing, "<path d=\"{d}\" stroke-width=\"{}\"/>", fold(depth));
    }
    for line in 1..rows {
        let y = MARGIN + CELL * line as f64;
        let depth = depth(line, rows);
        if depth != "eighth" {
            let width = size.x - 10.0;
            draw!(
                drawing,
                "<rect x=\"5\" y=\"{}\" width=\"{width}\" height=\"22\" fill=\"url(#pic-dusk-y)\" stroke=\"none\"/>",
                y - 22.0
            );
        }
        let d = stroke(Point { x: 5.0, y }, Point { x: size.x - 5.0, y }, 40 + line);
        draw!(drawing, "<path d=\"{d}\" stroke-width=\"{}\"/>", fold(depth));
    }
    let (right, below) = (size.x - REST, size.y - REST);
    draw!(
        drawing,
        "<path d=\"M{MARGIN} {MARGIN}H{right}V{below}H{MARGIN}Z\" stroke-width=\"1.2\" stroke-dasharray=\"1 5\"/></g>"
    );
}

/// A letter in ink, in Dictionary Devils with the mark of its owner; marked if it has just been written.
fn written(drawing: &mut Drawing, square: Square, letter: Letter, owner: Option<Seat>, fresh: Option<Seat>) {
    if let Some(seat) = fresh {
        let colour = seat_colour(seat.index());
        draw!(
            drawing,
            "<path d=\"{FRESH}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"11\" stroke-linecap=\"round\" stroke-opacity=\".3\"/>"
        );
    }
    let (aside, turned) = (wobble(square.index(), 5), wobble(square.index(), 6) * 4.0);
    let colour = owner.map_or(INK, |seat| seat_colour(seat.index()));
    draw!(
        drawing,
        "<path d=\"{}\" transform=\"translate({:.1} 29) rotate({turned:.1}) scale(1.1)\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"4.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        strokes(letter),
        30.0 + aside
    );
    if let Some(seat) = owner {
        draw!(
            drawing,
            "<path d=\"{}\" fill=\"{colour}\" transform=\"translate(10.5 11) scale(.62)\"/>",
            seat_shape(seat.index())
        );
    }
}

/// The hand of a player, written in the cell they claimed, after the mark of their seat.
fn hand(drawing: &mut Drawing, seat: Seat, letters: &[Letter]) {
    let own = seat_colour(seat.index());
    let ground = own.mixed(16, PAPER);
    let columns = hand_columns(letters.len() + 1);
    let step = (CELL - 6.0) / columns as f64;
    let at = |place: usize| 3.0 + step * (place as f64 + 0.5);
    draw!(
        drawing,
        "<rect x=\"2\" y=\"2\" width=\"56\" height=\"56\" rx=\"4\" fill=\"{ground}\" stroke=\"{own}\" stroke-width=\"1.6\"/>\
         <path d=\"{}\" fill=\"{own}\" transform=\"translate({1:.1} {1:.1}) scale({2:.2})\"/>\
         <g fill=\"none\" stroke=\"{INK}\" stroke-width=\"4.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\">",
        seat_shape(seat.index()),
        at(0),
        step / 24.0
    );
    for (place, letter) in (1..).zip(letters) {
        let (x, y) = (at(place % columns), at(place / columns));
        draw!(
            drawing,
            "<path d=\"{}\" transform=\"translate({x:.1} {y:.1}) scale({:.2})\"/>",
            strokes(*letter),
            step / 42.0
        );
    }
    draw!(drawing, "</g>");
}

/// The colour of a special cell.
fn ink_of(special: Special) -> Colour {
    Colour::new(match family(special) {
        "letter" => 0x1F5FBF,
        "word" => 0xB3245E,
        _ => 0x0B6B65,
    })
}

/// The picture of a special cell. It goes into the corner when there is a letter.
fn glyph(drawing: &mut Drawing, special: Special, covered: bool) {
    let (ink, place) = (ink_of(special), if covered { "translate(48 12.5) scale(.34)" } else { "translate(30 30)" });
    draw!(
        drawing,
        "<g transform=\"{place}\" fill=\"{ink}\"><path d=\"{}\" fill-opacity=\".12\" fill-rule=\"evenodd\" stroke=\"{ink}\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        lines(special)
    );
    if let Some((text, y)) = writing(special) {
        draw!(drawing, "<text y=\"{y}\" font-size=\"18\" font-weight=\"700\" text-anchor=\"middle\">{text}</text>");
    }
    draw!(drawing, "</g>");
}
