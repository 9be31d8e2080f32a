//! Decisions about words that look like abbreviations: `crates/lexicon/data/review.txt`.

use std::collections::{BTreeMap, BTreeSet};

use super::word_levels::{Abbreviations, COMMON, FULL};

/// The decisions: which words to drop and why, which to keep, which to add although SCOWL calls them abbreviations.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct WordReview {
    pub(super) dropped: Vec<(String, BTreeSet<String>)>,
    kept: BTreeSet<String>,
    pub(super) added: BTreeSet<String>,
}

impl WordReview {
    /// Reads headings such as `[drop: reason]`, `[keep]` and `[add]`, each followed by lines of words.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let mut review = Self { dropped: Vec::new(), kept: BTreeSet::new(), added: BTreeSet::new() };
        let mut section = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(heading) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                section = Some(heading);
                if let Some(reason) = heading.strip_prefix("drop: ") {
                    review.dropped.push((reason.to_owned(), BTreeSet::new()));
                }
                continue;
            }
            for word in line.split_whitespace().map(str::to_owned) {
                let words = match section {
                    Some("keep") => Some(&mut review.kept),
                    Some("add") => Some(&mut review.added),
                    Some(heading) if heading.starts_with("drop: ") => review.dropped.last_mut().map(|(_, words)| words),
                    _ => None,
                };
                words.ok_or_else(|| format!("{word} has no heading in the review"))?.insert(word);
            }
        }
        Ok(review)
    }

    /// Drops and adds words. Every suspect needs a decision, and every decision must still be needed.
    pub(super) fn apply(&self, words: &mut BTreeMap<String, u8>, abbreviations: &Abbreviations) -> Result<(), String> {
        let dropped: BTreeSet<&String> = self.dropped.iter().flat_map(|(_, words)| words).collect();
        let suspects = words.keys().filter(|word| suspect(word, abbreviations));
        let undecided: Vec<&str> =
            suspects.filter(|word| !dropped.contains(word) && !self.kept.contains(*word)).map(String::as_str).collect();
        if !undecided.is_empty() {
            return Err(format!("decide in review.txt whether these are words: {}", undecided.join(" ")));
        }
        let needless = |word: &&String| {
            let known = words.contains_key(*word);
            known == self.added.contains(*word) || self.kept.contains(*word) && !suspect(word, abbreviations)
        };
        let needless: Vec<&str> =
            dropped.iter().copied().chain(&self.kept).chain(&self.added).filter(needless).map(String::as_str).collect();
        if !needless.is_empty() {
            return Err(format!("these decisions in review.txt are no longer needed: {}", needless.join(" ")));
        }
        for word in &self.added {
            let level = abbreviations.lower_case.get(word).filter(|level| **level <= FULL);
            let level = level.ok_or_else(|| format!("SCOWL has no abbreviation {word} to add as a word"))?;
            // The level is that of the abbreviation, which may be better known than the word: `col` for a column.
            words.insert(word.clone(), COMMON.max(*level));
        }
        words.retain(|word, _| !dropped.contains(word));
        Ok(())
    }
}

/// Whether a word needs a review: it is very short, has no vowel, or is an abbreviation in some case.
fn suspect(word: &str, abbreviations: &Abbreviations) -> bool {
    word.len() <= 2 || !word.contains(['a', 'e', 'i', 'o', 'u', 'y']) || abbreviations.any_case.contains(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REVIEW: &str = "# why\n[drop: units]\nkb\n[keep]\nhm id\n[add]\nintro\n";

    fn words(words: &[&str]) -> BTreeMap<String, u8> {
        words.iter().map(|word| ((*word).to_owned(), 70)).collect()
    }

    fn abbreviations() -> Abbreviations {
        let any_case = ["kb", "id", "intro"].map(str::to_owned).into();
        Abbreviations { any_case, lower_case: BTreeMap::from([("intro".to_owned(), 35)]) }
    }

    fn applied(listed: &[&str]) -> Result<BTreeMap<String, u8>, String> {
        let mut words = words(listed);
        WordReview::parse(REVIEW).expect("parses").apply(&mut words, &abbreviations())?;
        Ok(words)
    }

    #[test]
    fn reviewed_words_are_dropped_kept_and_added() {
        let mut expected = words(&["cat", "hm", "id"]);
        expected.insert("intro".to_owned(), 50);
        assert_eq!(applied(&["cat", "hm", "id", "kb"]), Ok(expected));
    }

    #[test]
    fn suspects_without_a_decision_stop_the_build() {
        let refused = applied(&["hm", "id", "kb", "mb"]).expect_err("refused");
        assert_eq!(refused, "decide in review.txt whether these are words: mb");
    }

    #[test]
    fn unneeded_decisions_stop_the_build() {
        let refused = applied(&["hm", "id", "intro", "kb"]);
        assert!(refused.expect_err("refused").contains("intro"));
        let refused = applied(&["hm", "kb"]).expect_err("refused");
        assert_eq!(refused, "these decisions in review.txt are no longer needed: id");
    }

    #[test]
    fn words_without_a_heading_are_refused() {
        assert_eq!(WordReview::parse("cat"), Err("cat has no heading in the review".to_owned()));
    }
}
