//! Every mistake is refused with its own code and a sentence that names it.

use crate::table::{at, refusal};

const LIST: &[&str] = &["cat", "cats", "at", "ta", "sat", "as"];
const CAT: &str = "......../......../......../...CAT../......../......../......../........";

#[test]
fn each_mistake_has_its_code_and_names_what_is_wrong() {
    let sets = [("supercells", "on"), ("backpacks", "on"), ("letterfraud", "one_held")];
    let table = |turn: &str| at(&format!("{CAT} EEST:4/ER:16 {turn} 0/0 b2|b3 a1=DL"), &sets, LIST);
    let cases = [
        ("A", "A 4D CATS", "spelling", "4D (CAT)S"),
        ("A", "A 4D (CAT)", "nothing_new", "Add at least one"),
        ("A", "A 4D (CATS)", "letter_not_there", "no S on g4"),
        ("A", "A 4D S", "over_letter", "d4 already has C"),
        ("A", "A 4G STEES", "off_board", "i4"),
        ("A", "A B2 TE", "across_wall", "b2|b3"),
        ("A", "A 7A SET", "not_connected", "doesn’t touch the others"),
        ("A", "A 5A SEE", "only_diagonal", "d4"),
        ("A", "A G4 SA", "lacks_letter", "no A"),
        ("A", "A G4 SE", "bad_words", "SE"),
        ("A", "A special b1 DL", "lies_open", "a1"),
        ("A", "A claim a1", "not_now", "Play a word"),
        ("A", "A take E", "not_now", "Play a word"),
        ("A,ask", "A ask E S", "letters_held", "at most one letter you have"),
        ("A,ask", "A pass", "not_now", "Ask for letters"),
        ("A,answer,called=ER,waiting=B", "B take E", "backpack_full", "no slots left"),
        ("A,answer,called=ER,waiting=B", "B take T", "not_called", "Only E and R can be taken, not T"),
        ("A,answer,called=ER,waiting=B", "B wall b2|b3", "wall_on_wall", "b2|b3"),
        ("A,answer,called=ER,waiting=B", "B wall h8|i8", "no_border", "h8|i8"),
        ("A,answer,called=ER,waiting=B", "A take E", "not_asked", "not A’s turn"),
    ];
    for (turn, line, code, names) in cases {
        let refusal = refusal(&mut table(turn), line);
        assert_eq!(refusal.code.split('/').nth(1), Some(code), "{line}: {refusal}");
        assert!(refusal.sentence.contains(names), "{line}: expected `{names}` in {refusal}");
    }
}
