use crate::{
    Drawing,
    drawing::{TEXT, TITLE},
    sample,
    seat::{seat_colour, seat_shape},
};
use kee_game::number;
use kee_print::{escaped, fitted, wrapped};
use std::fmt::Write;

/// The width and height of a card, which all sites that show previews can use.
const SIZE: (u32, u32) = (1200, 630);
/// The left edge of the words, and their width.
const LEFT: f64 = 652.0;
const ROOM: f64 = 500.0;
/// The lowest line of the words.
const FOOT: f64 = 590.0;
/// The height of a seat's line.
const LINE: f64 = 48.0;

/// A card to share: a board, and beside it what there is to say about it.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareCard {
    /// The id of the game, for a picture of it if there is no board.
    pub game: String,
    /// The board.
    pub board: Option<Drawing>,
    /// The title in large letters: the name of the game or of an event.
    pub title: String,
    /// A sentence under it.
    pub line: String,
    /// The players.
    pub seats: Vec<CardSeat>,
    /// A word in small letters at the bottom.
    pub foot: String,
}

/// A player on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSeat {
    /// The number of the seat, from 0, for its colour and shape.
    pub seat: usize,
    /// The name.
    pub name: String,
    /// The score, if there is one to tell.
    pub score: Option<i64>,
    /// Whether the player has won.
    pub won: bool,
}

impl ShareCard {
    /// The card as SVG text.
    pub fn svg(&self) -> String {
        let (width, height) = SIZE;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-family=\"{TEXT}\">\
             <defs><linearGradient id=\"room\" x2=\".4\" y2=\"1\"><stop stop-color=\"#F8F2E5\"/><stop offset=\"1\" stop-color=\"#E4D8C0\"/></linearGradient>\
             <filter id=\"lift\" x=\"-.1\" y=\"-.1\" width=\"1.2\" height=\"1.2\"><feDropShadow dx=\"0\" dy=\"7\" stdDeviation=\"11\" flood-color=\"#32230A\" flood-opacity=\".34\"/></filter></defs>\
             <rect width=\"{width}\" height=\"{height}\" fill=\"url(#room)\"/>"
        );
        if let Some(board) = self.board.clone().or_else(|| sample(&self.game)) {
            let _ = write!(out, "<g filter=\"url(#lift)\">{}</g>", board.within([38.0, 38.0, 554.0, 554.0]));
        } else {
            emblem(&mut out, &self.title);
        }
        self.words(&mut out);
        out.push_str("</svg>");
        out
    }

    fn words(&self, out: &mut String) {
        let _ = write!(
            out,
            "<text x=\"{LEFT}\" y=\"82\" font-family=\"{TITLE}\" font-weight=\"600\" font-size=\"30\" fill=\"#0B6B65\">Keeboard</text>"
        );
        let (title, size) = fitted(&self.title, 78.0, false, ROOM);
        let _ = write!(
            out,
            "<text x=\"{LEFT}\" y=\"176\" font-family=\"{TITLE}\" font-weight=\"600\" font-size=\"{size:.1}\" fill=\"#22201C\">{}</text>",
            escaped(&title)
        );
        let mut lines = wrapped(&self.line, 36.0, ROOM);
        if lines.len() > 3 {
            let rest = lines.split_off(2).join(" ");
            lines.push(fitted(&rest, 36.0, false, ROOM).0);
        }
        let mut y = 236.0;
        for line in &lines {
            let _ =
                write!(out, "<text x=\"{LEFT}\" y=\"{y}\" font-size=\"36\" fill=\"#3A352C\">{}</text>", escaped(line));
            y += 46.0;
        }
        let foot = if self.foot.is_empty() { FOOT } else { FOOT - 46.0 };
        // The seats stand as low as they can, so that the words above have air.
        let most = ((foot - y) / LINE).floor().max(0.0) as usize;
        let shown = self.seats.len().min(most);
        for (place, seat) in self.seats.iter().take(shown).enumerate() {
            seat.write(out, foot - LINE * (shown - place) as f64 + 34.0);
        }
        if !self.foot.is_empty() {
            let (words, size) = fitted(&self.foot, 24.0, false, ROOM);
            let _ = write!(
                out,
                "<text x=\"{LEFT}\" y=\"{}\" font-size=\"{size:.1}\" fill=\"#5A5347\">{}</text>",
                FOOT - 4.0,
                escaped(&words)
            );
        }
    }
}

impl CardSeat {
    fn write(&self, out: &mut String, y: f64) {
        let weight = if self.won { " font-weight=\"700\"" } else { "" };
        let (name, size) = fitted(&self.name, 32.0, self.won, ROOM - 160.0);
        let _ = write!(
            out,
            "<path d=\"{}\" fill=\"{}\" transform=\"translate({} {}) scale(1.35)\"/>\
             <text x=\"{}\" y=\"{y}\" font-size=\"{size:.1}\" fill=\"#22201C\"{weight}>{}</text>",
            seat_shape(self.seat),
            seat_colour(self.seat),
            LEFT + 14.0,
            y - 11.0,
            LEFT + 44.0,
            escaped(&name)
        );
        if let Some(score) = self.score {
            let _ = write!(
                out,
                "<text x=\"{}\" y=\"{y}\" font-size=\"34\" text-anchor=\"end\" fill=\"#22201C\"{weight}>{}</text>",
                LEFT + ROOM,
                number(score)
            );
        }
    }
}

/// The emblem of a game without a board: the first letter of the title on a tile.
fn emblem(out: &mut String, title: &str) {
    let initial = title.chars().next().map(String::from).unwrap_or_default();
    let _ = write!(
        out,
        "<g filter=\"url(#lift)\"><rect x=\"100\" y=\"100\" width=\"430\" height=\"430\" rx=\"54\" fill=\"#B98651\"/>\
         <rect x=\"132\" y=\"128\" width=\"366\" height=\"366\" rx=\"38\" fill=\"#FFFDF4\"/></g>\
         <text x=\"315\" y=\"396\" font-family=\"{TITLE}\" font-weight=\"600\" font-size=\"250\" text-anchor=\"middle\" fill=\"#2A231A\">{}</text>",
        escaped(&initial)
    );
}
