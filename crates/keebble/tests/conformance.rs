//! What every game must pass.

use kee_game::Resources;
use kee_lexicon::{Lexicon, List};

kee_conformance::suite!(keebble::Keebble, words = everyday);

/// A list that `kee verify` finds by its name.
fn everyday() -> Resources {
    let list = Lexicon::list(List::Everyday);
    Resources::with_words(list.name(), list.hash(), list.clone())
}
