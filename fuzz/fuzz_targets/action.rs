//! Whatever is typed at a table is taken or refused, by every game, and a refusal changes nothing.

#![no_main]

use kee_game::{GameTime, Resources, Seed};
use kee_games::{Setup, catalogue};
use kee_lexicon::Lexicon;
use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, LazyLock};

static WORDS: LazyLock<Resources> = LazyLock::new(|| {
    Arc::new(Lexicon::from_words("fuzz", ["cat", "tent", "tree", "eat", "echo", "oat"])).resources()
});

fuzz_target!(|lines: &str| {
    let seed = Seed::named("fuzz");
    for game in catalogue() {
        let mut game = game.begin(&Setup::default(), &WORDS).expect("the default game");
        for typed in lines.lines().take(50) {
            while game.deal(&seed) {}
            let Some(seat) = game.wait().asked().iter().next() else {
                break;
            };
            let before = (game.position(), game.entries());
            if game.act(GameTime::ZERO, seat, typed).is_err() {
                assert_eq!((game.position(), game.entries()), before);
            }
        }
    }
});
