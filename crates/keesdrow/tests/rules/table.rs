//! What the tests share: a table at an exact position, told what happens in the text forms of a record.

use kee_game::{
    Game, GameTime, InWords, Input, Listing, Match, Plan, Preset, Problem, Refusal, Resources, Seat, Seed, Viewer,
    configure,
};
use kee_lexicon::Lexicon;
use keesdrow::{Keesdrow, KeesdrowEvent};
use std::{ops::ControlFlow, sync::Arc};

pub(crate) fn words(list: &[&str]) -> Resources {
    let list = Arc::new(Lexicon::from_words("test", list));
    Resources::with_words("test", list.hash(), list.clone())
}

/// The rules of a preset with some options changed, or what is wrong with them.
pub(crate) fn rules(
    preset: &str,
    sets: &[(&str, &str)],
    plan: Plan,
    resources: &Resources,
) -> Result<Keesdrow, Vec<Problem>> {
    let preset = Preset::find(Keesdrow::PRESETS, Some(preset)).expect("a preset of the game");
    let sets: Vec<(String, String)> = sets.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let (options, problems) = configure((preset.options)(), &sets);
    assert_eq!(problems, [], "the test sets good options");
    Keesdrow::new(options, plan.seating(), resources)
}

/// A game of two that begins at a position, with a small list.
pub(crate) fn at(position: &str, sets: &[(&str, &str)], list: &[&str]) -> Match<Keesdrow> {
    at_with(position, sets, Plan::alone(2), list)
}

pub(crate) fn at_with(position: &str, sets: &[(&str, &str)], plan: Plan, list: &[&str]) -> Match<Keesdrow> {
    let rules = rules("classic", sets, plan, &words(list)).expect("a good table");
    let state = rules.set_up(position).expect("a good position");
    Match::at_position(rules, state)
}

/// A game of a preset, dealt from a seed.
pub(crate) fn dealt(preset: &str, sets: &[(&str, &str)], plan: Plan, seed: &str) -> Match<Keesdrow> {
    let everyday = Lexicon::list(kee_lexicon::List::Everyday);
    let resources = Resources::with_words("everyday", everyday.hash(), everyday.clone());
    let mut game = Match::new(rules(preset, sets, plan, &resources).expect("a good table"));
    while game.deal(&Seed::named(seed)).is_some() {}
    game
}

/// Plays a line such as `A CAT a1-b1-c1` at a time in milliseconds.
pub(crate) fn play(game: &mut Match<Keesdrow>, at: u64, line: &str) -> Result<Vec<KeesdrowEvent>, Refusal> {
    let input: Input<String, String> = line.parse().expect("a line as in a record");
    game.apply(GameTime::from_millis(at), input.from_text().expect("the text form of an action or a chance"))
}

/// Plays lines that must all be taken, a second apart.
pub(crate) fn play_all(game: &mut Match<Keesdrow>, lines: &[&str]) {
    for line in lines {
        let at = game.now().millis() + 1000;
        play(game, at, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
}

/// The refusal of a line, which must leave everything as it was.
pub(crate) fn refusal(game: &mut Match<Keesdrow>, line: &str) -> Refusal {
    let before = game.state().clone();
    let at = game.now().millis();
    let refusal = play(game, at, line).expect_err(line);
    assert_eq!(*game.state(), before, "a refusal changes nothing");
    kee_speech::in_english::<Keesdrow>(refusal)
}

pub(crate) fn refused(game: &mut Match<Keesdrow>, line: &str) -> String {
    refusal(game, line).code
}

pub(crate) fn scores(game: &Match<Keesdrow>) -> Vec<i64> {
    game.view(Viewer::Spectator).scores
}

pub(crate) fn board(game: &Match<Keesdrow>) -> String {
    game.view(Viewer::Spectator).ground.board.to_string()
}

pub(crate) fn ending(game: &Match<Keesdrow>) -> Option<&str> {
    game.wait().outcome().map(|outcome| outcome.ending.as_str())
}

pub(crate) fn places(game: &Match<Keesdrow>) -> Vec<u8> {
    let outcome = game.wait().outcome().expect("the game is over");
    outcome.standings.iter().map(|standing| standing.place).collect()
}

pub(crate) fn asked(game: &Match<Keesdrow>) -> String {
    game.wait().asked().to_string()
}

/// The actions listed for a seat.
pub(crate) fn listed(game: &Match<Keesdrow>, seat: usize) -> Vec<String> {
    let mut texts = Vec::new();
    let listing = game.rules().actions(game.state(), Seat::new(seat), &mut |action| {
        texts.push(action.to_string());
        ControlFlow::Continue(())
    });
    assert_eq!(listing, Listing::Partial, "other walks are legal too");
    texts
}

/// What a seat's typing is understood as.
pub(crate) fn typed(game: &Match<Keesdrow>, seat: usize, text: &str) -> Result<String, Refusal> {
    let seat = Seat::new(seat);
    let understood = game.rules().understand(&game.view(Viewer::Seat(seat)), seat, text);
    understood.map(|action| action.to_string()).map_err(kee_speech::in_english::<Keesdrow>)
}

/// Lets the window of the running turn run out.
pub(crate) fn expire_last(game: &mut Match<Keesdrow>) {
    let id = game.wait().windows().last().expect("a window").id;
    play_all(game, &[&format!("expire {id}")]);
}
