//! Z1, Z3 and Z4: the board, the cards and how pawns move.

use crate::table::{PAIRS, at, at_table, at_with, rules};
use kee_game::{Game, Plan, Resources, Seating, Team};
use keezen::{Keezen, KeezenOptions};

#[test]
fn z1_1_every_seat_enters_on_its_start_and_turns_off_one_square_before_it() {
    let waiting = ["w,w,w,w"; 4];
    for seat in 0..4 {
        let all = at(&format!("{} {seat} A", waiting.join("/")));
        assert_eq!(all.legal(), [format!("A w>{}", 16 * seat)]);
        let entry = (16 * seat + 63) % 64;
        let mut pawns = waiting.map(String::from);
        pawns[seat] = format!("w,w,w,{entry}");
        let home = at(&format!("{} {seat} 23", pawns.join("/")));
        assert_eq!(home.legal(), [format!("2 {entry}>h1"), format!("3 {entry}>h2")]);
    }
}

#[test]
fn z1_2_sixteen_squares_and_thirteen_cards_per_seat() {
    for seats in 2..=9 {
        let rules = rules(Plan::alone(seats), &[]);
        assert_eq!(rules.laws().squares(), 16 * seats);
        assert_eq!(rules.laws().full_deck().len(), 13 * usize::from(seats));
    }
}

#[test]
fn z1_2_z1_4_partners_sit_evenly_spread_or_everyone_plays_alone() {
    let new = |teams: &[usize]| {
        let seating = Seating::of(teams.iter().map(|team| Team::new(*team)).collect());
        Keezen::new(KeezenOptions::default(), seating, &Resources::none()).map(drop)
    };
    let good: [&[usize]; 9] = [
        &[0, 1],
        &[0, 1, 2],
        &[0, 1, 0, 1],
        &[1, 0, 1, 0],
        &[0, 1, 2, 0, 1, 2],
        &[0, 1, 0, 1, 0, 1],
        &[0, 1, 2, 3, 0, 1, 2, 3],
        &[0, 1, 2, 0, 1, 2, 0, 1, 2],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8],
    ];
    for teams in good {
        assert_eq!(new(teams), Ok(()), "{teams:?}");
    }
    let bad: [&[usize]; 10] = [
        &[0],
        &[0, 0],
        &[0, 0, 1, 1],
        &[0, 0, 1, 1, 0, 1],
        &[0, 1, 2, 1, 0],
        &[0, 1, 2, 1, 0, 2],
        &[0; 4],
        &[0, 1, 0, 1, 0, 1, 0, 1],
        &[0, 0, 0, 1, 1, 1, 2, 2, 2],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ];
    for teams in bad {
        assert!(new(teams).is_err(), "{teams:?}");
    }
    assert_eq!(rules(PAIRS, &[]).laws().partner(1), Some(3));
    assert_eq!(rules(Plan::in_teams(6, 3), &[]).laws().partner(1), Some(4));
}

#[test]
fn z3_1_what_each_card_does() {
    let board = "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0";
    for (hand, plays) in [
        ("A", vec!["A w>0", "A 5>6"]),
        ("2", vec!["2 5>7"]),
        ("3", vec!["3 5>8"]),
        ("4", vec!["4 5>1"]),
        ("5", vec!["5 5>10"]),
        ("6", vec!["6 5>11"]),
        ("7", vec!["7 5>12"]),
        ("8", vec!["8 5>13"]),
        ("9", vec!["9 5>14"]),
        ("T", vec!["T 5>15"]),
        ("J", vec![]),
        ("Q", vec!["Q 5>17"]),
        ("K", vec!["K w>0"]),
    ] {
        assert_eq!(at(&format!("{board} {hand}")).legal(), plays, "{hand}");
    }
    let king = at_with(&[("king", "enter_or_13")], &format!("{board} K"));
    assert_eq!(king.legal(), ["K w>0", "K 5>18"]);
}

#[test]
fn z4_1_any_pawn_can_be_passed_and_captured() {
    // Seat 0 jumps seat 1's pawn on 6 and lands on its partner's on 8.
    let board = "w,w,3,5/w,w,w,6/w,w,w,8/w,w,w,w 0";
    assert_eq!(at(&format!("{board} 3")).after("3 5>8"), "w,w,3,8/w,w,w,6/w,w,w,w/w,w,w,w");
    assert_eq!(at(&format!("{board} 2")).after("2 3>5"), "w,w,w,5/w,w,w,6/w,w,w,8/w,w,w,w");
    assert_eq!(at(&format!("{board} A")).after("A 5>6"), "w,w,3,6/w,w,w,w/w,w,w,8/w,w,w,w");
    let family = |hand: &str| at_with(&[("friendly_fire", "no")], &format!("{board} {hand}"));
    assert_eq!(family("3").refused("3 5>8"), "friendly_fire");
    assert_eq!(family("2").refused("2 3>5"), "friendly_fire");
    assert_eq!(family("A").after("A 5>6"), "w,w,3,6/w,w,w,w/w,w,w,8/w,w,w,w");
}

#[test]
fn z4_2_a_pawn_on_its_own_start_blocks_everyone_both_ways() {
    let ahead = "w,w,w,14/w,w,w,16/w,w,w,w/w,w,w,w 0";
    assert_eq!(at(&format!("{ahead} A")).legal(), ["A w>0", "A 14>15"]);
    assert_eq!(at(&format!("{ahead} 2A")).refused("2 14>16"), "blocked_start");
    assert_eq!(at(&format!("{ahead} QA")).refused("Q 14>26"), "blocked_start");
    let behind = "w,w,w,18/w,w,w,16/w,w,w,w/w,w,w,w 0";
    assert_eq!(at(&format!("{behind} 4A")).refused("4 18>14"), "blocked_start");
    // Its owner is blocked too, and another player's pawn on that square blocks nobody.
    assert_eq!(at("w,w,w,w/w,w,16,18/w,w,w,w/w,w,w,w 1 4").legal(), ["4 16>12"]);
    assert_eq!(at("w,w,w,14/w,w,w,w/w,w,w,16/w,w,w,w 0 3").legal(), ["3 14>17"]);
}

#[test]
fn z4_2_with_fresh_guards_only_until_the_pawn_has_moved_once() {
    let fresh = [("start_guard", "fresh")];
    // Seat 1 comes back to its start with a four and no longer blocks.
    let back = at_with(&fresh, "w,w,w,14/w,w,w,20/w,w,w,w/w,w,w,w 1 4").after("4 20>16");
    assert_eq!(back, "w,w,w,14/w,w,w,16~/w,w,w,w/w,w,w,w");
    assert_eq!(at_with(&fresh, &format!("{back} 0 3")).legal(), ["3 14>17"]);
    assert_eq!(at_with(&fresh, &format!("{back} 0 2")).after("2 14>16"), "w,w,w,16/w,w,w,w/w,w,w,w/w,w,w,w");
    assert_eq!(at_with(&fresh, &format!("{back} 0 J")).legal(), ["J 14<>16"]);
    // A pawn that has just entered does, and under the sheet both do.
    let entered = at_with(&fresh, "w,w,w,14/w,w,w,20/w,w,w,w/w,w,w,w 1 A").after("A w>16");
    assert!(at_with(&fresh, &format!("{entered} 0 3")).legal().is_empty());
    assert_eq!(at("w,w,w,14/w,w,w,20/w,w,w,w/w,w,w,w 1 4").after("4 20>16"), "w,w,w,14/w,w,w,16/w,w,w,w/w,w,w,w");
}

#[test]
fn z4_3_a_pawn_cannot_enter_onto_its_own_colour_and_captures_any_other() {
    assert_eq!(at("w,w,w,0/w,w,w,w/w,w,w,w/w,w,w,w 0 A").legal(), ["A 0>1"]);
    assert_eq!(at("w,w,w,0/w,w,w,w/w,w,w,w/w,w,w,w 0 AK").refused("K w>0"), "start_taken");
    let partner_there = "w,w,w,w/w,w,w,w/w,w,w,0/w,w,w,w 0 K";
    assert_eq!(at(partner_there).after("K w>0"), "w,w,w,0/w,w,w,w/w,w,w,w/w,w,w,w");
    assert!(at_with(&[("friendly_fire", "no")], partner_there).legal().is_empty());
    assert_eq!(at("w,w,w,w/w,w,w,0/w,w,w,w/w,w,w,w 0 K").after("K w>0"), "w,w,w,0/w,w,w,w/w,w,w,w/w,w,w,w");
}

#[test]
fn z4_4_a_jack_swaps_a_players_pawn_with_another_players_on_the_track() {
    // Waiting, in the base, on its own start: none of them is swapped.
    let board = "w,w,0,5/w,h3,16,20/w,w,w,32/w,w,h0,40 0 J";
    assert_eq!(at(board).legal(), ["J 0<>20", "J 0<>40", "J 5<>20", "J 5<>40"]);
    assert_eq!(at(board).after("J 5<>40"), "w,w,0,40/w,16,20,h3/w,w,w,32/w,w,5,h0");
    assert_eq!(at_with(&[("jack_from_start", "no")], board).legal(), ["J 5<>20", "J 5<>40"]);
    assert_eq!(at_with(&[("jack_from_start", "no")], board).refused("J 0<>20"), "not_from_start");
    assert_eq!(at(board).refused("J 5<>16"), "swap_guarded");
    assert_eq!(at(board).refused("J 5<>0"), "swap_own");
    assert_eq!(at(board).refused("J 5<>h3"), "not_on_track");
    assert_eq!(at(board).refused("J w<>20"), "not_on_track");
    assert_eq!(at(board).refused("J 5<>33"), "nobody_there");
}

#[test]
fn z4_4_a_pawn_swapped_onto_its_own_start_guards_it() {
    let swapped = at("w,w,w,16/w,w,w,20/w,w,w,w/w,w,w,w 0 J").after("J 16<>20");
    assert_eq!(swapped, "w,w,w,20/w,w,w,16/w,w,w,w/w,w,w,w");
    assert_eq!(at(&format!("{swapped} 0 4J")).legal(), Vec::<String>::new());
}

#[test]
fn z4_5_the_base_needs_the_exact_count_and_no_lap() {
    let board = "w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0";
    assert_eq!(at(&format!("{board} 36")).legal(), ["3 61>h0", "6 61>h3"]);
    assert_eq!(at(&format!("{board} 89A")).refused("9 61>6"), "overshoot");
    // The classic: back across the start with a four, then in.
    let back = at("w,w,w,0/w,w,w,w/w,w,w,w/w,w,w,w 0 4").after("4 0>60");
    assert_eq!(at(&format!("{back} 0 5")).legal(), ["5 60>h1"]);
}

#[test]
fn z4_5_with_extra_lap_a_pawn_with_too_many_steps_goes_round_again() {
    let lap = |position: &str| at_with(&[("overshoot", "extra_lap")], position);
    assert_eq!(lap("w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0 689").legal(), ["6 61>h3", "8 61>5", "9 61>6"]);
    // A count that fits goes in or is illegal, and a pawn on the player's own start blocks the lap.
    assert_eq!(lap("w,w,61,h1/w,w,w,w/w,w,w,w/w,w,w,w 0 5A").refused("5 61>2"), "base_jump");
    assert_eq!(lap("w,w,0,61/w,w,w,w/w,w,w,w/w,w,w,w 0 8A").refused("8 61>5"), "blocked_start");
}

#[test]
fn z4_6_no_pawn_is_jumped_in_the_base_and_pawns_may_go_deeper() {
    let board = "w,61,h1,h2/w,w,w,w/w,w,w,w/w,w,w,w 0";
    assert_eq!(at(&format!("{board} 3")).legal(), ["3 61>h0"]);
    assert_eq!(at(&format!("{board} 6A")).refused("6 61>h3"), "base_jump");
    assert_eq!(at(&format!("{board} A")).legal(), ["A w>0", "A 61>62", "A h2>h3"]);
    assert_eq!(at(&format!("{board} 2A")).refused("2 h1>h3"), "base_jump");
    assert_eq!(at(&format!("{board} 4A")).refused("4 h2>h1"), "no_way_back");
}

#[test]
fn z4_6_with_deepest_first_only_the_deepest_free_slot_is_entered() {
    let deepest = |position: &str| at_with(&[("base_fill", "deepest_first")], position);
    assert_eq!(deepest("w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0 3456").legal(), ["4 61>57", "6 61>h3"]);
    assert_eq!(deepest("w,w,61,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 35").legal(), ["5 61>h2"]);
    assert_eq!(deepest("w,w,61,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 35").refused("3 61>h0"), "not_deepest");
}

#[test]
fn z4_12_connected_pawns_end_next_to_the_pawn_deeper_in_or_on_the_deepest_slot() {
    let connected = |position: &str| at_with(&[("base_fill", "connected")], position);
    assert_eq!(connected("w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0 356").legal(), ["6 61>h3"]);
    assert_eq!(connected("w,w,61,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 35").legal(), ["5 61>h2"]);
    assert_eq!(connected("w,61,h2,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 235").legal(), ["2 61>63"]);
    assert_eq!(connected("w,60,h2,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 5").legal(), ["5 60>h1"]);
    assert_eq!(connected("w,w,61,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 3A").refused("3 61>h0"), "not_connected");
    // In a position with a gap a pawn stops before the one it meets; with none ahead it continues to the end.
    assert_eq!(connected("w,w,61,h1/w,w,w,w/w,w,w,w/w,w,w,w 0 23").legal(), ["2 61>63", "2 h1>h3", "3 61>h0"]);
    assert_eq!(connected("w,w,w,h1/w,w,w,w/w,w,w,w/w,w,w,w 0 A").legal(), ["A w>0"]);
    let deepest = at_with(&[("base_fill", "deepest_first")], "w,w,61,h1/w,w,w,w/w,w,w,w/w,w,w,w 0 23");
    assert_eq!(deepest.legal(), ["2 61>63", "2 h1>h3"]);
}

#[test]
fn z4_7_a_move_inside_the_base_must_be_made_if_there_is_no_other() {
    let board = "w,w,w,h0/w,w,w,w/w,w,w,w/w,w,w,w 0 2";
    assert_eq!(at(board).legal(), ["2 h0>h2"]);
    assert_eq!(at(board).refused("throw"), "must_play");
    let free = |position: &str| at_with(&[("base_moves_forced", "no")], position);
    assert_eq!(free(board).legal(), ["2 h0>h2", "throw"]);
    assert_eq!(free(board).after("throw"), "w,w,w,h0/w,w,w,w/w,w,w,w/w,w,w,w");
    assert_eq!(free("w,w,5,h0/w,w,w,w/w,w,w,w/w,w,w,w 0 2").refused("throw"), "must_play");
    assert_eq!(at_table(Plan::alone(2), &[], "w,w,w,h0/w,w,w,w 0 A").legal(), ["A w>0", "A h0>h1"]);
}
