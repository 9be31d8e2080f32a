use crate::hub::NewTable;
use kee_event::Played;
use kee_games::{Setup, find};
use kee_wire::House;
use serde::{Deserialize, Serialize};

/// How the tables of an event are made. It is agreed when the event is made, and stays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    /// Where its games are played.
    pub(crate) played: Played,
    /// What is played, by the name of the game.
    pub(crate) game: String,
    /// How.
    pub(crate) setup: Setup,
    /// With which word list, if it is not the default.
    pub(crate) words: Option<String>,
    /// The bot that plays for nobody.
    pub(crate) bot: String,
}

impl Terms {
    /// The bot that plays where none is named.
    pub(crate) fn default_bot(game: &str) -> Option<String> {
        find(game)?.about().default_bot().map(str::to_owned)
    }

    /// A table for so many. If the game can end by its clock, and all that are played at events can, it does so after these
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

    #[test]
    fn the_clock_of_a_round_ends_the_game_of_every_event() {
        for game in ["keyword", "keesdrow", "keezen", "keebble"] {
            let terms = Terms {
                played: Played::Here,
                game: game.to_owned(),
                setup: Setup::default(),
                words: None,
                bot: "random".to_owned(),
            };
            let limit = ("limit".to_owned(), "3600".to_owned());
            assert!(terms.table(4, 60).setup.set.contains(&limit), "{game}");
        }
    }
}
