//! The conformance suite for each of the small games.

use kee_game::Resources;
use kee_lexicon::Lexicon;
use std::sync::Arc;

kee_conformance::suite!(mod auction: kee_toys::Auction);
kee_conformance::suite!(mod bluff: kee_toys::Bluff);
kee_conformance::suite!(mod rally: kee_toys::Rally);
kee_conformance::suite!(mod chain: kee_toys::Chain, words = small_list);

/// A list small enough for the exhaustive checks; `kee verify --words fixtures/chain/words.txt` takes it too.
fn small_list() -> Resources {
    let list = Lexicon::read("words", include_str!("../../../fixtures/chain/words.txt")).expect("a good word list");
    Arc::new(list).resources()
}
