//! Both graphs of a list, with its levels and hash, as the build writes them and a program embeds them.

use std::sync::Arc;

use super::graph::Graph;
use super::seal::{BadData, Kind, Reader};

const KIND: Kind = Kind { magic: *b"KEEGRAPH", version: 1 };

/// A list ready to use but for its name.
pub(crate) struct Compiled {
    /// The SHA-256 of the words, each followed by a line feed.
    pub(crate) hash: [u8; 32],
    /// The level of each word, in alphabetical order.
    pub(crate) levels: Vec<u8>,
    pub(crate) forward: Graph,
    /// Shares its cells with `forward`.
    pub(crate) crossword: Graph,
}

impl Compiled {
    /// The bytes to embed.
    pub(crate) fn write(&self) -> Vec<u8> {
        let cells = self.crossword.cells();
        let mut contents = Vec::from(self.hash);
        contents.extend(self.forward.root().0.to_le_bytes());
        contents.extend(self.crossword.root().0.to_le_bytes());
        contents.extend((self.levels.len() as u32).to_le_bytes());
        contents.extend(&self.levels);
        contents.extend(cells.iter().flat_map(|cell| cell.to_le_bytes()));
        KIND.seal(&contents)
    }

    /// Reads what [`Compiled::write`] gave.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, BadData> {
        let mut reader = Reader(KIND.open(bytes)?);
        let hash = reader.array()?;
        let (forward, crossword) = (reader.u32()?, reader.u32()?);
        let count = reader.u32()? as usize;
        let levels = reader.bytes(count)?.to_vec();
        let (cells, rest) = reader.0.as_chunks::<4>();
        if !rest.is_empty() || cells.len() <= forward.max(crossword) as usize {
            return Err(BadData::Contents("its graph is cut off"));
        }
        let cells: Arc<[u32]> = cells.iter().map(|&cell| u32::from_le_bytes(cell)).collect();
        Ok(Self {
            hash,
            levels,
            forward: Graph::new(Arc::clone(&cells), forward),
            crossword: Graph::new(cells, crossword),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Lexicon;

    fn small() -> Vec<u8> {
        let lexicon = Lexicon::from_words("small", ["cat", "cats", "dog"]);
        let crossword = lexicon.crossword().clone();
        let forward = Graph::new(Arc::clone(crossword.cells()), lexicon.forward().root().0);
        let compiled = Compiled { hash: [7; 32], levels: vec![10, 20, 35], forward, crossword };
        compiled.write()
    }

    #[test]
    fn what_was_written_is_read() {
        let lexicon = Lexicon::from_compiled("small", &small()).expect("reads");
        assert!(lexicon.words().eq(["cat", "cats", "dog"]));
        assert_eq!(lexicon.level("dog"), Some(35));
        assert_eq!(lexicon.hash(), "07".repeat(32));
        assert!(lexicon.crossword().accepts(b"god"));
    }

    #[test]
    fn any_changed_byte_is_refused() {
        let bytes = small();
        for place in 0..bytes.len() {
            let mut bytes = bytes.clone();
            bytes[place] = bytes[place].wrapping_add(1);
            assert!(Compiled::read(&bytes).is_err(), "byte {place}");
        }
    }

    #[test]
    fn any_length_but_its_own_is_refused() {
        let mut bytes = small();
        for length in 0..bytes.len() {
            assert!(Compiled::read(&bytes[..length]).is_err(), "{length} bytes");
        }
        bytes.push(0);
        assert!(matches!(Compiled::read(&bytes), Err(BadData::Length { .. })));
    }

    #[test]
    fn packed_words_are_not_taken_for_a_graph() {
        let packed = include_bytes!("../data/english.words");
        assert_eq!(Compiled::read(packed).map(drop), Err(BadData::Unknown));
    }

    #[test]
    fn sealed_nonsense_is_refused() {
        for contents in [vec![], vec![0; 40], vec![0; 44], vec![255; 60]] {
            let read = Compiled::read(&KIND.seal(&contents));
            assert!(matches!(read, Err(BadData::Contents(_))), "{contents:?}");
        }
    }
}
