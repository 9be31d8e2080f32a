//! The words of SCOWL, and how rare each of them is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::packed::LONGEST_WORD;
use super::text;

const LEVELS: [u8; 9] = [10, 20, 35, 40, 50, 55, 60, 70, 80];
/// The highest level of the list `common`: up to here, a word must be known in every country.
pub(super) const COMMON: u8 = 50;
/// The highest level of the list `standard`.
const STANDARD: u8 = 70;
pub(super) const FULL: u8 = 80;
const NEVER: u8 = u8::MAX;
/// The countries of SCOWL's spellings, and the prefixes of their word lists and lists of other spellings.
const COUNTRIES: [(&[&str], &str); 4] = [
    (&["american"], ""),
    (&["british", "british_z"], "british_"),
    (&["canadian"], "canadian_"),
    (&["australian"], "australian_"),
];
/// Everyone meets American and British spelling, so either is enough; a Canadian or Australian word needs a second country.
const MET_EVERYWHERE: [usize; 2] = [0, 1];

/// The lowest level a word is listed at, by country.
#[derive(Clone)]
struct LowestLevels {
    /// The country's own spelling.
    word: [u8; 4],
    /// A spelling that is nearly as common there.
    close: [u8; 4],
    /// Any other spelling that is accepted there.
    other: [u8; 4],
}

impl Default for LowestLevels {
    fn default() -> Self {
        Self { word: [NEVER; 4], close: [NEVER; 4], other: [NEVER; 4] }
    }
}

impl LowestLevels {
    /// The rarity of the word. A word of one country is as rare as in the others, or rare if they do not have it.
    fn level(&self) -> u8 {
        let met = |country: usize| self.word[country].min(self.close[country]).min(self.other[country]) <= COMMON;
        let (here, elsewhere): (Vec<usize>, Vec<usize>) = (0..4).partition(|&country| met(country));
        let one_country = here.len() == 1 && !MET_EVERYWHERE.contains(&here[0]);
        let lowest = |levels: &[u8; 4]| levels.iter().copied().min().unwrap_or(NEVER);
        let word = if one_country {
            elsewhere.iter().map(|&country| self.word[country]).min().unwrap_or(NEVER).min(FULL)
        } else {
            lowest(&self.word)
        };
        let close = lowest(&self.close);
        let spelling = if close == NEVER { FULL } else { close.max(STANDARD) };
        word.min(spelling)
    }
}

/// Every word made of letters, without accents, with its level.
pub(super) fn words(scowl: &Path) -> Result<BTreeMap<String, u8>, String> {
    let mut listed: BTreeMap<String, LowestLevels> = BTreeMap::new();
    for level in LEVELS {
        let mut note = |list: &str, place: &dyn Fn(&mut LowestLevels) -> Vec<&mut u8>| -> Result<(), String> {
            for word in plain_words(&text(&scowl.join(format!("{list}-words.{level}")))?) {
                for lowest in place(listed.entry(word).or_default()) {
                    *lowest = level.min(*lowest);
                }
            }
            Ok(())
        };
        note("english", &|listed| listed.word.iter_mut().collect())?;
        note("variant_3", &|listed| listed.other.iter_mut().collect())?;
        for (country, (spellings, prefix)) in COUNTRIES.into_iter().enumerate() {
            for spelling in spellings {
                note(spelling, &|listed| vec![&mut listed.word[country]])?;
            }
            note(&format!("{prefix}variant_1"), &|listed| vec![&mut listed.close[country]])?;
            note(&format!("{prefix}variant_2"), &|listed| vec![&mut listed.other[country]])?;
        }
    }
    Ok(listed.into_iter().map(|(word, listed)| (word, listed.level())).collect())
}

/// SCOWL's abbreviations up to the highest level, in lower case.
pub(super) struct Abbreviations {
    /// In any case, such as `kb` for KB.
    pub(super) any_case: BTreeSet<String>,
    /// Written in lower case, with the lowest level, such as `intro`.
    pub(super) lower_case: BTreeMap<String, u8>,
}

pub(super) fn abbreviations(scowl: &Path) -> Result<Abbreviations, String> {
    let mut found = Abbreviations { any_case: BTreeSet::new(), lower_case: BTreeMap::new() };
    let entries = fs::read_dir(scowl).map_err(|error| format!("cannot read {}: {error}", scowl.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| format!("cannot read {}: {error}", scowl.display()))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some((list, level)) = name.rsplit_once('.') else { continue };
        if !list.ends_with("-abbreviations") {
            continue;
        }
        let level: u8 = level.parse().map_err(|_| format!("{name} does not end in a level"))?;
        let text = text(&path)?;
        found.any_case.extend(plain_words(&text.to_lowercase()));
        for word in plain_words(&text) {
            let lowest = found.lower_case.entry(word).or_insert(level);
            *lowest = level.min(*lowest);
        }
    }
    Ok(found)
}

/// The lines of lower-case letters; `é` becomes `e`.
fn plain_words(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter_map(|line| {
        let word: Option<String> = line.chars().map(plain_letter).collect();
        word.filter(|word| !word.is_empty() && word.len() <= LONGEST_WORD)
    })
}

fn plain_letter(letter: char) -> Option<char> {
    Some(match letter {
        'a'..='z' => letter,
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' | 'ø' => 'o',
        'ù'..='ü' => 'u',
        'ý' | 'ÿ' => 'y',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(word: [u8; 4], close: [u8; 4], other: [u8; 4]) -> LowestLevels {
        LowestLevels { word, close, other }
    }

    const NOWHERE: [u8; 4] = [NEVER; 4];

    #[test]
    fn american_and_british_spellings_keep_their_level() {
        assert_eq!(listed([10, NEVER, NEVER, NEVER], NOWHERE, NOWHERE).level(), 10);
        assert_eq!(listed([NEVER, 35, NEVER, NEVER], NOWHERE, NOWHERE).level(), 35);
    }

    #[test]
    fn words_of_one_country_are_as_rare_as_elsewhere() {
        assert_eq!(listed([70, 70, 70, 35], NOWHERE, NOWHERE).level(), 70, "billabong");
        assert_eq!(listed([NEVER, NEVER, NEVER, 35], NOWHERE, NOWHERE).level(), 80, "aftie");
        assert_eq!(listed([NEVER, NEVER, 50, 35], NOWHERE, NOWHERE).level(), 35, "two countries");
        assert_eq!(listed([NEVER, NEVER, NEVER, 60], NOWHERE, NOWHERE).level(), 60, "rarer than common anyway");
    }

    #[test]
    fn a_spelling_accepted_in_a_second_country_keeps_its_level() {
        assert_eq!(listed([NEVER, NEVER, NEVER, 35], NOWHERE, [35, 35, 35, NEVER]).level(), 35, "yoghurt");
    }

    #[test]
    fn other_spellings_are_never_common() {
        assert_eq!(listed(NOWHERE, [10, NEVER, NEVER, NEVER], NOWHERE).level(), 70, "gaol");
        assert_eq!(listed(NOWHERE, NOWHERE, [10; 4]).level(), 80, "altho");
        assert_eq!(listed(NOWHERE, [80; 4], NOWHERE).level(), 80);
    }

    #[test]
    fn accents_are_removed_and_other_lines_left_out() {
        let words: Vec<String> = plain_words("café\nnaïve\nPolish\ncan't\n\ncat\n").collect();
        assert_eq!(words, ["cafe", "naive", "cat"]);
    }
}
