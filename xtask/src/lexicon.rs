//! Regenerates the packed English words from SCOWL: the same bytes from the same lists, every time.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

#[path = "../../crates/lexicon/src/packed.rs"]
mod packed;
#[path = "../../crates/lexicon/src/seal.rs"]
#[allow(unreachable_pub, reason = "the module serves its crate first")]
mod seal;

use packed::{LONGEST_WORD, Packed};

const SCOWL: &str = "/usr/share/dict/scowl";
const NOTICE: &str = "/usr/share/doc/scowl/copyright";
const SPELLINGS: [&str; 6] = ["english", "american", "british", "british_z", "canadian", "australian"];
const LEVELS: [u8; 9] = [10, 20, 35, 40, 50, 55, 60, 70, 80];
/// The named lists, as `kee_lexicon::List` has them; a test of that crate holds the counts.
const LISTS: [(&str, u8); 4] = [("everyday", 35), ("common", 50), ("standard", 70), ("full", 80)];

/// Writes the packed words and their licence notice into the lexicon crate, and prints what is in them.
pub(crate) fn run() -> Result<(), String> {
    let scowl = Path::new(SCOWL);
    if !scowl.is_dir() {
        return Err("install the Debian package scowl (apt-get install scowl)".to_owned());
    }
    let words = words(scowl)?;
    let bytes = pack(&words)?;
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/lexicon/data");
    write(&data.join("english.words"), &bytes)?;
    write(&data.join("SCOWL-LICENSE.txt"), &read(Path::new(NOTICE))?)?;
    for (name, highest) in LISTS {
        let count = words.values().filter(|&&level| level <= highest).count();
        println!("{name:<9} level {highest} and below {count:>8} words");
    }
    let plain: usize = words.keys().map(|word| word.len() + 1).sum();
    println!("plain, one word a line   {plain:>9} bytes");
    println!("packed, with the levels  {:>9} bytes", bytes.len());
    Ok(())
}

/// Every word wholly of `a` to `z`, with the lowest level any spelling has it at.
fn words(scowl: &Path) -> Result<BTreeMap<String, u8>, String> {
    let mut words = BTreeMap::new();
    for spelling in SPELLINGS {
        for level in LEVELS {
            // The files are Latin-1; what is not ASCII cannot be a word of ours, so lines are taken as bytes.
            let text = read(&scowl.join(format!("{spelling}-words.{level}")))?;
            for line in text.split(|&byte| byte == b'\n') {
                let plain = !line.is_empty() && line.iter().all(u8::is_ascii_lowercase);
                if !plain || line.len() > LONGEST_WORD {
                    continue;
                }
                let word = line.iter().map(|&byte| char::from(byte)).collect();
                let lowest = words.entry(word).or_insert(level);
                *lowest = level.min(*lowest);
            }
        }
    }
    Ok(words)
}

/// The packed bytes, read back once to be sure of them.
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
        Ok(_) => Err("the packed words read back as other words".to_owned()),
        Err(bad) => Err(format!("the packed words do not read back: {bad}")),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
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
