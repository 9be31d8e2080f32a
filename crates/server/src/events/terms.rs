use crate::hub::NewTable;
use kee_event::Played;
use kee_games::{Setup, find};
use kee_wire::House;
use serde::{Deserialize, Serialize};

/// How the tables of an event are created. It is agreed when the event is created, and never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    /// Where its games are played.
    pub(crate) played: Played,
    /// The name of the game.
    pub(crate) game: String,
    /// The setup of the game.
    pub(crate) setup: Setup,
    /// The word list, if not the default one.
    pub(crate) words: Option<String>,
    /// The bot that fills empty seats.
    pub(crate) bot: String,
}

impl Terms {
    /// The bot of an event that names none.
    pub(crate) fn default_bot(game: &str) -> Option<String> {
        find(game)?.about().default_bot().map(str::to_owned)
    }

    /// A table with this many seats. If the game has a time limit, as all games of events have, it ends after these
    /// minutes.
    pub(crate) fn table(&self, seats: usize, minutes: u16) -> NewTable {
        let mut setup = Setup { seats: Some(seats), ..self.setup.clone() };
        let has_limit =
            find(&self.game).is_some_and(|game| game.about().options.iter().any(|option| option.key == "limit"));
        if has_limit && setup.set.iter().all(|(key, _)| key != "limit") {
            setup.set.push(("limit".to_owned(), (60 * u32::from(minutes)).to_string()));
        }
        let house = House { stand_in: Some(self.bot.clone()), led: true, ..House::default() };
        NewTable { game: self.game.clone(), setup, house, words: self.words.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_games::{About, catalogue};

    #[test]
    fn the_clock_of_a_round_ends_the_game_of_every_event() {
        let has_limit = |about: &About| about.options.iter().any(|option| option.key == "limit");
        let games: Vec<About> = catalogue().iter().map(|game| game.about()).filter(has_limit).collect();
        assert!(games.iter().filter(|game| !game.toy).count() >= 4, "the four games can all be played at events");
        for game in games {
            let terms = Terms {
                played: Played::Here,
                game: game.id.to_owned(),
                setup: Setup::default(),
                words: None,
                bot: "random".to_owned(),
            };
            let limit = ("limit".to_owned(), "3600".to_owned());
            assert!(terms.table(4, 60).setup.set.contains(&limit), "{}", game.id);
        }
    }
}
