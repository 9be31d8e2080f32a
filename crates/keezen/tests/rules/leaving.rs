//! Leaving a game (Z6.3).

use crate::table::{at, at_table, listed, rules};
use kee_game::{GameTime, Input, Match, Plan, Ruling, Seat, SeatSet, Seed};

fn leave(game: &mut Match<keezen::Keezen>, seat: usize) {
    game.apply(GameTime::ZERO, Input::Leave { seat: Seat::new(seat) }).expect("anyone can leave");
}

#[test]
fn z6_3_the_partner_plays_on_and_the_leavers_start_is_no_longer_guarded() {
    let mut game = at("w,w,w,14/w,w,16,40/w,w,w,w/w,w,w,w 0 3A").game;
    assert!(!listed(&game, Seat::new(0)).contains(&"3 14>17".to_owned()));
    leave(&mut game, 1);
    assert_eq!(game.wait().outcome(), None);
    assert!(listed(&game, Seat::new(0)).contains(&"3 14>17".to_owned()));
    assert_eq!(game.state().table.board.to_string(), "w,w,w,14/w,w,16~,40/w,w,w,w/w,w,w,w");
}

#[test]
fn z6_3_the_leavers_hands_are_thrown_in_and_the_pair_can_still_win() {
    let mut game = Match::new(rules(Plan::in_teams(4, 2), &[]));
    let (seed, mut dice) = (Seed::named("leavers"), Seed::named("leavers").dice(99));
    while game.deal(&seed).is_some() {}
    leave(&mut game, 1);
    leave(&mut game, 2);
    while game.wait().outcome().is_none() {
        if game.deal(&seed).is_none() {
            let seat = game.wait().asked().iter().next().expect("someone is asked");
            assert!(SeatSet::only(Seat::new(0)).with(Seat::new(3)).contains(seat));
            let actions = listed(&game, seat);
            let action = dice.pick(&actions).expect("an action").parse().expect("an action");
            game.apply(GameTime::ZERO, Input::Act { seat, action }).expect("a listed action");
        }
    }
    assert_eq!(game.wait().outcome().expect("the end").ending, "win");
}

#[test]
fn z6_3_the_last_side_at_the_table_wins_with_the_points_so_far() {
    let mut game = at("w,w,w,14/w,w,w,h3/w,w,w,w/w,w,w,w 0 3").game;
    leave(&mut game, 3);
    leave(&mut game, 1);
    let outcome = game.wait().outcome().expect("the end");
    let standings: Vec<_> = outcome.standings.iter().map(|seat| (seat.place, seat.score)).collect();
    assert_eq!((outcome.ending.as_str(), standings), ("left", vec![(1, 0), (3, 0), (1, 0), (3, 0)]));
    let mut three = at_table(Plan::alone(3), &[], "w,w,w,14/w,w,w,h3/w,w,w,w 0 3").game;
    leave(&mut three, 0);
    assert_eq!(three.wait().outcome(), None);
}

#[test]
fn z2_6_a_forfeited_turn_is_a_hand_thrown_in() {
    let mut game = at("w,w,w,14/w,w,w,w/w,w,w,w/w,w,w,w 0 35").game;
    game.apply(GameTime::ZERO, Input::Ruling(Ruling::Forfeit(Seat::new(1)))).expect_err("it's not B's turn");
    game.apply(GameTime::ZERO, Input::Ruling(Ruling::Forfeit(Seat::new(0)))).expect("a ruling");
    assert!(game.state().table.hands[0].is_empty());
}
