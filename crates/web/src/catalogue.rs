//! What there is to know of every game without playing it, as the build wrote it down. Only the worker has the games
//! themselves, with their bots: the page stays small.

use kee_games::About;
use std::sync::LazyLock;

static GAMES: LazyLock<Vec<About>> = LazyLock::new(|| {
    let text = include_str!(concat!(env!("OUT_DIR"), "/catalogue.json"));
    serde_json::from_str(text).expect("the build wrote what it read from the games")
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
    fn the_page_knows_of_every_game_what_the_game_says_of_itself() {
        for game in kee_games::catalogue() {
            assert_eq!(about(game.id()), Some(&game.about()));
        }
    }
}
