//! A position as one line: `PAPER HANDS TURN SCORES WALLS SPECIALS OWNERS`.

use super::{Keebble, KeebbleState, Stage};
use crate::{Owned, Paper};
use kee_grid::Square;

/// What is written where there is nothing to write.
pub(super) const NOTHING: &str = "-";

impl Keebble {
    pub(super) fn write_position(&self, state: &KeebbleState) -> String {
        let hand = |hand: &super::Hand| match self.slots() {
            Some(_) => format!("{}:{}", hand.letters, hand.received),
            None => hand.letters.to_string(),
        };
        let paper = &state.paper;
        let hands: Vec<String> = state.hands.iter().map(hand).collect();
        let scores: Vec<String> = self.scores(state).iter().map(i64::to_string).collect();
        let walls = paper.board.walls().map(|wall| wall.to_string());
        let specials = paper.specials.iter().map(|(square, special)| format!("{square}={special}"));
        let owned = paper.owned.iter().map(|(square, Owned { seat, points })| format!("{square}={seat}{points}"));
        [
            written_paper(paper),
            hands.join("/"),
            written_turn(state),
            scores.join("/"),
            listed(walls),
            listed(specials),
            listed(owned),
        ]
        .join(" ")
    }
}

fn listed(things: impl Iterator<Item = String>) -> String {
    let things: Vec<String> = things.collect();
    if things.is_empty() { NOTHING.to_owned() } else { things.join(",") }
}

/// Rows from the top: `.` an empty cell, `*` the star, a letter, `1` to `6` the hand of a seat, `#` a cell crossed out.
fn written_paper(paper: &Paper) -> String {
    let cell = |square| match (paper.owner_of_cell(square), paper.board.tile(square)) {
        (Some(seat), _) => char::from(b'1' + seat.index() as u8),
        (None, Some(tile)) => tile.to_char(),
        (None, None) if paper.star == Some(square) => '*',
        (None, None) if paper.board.has(square) => '.',
        (None, None) => '#',
    };
    let row = |row| (0..paper.board.width()).map(|column| cell(Square::new(row, column))).collect();
    let rows: Vec<String> = (0..paper.board.height()).map(row).collect();
    rows.join("/")
}

/// The seat on turn, then what is asked unless it is a word, and what belongs to it.
fn written_turn(state: &KeebbleState) -> String {
    let mut parts = vec![state.turn.to_string()];
    match state.stage {
        Stage::First => return NOTHING.to_owned(),
        Stage::Board => parts.push("board".to_owned()),
        Stage::Lot => parts.push("lot".to_owned()),
        Stage::Claim => parts.push("claim".to_owned()),
        Stage::Word => {}
        Stage::Power => parts.push("power".to_owned()),
        Stage::Ask => parts.push("ask".to_owned()),
        Stage::Answer => {
            parts.push("answer".to_owned());
            parts.extend(state.heard.called.map(|called| format!("called={called}")));
            parts.push(format!("waiting={}", state.answering));
        }
    }
    parts.extend(state.sealed.iter().map(|(seat, answer)| format!("sealed={seat}{answer}")));
    parts.extend(state.powers.iter().map(|power| {
        let super::Power { square, special, letter, uses } = power;
        format!("use={square}{special}{}{uses}", crate::letters::capital(*letter))
    }));
    if state.boons.big_ask {
        parts.push("six".to_owned());
    }
    if state.boons.collector {
        parts.push("free".to_owned());
    }
    if state.boons.again > 0 {
        parts.push(format!("again={}", state.boons.again));
    }
    if state.endgame {
        parts.push("endgame".to_owned());
    }
    parts.join(",")
}
