//! Z5 and Z6: the seven, the partner and the win.

use crate::table::{at, at_table, at_with};
use kee_game::Plan;

#[test]
fn z5_1_the_second_part_is_judged_on_the_board_after_the_first() {
    // The pawn in the base blocks the other until it has gone deeper itself.
    let legal = at("w,w,61,h1/w,w,w,w/w,w,w,w/w,w,w,w 0 7").legal();
    assert_eq!(legal, ["7 h1>h3 61>h2"]);
    // Every order of every split.
    let legal = at("w,w,0,61/w,w,w,w/w,w,w,w/w,w,w,w 0 7").legal();
    assert_eq!(
        legal,
        [
            "7 0>7",
            "7 0>1 61>h3",
            "7 0>2 61>h2",
            "7 0>3 61>h1",
            "7 0>4 61>h0",
            "7 0>5 61>63",
            "7 0>6 61>62",
            "7 61>62 0>6",
            "7 61>63 0>5",
            "7 61>h0 0>4",
            "7 61>h1 0>3",
            "7 61>h2 0>2",
            "7 61>h3 0>1"
        ]
    );
}

#[test]
fn z5_1_a_split_moves_two_different_pawns() {
    assert_eq!(at("w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 7").legal(), ["7 5>12"]);
    assert_eq!(at("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w 0 7").refused("7 5>8 8>12"), "same_pawn");
    assert_eq!(at("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w 0 7").refused("7 5>8 30>35"), "seven_sum");
    // A pawn that the first part captures can't make the second.
    assert_eq!(at("w,w,5,8/w,w,w,w/w,w,w,w/w,w,w,w 0 7").refused("7 5>8 8>12"), "same_pawn");
    assert_eq!(at("w,5,8,30/w,w,w,w/w,w,w,w/w,w,w,w 0 7").after("7 5>8 30>34"), "w,w,8,34/w,w,w,w/w,w,w,w/w,w,w,w");
}

#[test]
fn z5_2_the_rest_goes_to_the_partner_when_the_last_pawn_comes_home() {
    let board = "61,h1,h2,h3/w,w,w,w/w,w,40,44/w,w,w,w 0 7";
    assert_eq!(at(board).legal(), ["7 61>h0 2:40>44", "7 61>h0 2:44>48"]);
    assert_eq!(at(board).refused("7 61>h0 h0>h3"), "same_pawn");
    assert_eq!(at("61,h0,h1,h2/w,w,w,w/w,w,w,40/w,w,w,w 0 7A").refused("7 61>62 h2>h3"), "seven_sum");
    let deeper = at("60,h0,h1,h2/w,w,w,w/w,w,w,40/w,w,w,w 0 7A");
    assert!(!deeper.legal().iter().any(|play| play.contains(">h3 2:")), "{:?}", deeper.legal());
    // No pawn can move the rest: the play is illegal, and the hand is thrown in.
    assert!(at("61,h1,h2,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 7").legal().is_empty());
    assert_eq!(at("61,h1,h2,h3/w,w,w,w/w,w,w,w/w,w,w,w 0 7A").refused("7 61>h0"), "rest_stuck");
    // Not before: with another pawn out, no part goes to the partner.
    assert_eq!(at("w,61,h2,h3/w,w,w,w/w,w,w,40/w,w,w,w 0 7A").refused("7 61>h0 2:40>44"), "not_your_pawn");
}

#[test]
fn z5_2_the_rest_has_to_move_a_partners_pawn() {
    let board = "61,h0,h1,h2/w,w,w,w/w,w,w,40/w,w,w,w 0 7A";
    assert!(at(board).legal().iter().all(|play| !play.starts_with('7')), "{:?}", at(board).legal());
    let last = "60,h0,h1,h3/w,w,w,w/w,w,w,40/w,w,w,w 0 7A";
    assert_eq!(at(last).refused("7 h1>h2 60>h1"), "base_jump");
    // The pawn comes home with 4, and one in the base could go deeper by 3; it must be the partner's.
    let own = "60,h1,h2,h3/w,w,w,w/w,w,w,40/w,w,w,w 0 7A";
    assert_eq!(at(own).refused("7 60>h0 h1>h2"), "rest_for_partner");
}

#[test]
fn z5_2_the_rest_lapses_when_the_team_has_won() {
    let won = at("61,h1,h2,h3/w,w,w,w/h0,h1,h2,h3/w,w,w,w 0 7");
    assert_eq!(won.legal(), ["7 61>h0"]);
    let mut won = won;
    won.play("7 61>h0").expect("the winning play");
    assert_eq!(won.game.wait().outcome().expect("the end").ending, "win");
    // The same with the partner's last pawn, and for a player alone.
    assert_eq!(at("h0,h1,h2,h3/w,w,w,w/29,h1,h2,h3/w,w,w,w 0 7").legal(), ["7 2:29>h0"]);
    assert_eq!(at_table(Plan::alone(2), &[], "29,h1,h2,h3/w,w,w,w 0 7").legal(), ["7 29>h0"]);
}

#[test]
fn z5_2_with_free_sharing_one_part_may_move_a_partners_pawn() {
    let free = |position: &str| at_with(&[("seven_share", "free")], position);
    let legal = free("w,w,w,5/w,w,w,w/w,w,w,40/w,w,w,w 0 7").legal();
    assert_eq!(legal.len(), 1 + 6 + 6, "{legal:?}");
    assert!(legal.contains(&"7 5>8 2:40>44".to_owned()) && legal.contains(&"7 2:40>44 5>8".to_owned()), "{legal:?}");
    // Neither the whole seven nor both parts.
    let legal = free("w,w,w,5/w,w,w,w/w,w,40,50/w,w,w,w 0 7").legal();
    assert!(legal.iter().all(|play| play.matches("2:").count() <= 1 && play != "7 2:40>47"), "{legal:?}");
}

#[test]
fn z6_1_with_all_four_home_a_player_plays_the_partners_pawns() {
    let board = "h0,h1,h2,h3/w,w,w,w/w,w,5,40/w,w,w,30 0";
    assert_eq!(at(&format!("{board} A")).legal(), ["A 2:w>32", "A 2:5>6", "A 2:40>41"]);
    assert_eq!(at(&format!("{board} J")).legal(), ["J 2:5<>30", "J 2:40<>30"]);
    assert_eq!(at(&format!("{board} 7")).legal().len(), 2 + 12);
    assert_eq!(at(&format!("{board} 5")).after("5 2:5>10"), "h0,h1,h2,h3/w,w,w,w/w,w,10,40/w,w,w,30");
    // Not before.
    assert_eq!(at("w,h1,h2,h3/w,w,w,w/w,w,5,40/w,w,w,30 0 A5").refused("5 2:5>10"), "not_your_pawn");
    assert_eq!(at("w,h1,h2,h3/w,w,w,w/w,w,5,40/w,w,w,30 0 A5").refused("A 0:w>0"), "own_seat_named");
}

#[test]
fn z6_2_a_team_wins_with_all_its_pawns_home() {
    let mut last = at("h0,h1,h2,h3/w,w,w,w/29,h1,h2,h3/w,w,w,w 2 3");
    last.play("3 29>h0").expect("the winning play");
    let outcome = last.game.wait().outcome().expect("the end").clone();
    assert_eq!(outcome.ending, "win");
    assert_eq!(outcome.winners().map(|seat| seat.letter()).collect::<String>(), "AC");
    let mut not_yet = at("60,h1,h2,h3/w,w,w,w/29,h1,h2,h3/w,w,w,w 2 3");
    not_yet.play("3 29>h0").expect("a play");
    assert_eq!(not_yet.game.wait().outcome(), None);
}

/// A seven that may be split among any number of pawns.
fn any(position: &str) -> crate::table::At {
    at_with(&[("seven_split", "any")], position)
}

#[test]
fn z5_1_a_split_is_over_two_pawns_at_most_without_the_option() {
    let three = "w,5,20,40/w,w,w,w/w,w,w,w/w,w,w,w 0 7";
    assert_eq!(at(three).refused("7 5>7 20>22 40>43"), "too_many_parts");
    assert_eq!(any(three).after("7 5>7 20>22 40>43"), "w,7,22,43/w,w,w,w/w,w,w,w/w,w,w,w");
    let four = "5,20,30,40/w,w,w,w/w,w,w,w/w,w,w,w 0 7";
    assert_eq!(any(four).after("7 5>6 20>21 30>32 40>43"), "6,21,32,43/w,w,w,w/w,w,w,w/w,w,w,w");
    // 4 whole, 36 over two, 60 over three, 20 over four: each once, in any order.
    assert_eq!(any(four).legal().len(), 120);
    assert_eq!(any("w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 7").legal(), ["7 5>12"]);
}

#[test]
fn z5_4_parts_in_either_order_are_one_play() {
    let two = "w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w 0 7";
    assert_eq!(any(two).legal().len(), 2 + 6);
    assert_eq!(any(two).refused("7 30>34 5>8"), "written_as");
    assert_eq!(any(two).understood("7 30>34 5>8").as_deref(), Ok("7 5>8 30>34"));
    // Here it does: one captures the other, or clears the way first.
    let near = any("w,w,5,8/w,w,w,w/w,w,w,w/w,w,w,w 0 7").legal();
    assert!(near.contains(&"7 8>12 5>8".to_owned()) && !near.contains(&"7 5>8 8>12".to_owned()), "{near:?}");
}

#[test]
fn z5_4_the_rest_goes_to_any_of_the_partners_pawns_and_lapses_with_the_win() {
    let rest = any("61,h1,h2,h3/w,w,w,w/w,w,40,44/w,w,w,w 0 7").legal();
    assert!(rest.iter().all(|play| play.starts_with("7 61>h0 2:")), "{rest:?}");
    assert!(rest.contains(&"7 61>h0 2:40>41 2:44>47".to_owned()), "{rest:?}");
    // The last two come home with 3 and 3, and a step is left. Over two pawns at most the parts have to add up to 7.
    let won = "61,62,h2,h3/w,w,w,w/h0,h1,h2,h3/w,w,w,w 0 7A";
    assert!(any(won).legal().contains(&"7 62>h1 61>h0".to_owned()), "{:?}", any(won).legal());
    assert_eq!(at(won).refused("7 62>h1 61>h0"), "seven_sum");
}
