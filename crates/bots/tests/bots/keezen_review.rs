//! Reviews of games of Keezen.

use kee_bots::{
    Random,
    keezen::{Medium, review},
};
use kee_game::{
    Bot, Game, Header, Match, Measure, Plan, PlayerKind, Record, Resources, ReviewedTurn, Seed, configure, play_out,
};
use keezen::{Keezen, KeezenOptions};

/// The record of a game between these two, each with two seats.
fn played(first: fn() -> Box<dyn Bot<Keezen>>, second: fn() -> Box<dyn Bot<Keezen>>, name: &str) -> Record {
    let sets = [("points".to_owned(), "none".to_owned()), ("jokers".to_owned(), "4".to_owned())];
    let (options, problems) = configure(KeezenOptions::default(), &sets);
    assert_eq!(problems, []);
    let rules = Keezen::new(options, Plan::in_teams(4, 2).seating(), &Resources::none()).expect("a table");
    let (mut game, seed) = (Match::new(rules), Seed::named(name));
    let mut bots = [first(), second(), first(), second()];
    play_out(&mut game, &seed, &mut bots, &mut seed.dice(u64::MAX)).expect("no bot is refused");
    let players: Vec<_> = (0..4).map(|seat| (PlayerKind::Bot, seat.to_string())).collect();
    game.record(&Header::new(game.rules(), &Resources::none(), &players, &seed), &seed)
}

fn reviewed(record: &Record) -> Vec<ReviewedTurn> {
    review(record, &Resources::none(), &Resources::none()).expect("a game that was played")
}

/// The average loss of a side per turn.
fn lost(turns: &[ReviewedTurn], side: usize) -> f64 {
    let own: Vec<i64> = turns.iter().filter(|turn| turn.seat.index() % 2 == side).map(ReviewedTurn::cost).collect();
    own.iter().sum::<i64>() as f64 / own.len() as f64
}

#[test]
fn a_random_bot_loses_more_steps_than_one_that_thinks() {
    let turns = reviewed(&played(|| Box::new(Random), || Box::new(Medium), "random and medium"));
    assert!(turns.iter().all(|turn| turn.measure == Measure::Steps && turn.cost() >= 0));
    let (random, medium) = (lost(&turns, 0), lost(&turns, 1));
    assert!(random > 2.0 * medium, "{random} to {medium} steps a turn");
    let worst = turns.iter().max_by_key(|turn| turn.cost()).expect("a turn");
    assert_ne!(worst.played, worst.best);
    assert!(worst.in_words.as_ref().is_some_and(|words| words.contains("; better: ")), "{worst:?}");
    let fine = turns.iter().find(|turn| turn.cost() == 0).expect("not every turn is a mistake");
    assert_eq!((&fine.played, &fine.in_words), (&fine.best, &None));
}

#[test]
fn the_same_record_always_gets_the_same_review() {
    let record = played(|| Box::new(Medium), || Box::new(Medium), "twice");
    assert_eq!(reviewed(&record), reviewed(&record));
}

#[test]
fn an_unfinished_game_is_not_reviewed() {
    let mut record = played(|| Box::new(Medium), || Box::new(Medium), "running");
    record.ending = None;
    let refused = review(&record, &Resources::none(), &Resources::none()).expect_err("hands are still hidden");
    assert!(refused.why.contains("not over"), "{refused}");
}
