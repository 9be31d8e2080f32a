//! The graphs of a list as the build writes them and a program embeds them.
//!
//! The forward graph comes with everything needed to judge words. The crossword graph is seven times its size and only
//! some games want it, so it has its own file, with the cells that follow those of the forward graph.

use super::graph::Graph;
use super::seal::{BadData, ByteReader, Kind};

const GRAPH: Kind = Kind { magic: *b"KEEGRAPH", version: 1 };
const CROSSWORD: Kind = Kind { magic: *b"KEECROSS", version: 1 };

/// A list that lacks only its name.
pub(crate) struct Compiled {
    /// The SHA-256 of the words, each followed by a line feed.
    pub(crate) hash: [u8; 32],
    /// The level of each word, in alphabetical order.
    pub(crate) levels: Vec<u8>,
    pub(crate) forward: Graph,
}

impl Compiled {
    /// The bytes to embed.
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut contents = Vec::from(self.hash);
        contents.extend((self.levels.len() as u32).to_le_bytes());
        contents.extend(&self.levels);
        contents.extend(self.forward.root().0.to_le_bytes());
        put_cells(&mut contents, self.forward.cells());
        GRAPH.seal(&contents)
    }

    /// Reads the output of [`Compiled::write`].
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, BadData> {
        let mut reader = ByteReader(GRAPH.open(bytes)?);
        let hash = reader.array()?;
        let count = reader.u32()? as usize;
        let levels = reader.bytes(count)?.to_vec();
        let root = reader.u32()?;
        let forward = take_graph(Vec::new(), root, reader.0)?;
        Ok(Self { hash, levels, forward })
    }
}

/// The bytes to embed for a crossword graph compiled on top of this forward graph.
pub(crate) fn write_crossword(forward: &Graph, crossword: &Graph) -> Vec<u8> {
    let below = forward.cells().len();
    let mut contents = Vec::from((below as u32).to_le_bytes());
    contents.extend(crossword.root().0.to_le_bytes());
    put_cells(&mut contents, &crossword.cells()[below..]);
    CROSSWORD.seal(&contents)
}

/// Reads the output of [`write_crossword`] for the same forward graph.
pub(crate) fn read_crossword(forward: &Graph, bytes: &[u8]) -> Result<Graph, BadData> {
    let mut reader = ByteReader(CROSSWORD.open(bytes)?);
    if reader.u32()? as usize != forward.cells().len() {
        return Err(BadData::Contents("it belongs to another forward graph"));
    }
    let root = reader.u32()?;
    let mut cells = Vec::with_capacity(forward.cells().len() + reader.0.len() / size_of::<u32>());
    cells.extend_from_slice(forward.cells());
    take_graph(cells, root, reader.0)
}

fn put_cells(contents: &mut Vec<u8>, cells: &[u32]) {
    contents.extend(cells.iter().flat_map(|cell| cell.to_le_bytes()));
}

fn take_graph(mut cells: Vec<u32>, root: u32, bytes: &[u8]) -> Result<Graph, BadData> {
    let (more, rest) = bytes.as_chunks::<4>();
    cells.extend(more.iter().map(|&cell| u32::from_le_bytes(cell)));
    if !rest.is_empty() || cells.len() <= root as usize {
        return Err(BadData::Contents("its graph is cut off"));
    }
    Ok(Graph::new(cells, root))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword;
    use crate::lexicon::Lexicon;

    fn small() -> (Vec<u8>, Vec<u8>) {
        let lexicon = Lexicon::from_words("small", ["cat", "cats", "dog"]);
        let forward = lexicon.forward();
        let crossword = write_crossword(forward, lexicon.crossword());
        let compiled = Compiled {
            hash: [7; 32],
            levels: vec![10, 20, 35],
            forward: Graph::new(forward.cells().to_vec(), forward.root().0),
        };
        (compiled.write(), crossword)
    }

    /// Whether either file is refused.
    fn refused(graph: &[u8], crossword: &[u8]) -> bool {
        let read = Compiled::read(graph);
        read.and_then(|compiled| read_crossword(&compiled.forward, crossword)).is_err()
    }

    #[test]
    fn written_graphs_read_back() {
        let (graph, crossword) = small();
        let lexicon = Lexicon::from_compiled("small", &graph, crossword.leak()).expect("reads");
        assert!(lexicon.words().eq(["cat", "cats", "dog"]));
        assert_eq!(lexicon.level("dog"), Some(35));
        assert_eq!(lexicon.hash(), "07".repeat(32));
        let fresh = crossword::compile(lexicon.forward());
        assert_eq!(lexicon.crossword().cells(), fresh.cells());
        assert_eq!(lexicon.crossword().root(), fresh.root());
    }

    #[test]
    fn the_build_compiles_the_same_graph_as_a_program() {
        let english = Lexicon::english();
        let packed = include_bytes!("../data/english.words");
        let fresh = Lexicon::unpack("fresh", packed).expect("unpacks");
        assert_eq!(english.forward().cells(), fresh.forward().cells());
        assert_eq!(english.crossword().cells(), fresh.crossword().cells());
        assert_eq!(english.levels(), fresh.levels());
        assert_eq!(english.hash(), fresh.hash());
    }

    #[test]
    fn any_changed_byte_is_refused() {
        let (graph, crossword) = small();
        assert!(!refused(&graph, &crossword));
        for place in 0..graph.len() {
            let mut graph = graph.clone();
            graph[place] = graph[place].wrapping_add(1);
            assert!(refused(&graph, &crossword), "byte {place}");
        }
        for place in 0..crossword.len() {
            let mut crossword = crossword.clone();
            crossword[place] = crossword[place].wrapping_add(1);
            assert!(refused(&graph, &crossword), "byte {place}");
        }
    }

    #[test]
    fn any_other_length_is_refused() {
        let (mut graph, crossword) = small();
        for length in 0..graph.len() {
            assert!(refused(&graph[..length], &crossword), "{length} bytes");
        }
        for length in 0..crossword.len() {
            assert!(refused(&graph, &crossword[..length]), "{length} bytes");
        }
        graph.push(0);
        let read = Compiled::read(&graph).map(drop);
        assert!(matches!(read, Err(BadData::Length { .. })));
    }

    #[test]
    fn the_crossword_graph_of_other_words_is_refused() {
        let (_, crossword) = small();
        let other = Lexicon::from_words("other", ["zebra"]);
        let read = read_crossword(other.forward(), &crossword).map(drop);
        let sentence = "it belongs to another forward graph";
        assert_eq!(read, Err(BadData::Contents(sentence)));
    }

    #[test]
    fn packed_words_are_not_read_as_a_graph() {
        let packed = include_bytes!("../data/english.words");
        assert_eq!(Compiled::read(packed).map(drop), Err(BadData::Unknown));
    }

    #[test]
    fn sealed_nonsense_is_refused() {
        for contents in [vec![], vec![0; 36], vec![0; 43], vec![255; 60]] {
            let read = Compiled::read(&GRAPH.seal(&contents));
            assert!(matches!(read, Err(BadData::Contents(_))), "{contents:?}");
        }
    }
}
