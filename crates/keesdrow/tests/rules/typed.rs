use crate::table::{at, play_all, typed};
use kee_game::{InWords, Names, Question, Viewer};

const LIST: &[&str] = &["cat", "cats", "stress", "ox", "pass", "as"];

#[test]
fn a_word_alone_takes_its_best_scoring_walk() {
    let game = at("CAT/C2XX", &[], LIST);
    assert_eq!(typed(&game, 0, " Cat ").as_deref(), Ok("CAT a2-b1-c1"), "the C at a2 pays three times");
    let game = at("STR/.E.", &[], LIST);
    assert_eq!(typed(&game, 0, "stress").as_deref(), Ok("STRESS a1-b1-c1-b2-a1-a1"));
}

#[test]
fn a_walk_alone_spells_its_word_and_passing_has_several_names() {
    let game = at("CATS", &[], LIST);
    assert_eq!(typed(&game, 0, "a1-b1-c1").as_deref(), Ok("CAT a1-b1-c1"));
    assert_eq!(typed(&game, 0, "A1-B1-C1").as_deref(), Ok("CAT a1-b1-c1"));
    assert_eq!(typed(&game, 0, "cat A1-B1-C1").as_deref(), Ok("CAT a1-b1-c1"));
    for pass in ["pass", "-", "done", "PASS"] {
        assert_eq!(typed(&game, 0, pass).as_deref(), Ok("pass"));
    }
    assert_eq!(typed(&game, 1, "c").as_deref(), Ok("challenge"));
    assert_eq!(typed(&game, 1, "challenge 2").as_deref(), Ok("challenge 2"));
    assert_eq!(typed(&game, 1, "let").as_deref(), Ok("let"));
}

#[test]
fn a_word_that_is_also_a_command_is_typed_after_play() {
    let game = at("PASX", &[], LIST);
    assert_eq!(typed(&game, 0, "play pass").as_deref(), Ok("PASS a1-b1-c1-c1"));
}

#[test]
fn a_word_that_cannot_be_played_is_refused_with_the_reason() {
    let mut game = at("CATS/X..O", &[("shortest", "3")], LIST);
    play_all(&mut game, &["A CATS a1-b1-c1-d1"]);
    let code = |text: &str| typed(&game, 1, text).expect_err(text).code;
    assert_eq!(code("cat"), "keesdrow/shorter_version");
    assert_eq!(code("cats"), "keesdrow/played_before");
    assert_eq!(code("stress"), "keesdrow/cannot_be_walked");
    assert_eq!(code("dog"), "keesdrow/cannot_be_walked", "the board is asked before the dictionary");
    assert_eq!(code("tac"), "keesdrow/not_a_word");
    assert_eq!(code("as"), "keesdrow/too_short");
    assert_eq!(code("a1-c1"), "keesdrow/jump");
    assert_eq!(code("a b c"), "game/not_understood");
    assert_eq!(code("a1-"), "game/not_understood");
    assert_eq!(code("challenge 0"), "game/not_understood");
    let expired = at("CAT3/OXX", &[], LIST);
    assert_eq!(typed(&expired, 0, "cat").expect_err("the T is red").code, "keesdrow/letter_expired");
}

#[test]
fn the_board_is_shown_with_columns_rows_and_uses() {
    let mut game = at("CATS/DO.E", &[("judge", "challenge")], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    let names = Names::new(["Anna", "Bo"]);
    let shown =
        game.rules().show(&game.view(Viewer::Spectator), &names, &kee_speech::english_of::<keesdrow::Keesdrow>());
    let expected = [
        "    a  b  c  d",
        " 1  C1 A1 T1 S",
        " 2  D  O  .  E",
        "Last word: CAT a1-b1-c1 by Anna for 6",
        "Bo can challenge Anna’s turn: 1 CAT",
        " Anna            0  turns 1",
        " Bo              0  turns 0   to play",
    ];
    assert_eq!(shown, expected.join("\n"));
    let help = game.rules().explain(&game.view(Viewer::Seat(kee_game::Seat::new(1))));
    let help = kee_speech::english_of::<keesdrow::Keesdrow>().help(&help, &names);
    assert_eq!(help.lines().filter(|line| line.contains("  ")).count(), 5, "{help}");
}

#[test]
fn questions_are_answered_from_the_view() {
    let mut game = at("CATS/DO.E", &[], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    let view = game.view(Viewer::Spectator);
    let ask = |question| {
        let answer = game.rules().answer(&view, question);
        kee_speech::english_of::<keesdrow::Keesdrow>().tell_all(&answer, &Names::new(["Anna", "Bo"]))
    };
    assert_eq!(ask(Question::Score), "Anna: 6. Bo: 0.");
    assert_eq!(ask(Question::Square("a1")), "a1: C, used once.");
    assert_eq!(ask(Question::Square("D2")), "d2: E, not used yet.");
    assert_eq!(ask(Question::Square("c2")), "c2 has no letter.");
    assert_eq!(ask(Question::Square("e1")), "There’s no e1 on this board.");
    assert_eq!(ask(Question::Row("1")), "Row 1: C once, A once, T once and S.");
    assert_eq!(ask(Question::Row("3")), "There’s no row 3 on this board.");
    assert_eq!(ask(Question::Hand), "", "nobody has a hand");
}
