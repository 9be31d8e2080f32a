//! Z7: points and the clock.

use crate::table::{PAIRS, at, at_with, play_at_random, rules};
use kee_game::{Game, GameTime, Input, Ruling, Seat, Viewer};
use keezen::{
    Keezen, KeezenEvent, Paid,
    core::{PawnPoints, TableEvent},
};

#[test]
fn z7_1_pawns_score_in_the_order_of_coming_home_over_both_teams() {
    let paid: Vec<i16> = (0..16).map(|before| PawnPoints::Tournament.of_pawn(before)).collect();
    assert_eq!(paid, [150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]);
    let (first, last): (i16, i16) = (paid[..8].iter().sum(), paid[7..15].iter().sum());
    assert_eq!((first + 200, last + 200, paid[..7].iter().sum::<i16>()), (1120, 560, 840));
    let mut arrivals = Vec::new();
    play_at_random(rules(PAIRS, &[]), "arrivals", 20_000, &mut |_, events| {
        arrivals.extend(events.iter().filter_map(|event| match event {
            KeezenEvent::Table(TableEvent::Arrived { points, .. }) => Some(*points),
            _ => None,
        }));
    });
    assert!(arrivals.len() >= 8 && paid.starts_with(&arrivals), "{arrivals:?}");
}

#[test]
fn z7_1_a_pawn_counts_when_it_enters_the_base_and_not_when_it_goes_deeper() {
    let score = |position: &str, play: &str| {
        let mut game = at(position);
        game.play(play).expect(play);
        game.game.view(Viewer::Spectator).scores
    };
    assert_eq!(score("w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0 3", "3 61>h0"), [150, 0]);
    assert_eq!(score("w,w,w,h0/w,w,w,w/w,w,w,w/w,w,w,w 0 3", "3 h0>h3"), [0, 0]);
    // One is already home, so the next scores 140. A seven can bring two home at once.
    assert_eq!(score("w,w,w,61/w,w,w,h0/w,w,w,w/w,w,w,w 0 3", "3 61>h0"), [140, 0]);
    assert_eq!(score("w,w,61,63/w,w,w,w/w,w,w,w/w,w,w,w 0 7", "7 63>h3 61>h0"), [290, 0]);
}

#[test]
fn z7_2_when_the_clock_runs_out_the_points_so_far_count_without_the_bonus() {
    let mut game = at("w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0 A3");
    game.play("3 61>h0").expect("a play");
    let limit = game.game.wait().windows()[0];
    assert!(limit.seats.is_empty());
    assert_eq!(limit.deadline, Some(GameTime::from_millis(45 * 60 * 1000)));
    let late = Input::Act { seat: Seat::new(0), action: "A w>0".parse().expect("a play") };
    game.game.apply(GameTime::from_millis(45 * 60 * 1000), late).expect_err("too late");
    game.game.apply(GameTime::from_millis(45 * 60 * 1000), Input::Expire { window: limit.id }).expect("the end");
    let outcome = game.game.wait().outcome().expect("the end");
    assert_eq!(outcome.ending, "clock");
    let standings: Vec<_> = outcome.standings.iter().map(|seat| (seat.place, seat.score)).collect();
    assert_eq!(standings, [(1, 150), (3, 0), (1, 150), (3, 0)]);
}

#[test]
fn z7_4_the_championship_scores_two_per_pawn_and_ten_for_the_win() {
    let nk = Keezen::PRESETS.iter().find(|preset| preset.name == "nk").expect("the preset");
    assert_eq!(((nk.options)().points, (nk.options)().limit.get()), (Paid::Nk, Some(50 * 60)));
    let mut game = at_with(&[("points", "nk")], "61,h1,h2,h3/w,w,w,w/h0,h1,h2,h3/w,w,w,w 0 3");
    game.play("3 61>h0").expect("the winning play");
    let scores: Vec<i64> = game.game.wait().outcome().expect("the end").standings.iter().map(|s| s.score).collect();
    assert_eq!(scores, [12, 0, 12, 0], "the pawns that were in the position have paid nothing");
}

#[test]
fn z7_1_a_steward_may_correct_points_and_end_a_game() {
    let mut game = at("w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0 A3").game;
    game.apply(GameTime::ZERO, Input::Ruling(Ruling::Award(Seat::new(3), 30))).expect("an award");
    game.apply(GameTime::ZERO, Input::Ruling(Ruling::End)).expect("the end");
    let outcome = game.wait().outcome().expect("the end");
    assert_eq!((outcome.ending.as_str(), outcome.standings[1].score, outcome.standings[0].place), ("ruled", 30, 3));
}
