//! Keezen: a turned wooden board with coloured quarters, pawns, and the cards that lie face up.

mod geometry;
mod sample;
mod suit;

pub use crate::Point;
pub use geometry::{Ring, at};
pub use suit::Suit;

use crate::{
    Drawing,
    drawing::{TITLE, draw},
    position::{PicturedGame, Position},
    seat::{seat_colour, seat_shape},
    variant_sample::VariantSample,
};
use kee_game::{Game, Seat, configure};
use kee_lexicon::Lexicon;
use kee_print::Colour;
use keezen::{
    Keezen, KeezenView,
    core::{Card, MOST_PAWNS, SQUARES_A_SEAT},
};

/// The number of cards that are seen of those that lie face up.
const CARDS: usize = 3;
const WOOD: Colour = Colour::new(0xDDBB86);
const DARK: Colour = Colour::new(0x120A02);

/// A pawn with its colour, its team and its place on the board.
struct Pawn {
    colour: usize,
    team: usize,
    at: Point,
}

impl PicturedGame for Keezen {
    /// The board of a view, turned towards a seat.
    fn draw_view(position: &Position<'_>, view: &KeezenView) -> Option<Drawing> {
        let (options, _) = configure(Default::default(), position.options);
        let rules = Keezen::new(options, position.teams.clone(), &Lexicon::no_words()).ok()?;
        let laws = rules.laws();
        let ring = Ring::new(laws.colour_count(), position.towards.map_or(0, Seat::index));
        let pawns = (0..laws.colour_count()).flat_map(|colour| {
            let team = usize::from(laws.side[laws.seat_of(colour)]);
            let places = view.board.pawns(colour).enumerate().collect::<Vec<_>>();
            places.into_iter().map(move |(number, place)| (colour, team, number, place))
        });
        let pawns =
            pawns.map(|(colour, team, number, place)| Pawn { colour, team, at: ring.pawn(colour, number, place) });
        let laid = view.laid.iter().flat_map(|laid| laid.cards.iter());
        Some(drawn(&ring, laws.colour_count(), pawns.collect(), &laid.collect::<Vec<_>>()))
    }

    fn sample(of: &VariantSample<'_>) -> Drawing {
        sample::drawn_sample(of)
    }
}

fn drawn(ring: &Ring, colours: usize, mut pawns: Vec<Pawn>, cards: &[Card]) -> Drawing {
    let mut drawing = Drawing::new([-50.0, -50.0, 100.0, 100.0]);
    carve(&mut drawing, ring, colours);
    let hidden = cards.len().saturating_sub(CARDS);
    for (place, card) in cards.iter().enumerate().skip(hidden) {
        let turn = (place * 67 % 23) as f64 - 11.0;
        let (x, y) = ((place * 29 % 5) as f64 * 0.7 - 1.4, (place * 43 % 5) as f64 * 0.5 - 1.0);
        draw!(drawing, "<g transform=\"translate({x:.1} {y:.1}) rotate({turn}) scale(.42) translate(-25 -36)\">");
        face(&mut drawing, *card, Suit::of(*card, place));
        draw!(drawing, "</g>");
    }
    // A pawn that stands nearer stands in front.
    pawns.sort_by(|one, other| one.at.y.total_cmp(&other.at.y));
    for Pawn { colour, team, at } in pawns {
        let scale = ring.pawn_radius() * 0.118;
        draw!(drawing, "<g transform=\"translate({:.2} {:.2}) scale({scale:.3})\">", at.x, at.y);
        pawn(&mut drawing, colour, team);
        draw!(drawing, "</g>");
    }
    drawing
}

/// Draws the parts that never move: the disc, the coloured track, and each seat's start, base and house.
fn carve(drawing: &mut Drawing, ring: &Ring, colours: usize) {
    let radius = ring.square_radius();
    let band = radius * 2.0 + 1.9;
    draw!(
        drawing,
        "<defs><radialGradient id=\"pic-disc\" cx=\".42\" cy=\".34\" r=\".75\"><stop stop-color=\"#EFD7AC\"/><stop offset=\".55\" stop-color=\"#DDBB86\"/><stop offset=\"1\" stop-color=\"#A9793F\"/></radialGradient>\
         <radialGradient id=\"pic-hole\" cx=\".5\" cy=\".68\" r=\".68\"><stop stop-opacity=\".16\"/><stop offset=\".6\" stop-opacity=\".34\"/><stop offset=\"1\" stop-opacity=\".66\"/></radialGradient></defs>\
         <circle r=\"49.8\" fill=\"url(#pic-disc)\" stroke=\"#7A5528\" stroke-width=\".4\"/>\
         <g fill=\"none\" stroke=\"#3C1E00\"><circle r=\"48.9\" stroke-width=\".35\" stroke-opacity=\".28\"/><circle r=\"22.6\" stroke-width=\".35\" stroke-opacity=\".28\"/>\
         <circle r=\"8\" stroke-width=\".3\" stroke-opacity=\".07\"/><circle r=\"13\" stroke-width=\".5\" stroke-opacity=\".05\"/><circle r=\"18.4\" stroke-width=\".3\" stroke-opacity=\".08\"/>\
         <path d=\"{}\" stroke=\"#321900\" stroke-opacity=\".38\" stroke-width=\"{:.2}\"/></g>",
        ring.line(),
        band + 1.0
    );
    for seat in 0..colours {
        let colour = seat_colour(seat).mixed(62, WOOD);
        draw!(
            drawing,
            "<path d=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{band:.2}\"/>",
            ring.quarter(seat)
        );
    }
    for square in 0..colours as u8 * SQUARES_A_SEAT {
        hole(drawing, radius, ring.square(square));
    }
    for seat in 0..colours {
        home(drawing, ring, seat);
    }
}

fn hole(drawing: &mut Drawing, radius: f64, Point { x, y }: Point) {
    let radius = radius * 0.88;
    draw!(
        drawing,
        "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" fill=\"url(#pic-hole)\" stroke=\"#FFF\" stroke-opacity=\".3\" stroke-width=\".22\"/>"
    );
}

/// The base as a lane inwards, the house where pawns wait, and the start.
fn home(drawing: &mut Drawing, ring: &Ring, seat: usize) {
    let (own, radius) = (seat_colour(seat), ring.square_radius());
    let (lane, roofed) = (own.mixed(85, WOOD), own.mixed(78, Colour::new(0x1A1208)));
    let (first, last) = (ring.slot(seat, 0), ring.slot(seat, MOST_PAWNS as u8 - 1));
    let way = format!("M{:.2} {:.2}L{:.2} {:.2}", first.x, first.y, last.x, last.y);
    let width = radius * 2.0 + 1.4;
    draw!(
        drawing,
        "<g fill=\"none\" stroke-linecap=\"round\"><path d=\"{way}\" stroke=\"#321900\" stroke-opacity=\".38\" stroke-width=\"{:.2}\"/><path d=\"{way}\" stroke=\"{lane}\" stroke-width=\"{width:.2}\"/></g>",
        width + 1.0
    );
    for slot in 0..MOST_PAWNS as u8 {
        hole(drawing, radius, ring.slot(seat, slot));
    }
    let (Point { x, y }, (wall, roof)) = (ring.waiting_middle(seat), ring.house());
    draw!(
        drawing,
        "<g transform=\"translate({x:.2} {y:.2})\"><rect x=\"{0:.2}\" y=\"{0:.2}\" width=\"{1:.2}\" height=\"{1:.2}\" rx=\"1.2\" fill=\"{lane}\" stroke=\"#281400\" stroke-opacity=\".45\" stroke-width=\".35\"/>",
        -wall,
        wall * 2.0
    );
    if roof > 0.0 {
        draw!(
            drawing,
            "<path d=\"M{:.2},{2:.2}L0,{:.2}L{3:.2},{2:.2}Z\" fill=\"{roofed}\" stroke=\"{roofed}\" stroke-width=\".8\" stroke-linejoin=\"round\"/>",
            -wall - 1.4,
            -wall - roof,
            -wall + 0.4,
            wall + 1.4
        );
    }
    draw!(drawing, "</g>");
    for number in 0..MOST_PAWNS {
        hole(drawing, radius, ring.waiting(seat, number));
    }
    let Point { x, y } = ring.start(seat);
    draw!(
        drawing,
        "<g transform=\"translate({x:.2} {y:.2}) scale({:.3})\"><circle r=\"11.4\" fill=\"{own}\" stroke=\"#FFF\" stroke-opacity=\".75\" stroke-width=\"1.6\"/><path d=\"{}\" fill=\"#FFF\" fill-opacity=\".92\" transform=\"scale(.72)\"/></g>",
        radius / 10.0,
        seat_shape(seat)
    );
}

/// A pawn about twenty wide, standing on the origin: its colour and shape are the seat's, the ring around its foot is the team's.
fn pawn(drawing: &mut Drawing, seat: usize, team: usize) {
    let own = seat_colour(seat);
    let (line, foot, collar) = (own.mixed(45, DARK), own.mixed(70, DARK), own.mixed(72, DARK));
    let rim = own.mixed(30, Colour::new(0xFFFFFF));
    let dashes = ["", "", "4 2.4", "1.4 2.6"][team % 4];
    let dashes = if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
    let foot = format!("fill=\"{foot}\" stroke=\"{rim}\" stroke-width=\"1.1\"");
    let double =
        if team % 4 == 1 { format!("<ellipse cy=\"4.4\" rx=\"8.6\" ry=\"4\" {foot}/>") } else { String::new() };
    draw!(
        drawing,
        "<ellipse cx=\"2.4\" cy=\"7\" rx=\"11\" ry=\"5\" fill=\"#140800\" fill-opacity=\".38\"/><ellipse cy=\"6\" rx=\"9.8\" ry=\"4.6\" {foot}{dashes}/>{double}\
         <g fill=\"{own}\" stroke=\"{line}\" stroke-width=\".9\"><path d=\"M-8.8,4 C-8.8,9 8.8,9 8.8,4 C8.8,0 4,-3 3.4,-8 H-3.4 C-4,-3 -8.8,0 -8.8,4 Z\"/></g>\
         <path d=\"M.6,-8 H3.4 C4,-3 8.8,0 8.8,4 C8.8,6.6 4.6,7.7 .4,7.8 C4,4 3.4,-3 .6,-8 Z\" fill=\"#0A0400\" fill-opacity=\".26\"/>\
         <path d=\"M-6.9,3.6 C-6.4,.6 -3.4,-2 -2.6,-6.6\" fill=\"none\" stroke=\"#FFF\" stroke-opacity=\".5\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>\
         <ellipse cy=\"-8\" rx=\"5\" ry=\"1.8\" fill=\"{collar}\"/><circle cy=\"-13\" r=\"5.8\" fill=\"{own}\" stroke=\"{line}\" stroke-width=\".9\"/>\
         <path d=\"M1.6,-18.6 A5.8,5.8 0 0 1 1.6,-7.4 C5,-10 5,-16 1.6,-18.6 Z\" fill=\"#0A0400\" fill-opacity=\".26\"/>\
         <ellipse cx=\"-2\" cy=\"-15\" rx=\"1.9\" ry=\"1.4\" fill=\"#FFF\" fill-opacity=\".8\"/>\
         <path d=\"{}\" fill=\"#FFF\" transform=\"translate(0 2.6) scale(.4)\"/>",
        seat_shape(seat)
    );
}

/// A card in a box of 50 by 72: its rank and suit in the corner, and large in the middle.
fn face(drawing: &mut Drawing, card: Card, suit: Suit) {
    let (joker, rank) = (card == Card::JOKER, card.printed());
    let ink = match (joker, suit.is_red()) {
        (true, _) => "#6B3FA0",
        (false, true) => "#B3261E",
        (false, false) => "#24211D",
    };
    draw!(
        drawing,
        "<g fill=\"{ink}\"><rect x=\".5\" y=\".5\" width=\"49\" height=\"71\" rx=\"5\" fill=\"#FFFDF7\" stroke=\"#3C280A\" stroke-opacity=\".35\" stroke-width=\".6\"/>\
         <text x=\"8.5\" y=\"15\" font-size=\"14\" font-weight=\"700\" text-anchor=\"middle\">{rank}</text>"
    );
    if joker {
        draw!(
            drawing,
            "<path transform=\"translate(26 38)\" d=\"M0,-15 L4.1,-5 L14.6,-4.4 L6.6,2.6 L9.2,13 L0,7.3 L-9.2,13 L-6.6,2.6 L-14.6,-4.4 L-4.1,-5 Z\"/></g>"
        );
    } else {
        let path = suit.path();
        draw!(
            drawing,
            "<path d=\"{path}\" transform=\"translate(8.5 22) scale(.4)\"/><path d=\"{path}\" transform=\"translate(28 57) scale(.75)\"/>\
             <text x=\"28\" y=\"42\" font-family=\"{TITLE}\" font-size=\"30\" font-weight=\"600\" text-anchor=\"middle\">{rank}</text></g>"
        );
    }
}
