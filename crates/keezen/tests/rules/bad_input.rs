//! Refusals, their codes and their sentences.

use crate::table::{PAIRS, at, rules};
use kee_game::InWords;
use kee_speech::{english_of, in_english};
use keezen::Keezen;

const BOARD: &str = "w,w,5,61/w,w,w,16/w,w,w,40/w,w,w,w 0 A357J";

#[test]
fn z3_1_every_mistake_has_its_own_code() {
    for (play, code) in [
        ("9 5>14", "not_in_hand"),
        ("5 6>11", "no_pawn_there"),
        ("5 5>9", "wrong_square"),
        ("5 w>0", "does_not_enter"),
        ("5 5>8 61>63", "not_split"),
        ("5 5<>40", "does_not_swap"),
        ("J 5>40", "only_swaps"),
        ("5 1:16>21", "not_your_pawn"),
        ("7 61>4", "overshoot"),
        ("7 5>8", "seven_sum"),
        ("7 5>8 61>h2", "seven_sum"),
        ("7 5>8 6>10", "no_pawn_there"),
        ("7 w>3 5>9", "pawn_waits"),
        ("A w>1", "wrong_square"),
    ] {
        assert_eq!(at(BOARD).refused(play), code, "{play}");
    }
}

#[test]
fn z4_2_sentences_name_the_square() {
    let sentence = |position: &str, play: &str| in_english::<Keezen>(at(position).play(play).expect_err(play)).sentence;
    let blocked = sentence("w,w,w,14/w,w,w,16/w,w,w,w/w,w,w,w 0 2A", "2 14>16");
    assert_eq!(
        blocked,
        "With a 2, the pawn on 14 can’t get past 16: a pawn on its own start blocks the way. Pick another pawn or card."
    );
    let jump = sentence("w,w,61,h1/w,w,w,w/w,w,w,w/w,w,w,w 0 5A", "5 61>h2");
    assert_eq!(jump, "With a 5, the pawn on 61 can’t jump over the pawn in h1. Pick another pawn or card.");
    let wrong = sentence(BOARD, "5 5>9");
    assert_eq!(wrong, "With a 5, the pawn on 5 goes to 10, not 9. Move it there, or pick another card.");
    assert_eq!(sentence(BOARD, "7 5>8 61>h2"), "The parts of a 7 have to add up to 7, not 8. Change the steps.");
}

#[test]
fn z2_4_every_pawn_that_cannot_be_chosen_has_a_reason() {
    let here = at("w,w,14,h3/w,w,w,16/w,w,w,w/w,w,w,w 0 2A");
    let why_not = |card, owner, from| here.why_not_pawn(card, owner, from).unwrap_or_default();
    assert_eq!(why_not('2', 0, "w"), "does_not_enter");
    assert_eq!(why_not('2', 0, "14"), "blocked_start");
    assert_eq!(why_not('2', 1, "16"), "not_your_pawn");
    assert_eq!(why_not('J', 1, "16"), "swap_guarded");
    assert_eq!(why_not('J', 0, "h3"), "not_on_track");
    assert_eq!(why_not('A', 0, "14"), "");
}

#[test]
fn z2_4_every_card_that_cannot_be_played_has_a_reason() {
    let here = at("w,w,14,h3/w,w,w,16/w,w,w,w/w,w,w,w 0 2A");
    assert_eq!(here.why_not('2').as_deref(), Some("blocked_start"));
    assert_eq!(here.why_not('J').as_deref(), Some("nothing_to_swap"));
    assert_eq!(here.why_not('A'), None);
    let all_wait = at("w,w,w,w/w,w,w,16/w,w,w,w/w,w,w,w 0 2A");
    assert_eq!(all_wait.why_not('2').as_deref(), Some("nothing_to_move"));
    let on_start = at("w,w,w,0/w,w,w,16/w,w,w,w/w,w,w,w 0 2");
    assert_eq!(on_start.why_not('K').as_deref(), Some("start_taken"));
    assert_eq!(at("w,w,w,61/w,w,w,w/w,w,w,w/w,w,w,w 0 A").why_not('9').as_deref(), Some("overshoot"));
    let view = here.game.view(kee_game::Viewer::Seat(here.seat()));
    let names = kee_game::Names::new(["Anna", "Bo", "Cas", "Dee"]);
    let explained = english_of::<Keezen>().help(&here.game.rules().explain(&view), &names);
    assert!(explained.contains("2 can’t be played. With a 2, the pawn on 14"), "{explained}");
}

#[test]
fn z1_1_impossible_positions_are_refused_with_all_problems() {
    let rules = rules(PAIRS, &[]);
    let refused = |text: &str| rules.set_up(text).expect_err(text).expected;
    let all = refused("13,13,h1,h1/16~,64,x,w/w,w,w/w,w,w,w 4 AAAAA2222");
    for problem in [
        "two pawns stand on 13",
        "seat 0 has two pawns in h1",
        "seat 1 has a pawn on 64, the last square is 63",
        "of seat 1, expected `w`, a square from 0 to 143, or `h0` to `h3`, got `x`",
        "seat 2 has 3 pawns, it should have 4",
        "`4` is no seat, they are 0 to 3",
        "the hand has 9 cards, at most 5 are dealt",
        "the hand has 5 times A, the deck 4",
    ] {
        assert!(all.contains(problem), "{problem:?} is not in {all:?}");
    }
    assert!(refused("w,w,w,w/w,w,w,w 0 A").contains("pawns of 2 seats, this table has 4"));
    assert!(refused("w,w,w,5~/w,w,w,w/w,w,w,w/w,w,w,w 0 A").contains("only a pawn on its own start"));
    assert!(refused("w,w,w,w/w,w,w,w/w,w,w,w/w,w,w,w 0 1X").contains("`1` is no card"));
    let both_in = format!("{} 0 A", ["h0,h1,h2,h3"; 4].join("/"));
    assert!(refused(&both_in).contains("2 teams have all pawns in"));
    assert!(refused("w,w,w,w 0").contains("PAWNS SEAT HAND"));
    assert!(refused("w,w,w,w/w,w,w,w/w,w,w,w/w,w,w,w 0 A exchange").contains("no exchange at this table"));
}
