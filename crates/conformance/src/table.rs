//! A table for the tests of a game's rules: set up at a position or dealt from a seed, with inputs in the text forms of
//! a record.
//!
//! It checks nothing by itself, and panics with the reason if a test doesn't get what it needs.

use kee_game::{
    Game, GameTime, InWords, Input, Listing, Match, Plan, Preset, Problem, Refusal, Resources, Seat, Seed, Viewer,
    configure,
};
use std::ops::ControlFlow;

/// Options that differ from those of a preset, by name.
pub type Sets<'a> = &'a [(&'a str, &'a str)];

/// The rules of a preset with some options changed, or what is wrong with them.
pub fn rules<G: Game>(preset: &str, sets: Sets<'_>, plan: Plan, resources: &Resources) -> Result<G, Vec<Problem>> {
    let preset = Preset::find(G::PRESETS, Some(preset)).expect("a preset of the game");
    let sets: Vec<(String, String)> = sets.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let (options, problems) = configure((preset.options)(), &sets);
    assert_eq!(problems, [], "the test sets good options");
    G::new(options, plan.seating(), resources)
}

/// The same, if nothing is wrong with them.
pub fn good_rules<G: Game>(preset: &str, sets: Sets<'_>, plan: Plan, resources: &Resources) -> G {
    rules(preset, sets, plan, resources).unwrap_or_else(|problems| panic!("{preset} {sets:?}: {problems:?}"))
}

/// A game at a position.
pub fn at_position<G: InWords>(rules: G, position: &str) -> Match<G> {
    let state = rules.set_up(position).unwrap_or_else(|wrong| panic!("{position}: {wrong}"));
    Match::at_position(rules, state)
}

/// A game from its beginning, after the draws before the first turn.
pub fn dealt<G: Game>(rules: G, seed: &str) -> Match<G> {
    let mut game = Match::new(rules);
    while game.deal(&Seed::named(seed)).is_some() {}
    game
}

/// Plays a line of a record such as `A CAT a1-b1-c1` at a time in milliseconds.
pub fn play<G: Game>(game: &mut Match<G>, at: u64, line: &str) -> Result<Vec<G::Event>, Refusal> {
    let input: Input<String, String> = line.parse().expect("a line as in a record");
    game.apply(GameTime::from_millis(at), input.from_text().unwrap_or_else(|wrong| panic!("{line}: {wrong}")))
}

/// Plays lines that must all be accepted, a second apart.
pub fn play_all<G: Game>(game: &mut Match<G>, lines: &[&str]) {
    for line in lines {
        let at = game.now().millis() + 1000;
        play(game, at, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
}

/// The refusal of a line in English, which must change nothing.
pub fn refusal<G: InWords>(game: &mut Match<G>, line: &str) -> Refusal {
    let at = game.now().millis();
    kee_speech::in_english::<G>(refusal_at(game, at, line))
}

/// The same at a time in milliseconds, for games that have no words.
pub fn refusal_at<G: Game>(game: &mut Match<G>, at: u64, line: &str) -> Refusal {
    let before = game.state().clone();
    let refusal = play(game, at, line).expect_err(line);
    assert_eq!(*game.state(), before, "a refusal changes nothing");
    refusal
}

/// The code of a refusal without the name of the game.
pub fn refused<G: InWords>(game: &mut Match<G>, line: &str) -> String {
    let code = refusal(game, line).code;
    code.strip_prefix(G::ID).and_then(|code| code.strip_prefix('/')).unwrap_or(&code).to_owned()
}

/// The view of a spectator.
pub fn watched<G: Game>(game: &Match<G>) -> G::View {
    game.view(Viewer::Spectator)
}

/// The public scores.
pub fn scores<G: Game>(game: &Match<G>) -> Vec<i64> {
    G::scores(&watched(game))
}

/// The ending of the game, if it is over.
pub fn ending<G: Game>(game: &Match<G>) -> Option<&str> {
    game.wait().outcome().map(|outcome| outcome.ending.as_str())
}

/// The places of the seats of a game that is over.
pub fn places<G: Game>(game: &Match<G>) -> Vec<u8> {
    let outcome = game.wait().outcome().expect("the game is over");
    outcome.standings.iter().map(|standing| standing.place).collect()
}

/// The seats that may act now, such as `AB`.
pub fn asked<G: Game>(game: &Match<G>) -> String {
    game.wait().asked().to_string()
}

/// The actions listed for a seat.
pub fn listed<G: Game>(game: &Match<G>, seat: usize) -> Vec<String> {
    listed_so(game, seat).0
}

/// The same, and whether these are all.
pub fn listed_so<G: Game>(game: &Match<G>, seat: usize) -> (Vec<String>, Listing) {
    let mut texts = Vec::new();
    let listing = game.rules().actions(game.state(), Seat::new(seat), &mut |action| {
        texts.push(action.to_string());
        ControlFlow::Continue(())
    });
    (texts, listing)
}

/// The action understood from typed text.
pub fn typed<G: InWords>(game: &Match<G>, seat: usize, text: &str) -> Result<String, Refusal> {
    let seat = Seat::new(seat);
    let understood = game.rules().understand(&game.view(Viewer::Seat(seat)), seat, text);
    understood.map(|action| action.to_string()).map_err(kee_speech::in_english::<G>)
}

/// Lets the last open window run out, which is that of the turn.
pub fn expire_last<G: Game>(game: &mut Match<G>) {
    let id = game.wait().windows().last().expect("a window").id;
    play_all(game, &[&format!("expire {id}")]);
}
