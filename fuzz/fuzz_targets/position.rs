//! Whatever a game sets up from a text, it writes in a way that it reads again as the same; and what it lists there can
//! be played.

#![no_main]

use kee_game::Resources;
use kee_games::{Setup, catalogue};
use kee_lexicon::Lexicon;
use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, LazyLock};

static WORDS: LazyLock<Resources> = LazyLock::new(|| {
    Arc::new(Lexicon::from_words("fuzz", ["cat", "tent", "tree", "eat", "echo", "oat"])).resources()
});

fuzz_target!(|position: &str| {
    for game in catalogue() {
        let Ok(table) = game.begin_at(&Setup::default(), &WORDS, position) else {
            continue;
        };
        let written = table.position();
        let again = game.begin_at(&Setup::default(), &WORDS, &written);
        assert_eq!(again.map(|again| again.position()).ok(), Some(written));
        for seat in table.wait().asked().iter() {
            for action in table.actions(seat, 20).actions {
                table.after(seat, &action).expect("what is listed is taken");
            }
        }
    }
});
