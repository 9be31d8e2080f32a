//! Tables with options that no preset has: every game ends, and keeps the invariants of every game.

use crate::table::{play_at_random, rules};
use kee_game::{Dice, Game, InWords, Match, OptionDoc, Options, Plan, Seed, Values, Viewer};
use keezen::{Keezen, KeezenOptions};

/// A random value for every option that is a choice; the others as in the sheet.
fn any_choices<'a>(docs: &'a [OptionDoc], plan: Plan, dice: &mut Dice) -> Vec<(&'a str, &'a str)> {
    let fits = |doc: &&OptionDoc| match doc.key {
        "exchange" | "seven_share" => plan.teams < plan.seats,
        "colours" => plan.seats == 2,
        _ => true,
    };
    let choices = docs.iter().filter(fits).filter_map(|doc| match &doc.values {
        Values::Choices(choices) => Some((doc.key, dice.pick(choices)?.value)),
        _ => None,
    });
    choices.collect()
}

fn holds(game: &Match<Keezen>, dice: &mut Dice) {
    let (rules, state) = (game.rules(), game.state());
    rules.invariant(state).expect("the invariant");
    let position = rules.position(state);
    let again = rules.set_up(&position).unwrap_or_else(|wrong| panic!("{position}: {wrong}"));
    rules.invariant(&again).expect("the invariant of a position");
    assert_eq!(rules.position(&again), position);
    for viewer in Viewer::all(rules.seating().len()) {
        let other = rules.resample(state, viewer, dice);
        rules.invariant(&other).expect("the invariant of a resample");
        assert_eq!(rules.view(&other, viewer), rules.view(state, viewer));
        assert_eq!(rules.wait(&other), *game.wait());
    }
}

#[test]
fn z6_2_games_with_any_options_are_won_in_the_end() {
    let docs = KeezenOptions::docs();
    let mut dice = Seed::named("any options").dice(0);
    let plans = [
        Plan::in_teams(4, 2),
        Plan::alone(2),
        Plan::alone(5),
        Plan::in_teams(6, 3),
        Plan::in_teams(6, 2),
        Plan::in_teams(4, 2),
        Plan::in_teams(9, 3),
    ];
    for game in 0..42 {
        let plan = plans[game % plans.len()];
        let set = any_choices(&docs, plan, &mut dice);
        let mut moment = 0;
        let played = play_at_random(rules(plan, &set), &format!("any options {game}"), 20_000, &mut |game, _| {
            moment += 1;
            if moment % 7 == 0 {
                holds(game, &mut dice);
            }
        });
        assert_eq!(played.wait().outcome().map(|outcome| outcome.ending.as_str()), Some("win"), "{plan} {set:?}");
    }
}
