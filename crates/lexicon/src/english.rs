//! The English lists, each made once and kept for the life of the program.

use std::sync::{Arc, LazyLock};

use super::lexicon::Lexicon;
use super::list::List;

static FULL: LazyLock<Arc<Lexicon>> = LazyLock::new(|| Arc::new(full()));
static EVERYDAY: LazyLock<Arc<Lexicon>> = LazyLock::new(|| Arc::new(part(List::Everyday)));
static COMMON: LazyLock<Arc<Lexicon>> = LazyLock::new(|| Arc::new(part(List::Common)));
static STANDARD: LazyLock<Arc<Lexicon>> = LazyLock::new(|| Arc::new(part(List::Standard)));

/// The list, made when it is first asked for.
pub(crate) fn list(list: List) -> &'static Arc<Lexicon> {
    match list {
        List::Everyday => &EVERYDAY,
        List::Common => &COMMON,
        List::Standard => &STANDARD,
        List::Full => &FULL,
    }
}

/// The full list, from the graphs compiled when the program was built.
#[cfg(feature = "compiled")]
pub(crate) fn full() -> Lexicon {
    let forward = include_bytes!(concat!(env!("OUT_DIR"), "/english.graph"));
    let crossword = include_bytes!(concat!(env!("OUT_DIR"), "/english.crossword"));
    Lexicon::from_compiled(List::Full.name(), forward, crossword)
        .unwrap_or_else(|bad| panic!("the English words in this program cannot be used: {bad}"))
}

/// The full list, compiled now from the packed words.
#[cfg(not(feature = "compiled"))]
pub(crate) fn full() -> Lexicon {
    let bytes = include_bytes!("../data/english.words");
    Lexicon::unpack(List::Full.name(), bytes)
        .unwrap_or_else(|bad| panic!("the English words in this program cannot be used: {bad}"))
}

/// The full list cut down to the levels of a smaller one, compiled now.
fn part(list: List) -> Lexicon {
    let full = &*FULL;
    let kept = full.words().zip(full.levels()).filter(|&(_, &level)| level <= list.highest_level());
    let (words, levels): (Vec<String>, Vec<u8>) = kept.unzip();
    Lexicon::from_sorted(list.name(), &words, Some(levels))
}
