//! What the tests of the small games share: a table that is told what happens in the text forms of a record.

use kee_game::{Game, GameTime, Input, Match, Plan, Preset, Refusal, Resources, configure};

/// A table of a preset with some options changed.
pub(crate) fn table<G: Game>(preset: &str, sets: &[(&str, &str)], plan: Plan, resources: &Resources) -> Match<G> {
    let preset = Preset::find(G::PRESETS, Some(preset)).expect("a preset of the game");
    let sets: Vec<(String, String)> = sets.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let (options, problems) = configure((preset.options)(), &sets);
    assert_eq!(problems, [], "the test sets good options");
    Match::new(G::new(options, plan.seating(), resources).expect("a good table"))
}

/// Plays a line such as `A bid 3` or `chance 5` at a time in milliseconds.
pub(crate) fn play<G: Game>(game: &mut Match<G>, at: u64, line: &str) -> Result<Vec<G::Event>, Refusal> {
    let input: Input<String, String> = line.parse().expect("a line as in a record");
    game.apply(GameTime::from_millis(at), input.from_text().expect("the text form of an action or a chance"))
}

/// Plays lines that must all be taken, a second apart.
pub(crate) fn play_all<G: Game>(game: &mut Match<G>, lines: &[&str]) {
    for line in lines {
        let at = game.now().millis() + 1000;
        play(game, at, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
}

/// The code with which a line is refused.
pub(crate) fn refused<G: Game>(game: &mut Match<G>, at: u64, line: &str) -> String {
    let before = game.state().clone();
    let code = play(game, at, line).expect_err(line).code;
    assert_eq!(*game.state(), before, "a refusal changes nothing");
    code
}
