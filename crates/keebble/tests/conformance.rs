//! The checks that every game must pass, with a list that `kee verify` finds by its name.

use kee_lexicon::{Lexicon, List};

kee_conformance::suite!(keebble::Keebble, words = || Lexicon::list(List::Everyday).resources());
