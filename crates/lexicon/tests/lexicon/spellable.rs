//! The filter of letters that some word has.

use kee_lexicon::{Letter, LetterSum, Lexicon, List};

fn sum(letters: &str) -> LetterSum {
    letters.bytes().filter_map(Letter::from_ascii).map(LetterSum::of).fold(LetterSum::NONE, |sum, next| sum + next)
}

#[test]
fn letters_of_a_word_are_never_ruled_out_in_any_order() {
    let lexicon = Lexicon::list(List::Common);
    for word in lexicon.words() {
        let backwards: String = word.chars().rev().collect();
        assert!(lexicon.spellable().may_have(sum(&backwards)), "{word}");
    }
    assert_eq!(sum("stop") - sum("st"), sum("op"));
}

#[test]
fn letters_of_no_word_are_nearly_always_ruled_out() {
    let lexicon = Lexicon::list(List::Common);
    // No English word has an X, a Q and a J; each of these has different letters.
    let words: Vec<String> = lexicon.words().take(20_000).map(|word| word + "xqj").collect();
    let wrong = words.iter().filter(|letters| lexicon.spellable().may_have(sum(letters))).count();
    assert!(wrong * 50 < words.len(), "{wrong} of {}", words.len());
}
