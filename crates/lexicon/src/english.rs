//! The English lists, each made once and kept for the lifetime of the program.

use std::sync::{Arc, LazyLock, OnceLock};

use super::lexicon::Lexicon;
use super::list::List;
use super::seal::BadData;

static FULL: OnceLock<Arc<Lexicon>> = OnceLock::new();
static EVERYDAY: LazyLock<Arc<Lexicon>> = LazyLock::new(|| Arc::new(part(List::Everyday)));
static COMMON: LazyLock<Arc<Lexicon>> = LazyLock::new(|| Arc::new(part(List::Common)));
static STANDARD: LazyLock<Arc<Lexicon>> = LazyLock::new(|| Arc::new(part(List::Standard)));

/// The list, made on first use.
pub(crate) fn list(list: List) -> &'static Arc<Lexicon> {
    match list {
        List::Everyday => &EVERYDAY,
        List::Common => &COMMON,
        List::Standard => &STANDARD,
        List::Full => FULL.get_or_init(|| Arc::new(full())),
    }
}

/// The full list, from the graphs compiled with the program.
#[cfg(feature = "compiled")]
pub(crate) fn full() -> Lexicon {
    let forward = include_bytes!(concat!(env!("OUT_DIR"), "/english.graph"));
    let crossword = include_bytes!(concat!(env!("OUT_DIR"), "/english.crossword"));
    Lexicon::from_compiled(List::Full.name(), forward, crossword)
        .unwrap_or_else(|bad| panic!("the English words in this program cannot be used: {bad}"))
}

/// The full list in a program without embedded words that was not given any.
#[cfg(not(feature = "compiled"))]
pub(crate) fn full() -> Lexicon {
    panic!("this program has no English words, and none were loaded")
}

/// Sets the full list from packed words, unless there is one already.
pub(crate) fn bring(packed: &[u8]) -> Result<&'static Arc<Lexicon>, BadData> {
    match FULL.get() {
        Some(list) => Ok(list),
        None => {
            let list = Arc::new(Lexicon::unpack(List::Full.name(), packed)?);
            Ok(FULL.get_or_init(|| list))
        }
    }
}

/// The full list reduced to the levels of a smaller one, compiled now.
fn part(list: List) -> Lexicon {
    let full = self::list(List::Full);
    let kept = full.words().zip(full.levels()).filter(|&(_, &level)| level <= list.highest_level());
    let (words, levels): (Vec<String>, Vec<u8>) = kept.unzip();
    Lexicon::from_sorted(list.name(), &words, Some(levels))
}
