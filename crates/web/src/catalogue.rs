//! What there is to know of every game without playing it, in a file that a test keeps true. Only the worker has the games
//! themselves, with their bots: the page stays small, and building it does not need the games built for this machine first.

use kee_games::About;
use std::sync::LazyLock;

static GAMES: LazyLock<Vec<About>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("catalogue.json")).expect("a test wrote what it read from the games")
});

/// The game with this id.
pub(crate) fn about(id: &str) -> Option<&'static About> {
    GAMES.iter().find(|game| game.id.eq_ignore_ascii_case(id))
}

/// The name of a game as people write it; as it is, if there is no such game.
pub(crate) fn title(id: &str) -> String {
    about(id).map_or(id, |about| about.title).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "it renews a file of the repository when asked to")]
    fn the_page_knows_of_every_game_what_the_game_says_of_itself() {
        let games = kee_games::catalogue().iter().map(|game| serde_json::to_string(&game.about()).expect("plain data"));
        let made = format!("[\n{}\n]\n", games.collect::<Vec<_>>().join(",\n"));
        if std::env::var_os("KEE_RECORD").is_some_and(|value| value == "1") {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/catalogue.json");
            std::fs::write(file, &made).expect("it can be written");
        }
        let renew = "run `KEE_RECORD=1 cargo test -p kee-web --lib catalogue`, look at what has changed, and commit it";
        assert!(made == include_str!("catalogue.json"), "catalogue.json is not what the games say: {renew}");
        assert!(GAMES.iter().eq(kee_games::catalogue().iter().map(|game| game.about()).collect::<Vec<_>>().iter()));
    }
}
