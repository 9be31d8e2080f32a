//! Test tables at exact positions, driven by the text forms of a record.

use kee_conformance::table::{self, Sets};
pub(crate) use kee_conformance::table::{
    asked, ending, expire_last, listed, play, play_all, refusal, refused, scores, typed, watched,
};
use kee_game::{InWords, Match, Plan, Problem, Resources, Seat, Viewer};
use kee_grid::{Board, Placement, cgp};
use kee_lexicon::{Lexicon, List};
use keyword::Keyword;
use std::sync::Arc;

pub(crate) const TWO: Plan = Plan::alone(2);

pub(crate) fn words(list: &[&str]) -> Resources {
    Arc::new(Lexicon::from_words("test", list)).resources()
}

pub(crate) fn everyday() -> Resources {
    Lexicon::list(List::Everyday).resources()
}

/// The rules of a preset with some options changed, or their problems.
pub(crate) fn rules(preset: &str, sets: Sets<'_>, plan: Plan, resources: &Resources) -> Result<Keyword, Vec<Problem>> {
    table::rules(preset, sets, plan, resources)
}

/// A board with these words, each written without brackets.
pub(crate) fn board_of(empty: Board, words: &[&str]) -> Board {
    let mut board = empty;
    for word in words {
        let placement: Placement = word.parse().expect(word);
        placement.fit(&board).unwrap_or_else(|misfit| panic!("{word}: {misfit:?}")).lay(&mut board);
    }
    board
}

/// A game at a position with these words and racks, that of the seat to move first. Seat A has the blue rack and seat B
/// of two the yellow one, which makes tests easier to read than the pair of W2.1.
pub(crate) struct Table {
    pub(crate) sets: &'static [(&'static str, &'static str)],
    pub(crate) laid: &'static [&'static str],
    pub(crate) racks: &'static str,
    pub(crate) list: &'static [&'static str],
    /// Operations at the end of the position.
    pub(crate) more: &'static str,
}

impl Default for Table {
    fn default() -> Self {
        Self { sets: &[], laid: &[], racks: "CATSTERABE/DOGSINGLEO", list: LIST, more: "" }
    }
}

/// Some words, common and strange.
pub(crate) const LIST: &[&str] = &[
    "cat", "cats", "at", "ate", "tea", "eat", "be", "best", "scat", "dog", "dogs", "do", "go", "gods", "on", "hectic",
    "abacus", "reset", "stare", "as", "ten", "so", "single", "cod", "goat", "cog",
];

/// A board with a key square of every colour where tests place words, typed in as an owner would, so that the
/// reconstruction can change without breaking tests.
pub(crate) const BOARD: &str = concat!(
    "bbbbbbbbbbrrrrrrrrr/bbbbbbbbbbrrrrrrrrr/bbBbbbbBbbrRrrrrRrr/bbbbbbbbbbrrrrrrrrr/bbbbbbbbbbrrrrrrrrr/",
    "bbbbbBbbbbrrrRrrrrr/bbbbbbbbbbrrrrrrrrr/bbBbbbb.....rrrrRrr/bbbbbbb.....rrrrrrr/ggggggg.....rrrrrrr/",
    "ggggggg.....yyyyyyy/ggGgggg.....yyyyYyy/gggggggggyyyyyyyyyy/gggggGgggyyyyYyyyyy/gggggggggyyyyyyyyyy/",
    "gggggggggyyyyyyyyyy/ggGggggGgyyYyyyyYyy/gggggggggyyyyyyyyyy/gggggggggyyyyyyyyyy ",
    "A9B2C3D4E11F2G3H3I8J1K1L4M3N6O8P2Q1R6S5T7U4V1W2X1Y2Z1 ",
    "5,5,10,25,50 0,0,10,20,50"
);

impl Table {
    pub(crate) fn begin(&self) -> Match<Keyword> {
        let seats = self.racks.split('/').count() as u8;
        let sets = [&[("board", BOARD)], self.sets].concat();
        let rules: Keyword = table::good_rules("regular", &sets, Plan::alone(seats), &words(self.list));
        let board = cgp::write_board(&board_of(rules.printed().empty(), self.laid));
        let scores = vec!["0"; usize::from(seats)].join("/");
        let colours = if seats == 2 { " colours blue/yellow;" } else { "" };
        let more = if self.more.is_empty() { colours.to_owned() } else { format!("{colours} {}", self.more) };
        let position = format!("{board} {} {scores} 0{more}", self.racks);
        table::at_position(rules, &position)
    }
}

/// A game for two on a small board with nine letters and racks of three.
pub(crate) fn small(sets: Sets<'_>, position: &str) -> Match<Keyword> {
    small_on("...../..b../..r../..y../..g.. A4C1D1G1O1T1 5,5,10,25,50 0,0,10,20,50", sets, position)
}

/// The same on another board.
pub(crate) fn small_on(board: &str, sets: Sets<'_>, position: &str) -> Match<Keyword> {
    let sets = [&[("board", board), ("rack", "3")], sets].concat();
    let seats = Keyword::seats_in(position).expect("a position with scores") as u8;
    table::at_position(table::good_rules("regular", &sets, Plan::alone(seats), &words(LIST)), position)
}

/// A game of a preset with everyday words, dealt from a seed.
pub(crate) fn dealt(preset: &str, sets: Sets<'_>, plan: Plan, seed: &str) -> Match<Keyword> {
    table::dealt(table::good_rules(preset, sets, plan, &everyday()), seed)
}

pub(crate) fn rack(game: &Match<Keyword>, seat: usize) -> String {
    game.view(Viewer::Seat(Seat::new(seat))).rack.to_string()
}
