use crate::table::{asked, at, at_with, board, expire_last, listed, play, play_all, refusal, refused, scores, typed};
use kee_game::{GameTime, Plan, Seat, Viewer};

const LIST: &[&str] = &["cat", "cats", "at", "ox", "sox", "so"];
const JUDGE: &[(&str, &str)] = &[("judge", "challenge")];
const SPREE: &[(&str, &str)] = &[("judge", "challenge"), ("turn", "spree"), ("timer", "120")];
const BOARD: &str = "CATS/SOXX";

#[test]
fn k6_1_a_referee_refuses_invalid_words() {
    let mut game = at(BOARD, &[], LIST);
    assert_eq!(refused(&mut game, "A TAC c1-b1-a1"), "not_a_word");
}

#[test]
fn k6_1_with_challenges_any_word_may_be_played_and_stands_unless_challenged() {
    let mut game = at(BOARD, JUDGE, LIST);
    play_all(&mut game, &["A TAC c1-b1-a1"]);
    assert_eq!((scores(&game), board(&game).as_str()), (vec![0, 0], "C1A1T1S/SOXX"), "provisional, and seen by all");
    play_all(&mut game, &["B let"]);
    assert_eq!(scores(&game), [6, 0]);
    assert_eq!(refused(&mut game, "B TAC c1-b1-a1"), "played_before");
}

#[test]
fn k6_2_a_word_can_be_challenged_until_the_next_player_acts() {
    let mut game = at_with(BOARD, JUDGE, Plan::alone(3), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    assert_eq!(asked(&game), "BC");
    let windows = game.wait().windows();
    assert_eq!(
        (windows[0].seats.to_string().as_str(), windows[0].deadline),
        ("BC", Some(GameTime::from_millis(21_000)))
    );
    assert_eq!(listed(&game, 2), ["let", "challenge"]);
    assert_eq!(refused(&mut game, "C OX b2-c2"), "not_your_turn");
    play_all(&mut game, &["B OX b2-c2"]);
    assert_eq!(scores(&game), [6, 0, 0], "B has gone on, so CAT stands");
    assert_eq!(asked(&game), "AC");
}

#[test]
fn k6_2_a_word_stands_when_every_opponent_has_waived() {
    let mut game = at_with(BOARD, JUDGE, Plan::alone(3), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "C let"]);
    assert_eq!((asked(&game), scores(&game)), ("B".to_owned(), vec![0, 0, 0]));
    play_all(&mut game, &["B let"]);
    assert_eq!((asked(&game), scores(&game)), ("B".to_owned(), vec![6, 0, 0]));
    assert_eq!(refused(&mut game, "B challenge"), "nothing_to_challenge");
}

#[test]
fn k6_2_a_word_stands_when_the_window_runs_out() {
    let mut game = at(BOARD, JUDGE, LIST);
    play_all(&mut game, &["A TAC c1-b1-a1"]);
    let window = game.wait().windows()[0];
    assert_eq!(play(&mut game, 21_000, "B challenge").expect_err("20 seconds are over").code, "game/time_up");
    play(&mut game, 21_000, &format!("expire {}", window.id)).expect("its time is up");
    assert_eq!(scores(&game), [6, 0]);
    let without = at(BOARD, &[("judge", "challenge"), ("challenge", "none")], LIST);
    assert_eq!(without.wait().windows()[0].deadline, None);
}

#[test]
fn k6_2_the_first_challenge_settles_it() {
    let mut game = at_with(BOARD, JUDGE, Plan::alone(3), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "C challenge"]);
    assert_eq!(refused(&mut game, "B challenge"), "nothing_to_challenge");
    assert_eq!(game.view(Viewer::Spectator).challenged.map(|challenged| challenged.by), Some(Seat::new(2)));
}

#[test]
fn k6_2_only_opponents_challenge_and_a_partner_does_not_cut_it_short() {
    let mut game = at_with(BOARD, JUDGE, Plan::in_teams(4, 2), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    assert_eq!(asked(&game), "BD");
    play_all(&mut game, &["leave B"]);
    assert_eq!(asked(&game), "D", "C is next, but plays for the same team");
    play_all(&mut game, &["D let"]);
    assert_eq!(asked(&game), "C");
}

#[test]
fn k6_3_a_challenged_valid_word_scores_double() {
    let mut game = at(BOARD, JUDGE, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "B challenge"]);
    assert_eq!((scores(&game), asked(&game)), (vec![12, 0], "B".to_owned()));
}

#[test]
fn k6_3_a_challenged_invalid_word_forfeits_the_turn_and_its_pegs_are_taken_back() {
    let mut game = at(BOARD, JUDGE, LIST);
    play_all(&mut game, &["A TAC c1-b1-a1", "B challenge"]);
    assert_eq!((scores(&game), board(&game).as_str()), (vec![0, 0], BOARD));
    assert_eq!(game.view(Viewer::Spectator).turns, [1, 0], "the turn is gone");
}

#[test]
fn k3_9_a_word_struck_by_a_challenge_was_never_played() {
    let mut game = at(BOARD, JUDGE, LIST);
    play_all(&mut game, &["A TAC c1-b1-a1", "B challenge", "B TAC c1-b1-a1", "A let"]);
    assert_eq!(scores(&game), [0, 6]);
}

#[test]
fn k6_2_every_word_of_a_spree_is_challenged_by_itself() {
    let mut game = at(BOARD, SPREE, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A XO c2-b2", "A OX b2-c2"]);
    assert_eq!(asked(&game), "A", "the window opens when the turn is over");
    play_all(&mut game, &["A pass"]);
    assert_eq!(listed(&game, 1)[..4], ["let", "challenge 1", "challenge 2", "challenge"]);
    assert_eq!(refused(&mut game, "B challenge 4"), "no_such_word");
    play_all(&mut game, &["B challenge 1"]);
    assert_eq!((scores(&game), asked(&game).as_str()), (vec![0, 0], "B"), "the others stay open");
    let refusal = refusal(&mut game, "B challenge 1");
    assert_eq!(refusal.code, "keesdrow/word_settled");
    assert_eq!(refusal.sentence, "Word 1 of that turn is already settled. Challenge another word.");
    play_all(&mut game, &["B challenge 2"]);
    assert_eq!(listed(&game, 1)[..2], ["let", "challenge"]);
    play_all(&mut game, &["B challenge 3"]);
    assert_eq!((scores(&game), asked(&game).as_str()), (vec![12 + 12, 0], "B"), "nothing is left to challenge");
}

#[test]
fn k6_2_the_rest_of_a_spree_stays_open_until_the_next_player_acts() {
    let mut game = at_with(BOARD, SPREE, Plan::alone(3), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A TAC c1-b1-a1", "A OX b2-c2", "A pass", "C challenge 2"]);
    assert_eq!(asked(&game), "BC");
    play_all(&mut game, &["B challenge 3"]);
    assert_eq!(scores(&game), [0, 0, 0]);
    play_all(&mut game, &["B SOX a2-b2-c2"]);
    assert_eq!(scores(&game), [6 + 12, 0, 0]);
    assert_eq!(refused(&mut game, "C challenge 1"), "game/not_asked", "B has gone on");
}

#[test]
fn k6_3_an_invalid_word_of_a_spree_is_struck_and_the_others_count_without_it() {
    let mut game = at(BOARD, SPREE, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A XO c2-b2", "A OX b2-c2", "A pass"]);
    let counts =
        |game: &kee_game::Match<keesdrow::Keesdrow>| game.view(Viewer::Spectator).pending.map(|turn| turn.counts());
    assert_eq!(counts(&game), Some(6 + 6 + 12));
    play_all(&mut game, &["B challenge 2"]);
    assert_eq!(counts(&game), Some(6 + 6), "OX uses its letters for the first time now");
    assert_eq!(board(&game), "C1A1T1S/SO1X1X");
    play_all(&mut game, &["B let"]);
    assert_eq!(scores(&game), [12, 0]);
}

#[test]
fn k6_3_a_spree_of_invalid_words_scores_nothing() {
    let mut game = at(BOARD, SPREE, LIST);
    play_all(&mut game, &["A TAC c1-b1-a1", "A XO c2-b2", "A pass", "B challenge 1", "B challenge"]);
    assert_eq!((scores(&game), board(&game).as_str(), asked(&game).as_str()), (vec![0, 0], BOARD, "B"));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.turns, view.barren), (vec![1, 0], 1));
}

#[test]
fn k6_3_later_words_move_with_their_letters_and_are_struck_if_these_part() {
    let flip = [SPREE, &[("variant", "flip_flop")]].concat();
    let mut game = at("SEXX/NOXX/ABXX/CDXX", &flip, &["no", "ox", "ab"]);
    play_all(&mut game, &["A SESE a1-b1-a1-b1", "A NO a4-b4", "A OX b4-c4", "A pass"]);
    assert_eq!(board(&game), "ABXX/CDXX/S2E2XX/N1O2X1X");
    play_all(&mut game, &["B challenge 1"]);
    assert_eq!(board(&game), "SEXX/N1O1XX/ABXX/CDXX", "the column turns back, and the O is not next to that X");
    let words = game.view(Viewer::Spectator).pending.expect("a turn").words;
    let words: Vec<String> = words.iter().map(|word| format!("{} {}", word.number, word.played.walk)).collect();
    assert_eq!(words, ["2 a2-b2"]);
    play_all(&mut game, &["B challenge 2"]);
    assert_eq!(scores(&game), [2 * 3, 0]);
}

#[test]
fn k6_3_an_invalid_word_can_forfeit_the_whole_spree() {
    let mut game = at(BOARD, &[SPREE, &[("bad_word", "turn")]].concat(), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A XO c2-b2", "A OX b2-c2", "A pass", "B challenge 1", "B challenge 2"]);
    assert_eq!((scores(&game), board(&game).as_str(), asked(&game).as_str()), (vec![0, 0], BOARD, "B"));
}

#[test]
fn k6_3_in_a_spree_only_the_challenged_word_scores_double() {
    for (challenge, points) in [("B challenge 1", 12 + 6), ("B challenge", 6 + 12)] {
        let mut game = at(BOARD, SPREE, LIST);
        play_all(&mut game, &["A CAT a1-b1-c1", "A OX b2-c2", "A pass", challenge, "B let"]);
        assert_eq!(scores(&game), [points, 0]);
    }
}

#[test]
fn k6_4_the_board_is_checked_before_the_dictionary() {
    let game = at(BOARD, &[], &["cat", "dog"]);
    let code = |text: &str| typed(&game, 0, text).expect_err(text).code;
    assert_eq!(code("dog"), "keesdrow/cannot_be_walked");
    assert_eq!(code("gdo"), "keesdrow/cannot_be_walked", "nothing is said of what is not on the board");
    assert_eq!(code("tac"), "keesdrow/not_a_word");
    let mut used = at("CAT3S/SOXX", &[], LIST);
    assert_eq!(refused(&mut used, "A TAC c1-b1-a1"), "letter_expired");
}

const COSTLY: &[(&str, &str)] = &[("wrong_word", "costs_the_turn")];

#[test]
fn k6_4_an_invalid_word_can_cost_the_turn() {
    let mut game = at(BOARD, COSTLY, LIST);
    assert_eq!(refused(&mut game, "A CAO a1-b1-d2"), "jump", "the board's no costs nothing");
    assert_eq!(typed(&game, 0, "tac").as_deref(), Ok("TAC c1-b1-a1"), "it is not said before it is played");
    play_all(&mut game, &["A TAC c1-b1-a1"]);
    assert_eq!((scores(&game), board(&game).as_str(), asked(&game).as_str()), (vec![0, 0], BOARD, "B"));
    assert_eq!(game.view(Viewer::Spectator).turns, [1, 0]);
    play_all(&mut game, &["B CAT a1-b1-c1"]);
    assert_eq!(scores(&game), [0, 6]);
}

#[test]
fn k6_4_an_invalid_word_ends_a_spree_and_the_words_before_stand_unless_it_costs_them() {
    for (bad_word, points) in [("word", 6), ("turn", 0)] {
        let sets = [COSTLY, &[("turn", "spree"), ("timer", "120"), ("bad_word", bad_word)]].concat();
        let mut game = at(BOARD, &sets, LIST);
        play_all(&mut game, &["A CAT a1-b1-c1", "A XO c2-b2"]);
        assert_eq!((scores(&game), asked(&game).as_str()), (vec![points, 0], "B"), "{bad_word}");
    }
}

#[test]
fn k6_4_look_up_is_for_nobody_everyone_or_listed_seats() {
    let may = |lookup: &str| {
        let game = at_with(BOARD, &[("lookup", lookup)], Plan::alone(3), LIST);
        [0, 1, 2].map(|seat| game.view(Viewer::Seat(Seat::new(seat))).may_look_up)
    };
    assert_eq!(may("nobody"), [false; 3]);
    assert_eq!(may("everyone"), [true; 3]);
    assert_eq!(may("seats:AC"), [true, false, true]);
}

#[test]
fn a_steward_rules_on_a_turn_that_can_be_challenged() {
    let mut game = at(BOARD, JUDGE, LIST);
    assert_eq!(refused(&mut game, "ruling struck"), "nothing_to_rule_on");
    play_all(&mut game, &["A TAC c1-b1-a1", "ruling stands"]);
    assert_eq!(scores(&game), [6, 0]);
    play_all(&mut game, &["B XO c2-b2", "ruling struck", "ruling award B 4"]);
    assert_eq!((scores(&game), board(&game).as_str()), (vec![6, 4], "C1A1T1S/SOXX"));
}

#[test]
fn k6_5_the_next_player_waits_while_a_turn_decides_the_game() {
    let sets = [("judge", "challenge"), ("end", "goal"), ("goal", "6")];
    let mut game = at(BOARD, &sets, LIST);
    play_all(&mut game, &["A pass", "B CAT a1-b1-c1"]);
    assert_eq!(listed(&game, 0), ["let", "challenge"], "if CAT stands the game is over");
    let mut bad = at(BOARD, &sets, LIST);
    play_all(&mut bad, &["A pass", "B TAC c1-b1-a1", "A challenge", "A OX b2-c2", "B let", "B pass"]);
    assert_eq!(crate::table::ending(&bad), Some("goal"));
    expire_last(&mut game);
    assert_eq!(crate::table::ending(&game), Some("goal"));
}
