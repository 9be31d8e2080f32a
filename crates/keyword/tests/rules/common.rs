//! What the tests share: a table at an exact position, told what happens in the text forms of a record.

use kee_game::{
    Game, GameTime, InWords, Input, Match, Plan, Preset, Problem, Refusal, Resources, Seat, Seed, Viewer, configure,
};
use kee_grid::{Board, Placement, cgp};
use kee_lexicon::{Lexicon, List};
use keyword::{Keyword, KeywordEvent, KeywordView};
use std::{ops::ControlFlow, sync::Arc};

pub(crate) const TWO: Plan = Plan::alone(2);

pub(crate) fn words(list: &[&str]) -> Resources {
    let list = Arc::new(Lexicon::from_words("test", list));
    Resources::with_words("test", list.hash(), list.clone())
}

pub(crate) fn everyday() -> Resources {
    let list = Lexicon::list(List::Everyday);
    Resources::with_words(list.name(), list.hash(), list.clone())
}

/// The rules of a preset with some options changed, or what is wrong with them.
pub(crate) fn rules(
    preset: &str,
    sets: &[(&str, &str)],
    plan: Plan,
    resources: &Resources,
) -> Result<Keyword, Vec<Problem>> {
    let preset = Preset::find(Keyword::PRESETS, Some(preset)).expect("a preset of the game");
    let sets: Vec<(String, String)> = sets.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let (options, problems) = configure((preset.options)(), &sets);
    assert_eq!(problems, [], "the test sets good options");
    Keyword::new(options, plan.seating(), resources)
}

/// A board on which these words lie, each written without brackets.
pub(crate) fn board_of(empty: Board, words: &[&str]) -> Board {
    let mut board = empty;
    for word in words {
        let placement: Placement = word.parse().expect(word);
        placement.fit(&board).unwrap_or_else(|misfit| panic!("{word}: {misfit:?}")).lay(&mut board);
    }
    board
}

/// A game that stands where these words lie, with these racks, that of the seat on turn first: seat A has the blue rack,
/// seat B of two the yellow one, which tests can be read by more easily than the pair of W2.1.
pub(crate) struct Table {
    pub(crate) sets: &'static [(&'static str, &'static str)],
    pub(crate) laid: &'static [&'static str],
    pub(crate) racks: &'static str,
    pub(crate) list: &'static [&'static str],
    /// Operations behind the position.
    pub(crate) more: &'static str,
}

impl Default for Table {
    fn default() -> Self {
        Self { sets: &[], laid: &[], racks: "CATSTERABE/DOGSINGLEO", list: LIST, more: "" }
    }
}

/// Some words, good and strange.
pub(crate) const LIST: &[&str] = &[
    "cat", "cats", "at", "ate", "tea", "eat", "be", "best", "scat", "dog", "dogs", "do", "go", "gods", "on", "hectic",
    "abacus", "reset", "stare", "as", "ten", "so", "single", "cod", "goat", "cog",
];

/// A board with a key square of every colour where tests lay words, typed in as an owner would, so that the reconstruction
/// can change without them.
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
        let rules = rules("regular", &sets, Plan::alone(seats), &words(self.list)).expect("a good table");
        let board = cgp::write_board(&board_of(rules.printed().empty(), self.laid));
        let scores = vec!["0"; usize::from(seats)].join("/");
        let colours = if seats == 2 { " colours blue/yellow;" } else { "" };
        let more = if self.more.is_empty() { colours.to_owned() } else { format!("{colours} {}", self.more) };
        let position = format!("{board} {} {scores} 0{more}", self.racks);
        let state = rules.set_up(&position).unwrap_or_else(|wrong| panic!("{position}: {wrong}"));
        Match::at_position(rules, state)
    }
}

/// A game of two on a small board with nine letters and racks of three.
pub(crate) fn small(sets: &[(&str, &str)], position: &str) -> Match<Keyword> {
    small_on("...../..b../..r../..y../..g.. A4C1D1G1O1T1 5,5,10,25,50 0,0,10,20,50", sets, position)
}

/// The same on another board.
pub(crate) fn small_on(board: &str, sets: &[(&str, &str)], position: &str) -> Match<Keyword> {
    let sets = [&[("board", board), ("rack", "3")], sets].concat();
    let seats = Keyword::seats_in(position).expect("a position with scores") as u8;
    let rules = rules("regular", &sets, Plan::alone(seats), &words(LIST)).expect("a good table");
    let state = rules.set_up(position).unwrap_or_else(|wrong| panic!("{position}: {wrong}"));
    Match::at_position(rules, state)
}

/// A game of a preset with everyday words, dealt from a seed.
pub(crate) fn dealt(preset: &str, sets: &[(&str, &str)], plan: Plan, seed: &str) -> Match<Keyword> {
    let mut game = Match::new(rules(preset, sets, plan, &everyday()).expect("a good table"));
    while game.deal(&Seed::named(seed)).is_some() {}
    game
}

/// Plays a line such as `A 10J CAT` at a time in milliseconds.
pub(crate) fn play(game: &mut Match<Keyword>, at: u64, line: &str) -> Result<Vec<KeywordEvent>, Refusal> {
    let input: Input<String, String> = line.parse().expect("a line as in a record");
    game.apply(GameTime::from_millis(at), input.from_text().expect("the text form of an action or a chance"))
}

/// Plays lines that must all be taken, a second apart.
pub(crate) fn play_all(game: &mut Match<Keyword>, lines: &[&str]) {
    for line in lines {
        let at = game.now().millis() + 1000;
        play(game, at, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
}

/// The refusal of a line, which must leave everything as it was.
pub(crate) fn refusal(game: &mut Match<Keyword>, line: &str) -> Refusal {
    let before = game.state().clone();
    let at = game.now().millis();
    let refusal = play(game, at, line).expect_err(line);
    assert_eq!(*game.state(), before, "a refusal changes nothing");
    kee_speech::in_english::<Keyword>(refusal)
}

pub(crate) fn refused(game: &mut Match<Keyword>, line: &str) -> String {
    refusal(game, line).code.trim_start_matches("keyword/").to_owned()
}

pub(crate) fn watched(game: &Match<Keyword>) -> KeywordView {
    game.view(Viewer::Spectator)
}

pub(crate) fn scores(game: &Match<Keyword>) -> Vec<i64> {
    watched(game).scores
}

pub(crate) fn ending(game: &Match<Keyword>) -> Option<&str> {
    game.wait().outcome().map(|outcome| outcome.ending.as_str())
}

pub(crate) fn asked(game: &Match<Keyword>) -> String {
    game.wait().asked().to_string()
}

pub(crate) fn rack(game: &Match<Keyword>, seat: usize) -> String {
    game.view(Viewer::Seat(Seat::new(seat))).rack.to_string()
}

/// The actions listed for a seat.
pub(crate) fn listed(game: &Match<Keyword>, seat: usize) -> Vec<String> {
    let mut texts = Vec::new();
    game.rules().actions(game.state(), Seat::new(seat), &mut |action| {
        texts.push(action.to_string());
        ControlFlow::Continue(())
    });
    texts
}

/// What a seat's typing is understood as.
pub(crate) fn typed(game: &Match<Keyword>, seat: usize, text: &str) -> Result<String, Refusal> {
    let seat = Seat::new(seat);
    let understood = game.rules().understand(&game.view(Viewer::Seat(seat)), seat, text);
    understood.map(|action| action.to_string()).map_err(kee_speech::in_english::<Keyword>)
}

/// Lets the last open window run out.
pub(crate) fn expire_last(game: &mut Match<Keyword>) {
    let id = game.wait().windows().last().expect("a window").id;
    play_all(game, &[&format!("expire {id}")]);
}
