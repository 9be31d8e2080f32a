//! The plain twin of a lexicon: a sorted set of words, and the slow and obvious answers to the same questions.

#![allow(dead_code, reason = "each test uses its part of the twin")]

use std::collections::BTreeSet;

use kee_lexicon::{Anagram, Graph, Letter, Node};
use proptest::collection::{btree_set, vec};
use proptest::prelude::Strategy;

pub(crate) type Twin = BTreeSet<String>;

/// Random lists of few letters, so that words have much in common.
pub(crate) fn lists() -> impl Strategy<Value = Twin> {
    btree_set("[abcz]{1,6}", 1..40)
}

/// Random patterns over the same letters.
pub(crate) fn patterns() -> impl Strategy<Value = String> {
    vec("[abcz?*]", 0..8).prop_map(|parts| parts.concat())
}

pub(crate) fn fits(pattern: &[u8], word: &[u8]) -> bool {
    match (pattern.split_first(), word.split_first()) {
        (None, None) => true,
        (Some((b'*', rest)), None) => fits(rest, word),
        (Some((b'*', rest)), Some((_, tail))) => fits(rest, word) || fits(pattern, tail),
        (Some((mark, rest)), Some((letter, tail))) => {
            (*mark == b'?' || mark.eq_ignore_ascii_case(letter)) && fits(rest, tail)
        }
        (None, Some(_)) | (Some(_), None) => false,
    }
}

pub(crate) fn lays(letters: &str, anagram: Anagram, word: &str) -> bool {
    let mut rack: Vec<char> = letters.to_ascii_lowercase().chars().collect();
    for letter in word.chars() {
        let place = rack.iter().position(|&tile| tile == letter);
        let Some(place) = place.or_else(|| rack.iter().position(|&tile| tile == '?')) else {
            return false;
        };
        rack.swap_remove(place);
    }
    anagram == Anagram::Subset || rack.is_empty()
}

/// Every run of symbols that the crossword graph of these words must accept, and no other: `>` is the turn.
pub(crate) fn cuts(words: &Twin) -> BTreeSet<String> {
    let mut cuts = BTreeSet::new();
    for word in words {
        for cut in 1..word.len() {
            let left: String = word[..cut].chars().rev().collect();
            cuts.insert(format!("{left}>{}", &word[cut..]));
        }
        cuts.insert(word.chars().rev().collect());
    }
    cuts
}

/// Every run of symbols that a graph accepts.
pub(crate) fn language(graph: &Graph) -> BTreeSet<String> {
    fn walk(graph: &Graph, node: Node, path: &mut String, found: &mut BTreeSet<String>) {
        for letter in node.accepts(graph) {
            found.insert(format!("{path}{letter}"));
        }
        let letters = node.children(graph).iter();
        let steps = letters.map(|letter| (letter.to_char(), graph.step(node, letter)));
        for (symbol, next) in steps.chain([('>', graph.turn(node))]) {
            if let Some(next) = next {
                path.push(symbol);
                walk(graph, next, path, found);
                path.pop();
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(graph, graph.root(), &mut String::new(), &mut found);
    found
}

/// Whether a graph accepts this run of symbols, walked as a game does.
pub(crate) fn accepts(graph: &Graph, symbols: &str) -> bool {
    let Some((last, first)) = symbols.as_bytes().split_last() else {
        return false;
    };
    let end = first.iter().try_fold(graph.root(), |node, symbol| match symbol {
        b'>' => graph.turn(node),
        _ => graph.step(node, Letter::from_ascii(*symbol)?),
    });
    end.zip(Letter::from_ascii(*last)).is_some_and(|(node, last)| node.accepts(graph).contains(last))
}

/// The letters that may follow each prefix; a minimal graph has as many nodes as there are different sets.
pub(crate) fn followers(strings: &BTreeSet<String>) -> BTreeSet<Vec<&str>> {
    let prefixes: BTreeSet<&str> =
        strings.iter().flat_map(|string| (0..string.len()).map(|end| &string[..end])).collect();
    prefixes
        .into_iter()
        .map(|prefix| {
            let from = strings.range(prefix.to_owned()..);
            let with = from.map_while(|string| string.strip_prefix(prefix));
            with.filter(|rest| !rest.is_empty()).collect()
        })
        .collect()
}
