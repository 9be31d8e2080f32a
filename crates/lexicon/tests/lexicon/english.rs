//! The English list against its plain twin, word by word.

use std::collections::BTreeSet;

use crate::twin::{self, Twin};
use kee_lexicon::{Anagram, BadData, Graph, Lexicon, List};
use sha2::{Digest, Sha256};

/// The data that a phone downloads.
const PACKED: &[u8] = include_bytes!("../../data/english.words");

fn words() -> Twin {
    let unpacked = Lexicon::unpack("twin", PACKED).expect("unpacks");
    unpacked.words().collect()
}

/// Each word with one letter changed, left out or doubled; most are not words.
fn mutated(word: &str) -> impl Iterator<Item = String> {
    (0..word.len()).flat_map(move |place| {
        let (left, right) = (&word[..place], &word[place + 1..]);
        let letter = word.as_bytes()[place];
        let other = char::from(b'a' + (letter - b'a' + 7) % 26);
        let same = char::from(letter);
        [format!("{left}{other}{right}"), format!("{left}{right}"), format!("{left}{same}{same}{right}")]
    })
}

#[test]
fn every_word_is_in_it_with_its_number() {
    let english = Lexicon::english();
    let words = words();
    assert_eq!(english.len(), words.len());
    assert!(english.words().eq(words.iter().cloned()));
    for (index, word) in words.iter().enumerate() {
        assert!(english.contains(word), "{word}");
        assert_eq!(english.index(word), Some(index), "{word}");
        assert_eq!(english.word(index).as_ref(), Some(word));
    }
    assert_eq!(english.word(words.len()), None);
}

#[test]
fn changed_words_are_in_it_only_if_they_are_words() {
    let english = Lexicon::english();
    let words = words();
    for changed in words.iter().step_by(3).flat_map(|word| mutated(word)) {
        let listed = words.contains(&changed);
        assert_eq!(english.contains(&changed), listed, "{changed}");
        assert_eq!(english.index(&changed).is_some(), listed, "{changed}");
    }
}

#[test]
fn anything_but_letters_is_not_a_word() {
    let english = Lexicon::english();
    for text in ["", " ", "cat ", " cat", "can't", "caf\u{e9}", "\u{212a}ing", "c@t", "c`t", "ca[", "{", "ca\0", "c-t"]
    {
        assert!(!english.contains(text), "{text:?}");
        assert_eq!(english.level(text), None);
        assert_eq!(english.index(text), None);
    }
    assert!(english.contains("CaT"));
}

#[test]
fn the_lists_have_their_sizes_and_levels() {
    let sizes = List::ALL.map(|list| Lexicon::list(list).len());
    assert_eq!(sizes, [40_252, 63_565, 116_463, 255_105]);
    let english = Lexicon::english();
    for list in List::ALL {
        let lexicon = Lexicon::list(list);
        assert_eq!(lexicon.name().parse(), Ok(list));
        let at_most = |word: &String| english.level(word) <= Some(list.highest_level());
        assert!(lexicon.words().eq(english.words().filter(at_most)));
        for word in lexicon.words().step_by(17) {
            assert_eq!(lexicon.level(&word), english.level(&word));
        }
    }
}

#[test]
fn known_words_have_known_levels() {
    let levels = [
        ("the", 10),
        ("colour", 10),
        ("color", 10),
        ("organise", 10),
        ("aardvark", 20),
        ("aback", 35),
        ("quixotic", 40),
        ("chintzy", 50),
        ("zymurgy", 60),
        ("qi", 70),
        ("syzygy", 70),
        ("za", 80),
        ("zyzzyva", 80),
    ];
    let english = Lexicon::english();
    for (word, level) in levels {
        assert_eq!(english.level(word), Some(level), "{word}");
        assert_eq!(english.level(&word.to_uppercase()), Some(level));
    }
    assert_eq!(english.level("qzx"), None);
    let counts = [10, 20, 35, 40, 50, 55, 60, 70, 80]
        .map(|level| english.words().filter(|word| english.level(word) == Some(level)).count());
    assert_eq!(counts, [4_014, 7_098, 29_140, 4_912, 18_401, 5_971, 10_357, 36_570, 138_642]);
}

#[test]
fn abbreviations_and_fragments_are_not_words() {
    let english = Lexicon::english();
    for word in "kb mb lm ln lx mf dkl hhd csc csch kcal psia cs ms bs ps aeq esc ge se situ von b c x z".split(' ') {
        assert!(!english.contains(word), "{word}");
    }
}

#[test]
fn short_and_vowelless_words_stay() {
    let english = Lexicon::english();
    let real =
        "brr brrr crwth cwm hm hmm mm nth pfft phpht pht psst pst pwn sh shh ssh tsk tsktsk zzz shy gym myth rhythm";
    let short = "a i o ad am as id in is it aa ab aw ed el op os ax ex ox qi xi za";
    let kept = "aids amp gif laser nimby radar scuba snafu tanh ufo intro app bio maths admin tech";
    for word in [real, short, kept].into_iter().flat_map(|words| words.split(' ')) {
        assert!(english.contains(word), "{word}");
    }
    let without_vowels = english.words().filter(|word| !word.contains(['a', 'e', 'i', 'o', 'u', 'y']));
    assert_eq!(without_vowels.count(), 27);
}

#[test]
fn words_of_one_country_are_not_common_but_spellings_are() {
    let (common, english) = (Lexicon::list(List::Common), Lexicon::english());
    for word in ["aftie", "razoo", "shonky", "billabong", "yogourt"] {
        assert!(!common.contains(word) && english.contains(word), "{word}");
    }
    let everyday = Lexicon::list(List::Everyday);
    for word in
        "colour color grey gray organise organize centre center tyre tire yoghurt yogurt theatre programme".split(' ')
    {
        assert!(everyday.contains(word), "{word}");
    }
}

#[test]
fn accents_do_not_matter_and_other_spellings_are_words() {
    let english = Lexicon::english();
    let levels =
        [("cafe", 20), ("matinee", 35), ("fiancee", 35), ("gaol", 70), ("hurray", 70), ("caddy", 80), ("shorn", 80)];
    for (word, level) in levels {
        assert_eq!(english.level(word), Some(level), "{word}");
    }
}

#[test]
fn lists_are_made_once() {
    assert!(std::sync::Arc::ptr_eq(Lexicon::english(), &Lexicon::list(List::Full)));
    assert!(std::sync::Arc::ptr_eq(&Lexicon::list(List::Common), &Lexicon::list(List::Common)));
}

#[test]
fn suggestions_are_limited_to_both_lists() {
    let names = |judge: List| List::ALL.map(|most| Lexicon::list(judge).to_suggest(most).name().to_owned());
    assert_eq!(names(List::Full), ["everyday", "common", "standard", "full"]);
    assert_eq!(names(List::Common), ["everyday", "common", "common", "common"]);
    let own = std::sync::Arc::new(Lexicon::from_words("full", ["gorgonising"]));
    assert!(own.to_suggest(List::Everyday).contains("gorgonising"));
    assert!(!Lexicon::english().to_suggest(List::SUGGESTED).contains("gorgonising"));
}

#[test]
fn the_stored_hash_is_the_hash_of_the_words() {
    let lines: String = words().iter().map(|word| format!("{word}\n")).collect();
    let hash: String = Sha256::digest(lines).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(Lexicon::english().hash(), hash);
    assert_eq!(Lexicon::from_words("again", words()).hash(), hash);
    // Game records contain it, so it may change only with the words.
    assert_eq!(hash, "8fc45d02bad88859cb06411e0da69906aed2d7b0fa0713900a5936332260c52a");
}

#[test]
fn searches_agree_with_a_plain_filter() {
    let english = Lexicon::english();
    let words = words();
    for prefix in ["", "z", "QU", "over", "zyzzyva", "xq", "c?t"] {
        let filtered = words.iter().filter(|word| word.starts_with(&prefix.to_lowercase()));
        assert!(english.with_prefix(prefix).eq(filtered.cloned()), "{prefix}");
    }
    for pattern in ["", "*", "?", "c?t", "*ing", "q*", "*zz*", "?a?e?i?", "un*able", "*a*e*i*o*u*", "CAT", "**x**"] {
        let fits = |word: &&String| twin::fits(pattern.as_bytes(), word.as_bytes());
        let filtered: Vec<String> = words.iter().filter(fits).cloned().collect();
        assert_eq!(english.matching(pattern), Ok(filtered), "{pattern}");
    }
    for letters in ["retinas", "QUIZ?", "a", "", "??", "zzzzz", "stainer?"] {
        for anagram in [Anagram::Exact, Anagram::Subset] {
            let lays = |word: &&String| twin::lays(letters, anagram, word);
            let filtered: Vec<String> = words.iter().filter(lays).cloned().collect();
            assert_eq!(english.anagrams(letters, anagram), Ok(filtered), "{letters} {anagram:?}");
        }
    }
}

/// The number of runs of symbols that a graph accepts.
fn accepted(graph: &Graph) -> usize {
    let mut behind = std::collections::BTreeMap::new();
    for node in graph.nodes() {
        let letters = node.children(graph).iter();
        let steps = letters.filter_map(|letter| graph.step(node, letter));
        let beyond: usize = steps.chain(graph.turn(node)).map(|next| behind[&next]).sum();
        behind.insert(node, beyond + node.accepts(graph).len());
    }
    behind[&graph.root()]
}

#[test]
fn the_crossword_graph_accepts_exactly_the_cuts_of_all_words() {
    let words = words();
    let graph = Lexicon::english().crossword();
    for word in &words {
        for cut in twin::cuts(&Twin::from([word.clone()])) {
            assert!(twin::accepts(graph, &cut), "{cut}");
        }
    }
    // There are as many as there are cuts, and all cuts are among them, so there are no others.
    let letters: usize = words.iter().map(String::len).sum();
    assert_eq!(accepted(graph), letters);
    assert_eq!(accepted(Lexicon::english().forward()), words.len());
}

#[test]
fn no_two_nodes_continue_alike() {
    let graph = Lexicon::english().crossword();
    let mut seen = BTreeSet::new();
    let mut nodes = 0;
    for node in graph.nodes() {
        let (children, accepts) = (node.children(graph), node.accepts(graph));
        let steps: Vec<_> = children.iter().map(|letter| graph.step(node, letter)).collect();
        let turn = graph.turn(node);
        assert!(seen.insert((children.bits(), accepts.bits(), steps, turn)));
        nodes += 1;
    }
    assert_eq!(nodes, 618_274);
    assert_eq!(Lexicon::english().forward().nodes().count(), 80_935);
}

#[test]
fn damaged_words_are_refused() {
    let refused = |bytes: &[u8]| Lexicon::unpack("bad", bytes).map(drop);
    assert_eq!(refused(&[]), Err(BadData::Unknown));
    assert_eq!(refused(b"once upon a time"), Err(BadData::Unknown));
    let cut = &PACKED[..PACKED.len() - 1];
    assert!(matches!(refused(cut), Err(BadData::Length { .. })));
    for place in [0, 7, 8, 11, 12, 19, 20, 27, 28, 60, 68, PACKED.len() / 2, PACKED.len() - 1] {
        let mut bytes = PACKED.to_vec();
        bytes[place] ^= 1;
        let expected = match place {
            0..8 => BadData::Unknown,
            8..12 => {
                BadData::Version { expected: 1, got: u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]) }
            }
            12..20 => {
                let length = PACKED.len() as u64 - 28;
                BadData::Length { expected: length ^ 1 << ((place - 12) * 8), got: length }
            }
            _ => BadData::Checksum,
        };
        assert_eq!(refused(&bytes), Err(expected), "byte {place}");
        assert!(expected.to_string().starts_with("this "));
    }
}
