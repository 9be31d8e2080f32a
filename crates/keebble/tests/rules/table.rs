//! What the tests share: a table at an exact position, told what happens in the text forms of a record.

use kee_game::{
    Game, GameTime, InWords, Input, Listing, Match, Plan, Preset, Problem, Refusal, Resources, Seat, Seed, Viewer,
    configure,
};
use kee_lexicon::{Lexicon, List};
use keebble::{Keebble, KeebbleEvent};
use std::{ops::ControlFlow, sync::Arc};

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
    seats: u8,
    resources: &Resources,
) -> Result<Keebble, Vec<Problem>> {
    let preset = Preset::find(Keebble::PRESETS, Some(preset)).expect("a preset of the game");
    let sets: Vec<(String, String)> = sets.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let (options, problems) = configure((preset.options)(), &sets);
    assert_eq!(problems, [], "the test sets good options");
    Keebble::new(options, Plan::alone(seats).seating(), resources)
}

/// A game that begins at a position, with a small list. It has as many seats as the position has hands.
pub(crate) fn at(position: &str, sets: &[(&str, &str)], list: &[&str]) -> Match<Keebble> {
    let seats = Keebble::seats_in(position).unwrap_or(2) as u8;
    let rules = rules("paper", sets, seats, &words(list)).expect("a good table");
    let state = rules.set_up(position).unwrap_or_else(|wrong| panic!("{position}: {wrong}"));
    Match::at_position(rules, state)
}

/// A game from its beginning, with everyday words, dealt from a seed.
pub(crate) fn dealt(preset: &str, sets: &[(&str, &str)], seats: u8, seed: &str) -> Match<Keebble> {
    let mut game = Match::new(rules(preset, sets, seats, &everyday()).expect("a good table"));
    while game.deal(&Seed::named(seed)).is_some() {}
    game
}

/// Plays a line such as `A 4C CAT` at a time in milliseconds.
pub(crate) fn play(game: &mut Match<Keebble>, at: u64, line: &str) -> Result<Vec<KeebbleEvent>, Refusal> {
    let input: Input<String, String> = line.parse().expect("a line as in a record");
    game.apply(GameTime::from_millis(at), input.from_text().unwrap_or_else(|wrong| panic!("{line}: {wrong}")))
}

/// Plays lines that must all be taken, a second apart.
pub(crate) fn play_all(game: &mut Match<Keebble>, lines: &[&str]) {
    for line in lines {
        let at = game.now().millis() + 1000;
        play(game, at, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
}

/// The refusal of a line, which must leave everything as it was.
pub(crate) fn refusal(game: &mut Match<Keebble>, line: &str) -> Refusal {
    let before = game.state().clone();
    let at = game.now().millis();
    let refusal = play(game, at, line).expect_err(line);
    assert_eq!(*game.state(), before, "a refusal changes nothing");
    kee_speech::in_english::<Keebble>(refusal)
}

/// The code of a refusal without the name of the game.
pub(crate) fn refused(game: &mut Match<Keebble>, line: &str) -> String {
    let code = refusal(game, line).code;
    code.strip_prefix("keebble/").unwrap_or(&code).to_owned()
}

pub(crate) fn scores(game: &Match<Keebble>) -> Vec<i64> {
    game.view(Viewer::Spectator).scores
}

/// The paper as it stands in a position.
pub(crate) fn paper(game: &Match<Keebble>) -> String {
    field(game, 0)
}

/// The hands as they stand in a position.
pub(crate) fn hands(game: &Match<Keebble>) -> String {
    field(game, 1)
}

/// Whose turn it is and what is asked, as it stands in a position.
pub(crate) fn turn(game: &Match<Keebble>) -> String {
    field(game, 2)
}

/// The walls as they stand in a position.
pub(crate) fn walls(game: &Match<Keebble>) -> String {
    field(game, 4)
}

/// The special cells as they stand in a position.
pub(crate) fn specials(game: &Match<Keebble>) -> String {
    field(game, 5)
}

fn field(game: &Match<Keebble>, number: usize) -> String {
    game.rules().position(game.state()).split(' ').nth(number).unwrap_or_default().to_owned()
}

pub(crate) fn ending(game: &Match<Keebble>) -> Option<&str> {
    game.wait().outcome().map(|outcome| outcome.ending.as_str())
}

pub(crate) fn asked(game: &Match<Keebble>) -> String {
    game.wait().asked().to_string()
}

/// The actions listed for a seat, which are all it has.
pub(crate) fn listed(game: &Match<Keebble>, seat: usize) -> Vec<String> {
    let (texts, listing) = listed_so(game, seat);
    assert_eq!(listing, Listing::Complete);
    texts
}

pub(crate) fn listed_so(game: &Match<Keebble>, seat: usize) -> (Vec<String>, Listing) {
    let mut texts = Vec::new();
    let listing = game.rules().actions(game.state(), Seat::new(seat), &mut |action| {
        texts.push(action.to_string());
        ControlFlow::Continue(())
    });
    (texts, listing)
}

/// What a seat's typing is understood as.
pub(crate) fn typed(game: &Match<Keebble>, seat: usize, text: &str) -> Result<String, Refusal> {
    let seat = Seat::new(seat);
    let understood = game.rules().understand(&game.view(Viewer::Seat(seat)), seat, text);
    understood.map(|action| action.to_string()).map_err(kee_speech::in_english::<Keebble>)
}

/// Lets the open window run out.
pub(crate) fn expire(game: &mut Match<Keebble>) {
    let id = game.wait().windows()[0].id;
    play_all(game, &[&format!("expire {id}")]);
}
