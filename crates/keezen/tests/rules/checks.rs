//! The checks at the end of the sheet.

use crate::table::{PAIRS, at, play_at_random, rules};
use kee_game::{GameTime, InWords, Input, Match, Seat, Viewer};
use keezen::{KeezenEvent, core::TableEvent};

/// Seat 0 with one pawn on a square; all others wait.
fn lone(square: u8, hand: &str) -> Vec<String> {
    at(&format!("w,w,w,{square}/w,w,w,w/w,w,w,w/w,w,w,w 0 {hand}")).legal()
}

#[test]
fn z4_1_checks_of_fours() {
    assert_eq!(lone(2, "4"), ["4 2>62"]);
    assert_eq!(lone(63, "4"), ["4 63>59"]);
}

#[test]
fn z4_5_checks_of_the_way_in() {
    assert_eq!(lone(61, "3"), ["3 61>h0"]);
    assert_eq!(lone(61, "6"), ["6 61>h3"]);
    assert_eq!(lone(61, "7"), Vec::<String>::new());
    let taken = |hand: &str| at(&format!("w,w,61,h1/w,w,w,w/w,w,w,w/w,w,w,w 0 {hand}")).legal();
    assert_eq!(taken("5"), Vec::<String>::new());
    assert_eq!(taken("3"), ["3 61>h0"]);
}

#[test]
fn z4_2_checks_of_blocked_starts() {
    let ahead = |hand: &str| at(&format!("w,w,w,14/w,w,w,16/w,w,w,w/w,w,w,w 0 {hand}")).legal();
    assert_eq!([ahead("2"), ahead("3")], [Vec::<String>::new(), Vec::new()]);
    let own = at("w,w,w,w/w,w,w,w/w,w,32,34/w,w,w,w 2 4");
    assert_eq!(own.legal(), ["4 32>28"]);
}

#[test]
fn z5_1_check_of_two_whole_moves_and_twelve_ordered_splits() {
    let legal = at("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w 0 7").legal();
    let whole = legal.iter().filter(|play| play.split(' ').count() == 2).count();
    assert_eq!((whole, legal.len() - whole), (2, 12), "{legal:?}");
}

#[test]
fn z5_2_check_of_three_and_four_for_the_partner() {
    let seven = at("61,h1,h2,h3/w,w,w,w/w,w,w,40/w,w,w,w 0 7");
    assert_eq!(seven.legal(), ["7 61>h0 2:40>44"]);
    assert_eq!(seven.after("7 61>h0 2:40>44"), "h0,h1,h2,h3/w,w,w,w/w,w,w,44/w,w,w,w");
}

#[test]
fn z5_2_check_of_the_square_the_finishing_pawn_has_just_left() {
    let mut rest = at("61,h1,h2,h3/w,w,w,w/w,w,w,57/w,w,w,w 0 7");
    let seat = rest.seat();
    let action = "7 61>h0 2:57>61".parse().expect("a play");
    let events = rest.game.apply(GameTime::ZERO, Input::Act { seat, action }).expect("legal");
    assert_eq!(rest.pawns(), "h0,h1,h2,h3/w,w,w,w/w,w,w,61/w,w,w,w");
    assert!(
        events.iter().any(|event| matches!(event, KeezenEvent::Table(TableEvent::Played { captured, .. }) if captured.iter().all(Option::is_none)))
    );
}

#[test]
fn z4_4_check_of_48_swaps() {
    let board = "1,2,3,4/17,18,19,20/33,34,35,36/49,50,51,52 0 J";
    assert_eq!(at(board).legal().len(), 48);
}

#[test]
fn z7_1_checks_of_scores_in_whole_games() {
    for game in 0..30 {
        let game = play_at_random(rules(PAIRS, &[]), &format!("scores {game}"), 20_000, &mut |_, _| {});
        let outcome = game.wait().outcome().expect("the end");
        let score = |place| outcome.standings.iter().find(|seat| seat.place == place).map(|seat| seat.score);
        let (winner, loser) = (score(1).expect("a winner"), score(3).expect("a loser"));
        assert!((560..=1120).contains(&winner) && (0..=840).contains(&loser), "{winner} to {loser}");
    }
}

#[test]
fn z7_1_check_that_a_loser_can_outscore_the_winner() {
    let rules = rules(PAIRS, &[]);
    let mut state = rules.set_up("61,h1,h2,h3/13,h1,h2,h3/h0,h1,h2,h3/h0,h1,h2,h3 0 3").expect("a position");
    // The losers' seven pawns came home first: 150 to 90. The winners' last one is the fifteenth of all.
    state.table.points[1] = 150 + 140 + 130 + 120 + 110 + 100 + 90;
    state.table.points[0] = 80 + 70 + 60 + 50 + 40 + 30 + 20;
    let mut game = Match::at_position(rules, state);
    let action = "3 61>h0".parse().expect("a play");
    game.apply(GameTime::ZERO, Input::Act { seat: Seat::new(0), action }).expect("the winning play");
    let standings = game.wait().outcome().expect("the end").standings.iter();
    let standings: Vec<_> = standings.map(|seat| (seat.place, seat.score)).collect();
    assert_eq!(standings, [(1, 560), (3, 840), (1, 560), (3, 840)]);
}

#[test]
fn z2_4_check_that_about_half_of_all_hands_are_thrown_in() {
    let (mut hands, mut thrown) = (0, 0);
    for game in 0..20 {
        play_at_random(rules(PAIRS, &[]), &format!("thrown in {game}"), 20_000, &mut |_, events| {
            for event in events {
                match event {
                    KeezenEvent::Table(TableEvent::Dealt(..)) => hands += 1,
                    KeezenEvent::Table(TableEvent::ThrewIn(..)) => thrown += 1,
                    _ => {}
                }
            }
        });
    }
    assert!((35..=65).contains(&(100 * thrown / hands)), "{thrown} of {hands}");
}

#[test]
fn z2_2_a_view_has_one_hand_and_a_spectator_none() {
    let game = play_at_random(rules(PAIRS, &[]), "views", 12, &mut |_, _| {});
    let table = &game.state().table;
    for seat in Seat::first(4) {
        assert_eq!(game.view(Viewer::Seat(seat)).hand, table.hands[seat.index()]);
    }
    assert!(game.view(Viewer::Spectator).hand.is_empty());
}
