use crate::common::{Table, refusal};
use kee_game::{Game, GameTime, Input, Refusal, Seat};
use keyword::{Keyword, KeywordAction, Letters};

#[test]
fn each_wrong_play_has_its_own_code_and_a_sentence_that_names_it() {
    let mut game = Table { laid: &["10J CAT"], racks: "STERABEOPL/DOGSINGLEO", ..Table::default() }.begin();
    for (line, code, sentence) in [
        ("A 10R STARE", "off_board", "There is no square t10 to play on."),
        ("A 20A STARE", "off_board", "There is no square a20 to play on."),
        ("A 10J DOGS", "over_letter", "On j10 lies C already."),
        ("A 10J (DOG)S", "letter_not_there", "There is no D on j10."),
        ("A 10J (CAT)", "nothing_new", "Every letter of this word lies there already: at least one must be new."),
        ("A 10M S", "spelling", "This play is written `10J (CAT)S`."),
        ("A 10J CATS", "spelling", "This play is written `10J (CAT)S`."),
        ("A 10J (CAT)s", "spelling", "This play is written `10J (CAT)S`."),
        ("A 10J (CAT)ZZ", "not_on_rack", "Your rack does not have enough of these letters: ZZ."),
        ("A 1A STARE", "not_joined", "The word must be joined to those on the board."),
        ("A 9J BE", "not_words", "The word list does not have BC and EA."),
        ("A -ZZ", "not_on_rack", "Your rack does not have enough of these letters: ZZ."),
        ("A point", "nothing_to_point_at", "There is no play that you could point at now."),
        ("A let", "nothing_to_point_at", "There is no play that you could point at now."),
        ("A 10J (CAT)S 5", "no_calls", "Scores are not called at this table: type the word alone."),
        ("ruling forfeit B", "not_on_turn", "B is not on turn and has nothing to forfeit."),
        ("ruling stands", "nothing_to_rule_on", "There is no play that could be ruled on."),
    ] {
        let Refusal { code: got, sentence: said, .. } = refusal(&mut game, line);
        assert_eq!((got.as_str(), said.as_str()), (&*format!("keyword/{code}"), sentence), "{line}");
    }
    let empty = Input::Act { seat: Seat::new(0), action: KeywordAction::Exchange(Letters::default()) };
    let refused = game.apply(GameTime::ZERO, empty).expect_err("an exchange of nothing");
    assert_eq!(refused.code, "keyword/nothing_to_exchange");
}

#[test]
fn texts_of_actions_and_chances_have_one_spelling() {
    for wrong in [
        "8d WORD",
        "8D word!",
        "8D",
        "-CBA",
        "-abc",
        "--",
        "8D WORD +5",
        "8D WORD 05",
        "8D (WO)(RD)",
        "08D WORD",
        "point ",
        "",
    ] {
        assert!(wrong.parse::<KeywordAction>().is_err(), "{wrong:?}");
    }
    for wrong in ["draw a", "draw", "racks pink", "letters aB", "back -1", "back 01", "back ", "deal A"] {
        assert!(wrong.parse::<<Keyword as Game>::Chance>().is_err(), "{wrong:?}");
    }
}
