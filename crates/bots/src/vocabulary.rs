use kee_lexicon::{Lexicon, List};
use std::{
    ops::RangeInclusive,
    sync::{Arc, LazyLock},
};

/// The highest SCOWL level of a word that a ten-year-old knows.
const CHILDHOOD: u8 = 20;

static CHILD: LazyLock<Arc<Lexicon>> = LazyLock::new(|| everyday("child", 2..=7, CHILDHOOD));
static NOVICE: LazyLock<Arc<Lexicon>> = LazyLock::new(|| everyday("novice", 3..=5, List::Everyday.highest_level()));
static SHORT_NOVICE: LazyLock<Arc<Lexicon>> =
    LazyLock::new(|| everyday("novice-2", 2..=5, List::Everyday.highest_level()));

/// The words that a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vocabulary {
    /// The words of a ten-year-old: the better known half of the everyday words, up to seven letters.
    Child,
    /// The words of the novice, by which the levels are measured: everyday words of three to five letters.
    Novice,
    /// The same with words of two letters, for Keebble: its hands begin empty, and two letters make no longer word.
    ShortNovice,
    /// Every word of a list.
    Of(List),
}

impl Vocabulary {
    /// Its words, compiled on first use and then kept.
    pub fn words(self) -> Arc<Lexicon> {
        match self {
            Self::Child => Arc::clone(&CHILD),
            Self::Novice => Arc::clone(&NOVICE),
            Self::ShortNovice => Arc::clone(&SHORT_NOVICE),
            Self::Of(list) => Lexicon::list(list),
        }
    }

    /// The words that a bot lets stand when others play them. People recognise more words than come to their minds.
    pub(crate) fn recognised(self) -> Arc<Lexicon> {
        match self {
            Self::Child | Self::Novice | Self::ShortNovice => Lexicon::list(List::Standard),
            Self::Of(list) => Lexicon::list(list),
        }
    }
}

impl From<List> for Vocabulary {
    fn from(list: List) -> Self {
        Self::Of(list)
    }
}

/// The everyday words of these lengths, up to a level.
fn everyday(name: &str, lengths: RangeInclusive<usize>, highest: u8) -> Arc<Lexicon> {
    let all = Lexicon::list(List::Everyday);
    let known = |word: &String| lengths.contains(&word.len()) && all.level(word).is_some_and(|level| level <= highest);
    Arc::new(Lexicon::from_words(name, all.words().filter(known)))
}
