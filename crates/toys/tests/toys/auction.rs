//! Auctions: the actions of players and their views.

use crate::table::{play, play_all, refused, table};
use kee_game::{Game, GameTime, Match, Plan, Resources, Seat, Viewer, Wait};
use kee_toys::{Auction, auction::AuctionOptions};

fn auction(preset: &str, sets: &[(&str, &str)], plan: Plan) -> Match<Auction> {
    table(preset, sets, plan, &Resources::none())
}

#[test]
fn bids_stay_sealed_until_the_last_one_and_their_order_does_not_matter() {
    let orders = [["A bid 2", "B bid 5", "C bid 5"], ["C bid 5", "A bid 2", "B bid 5"]];
    let finals = orders.map(|order| {
        let mut game = auction("classic", &[], Plan::alone(3));
        play_all(&mut game, &["chance 7", order[0], order[1]]);
        let watched = game.view(Viewer::Spectator);
        assert_eq!(watched.bid, None);
        assert_eq!(watched.hands[0].to_string(), "A234567", "a sealed card still lies in the hand everyone sees");
        play_all(&mut game, &[order[2]]);
        game.state().clone()
    });
    assert_eq!(finals[0], finals[1]);
}

#[test]
fn the_highest_bid_takes_the_prize_and_a_tie_throws_it_away_or_carries_it_over() {
    for (ties, carried) in [("discard", 0), ("carry", 7)] {
        let mut game = auction("classic", &[("ties", ties)], Plan::alone(2));
        play_all(&mut game, &["chance 7", "A bid 3", "B bid 3"]);
        assert_eq!(game.state().carried, carried);
        play_all(&mut game, &["chance 2", "B bid 5", "A bid 4"]);
        assert_eq!(game.state().scores, [0, 2 + i64::from(carried)]);
    }
}

#[test]
fn partners_who_tie_win_the_prize_for_their_team() {
    let mut game = auction("teams", &[], Plan::in_teams(4, 2));
    play_all(&mut game, &["chance K", "A bid 9", "C bid 9", "B bid 8", "D bid 2"]);
    assert_eq!(game.state().scores.iter().sum::<i64>(), 13);
    assert_eq!(game.state().scores[0], 13);
}

#[test]
fn seats_out_of_time_bid_the_lowest_card_and_nobody_acts_after_the_deadline() {
    let mut game = auction("classic", &[("timer", "30")], Plan::alone(2));
    play(&mut game, 1000, "chance 7").expect("the first prize");
    play(&mut game, 2000, "A bid 6").expect("in time");
    assert_eq!(game.wait().due(GameTime::from_millis(30_999)), None);
    assert_eq!(refused(&mut game, 31_000, "B bid 7"), "game/time_up");
    assert_eq!(refused(&mut game, 31_000, "expire w0"), "game/window_closed");
    play(&mut game, 31_000, "expire w1").expect("the time is up");
    assert_eq!(game.state().hands[1].to_string(), "234567");
    assert_eq!(game.state().scores, [7, 0]);
    assert_eq!(refused(&mut game, 31_000, "expire w1"), "game/chance_due");
}

#[test]
fn a_seat_that_leaves_holds_nobody_up_and_the_game_ends_with_one_side_left() {
    let mut game = auction("classic", &[], Plan::alone(3));
    play_all(&mut game, &["chance 7", "A bid 2", "B bid 3", "leave C"]);
    assert_eq!(game.state().scores, [0, 7, 0], "two bids were in, so the prize is sold without the third");
    play_all(&mut game, &["chance 4"]);
    assert_eq!(refused(&mut game, 9000, "C bid 2"), "game/gone");
    assert_eq!(refused(&mut game, 9000, "leave C"), "game/gone");
    play_all(&mut game, &["leave A"]);
    let outcome = game.wait().outcome().expect("one side is left").clone();
    assert_eq!(outcome.ending, "left");
    assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [2, 1, 2]);
    assert_eq!(refused(&mut game, 9000, "ruling end"), "game/over");
}

#[test]
fn a_steward_can_correct_scores_and_end_the_game() {
    let mut game = auction("classic", &[], Plan::alone(2));
    play_all(&mut game, &["chance 7", "ruling award B -3"]);
    assert_eq!(game.state().scores, [0, -3]);
    assert_eq!(refused(&mut game, 9000, "ruling struck"), "auction/no_such_ruling");
    assert_eq!(refused(&mut game, 9000, "ruling award C 3"), "game/no_such_seat");
    play_all(&mut game, &["ruling end"]);
    assert_eq!(game.wait().outcome().map(|outcome| outcome.ending.as_str()), Some("ruled"));
}

#[test]
fn wrong_bids_are_refused_with_a_stable_code() {
    let mut game = auction("classic", &[], Plan::alone(2));
    assert_eq!(refused(&mut game, 0, "A bid 7"), "game/chance_due");
    play_all(&mut game, &["chance 7", "A bid 7", "B bid 2", "chance 3", "B bid 3"]);
    assert_eq!(refused(&mut game, 9000, "A bid 7"), "auction/not_in_hand");
    assert_eq!(refused(&mut game, 9000, "B bid 4"), "game/not_asked");
    assert_eq!(refused(&mut game, 9000, "C bid 4"), "game/no_such_seat");
    assert_eq!(refused(&mut game, 9000, "chance 5"), "game/chance_not_due");
    assert_eq!(refused(&mut game, 10, "A bid 2"), "game/backwards");
}

#[test]
fn every_problem_with_a_table_is_reported_at_once() {
    let problems = Auction::new(AuctionOptions::default(), Plan::in_teams(8, 1).seating(), &Resources::none());
    let about: Vec<String> = problems.expect_err("too many, and one side").into_iter().map(|p| p.about).collect();
    assert_eq!(about, ["seats", "teams"]);
}

#[test]
fn only_the_seats_that_have_not_bid_are_asked() {
    let mut game = auction("classic", &[], Plan::alone(3));
    assert_eq!(*game.wait(), Wait::Chance);
    play_all(&mut game, &["chance 7", "B bid 2"]);
    assert_eq!(game.wait().asked().iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
}
