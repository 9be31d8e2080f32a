//! Words with their levels, as stored in the repository and sent to phones.
//!
//! Each word is written as the number of letters to drop from the word before and the letters to add. Counting the
//! dropped letters rather than the kept ones makes `walk, walked, walking, walks` look like every other such family,
//! which compresses well. The levels follow in a stream of their own.

use super::seal::{BadData, ByteReader, Kind};

const KIND: Kind = Kind { magic: *b"KEEWORDS", version: 1 };

/// The most letters a word may have.
///
/// The longest word in the dictionary has 45. The limit keeps a stray text file from being compiled at a cost that
/// grows with the square of its longest line.
pub(crate) const LONGEST_WORD: usize = 64;

/// Words in alphabetical order, a level for each, and the SHA-256 of the words, each followed by a line feed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Packed {
    pub(crate) words: Vec<String>,
    pub(crate) levels: Vec<u8>,
    pub(crate) hash: [u8; 32],
}

impl Packed {
    /// The bytes to store. The words must be sorted and in lower case.
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut plain = Vec::new();
        let mut previous = "";
        for word in &self.words {
            let kept = std::iter::zip(previous.bytes(), word.bytes()).take_while(|(old, new)| old == new).count();
            plain.push((previous.len() - kept) as u8);
            plain.extend(&word.as_bytes()[kept..]);
            previous = word;
        }
        plain.extend(&self.levels);
        let mut contents = Vec::from(self.hash);
        contents.extend((self.words.len() as u32).to_le_bytes());
        contents.extend((plain.len() as u32).to_le_bytes());
        contents.extend(miniz_oxide::deflate::compress_to_vec(&plain, 10));
        KIND.seal(&contents)
    }

    /// Reads the output of [`Packed::write`].
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, BadData> {
        let mut reader = ByteReader(KIND.open(bytes)?);
        let hash = reader.array()?;
        let count = reader.u32()? as usize;
        let length = reader.u32()? as usize;
        let plain = miniz_oxide::inflate::decompress_to_vec_with_limit(reader.0, length)
            .map_err(|_| BadData::Contents("it does not unpack"))?;
        let split = plain.len().checked_sub(count).ok_or(BadData::Contents("it has fewer levels than words"))?;
        let words = words(&plain[..split])?;
        if words.len() != count {
            return Err(BadData::Contents("it has another number of words"));
        }
        Ok(Self { words, levels: plain[split..].to_vec(), hash })
    }
}

fn words(mut plain: &[u8]) -> Result<Vec<String>, BadData> {
    let mut words: Vec<String> = Vec::new();
    while let Some((&drop, rest)) = plain.split_first() {
        let previous = words.last().map_or("", String::as_str);
        let kept = previous
            .len()
            .checked_sub(usize::from(drop))
            .ok_or(BadData::Contents("a word drops letters it does not have"))?;
        let added = rest.iter().take_while(|byte| byte.is_ascii_lowercase()).count();
        let (added, rest) = rest.split_at(added);
        let mut word = String::with_capacity(kept + added.len());
        word.push_str(&previous[..kept]);
        word.extend(added.iter().map(|&byte| char::from(byte)));
        if word.as_str() <= previous || word.len() > LONGEST_WORD {
            return Err(BadData::Contents("its words are out of order or too long"));
        }
        words.push(word);
        plain = rest;
    }
    Ok(words)
}
