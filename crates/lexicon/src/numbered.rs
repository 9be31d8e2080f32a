//! Walking the forward graph with the number of the word at hand.

use super::graph::Node;
use super::letter::Letter;
use super::lexicon::Lexicon;

/// A place in the forward graph that knows how many words come before all that go on from it.
///
/// A solver that meets the same word along many paths tells by its number which one it is, without spelling it.
#[derive(Clone, Copy, Debug)]
pub struct Numbered {
    /// The place in [`Lexicon::forward`].
    pub node: Node,
    before: u32,
}

impl Lexicon {
    /// Where every word starts.
    #[inline]
    pub fn start(&self) -> Numbered {
        Numbered { node: self.forward().root(), before: 0 }
    }

    /// The place after a letter, or `None` if no word goes on after it.
    #[inline]
    pub fn follow(&self, at: Numbered, letter: Letter) -> Option<Numbered> {
        let graph = self.forward();
        let node = graph.step(at.node, letter)?;
        let ends_here = u32::from(at.node.accepts(graph).contains(letter));
        Some(Numbered { node, before: self.number_at(at, letter) + ends_here })
    }

    /// The number of the word that ends with this letter, as [`Lexicon::index`] gives it.
    ///
    /// Only for letters among [`Node::accepts`]; for others it is the number such a word would have.
    #[inline]
    pub fn number_at(&self, at: Numbered, letter: Letter) -> u32 {
        at.before + self.ranks().words_before(self.forward(), at.node, letter)
    }
}
