//! Random small lists against their plain twins.

use crate::twin::{self, Twin};
use kee_lexicon::{Anagram, Lexicon};
use proptest::collection::vec;
use proptest::prelude::*;
use sha2::{Digest, Sha256};

proptest! {
    #[test]
    fn the_same_words_are_in_it(words in twin::lists(), others in vec("[abcz]{0,7}", 50)) {
        let lexicon = Lexicon::from_words("small", &words);
        prop_assert_eq!(lexicon.len(), words.len());
        for word in words.iter().chain(&others) {
            prop_assert_eq!(lexicon.contains(word), words.contains(word), "{}", word);
            prop_assert_eq!(lexicon.contains(&word.to_uppercase()), words.contains(word));
            prop_assert_eq!(lexicon.level(word), None);
        }
    }

    #[test]
    fn order_and_case_and_repeats_do_not_matter(words in twin::lists()) {
        let lexicon = Lexicon::from_words("small", &words);
        let backwards = words.iter().rev().chain(&words).map(|word| word.to_uppercase());
        let again = Lexicon::from_words("again", backwards);
        prop_assert!(again.words().eq(lexicon.words()));
        prop_assert_eq!(again.hash(), lexicon.hash());
    }

    #[test]
    fn numbers_and_words_answer_each_other(words in twin::lists(), others in vec("[abcz]{0,7}", 50)) {
        let lexicon = Lexicon::from_words("small", &words);
        for (index, word) in words.iter().enumerate() {
            prop_assert_eq!(lexicon.index(word), Some(index));
            prop_assert_eq!(lexicon.word(index), Some(word.clone()));
        }
        prop_assert_eq!(lexicon.word(words.len()), None);
        prop_assert_eq!(lexicon.word(usize::MAX), None);
        for other in others.iter().filter(|other| !words.contains(*other)) {
            prop_assert_eq!(lexicon.index(other), None);
        }
    }

    #[test]
    fn the_same_words_come_out(words in twin::lists()) {
        let lexicon = Lexicon::from_words("small", &words);
        let mut listed = lexicon.words();
        for left in (0..words.len()).rev() {
            prop_assert!(listed.next().is_some());
            prop_assert_eq!(listed.len(), left);
        }
        prop_assert_eq!(listed.next(), None);
        prop_assert!(lexicon.words().eq(words));
    }

    #[test]
    fn the_same_words_have_a_prefix(words in twin::lists(), prefix in "[abcz]{0,4}") {
        let lexicon = Lexicon::from_words("small", &words);
        let found: Vec<String> = lexicon.with_prefix(&prefix.to_uppercase()).collect();
        prop_assert_eq!(lexicon.with_prefix(&prefix).len(), found.len());
        prop_assert_eq!(found, kept(&words, |word| word.starts_with(&prefix)));
    }

    #[test]
    fn the_same_words_fit_a_pattern(words in twin::lists(), pattern in twin::patterns()) {
        let lexicon = Lexicon::from_words("small", &words);
        let fitting = kept(&words, |word| twin::fits(pattern.as_bytes(), word.as_bytes()));
        prop_assert_eq!(lexicon.matching(&pattern), Ok(fitting));
    }

    #[test]
    fn the_same_words_can_be_played(words in twin::lists(), letters in "[abczA?]{0,8}") {
        let lexicon = Lexicon::from_words("small", &words);
        for anagram in [Anagram::Exact, Anagram::Subset] {
            let laid = kept(&words, |word| twin::lays(&letters, anagram, word));
            prop_assert_eq!(lexicon.anagrams(&letters, anagram), Ok(laid));
        }
    }

    #[test]
    fn the_hash_is_of_the_lines(words in twin::lists()) {
        let lexicon = Lexicon::from_words("small", &words);
        let lines: String = words.iter().map(|word| format!("{word}\n")).collect();
        let hash: String = Sha256::digest(lines).iter().map(|byte| format!("{byte:02x}")).collect();
        prop_assert_eq!(lexicon.hash(), hash);
    }

    #[test]
    fn the_crossword_graph_accepts_every_cut_and_no_more(words in twin::lists()) {
        let lexicon = Lexicon::from_words("small", &words);
        prop_assert_eq!(twin::language(lexicon.forward()), words.clone());
        prop_assert_eq!(twin::language(lexicon.crossword()), twin::cuts(&words));
    }

    #[test]
    fn both_graphs_are_minimal(words in twin::lists()) {
        let lexicon = Lexicon::from_words("small", &words);
        let forward = twin::followers(&words);
        prop_assert_eq!(lexicon.forward().nodes().count(), forward.len());
        // The crossword graph contains the forward graph, all but whose root it needs anyway.
        let cuts = twin::cuts(&words);
        let mut crossword = twin::followers(&cuts);
        crossword.extend(forward);
        prop_assert_eq!(lexicon.crossword().nodes().count(), crossword.len());
    }
}

fn kept(words: &Twin, keep: impl Fn(&str) -> bool) -> Vec<String> {
    words.iter().filter(|word| keep(word)).cloned().collect()
}

#[test]
fn a_list_without_words_answers_everything() {
    let empty = Lexicon::from_words("empty", [""; 0]);
    assert!(empty.is_empty());
    assert_eq!(empty.len(), 0);
    assert!(!empty.contains(""));
    assert!(!empty.contains("a"));
    assert_eq!(empty.index("a"), None);
    assert_eq!(empty.word(0), None);
    assert_eq!(empty.words().next(), None);
    assert_eq!(empty.matching("*"), Ok(Vec::new()));
    assert_eq!(empty.anagrams("??", Anagram::Subset), Ok(Vec::new()));
    assert!(twin::language(empty.crossword()).is_empty());
    // The hash of no bytes.
    assert!(empty.hash().starts_with("e3b0c44298fc1c14"));
}

#[test]
fn the_longest_possible_word_is_a_word_like_any_other() {
    let longest = "ab".repeat(32);
    let lexicon = Lexicon::from_words("long", [longest.clone(), format!("{longest}c")]);
    assert_eq!(lexicon.len(), 1, "one letter more is too long");
    assert_eq!(lexicon.matching(&"?".repeat(64)), Ok(vec![longest.clone()]));
    assert_eq!(lexicon.matching("a*b*a*b"), Ok(vec![longest.clone()]));
    assert_eq!(lexicon.matching(&"?*".repeat(65)), Ok(Vec::new()));
    assert_eq!(lexicon.matching(&"?".repeat(300)), Ok(Vec::new()));
    assert_eq!(lexicon.anagrams(&longest, Anagram::Exact), Ok(vec![longest.clone()]));
    assert!(twin::accepts(lexicon.crossword(), &format!("a>{}", &longest[1..])));
}

#[test]
fn bad_patterns_are_refused_by_character_and_position() {
    let lexicon = Lexicon::from_words("small", ["cat"]);
    let refused = |pattern| lexicon.matching(pattern).expect_err("refused").to_string();
    assert_eq!(
        refused("c?1*"),
        "expected a letter, ? for one letter or * for any run of letters at character 3, got “1”"
    );
    assert!(refused("été").ends_with(" at character 1, got “é”"));
    let long = format!("{}!", "?".repeat(300));
    assert!(refused(&long).ends_with(" at character 301, got “!”"));
    let refused = lexicon.anagrams("ca*", Anagram::Exact).expect_err("refused");
    assert_eq!(refused.to_string(), "expected a letter or ? for a blank at character 3, got “*”");
}
