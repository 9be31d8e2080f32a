use crate::table::{at, play_all, typed};
use kee_game::{InWords, Names, Question, Seat, Viewer};

const LIST: &[&str] = &["cat", "cats", "at", "ta", "pass", "sat", "as"];
const CAT: &str = "......../......../......../...CAT../......../......../......../........";

fn english() -> kee_speech::Language {
    kee_speech::english_of::<keebble::Keebble>()
}

#[test]
fn a_word_is_typed_with_its_start_in_any_case_with_or_without_brackets() {
    let game = at(&format!("{CAT} ST/- A"), &[], LIST);
    for text in ["4D (CAT)S", "4d cats", " 4d  CATS ", "4d (cat)s", "play 4d cats", "4g s", "g4 s", "g4=s", "4D (CAT)S"]
    {
        assert_eq!(typed(&game, 0, text).as_deref(), Ok("4D (CAT)S"), "{text}");
    }
    assert_eq!(typed(&game, 0, "f4 (t)a").map_err(|refusal| refusal.code).as_deref(), Ok("F4 (T)A"));
}

#[test]
fn letters_can_be_typed_with_their_cells() {
    let game = at("......../......../......../......../......../......../......../........ ACT/- A", &[], LIST);
    assert_eq!(typed(&game, 0, "e4=a d4=C f4=t").as_deref(), Ok("4D CAT"));
    let code = |text: &str| typed(&game, 0, text).expect_err(text).code;
    assert_eq!(code("d4=c f4=t"), "keebble/gap");
    assert_eq!(code("d4=c d4=t"), "keebble/square_twice");
    assert_eq!(code("d4=c e4=a e5=t"), "keebble/not_in_line");
    assert_eq!(code("d4=c x4=a"), "keebble/off_board");
    assert_eq!(code("d4=c e4=ab"), "game/not_understood");
}

#[test]
fn a_word_alone_is_played_where_it_scores_most() {
    let game = at(&format!("{CAT} AST/- A 0/0 - d5=TW"), &[("supercells", "on")], LIST);
    assert_eq!(typed(&game, 0, "cats").as_deref(), Ok("D4 (C)ATS"), "over the Triple Word");
    assert_eq!(typed(&game, 0, "pass").as_deref(), Ok("pass"));
    let code = |text: &str| typed(&game, 0, text).expect_err(text).code;
    assert_eq!(code("play pass"), "keebble/no_place");
    assert_eq!(code("dog"), "keebble/bad_words");
    assert_eq!(code("a b c"), "game/not_understood");
    assert_eq!(code(""), "game/not_understood");
}

#[test]
fn an_expected_action_can_be_typed_without_its_command() {
    let mut game = at("..../..../..../.... -/- A,claim", &[], LIST);
    for text in ["claim a1", "A1", " a1 "] {
        assert_eq!(typed(&game, 0, text).as_deref(), Ok("claim a1"));
    }
    play_all(&mut game, &["A claim a1", "B claim b1"]);
    for text in ["ask r e", "re", "R E", "call er", "ask ER"] {
        assert_eq!(typed(&game, 0, text).as_deref(), Ok("ask E R"), "{text}");
    }
    assert_eq!(typed(&game, 0, "er keep r").as_deref(), Ok("ask E R keep R"));
    play_all(&mut game, &["A ask E R"]);
    for text in ["e", "take e", "TAKE E"] {
        assert_eq!(typed(&game, 1, text).as_deref(), Ok("take E"));
    }
    for text in ["c3|c4", "c4 c3", "C3-C4", "wall c4|c3"] {
        assert_eq!(typed(&game, 1, text).as_deref(), Ok("wall c3|c4"), "{text}");
    }
    assert_eq!(typed(&game, 1, "c3 c5").expect_err("no neighbours").code, "game/not_understood");
}

#[test]
fn special_cells_are_typed_by_name_and_used_without_a_command() {
    let sets = [("supercells", "on"), ("celldance", "on")];
    let game = at(&format!("{CAT} S/- A"), &sets, LIST);
    for text in ["special b2 dl", "special b2 double letter", "SPECIAL b2 Double_Letter"] {
        assert_eq!(typed(&game, 0, text).as_deref(), Ok("special b2 DL"), "{text}");
    }
    let using = |power: &str| at(&format!("{CAT} S/E A,power,use={power}"), &sets, LIST);
    assert_eq!(typed(&using("a1THS1"), 0, "b e").as_deref(), Ok("steal B E"));
    assert_eq!(typed(&using("a1DES2"), 0, "d4").as_deref(), Ok("destroy d4"));
    for text in ["a2=s", "a2 s", "s a2", "place a2=S"] {
        assert_eq!(typed(&using("a1BLS3"), 0, text).as_deref(), Ok("place a2=S"), "{text}");
    }
    assert_eq!(typed(&using("a1BLS3"), 0, "done").as_deref(), Ok("pass"));
}

#[test]
fn the_paper_is_shown_with_its_walls_and_told_in_words() {
    let position = "1..*/CAT./.#../...2 EE/R A,ask 7/0 a2|b2,c1|c2 b1=DL";
    let game = at(position, &[("supercells", "on")], LIST);
    let shown = game.rules().show(&game.view(Viewer::Seat(Seat::new(0))), &Names::new(["Anna", "Bo"]), &english());
    let expected = [
        "     a   b   c   d",
        " 1 (A)  DL  .   *",
        "           ---",
        " 2  C | A   T   .",
        " 3  .   #   .   .",
        " 4  .   .   .  (B)",
        "Walls: a2|b2, c1|c2.",
        "Special cells: b1 Double Letter.",
        "The first word has to cover the star on d1.",
        "*A Anna            7  hand E E            cell a1   to ask for letters",
        " B Bo              0  hand R              cell d4",
    ];
    assert_eq!(shown, expected.join("\n"));
}

#[test]
fn hints_go_from_the_vague_to_the_plain() {
    let game = at(&format!("{CAT} ST/- A"), &[], LIST);
    let say = |message| english().tell(&message, &Names::new(["Anna", "Bo"]));
    let hint = |asked: &str| game.rules().hint(&game.view(Viewer::Seat(Seat::new(0))), asked).map(say).map_err(say);
    assert!(hint("").expect("a hint").starts_with("There are "));
    assert_eq!(hint("best").as_deref(), Ok("4D (CAT)S for 20."));
    assert_eq!(hint("4").as_deref(), Ok("4D (CAT)S for 20."));
    assert!(hint("8").is_err() && hint("what").is_err());
    assert_eq!(game.rules().look_up(&game.view(Viewer::Spectator), "cat"), Ok(true));
}

#[test]
fn every_stage_says_what_can_be_typed() {
    let sets = [("supercells", "on"), ("celldance", "on")];
    for turn in ["A", "A,ask", "A,ask,six", "A,power,use=a1THS1", "A,power,use=a1DES2", "A,power,use=a1BLS3", "A,claim"]
    {
        let game = at(&format!("{CAT} S/E {turn}"), &sets, LIST);
        assert!(!game.rules().explain(&game.view(Viewer::Seat(Seat::new(0)))).is_empty(), "{turn}");
        assert!(game.rules().explain(&game.view(Viewer::Seat(Seat::new(1)))).is_empty(), "{turn}");
    }
}

#[test]
fn questions_are_answered_from_the_view() {
    let game = at("1..*/CAT./.#../...2 EE/R A,ask 7/0 a2|b2,c1|c2 b1=DL", &[("supercells", "on")], LIST);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let ask = |question| english().tell_all(&game.rules().answer(&view, question), &Names::new(["Anna", "Bo"]));
    assert_eq!(ask(Question::Hand), "Your letters: E and E. Bo: R.");
    assert_eq!(ask(Question::Square("a2")), "a2: C. There’s a wall between it and b2.");
    assert_eq!(ask(Question::Square("b1")), "b1 is free: a Double Letter.");
    assert_eq!(ask(Question::Square("b3")), "b3 is crossed out.");
    assert_eq!(ask(Question::Square("d4")), "d4 holds Bo’s hand.");
    assert_eq!(ask(Question::Board), "Row 2: C from a2 and AT from b2.");
}
