use crate::table::{
    asked, at, dealt, ending, expire_last, hands, listed, paper, play, play_all, refused, rules, scores, turn, words,
};
use kee_game::{Game, InWords, Match, Seed, Wait};

#[test]
fn b1_1_two_to_six_play_on_64_cells() {
    for seats in 2..=6 {
        assert_eq!(dealt("paper", &[], seats, "x").state().paper.board.squares().count(), 64);
    }
    for seats in [1, 7] {
        let problems = rules("paper", &[], seats, &words(&["at"])).expect_err("too few or too many");
        assert!(problems.iter().any(|problem| problem.about == "seats"), "{problems:?}");
    }
}

#[test]
fn b1_2_cells_are_claimed_in_turn_from_a_random_first_player_who_then_begins() {
    let mut game = dealt("paper", &[], 3, "x");
    let first = game.state().turn;
    let order: Vec<_> = [first].into_iter().chain(game.rules().seating().round_from(first)).collect();
    for (seat, cell) in order.iter().zip(["a1", "d8", "h5"]) {
        assert_eq!(asked(&game), seat.to_string());
        play_all(&mut game, &[&format!("{seat} claim {cell}")]);
    }
    assert_eq!(turn(&game), format!("{first},ask"), "the first player begins, and has no letters to play");
    let begins = |seed: &str| dealt("paper", &[], 3, seed).state().turn;
    assert!(["a", "b", "c", "d", "e", "f"].iter().any(|seed| begins(seed) != first), "the first player is drawn");
}

#[test]
fn b1_2_a_claimed_cell_is_at_the_edge_free_and_cannot_be_played() {
    let mut game = dealt("paper", &[], 2, "x");
    let (one, other) = if asked(&game) == "A" { ("A", "B") } else { ("B", "A") };
    assert_eq!(refused(&mut game, &format!("{one} claim d4")), "not_edge");
    assert_eq!(refused(&mut game, &format!("{one} claim j1")), "no_cell");
    assert_eq!(refused(&mut game, &format!("{one} pass")), "not_now");
    assert_eq!(listed(&game, game.state().turn.index()).len(), 28);
    play_all(&mut game, &[&format!("{one} claim a1")]);
    assert_eq!(refused(&mut game, &format!("{other} claim a1")), "no_cell");
    play_all(&mut game, &[&format!("{other} claim h8")]);
    assert_eq!(game.state().paper.board.squares().count(), 62);
}

#[test]
fn b1_2_cells_can_be_drawn_by_lot() {
    let game = dealt("paper", &[("claim", "by_lot")], 6, "x");
    let cells: Vec<_> = game.state().paper.claimed.iter().map(|cell| cell.expect("all have a cell")).collect();
    assert!(cells.iter().all(|cell| game.state().paper.is_edge(*cell)));
    assert_eq!(turn(&game), format!("{},ask", game.state().turn));
    let mut before = Match::new(rules("paper", &[("claim", "by_lot")], 2, &words(&["at"])).expect("a good table"));
    play_all(&mut before, &["chance first A"]);
    for wrong in ["chance lot a1", "chance lot a1 a1", "chance lot a1 d4", "chance first B", "chance board x"] {
        assert_eq!(refused(&mut before, wrong), "wrong_draw");
    }
}

#[test]
fn b1_3_sheets_can_be_smaller_and_larger() {
    for (size, cells, edge) in [("8x8", 64, 28), ("8x4", 32, 20), ("16x8", 128, 44)] {
        let game = dealt("paper", &[("size", size)], 2, "x");
        let paper = &game.state().paper;
        assert_eq!((paper.board.squares().count(), paper.edge().count(), paper.centre().len()), (cells, edge, 4));
    }
}

#[test]
fn b1_4_hands_are_public() {
    let game = dealt("generated", &[], 3, "x");
    for viewer in kee_game::Viewer::all(3) {
        assert_eq!(game.view(viewer).hands, game.state().hands);
    }
}

#[test]
fn b1_5_words_are_read_forward_or_both_ways() {
    let position = "......../......../......../......../......../......../......../........ ACT/-";
    let list = ["cat"];
    let mut forward = at(position, &[], &list);
    assert_eq!(refused(&mut forward, "A 4C TAC"), "bad_words");
    let mut any = at(position, &[("direction", "any")], &list);
    assert!(listed(&any, 0).contains(&"D4 TAC".to_owned()));
    play_all(&mut any, &["A 4C TAC"]);
}

#[test]
fn b1_7_a_seat_that_does_not_claim_in_time_gets_the_first_free_edge_cell() {
    let mut game = dealt("paper", &[], 2, "x");
    expire_last(&mut game);
    let second = asked(&game);
    play_all(&mut game, &[&format!("{second} claim b1")]);
    assert!(paper(&game).starts_with("12") || paper(&game).starts_with("21"), "{}", paper(&game));
}

#[test]
fn b1_7_on_a_generated_board_nobody_claims() {
    let game = dealt("generated", &[], 3, "x");
    assert_eq!(turn(&game), game.state().turn.to_string(), "a word is asked at once");
    assert!(game.state().paper.claimed.iter().all(Option::is_some));
}

#[test]
fn b1_8_a_shared_seed_gives_its_board_without_a_draw() {
    let sets = [("board_seed", "game-night")];
    let one = dealt("generated", &sets, 3, "x");
    let other = dealt("generated", &sets, 3, "y");
    assert_eq!((paper(&one), hands(&one)), (paper(&other), hands(&other)));
    let drawn = dealt("generated", &[], 3, "x");
    let seed = drawn.state().seed.clone().expect("the seed of the board is shown").to_string();
    assert_eq!(paper(&dealt("generated", &[("board_seed", &seed)], 3, "z")), paper(&drawn));
    let text = drawn.rules().show(
        &drawn.view(kee_game::Viewer::Spectator),
        &kee_game::Names::new(["A"]),
        &kee_speech::english_of::<keebble::Keebble>(),
    );
    assert!(text.contains(&seed), "{text}");
}

#[test]
fn b1_9_a_timer_runs_for_each_decision_and_a_late_seat_does_nothing() {
    let mut game = dealt("generated", &[("timer", "30")], 3, "x");
    let mut decisions = 0;
    while game.wait().outcome().is_none() {
        let window = game.wait().windows()[0];
        assert_eq!(window.deadline, Some(game.now().plus_seconds(30)));
        let at = window.deadline.map_or(0, |deadline| deadline.millis());
        play(&mut game, at, &format!("expire {}", window.id)).expect("the time is up");
        decisions += 1;
    }
    assert_eq!(ending(&game), Some("idle"));
    assert_eq!(decisions, 6, "a word and an ask of each of three");
}

#[test]
fn b1_9_a_leaver_takes_the_hand_along_and_the_last_one_ends_the_game() {
    let mut game = at("CAT./..../..../....", &[], &["cat"]);
    play_all(&mut game, &["leave B"]);
    assert_eq!(ending(&game), Some("left"));
    let mut game = dealt("generated", &[], 3, "x");
    let leaver = game.state().turn;
    play_all(&mut game, &[&format!("leave {leaver}")]);
    assert!(game.state().hands[leaver.index()].letters.is_empty());
    assert_ne!(game.state().turn, leaver, "the turn goes on to the next");
    assert!(matches!(game.wait(), Wait::Players(_)));
}

#[test]
fn b1_9_rulings_forfeit_award_and_end_but_strike_nothing() {
    let mut game = dealt("generated", &[], 3, "x");
    let on_turn = game.state().turn;
    let other = game.rules().seating().after(on_turn);
    for line in ["ruling struck", "ruling stands"] {
        assert_eq!(refused(&mut game, line), "nothing_to_rule_on");
    }
    assert_eq!(refused(&mut game, &format!("ruling forfeit {other}")), "not_on_turn");
    play_all(&mut game, &[&format!("ruling forfeit {on_turn}"), &format!("ruling award {other} -5")]);
    assert_eq!((game.state().turn, scores(&game)[other.index()]), (other, -5));
    play_all(&mut game, &["ruling end"]);
    assert_eq!(ending(&game), Some("ruled"));
}

#[test]
fn b1_2_the_first_player_is_drawn_from_the_seats_at_the_table() {
    let mut game = Match::new(rules("paper", &[], 2, &words(&["at"])).expect("a good table"));
    assert_eq!(refused(&mut game, "chance first C"), "wrong_draw");
    assert!(game.deal(&Seed::named("x")).is_some());
}
