use crate::table::{at, refusal};

#[test]
fn each_wrong_walk_has_its_own_code_and_a_sentence_that_names_it() {
    let mut game = at("CAT3S/.OXX", &[], &["cat", "ox", "cats", "tas"]);
    for (line, code, sentence) in [
        ("A CAO a1-b1-d2", "jump", "From b1 to d2 is a jump; a step goes to a neighbour or stays."),
        ("A CXX a1-a2-b2", "no_letter", "No letter lies at a2."),
        ("A CZZ a1-b1-z9", "no_letter", "No letter lies at z9."),
        ("A CAT a1-b1-c1", "letter_expired", "The T at c1 has no use left: a letter is used three times in a game."),
        ("A OX b2-b1", "misspelt", "The walk spells OA, not OX."),
        ("A CA a1-b1", "not_a_word", "The word list has no CA."),
        ("A C a1", "too_short", "A word has at least 2 letters, got C."),
    ] {
        let refusal = refusal(&mut game, line);
        assert_eq!((refusal.code.as_str(), refusal.sentence.as_str()), (&*format!("keesdrow/{code}"), sentence));
    }
}

#[test]
fn there_may_be_nothing_to_challenge() {
    let mut game = at("CATS", &[], &["cat"]);
    for line in ["A challenge", "A let", "A challenge 2"] {
        let refusal = refusal(&mut game, line);
        assert_eq!(refusal.code, "keesdrow/nothing_to_challenge");
    }
}
