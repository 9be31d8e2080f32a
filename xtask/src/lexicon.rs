//! Regenerates the packed English words from SCOWL. The same lists always give the same bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

#[path = "../../crates/lexicon/src/packed.rs"]
mod packed;
#[path = "../../crates/lexicon/src/seal.rs"]
#[allow(unreachable_pub, reason = "the module serves its crate first")]
mod seal;

mod word_levels;
mod word_review;

use packed::Packed;
use word_review::WordReview;

const SCOWL: &str = "/usr/share/dict/scowl";
const NOTICE: &str = "/usr/share/doc/scowl/copyright";
/// The lists of `kee_lexicon::List`; a test of that crate checks the counts.
const LISTS: [(&str, u8); 4] = [("everyday", 35), ("common", 50), ("standard", 70), ("full", 80)];

/// Writes the packed words and their licence notice into the lexicon crate, and prints what is in them and what was dropped.
pub(crate) fn run() -> Result<(), String> {
    let scowl = Path::new(SCOWL);
    if !scowl.is_dir() {
        return Err("install the Debian package scowl (apt-get install scowl)".to_owned());
    }
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/lexicon/data");
    let review = WordReview::parse(&text(&data.join("review.txt"))?)?;
    let mut words = word_levels::words(scowl)?;
    review.apply(&mut words, &word_levels::abbreviations(scowl)?)?;
    let bytes = pack(&words)?;
    write(&data.join("english.words"), &bytes)?;
    write(&data.join("SCOWL-LICENSE.txt"), &read(Path::new(NOTICE))?)?;
    for (reason, dropped) in &review.dropped {
        println!("dropped, {reason}: {}", joined(dropped));
    }
    println!("added: {}", joined(&review.added));
    for (name, highest) in LISTS {
        let count = words.values().filter(|&&level| level <= highest).count();
        println!("{name:<9} level {highest} and below {count:>8} words");
    }
    let plain: usize = words.keys().map(|word| word.len() + 1).sum();
    println!("plain, one word per line {plain:>9} bytes");
    println!("packed, with the levels  {:>9} bytes", bytes.len());
    Ok(())
}

fn joined(words: &BTreeSet<String>) -> String {
    words.iter().map(String::as_str).collect::<Vec<&str>>().join(" ")
}

/// The packed bytes, checked by reading them back.
fn pack(words: &BTreeMap<String, u8>) -> Result<Vec<u8>, String> {
    let mut hasher = Sha256::new();
    for word in words.keys() {
        hasher.update(word);
        hasher.update("\n");
    }
    let packed = Packed {
        words: words.keys().cloned().collect(),
        levels: words.values().copied().collect(),
        hash: hasher.finalize().into(),
    };
    let bytes = packed.write();
    match Packed::read(&bytes) {
        Ok(again) if again == packed => Ok(bytes),
        Ok(_) => Err("the packed words read back differently".to_owned()),
        Err(bad) => Err(format!("the packed words do not read back: {bad}")),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_pack_to_the_same_bytes_every_time() {
        let words = BTreeMap::from([("walk", 10), ("walked", 20), ("wall", 35)]);
        let words = words.into_iter().map(|(word, level)| (word.to_owned(), level));
        let words = words.collect();
        let bytes = pack(&words).expect("packs");
        assert_eq!(pack(&words).expect("packs"), bytes);
    }
}
