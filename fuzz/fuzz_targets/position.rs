//! Whatever a game sets up from a text is written as that text, and what it lists there can be played.

#![no_main]

use kee_game::Resources;
use kee_games::{Setup, catalogue};
use kee_lexicon::Lexicon;
use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, LazyLock};

static WORDS: LazyLock<Resources> = LazyLock::new(|| {
    let list = Arc::new(Lexicon::from_words("fuzz", ["cat", "tent", "tree", "eat", "echo", "oat"]));
    Resources::with_words("fuzz", list.hash(), list.clone())
});

fuzz_target!(|position: &str| {
    for game in catalogue() {
        let Ok(game) = game.begin_at(&Setup::default(), &WORDS, position) else {
            continue;
        };
        assert_eq!(game.position(), position, "a position has one spelling");
        for seat in game.wait().asked().iter() {
            for action in game.actions(seat, 20).actions {
                game.after(seat, &action).expect("what is listed is taken");
            }
        }
    }
});
