//! The conformance suite, with a list that `kee verify` finds by name.

use kee_lexicon::{Lexicon, List};

kee_conformance::suite!(keyword::Keyword, words = || Lexicon::list(List::Everyday).resources());
