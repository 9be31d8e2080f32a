use crate::table::{Table, typed};

fn game() -> kee_game::Match<keyword::Keyword> {
    Table { laid: &["10J CAT"], racks: "STERABEOPL/DOGSINGLEO", ..Table::default() }.begin()
}

#[test]
fn a_word_is_typed_in_any_case_with_or_without_letters_on_the_board() {
    for text in ["10j cats", "10J (CAT)S", "10M S", "10m s", " 10J CATS ", "play 10J cats", "m10=s", "10k ats"] {
        assert_eq!(typed(&game(), 0, text).as_deref(), Ok("10J (CAT)S"), "{text}");
    }
    assert_eq!(typed(&game(), 0, "l10 tea").as_deref(), Ok("L10 (T)EA"));
    assert_eq!(typed(&game(), 0, "l11=e l12=a").as_deref(), Ok("L10 (T)EA"));
}

#[test]
fn a_word_alone_goes_where_it_scores_most() {
    assert_eq!(typed(&game(), 0, "cats").as_deref(), Ok("J10 (C)ATS"));
    let key = Table { laid: &["8H CAT"], racks: "HECTISATSE/DOGS", ..Table::default() }.begin();
    assert_eq!(typed(&key, 0, "hectic").as_deref(), Ok("H3 HECTI(C)"));
    let code = |text: &str| typed(&game(), 0, text).expect_err(text).code;
    assert_eq!(code("zzz"), "keyword/not_words");
    assert_eq!(code("gods"), "keyword/no_place");
    let first = Table::default().begin();
    assert_eq!(typed(&first, 0, "at").expect_err("two letters").code, "keyword/first_too_short");
}

#[test]
fn passing_exchanging_and_answering_have_several_names() {
    for (text, action) in [
        ("-", "-"),
        ("pass", "-"),
        ("-tse", "-EST"),
        ("exchange ets", "-EST"),
        ("- set", "-EST"),
        ("challenge", "point"),
        ("c", "point"),
        ("point", "point"),
        ("P", "point"),
        ("let", "let"),
        ("withdraw", "withdraw"),
        ("take back", "withdraw"),
    ] {
        assert_eq!(typed(&game(), 0, text).as_deref(), Ok(action), "{text}");
    }
}

#[test]
fn a_word_that_is_also_a_command_is_typed_after_play_or_with_its_place() {
    let list: &[&str] = &["cat", "let"];
    let game = Table { laid: &["10J CAT"], racks: "LEO/DOG", list, ..Table::default() }.begin();
    assert_eq!(typed(&game, 0, "play let").as_deref(), Ok("L8 LE(T)"));
    assert_eq!(typed(&game, 0, "l8 let").as_deref(), Ok("L8 LE(T)"));
}

#[test]
fn impossible_input_is_refused_with_the_reason() {
    let code = |text: &str| typed(&game(), 0, text).expect_err(text).code;
    for (text, expected) in [
        ("10s xy", "keyword/off_board"),
        ("10j dogs", "keyword/over_letter"),
        ("10j cat", "keyword/nothing_new"),
        ("m10=s n11=o", "keyword/not_in_line"),
        ("m10=s o10=o", "keyword/gap"),
        ("m10=s m10=o", "keyword/square_twice"),
        ("k10=s", "keyword/over_letter"),
        ("z9=s", "game/not_understood"),
        ("8d wo?d", "game/not_understood"),
        ("-12", "game/not_understood"),
        ("what is this", "game/not_understood"),
        ("", "game/not_understood"),
    ] {
        assert_eq!(code(text), expected, "{text}");
    }
}
