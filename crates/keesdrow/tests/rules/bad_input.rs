use crate::table::{at, refusal};

#[test]
fn each_wrong_walk_has_its_own_code_and_a_sentence_that_names_it() {
    let mut game = at("CAT3S/.OXX", &[], &["cat", "ox", "cats", "tas"]);
    for (line, code, sentence) in [
        (
            "A CAO a1-b1-d2",
            "jump",
            "b1 and d2 aren’t next to each other. Step to a neighbouring letter, or stay on the same one.",
        ),
        ("A CXX a1-a2-b2", "no_letter", "There’s no letter at a2. Pick a walk over letters only."),
        ("A CZZ a1-b1-z9", "no_letter", "There’s no letter at z9. Pick a walk over letters only."),
        (
            "A CAT a1-b1-c1",
            "letter_expired",
            "The T at c1 is used up after three uses. Pick a walk without it, or another word.",
        ),
        ("A OX b2-b1", "misspelt", "That walk spells OA, not OX. Change the walk or the word."),
        ("A CA a1-b1", "not_a_word", "CA isn’t in the dictionary. Try another word."),
        ("A C a1", "too_short", "C is too short. Play a word of at least 2 letters."),
    ] {
        let refusal = refusal(&mut game, line);
        assert_eq!((refusal.code.as_str(), refusal.sentence.as_str()), (&*format!("keesdrow/{code}"), sentence));
    }
}

#[test]
fn challenging_without_a_turn_to_challenge_is_refused() {
    let mut game = at("CATS", &[], &["cat"]);
    for line in ["A challenge", "A let", "A challenge 2"] {
        let refusal = refusal(&mut game, line);
        assert_eq!(refusal.code, "keesdrow/nothing_to_challenge");
    }
}
