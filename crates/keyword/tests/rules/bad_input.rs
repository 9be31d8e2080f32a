use crate::table::{Table, refusal};
use kee_game::{Game, GameTime, Input, Refusal, Seat};
use keyword::{Keyword, KeywordAction, Letters};

#[test]
fn each_wrong_play_has_its_own_code_and_a_sentence_that_names_it() {
    let mut game = Table { laid: &["10J CAT"], racks: "STERABEOPL/DOGSINGLEO", ..Table::default() }.begin();
    for (line, code, sentence) in [
        ("A 10R STARE", "off_board", "t10 isn’t on the board. Place the word elsewhere."),
        ("A 20A STARE", "off_board", "a20 isn’t on the board. Place the word elsewhere."),
        ("A 10J DOGS", "over_letter", "j10 already has C. Use that letter, or place the word elsewhere."),
        (
            "A 10J (DOG)S",
            "letter_not_there",
            "There’s no D on j10. Put only letters that are on the board in brackets.",
        ),
        ("A 10J (CAT)", "nothing_new", "Those letters are already on the board. Add at least one of your own."),
        ("A 10M S", "spelling", "That isn’t how this play is written. Write “10J (CAT)S”."),
        ("A 10J CATS", "spelling", "That isn’t how this play is written. Write “10J (CAT)S”."),
        ("A 10J (CAT)s", "spelling", "That isn’t how this play is written. Write “10J (CAT)S”."),
        ("A 10J (CAT)ZZ", "not_on_rack", "Your rack is missing ZZ. Use the letters you have."),
        ("A 1A STARE", "not_joined", "That word doesn’t touch the others. Join it to a word on the board."),
        ("A 9J BE", "not_words", "BC and EA aren’t in the dictionary. Try another play."),
        ("A -ZZ", "not_on_rack", "Your rack is missing ZZ. Use the letters you have."),
        ("A point", "nothing_to_point_at", "There’s no play to challenge. Play a word, exchange or pass."),
        ("A let", "nothing_to_point_at", "There’s no play to challenge. Play a word, exchange or pass."),
        ("A 10J (CAT)S 5", "no_calls", "Scores aren’t called at this table. Leave the number out."),
        ("ruling forfeit B", "not_on_turn", "It’s not B’s turn, so there’s nothing to forfeit. Wait for their turn."),
        (
            "ruling stands",
            "nothing_to_rule_on",
            "There’s no play to rule on. You can rule on a play only while it can be challenged.",
        ),
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
    let wrong = ", 8d WORD, 8D word!, 8D, -CBA, -abc, --, 8D WORD +5, 8D WORD 05, 8D (WO)(RD), 08D WORD, point ";
    for wrong in wrong.split(", ") {
        assert!(wrong.parse::<KeywordAction>().is_err(), "{wrong:?}");
    }
    for wrong in ["draw a", "draw", "racks pink", "letters aB", "back -1", "back 01", "back ", "deal A"] {
        assert!(wrong.parse::<<Keyword as Game>::Chance>().is_err(), "{wrong:?}");
    }
}
