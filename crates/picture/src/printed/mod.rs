//! Keyword: a board printed in four colours on warm paper, with tiles of ivory.

mod geometry;
mod sample;

pub use geometry::{SIDE, corner, path_of};

use crate::{
    Drawing,
    drawing::draw,
    position::{PicturedGame, Position},
    variant_sample::VariantSample,
};
use kee_game::configure;
use kee_grid::{Board, Square};
use kee_print::Colour;
use keyword::{Keyword, KeywordOptions, KeywordView, LastTurn, Paint, PrintedBoard, RackColour};
use std::collections::BTreeSet;

/// The paper around the squares.
const RIM: f64 = 4.0;

/// A key that lies in a box from -5 to 5 across and -2.5 to 2.5 down.
pub const KEY: &str = "M-4.6,0a2.1,2.1 0 1 1 4.1,.65h4.9v1.6h-1.3v-.75h-1v.75h-1.3v-.9h-1.35a2.1,2.1 0 0 1-4.05-1.35zm1.3,0a.8,.8 0 1 0 1.6,0a.8,.8 0 1 0-1.6,0z";

/// The hatch of each tint, drawn in a box of four by four, since colour never stands alone. Grey is paved.
pub const HATCHES: [(&str, &str); 5] = [
    ("blue", "M-1,1l2,-2M0,4l4,-4M3,5l2,-2"),
    ("red", "M-1,3l2,2M0,0l4,4M3,-1l2,2"),
    ("yellow", "M0,1h4M0,3h4"),
    ("green", "M1,0v4M3,0v4"),
    ("gray", "M0,2a2,2 0 0 1 4,0M-2,4a2,2 0 0 1 4,0M2,4a2,2 0 0 1 4,0"),
];

/// The name of a tint.
pub fn tint(paint: Paint) -> String {
    match paint {
        Paint::Gray => "gray".to_owned(),
        Paint::Plain(colour) | Paint::Key(colour) => colour.to_string(),
    }
}

/// The paper of a tint, and the ink of its hatch and keys.
fn inks(tint: &str) -> (Colour, Colour) {
    let (paper, deep) = match tint {
        "blue" => (0xAFC6D8, 0x24568C),
        "red" => (0xE6B4A4, 0xA63A2B),
        "yellow" => (0xEEDA9B, 0x8A6508),
        "green" => (0xB9CFA9, 0x33703F),
        _ => (0xD8D0BF, 0x6B6353),
    };
    (Colour::new(paper), Colour::new(deep))
}

impl PicturedGame for Keyword {
    /// The board of a view. The tiles of the last play are edged in the colour of their player.
    fn draw_view(position: &Position<'_>, view: &KeywordView) -> Option<Drawing> {
        // A secret prize cannot be read from its announcement, and need not be.
        let (options, _) = configure(KeywordOptions::default(), position.options);
        let rules = Keyword::without_words(options, position.teams.clone());
        let played = match (&view.pending, &view.last) {
            (Some(pending), _) => Some(&pending.played),
            (None, Some(LastTurn::Played(played))) => Some(played),
            (None, _) => None,
        };
        let last: BTreeSet<Square> =
            played.into_iter().flat_map(|played| played.placement.new_tiles()).map(|(square, _)| square).collect();
        let player = played.and_then(|played| view.colours.get(played.seat.index()).copied());
        Some(drawn(rules.printed(), &view.board, &last, player))
    }

    fn sample(of: &VariantSample<'_>) -> Drawing {
        sample::drawn_sample(of)
    }
}

fn drawn(printed: &PrintedBoard, board: &Board, last: &BTreeSet<Square>, player: Option<RackColour>) -> Drawing {
    let (width, height) = (printed.width() as f64 * SIDE, printed.height() as f64 * SIDE);
    let mut drawing = Drawing::new([-RIM, -RIM, width + 2.0 * RIM, height + 2.0 * RIM]);
    draw!(
        drawing,
        "<defs><linearGradient id=\"pic-paper\" x2=\".6\" y2=\"1\"><stop stop-color=\"#FBF3E0\"/><stop offset=\"1\" stop-color=\"#EADBB8\"/></linearGradient>\
         <linearGradient id=\"pic-ivory\" x2=\"0\" y2=\"1\"><stop stop-color=\"#FFFDF3\"/><stop offset=\".55\" stop-color=\"#F6ECD2\"/><stop offset=\"1\" stop-color=\"#E3D2A6\"/></linearGradient>"
    );
    for (tint, path) in HATCHES {
        let opacity = if tint == "gray" { 0.38 } else { 0.15 };
        draw!(
            drawing,
            "<pattern id=\"pic-hatch-{tint}\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">\
             <path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\".3\" stroke-opacity=\"{opacity}\"/></pattern>",
            inks(tint).1
        );
    }
    draw!(
        drawing,
        "</defs><rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" rx=\"4\" fill=\"url(#pic-paper)\" stroke=\"#8A6A35\" stroke-opacity=\".4\" stroke-width=\".6\"/>",
        -RIM + 0.3,
        width + 2.0 * RIM - 0.6,
        height + 2.0 * RIM - 0.6
    );
    let squares: Vec<(Square, Paint)> = printed.squares().collect();
    for (name, _) in HATCHES {
        let path = path_of(squares.iter().filter(|(_, paint)| tint(*paint) == name).map(|(square, _)| *square));
        let (paper, _) = inks(name);
        draw!(drawing, "<path d=\"{path}\" fill=\"{paper}\"/><path d=\"{path}\" fill=\"url(#pic-hatch-{name})\"/>");
    }
    draw!(drawing, "<path fill=\"none\" stroke=\"#FFFBEF\" stroke-opacity=\".75\" stroke-width=\".3\" d=\"");
    for (square, _) in &squares {
        let (x, y) = corner(*square);
        draw!(drawing, "M{x},{y}h{SIDE}v{SIDE}");
    }
    draw!(drawing, "\"/>");
    for (square, paint) in &squares {
        match (paint, board.tile(*square)) {
            (_, Some(laid)) => {
                tile(&mut drawing, *square, laid.letter().to_capital(), player.filter(|_| last.contains(square)))
            }
            (Paint::Key(colour), None) => key(&mut drawing, *square, *colour),
            _ => {}
        }
    }
    drawing
}

fn key(drawing: &mut Drawing, square: Square, colour: RackColour) {
    let ((x, y), (_, deep)) = (corner(square), inks(&colour.to_string()));
    draw!(
        drawing,
        "<g transform=\"translate({x} {y})\"><rect x=\".7\" y=\".7\" width=\"8.6\" height=\"8.6\" rx=\"1.6\" fill=\"#FFF9E8\" fill-opacity=\".6\" stroke=\"{deep}\" stroke-width=\".35\"/>\
         <path d=\"{KEY}\" fill=\"{deep}\" fill-rule=\"evenodd\" transform=\"translate(5.1 4.9) scale(.84)\"/></g>"
    );
}

/// A tile of ivory: its shadow, its face, the light on its edge, and its letter.
fn tile(drawing: &mut Drawing, square: Square, letter: char, last: Option<RackColour>) {
    let (x, y) = corner(square);
    let (edge, width) = last.map_or((Colour::new(0x9C8250), 0.25), |colour| (inks(&colour.to_string()).1, 0.95));
    draw!(
        drawing,
        "<g transform=\"translate({x} {y})\"><rect x=\".7\" y=\"1.1\" width=\"8.6\" height=\"8.6\" rx=\"1.5\" fill=\"#3A2608\" fill-opacity=\".38\"/>\
         <rect x=\".7\" y=\".5\" width=\"8.6\" height=\"8.6\" rx=\"1.5\" fill=\"url(#pic-ivory)\" stroke=\"{edge}\" stroke-width=\"{width}\"/>\
         <path d=\"M1.25,7.6V2.4a1.3,1.3 0 0 1 1.3,-1.3h5\" fill=\"none\" stroke=\"#FFF\" stroke-width=\".45\"/>\
         <text x=\"5\" y=\"7.3\" font-size=\"6.9\" font-weight=\"700\" text-anchor=\"middle\" fill=\"#2A2118\">{letter}</text></g>"
    );
}
