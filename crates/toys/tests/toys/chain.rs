//! Chain: the words of players, and the answers of the list, the clock and the steward.

use crate::table::{play, play_all, refused, table};
use kee_game::{Count, Game, InWords, Listing, Match, Plan, Resources, Seat, Seconds};
use kee_lexicon::Lexicon;
use kee_toys::{
    Chain,
    chain::{ChainOptions, Turn},
};
use std::{ops::ControlFlow, sync::Arc};

fn words() -> Resources {
    let list = Lexicon::from_words("test", ["cat", "tent", "tree", "eat", "ee", "no", "echo"]);
    Arc::new(list).resources()
}

fn chain(preset: &str, sets: &[(&str, &str)], plan: Plan) -> Match<Chain> {
    let mut game = table(preset, sets, plan, &words());
    play_all(&mut game, &["chance c"]);
    game
}

fn listed(game: &Match<Chain>, seat: usize) -> (Vec<String>, Listing) {
    let mut texts = Vec::new();
    let listing = game.rules().actions(game.state(), Seat::new(seat), &mut |action| {
        texts.push(action.to_string());
        ControlFlow::Continue(())
    });
    (texts, listing)
}

#[test]
fn each_word_continues_the_last_and_scores_a_point_per_letter() {
    let mut game = chain("classic", &[], Plan::alone(2));
    play_all(&mut game, &["A say cat"]);
    assert_eq!(listed(&game, 1), (vec!["say tent".into(), "say tree".into(), "pass".into()], Listing::Complete));
    play_all(&mut game, &["B say tree"]);
    assert_eq!(game.rules().position(game.state()), "e B cat,tree");
    let outcome = {
        play_all(&mut game, &["ruling end"]);
        game.wait().outcome().expect("ended").clone()
    };
    assert_eq!(outcome.standings.iter().map(|standing| standing.score).collect::<Vec<_>>(), [3, 4]);
}

#[test]
fn wrong_words_are_refused_with_a_stable_code() {
    let mut game = chain("classic", &[], Plan::alone(2));
    assert_eq!(refused(&mut game, 2000, "A say tent"), "chain/wrong_letter");
    assert_eq!(refused(&mut game, 2000, "A say cow"), "chain/not_a_word");
    assert_eq!(refused(&mut game, 2000, "A say c"), "chain/too_short");
    play_all(&mut game, &["A say cat", "B say tent"]);
    assert_eq!(refused(&mut game, 9000, "A say tent"), "chain/already_said");
}

#[test]
fn a_spree_lasts_until_its_time_is_up_and_keeps_its_words() {
    let mut game = chain("solitaire", &[], Plan::alone(1));
    play_all(&mut game, &["A say cat", "A say tree"]);
    let window = game.wait().windows()[0];
    play(&mut game, 121_000, &format!("expire {}", window.id)).expect("two minutes after the letter");
    let outcome = game.wait().outcome().expect("the one turn is over");
    assert_eq!((outcome.ending.as_str(), outcome.standings[0].score), ("played_out", 7));
}

#[test]
fn a_spree_without_a_timer_is_reported_with_all_other_problems() {
    let options =
        ChainOptions { turn: Turn::Spree, timer: Seconds::NONE, shortest: Count::new(8), ..Default::default() };
    let problems = Chain::new(options, Plan::in_teams(2, 1).seating(), &words()).expect_err("three problems");
    assert_eq!(problems.iter().map(|problem| problem.about.as_str()).collect::<Vec<_>>(), ["timer", "teams", "words"]);
}

#[test]
fn the_limit_of_the_whole_game_asks_nobody_and_ends_it() {
    let mut game = chain("party", &[], Plan::in_teams(4, 2));
    let limit = game.wait().windows()[0];
    assert!(limit.seats.is_empty());
    play_all(&mut game, &["A say cat"]);
    assert_eq!(refused(&mut game, 601_000, "B say tent"), "game/time_up");
    play(&mut game, 601_000, &format!("expire {}", limit.id)).expect("ten minutes");
    assert_eq!(game.wait().outcome().map(|outcome| outcome.ending.as_str()), Some("time_up"));
}

#[test]
fn at_a_party_anything_can_be_said_and_a_steward_can_strike_it() {
    let mut game = chain("party", &[], Plan::in_teams(4, 2));
    assert_eq!(listed(&game, 0).1, Listing::Partial);
    play_all(&mut game, &["A say cxt", "ruling struck"]);
    assert_eq!(game.view(kee_game::Viewer::Spectator).scores, [0, 0, 0, 0]);
    assert_eq!(refused(&mut game, 9000, "ruling struck"), "chain/nothing_to_strike");
    play_all(&mut game, &["ruling forfeit B"]);
    assert_eq!(game.wait().asked().to_string(), "C");
}

#[test]
fn a_seat_that_leaves_keeps_its_points_for_the_team() {
    let mut game = chain("party", &[], Plan::in_teams(4, 2));
    play_all(&mut game, &["A say cat", "leave A", "leave B", "leave D"]);
    let outcome = game.wait().outcome().expect("one side is left");
    assert_eq!(outcome.standings.iter().map(|standing| standing.score).collect::<Vec<_>>(), [3, 0, 3, 0]);
}
