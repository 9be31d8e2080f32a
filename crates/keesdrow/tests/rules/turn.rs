use crate::table::{asked, at, expire_last, play, play_all, refused, scores};
use kee_game::Viewer;

const LIST: &[&str] = &["cat", "cats", "oat", "so", "ox", "sox"];
const SPREE: &[(&str, &str)] = &[("turn", "spree"), ("timer", "120")];

#[test]
fn k5_1_a_turn_is_one_word_or_none() {
    let mut game = at("CATS/SOXX", &[], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    assert_eq!(asked(&game), "B");
    assert_eq!(refused(&mut game, "A OX b2-c2"), "game/not_asked");
    play_all(&mut game, &["B pass"]);
    assert_eq!((asked(&game), scores(&game)), ("A".to_owned(), vec![6, 0]));
}

#[test]
fn k5_1_a_spree_is_as_many_words_as_you_can() {
    let mut game = at("CATS/SOXX", SPREE, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A OX b2-c2"]);
    assert_eq!(refused(&mut game, "A CAT a1-b1-c1"), "played_before", "the turn remembers its own words");
    assert_eq!((asked(&game), scores(&game)), ("A".to_owned(), vec![0, 0]), "scored when the turn is over");
    play_all(&mut game, &["A SOX a2-b2-c2", "A pass"]);
    assert_eq!((asked(&game), scores(&game)), ("B".to_owned(), vec![6 + 6 + (2 + 2 + 10), 0]));
    assert_eq!(game.view(Viewer::Spectator).turns, [1, 0]);
}

#[test]
fn k5_2_a_turn_that_runs_out_of_time_ends_with_its_words_so_far() {
    let mut game = at("CATS/SOXX", &[("timer", "60")], LIST);
    assert_eq!(play(&mut game, 60_000, "A OX b2-c2").expect_err("a minute is over").code, "game/time_up");
    expire_last(&mut game);
    assert_eq!((asked(&game), scores(&game)), ("B".to_owned(), vec![0, 0]), "a single turn scores nothing");
    let mut game = at("CATS/SOXX", SPREE, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A OX b2-c2"]);
    expire_last(&mut game);
    assert_eq!((asked(&game), scores(&game)), ("B".to_owned(), vec![12, 0]));
}
