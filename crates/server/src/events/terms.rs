use crate::hub::NewTable;
use kee_event::Venue;
use kee_game::TIME_LIMIT;
use kee_games::{Setup, find};
use kee_wire::House;
use serde::{Deserialize, Serialize};

/// The terms on which the tables of an event are created: agreed when the event is created, and never changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    /// The venue of its games.
    pub(crate) played: Venue,
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
        let has_limit = find(&self.game).is_some_and(|game| game.about().has_time_limit());
        if has_limit && setup.set.iter().all(|(key, _)| key != TIME_LIMIT) {
            setup.set.push((TIME_LIMIT.to_owned(), (60 * u32::from(minutes)).to_string()));
        }
        let house = House { stand_in: Some(self.bot.clone()), led: true, ..House::default() };
        NewTable { game: self.game.clone(), setup, house, words: self.words.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_event::{Occasion, challenge::DailyKind, tournament::Points};
    use kee_games::{About, AboutPreset, catalogue};

    fn about(game: &str) -> About {
        find(game).expect("a game of the catalogue").about()
    }

    fn preset<'a>(about: &'a About, name: &str) -> &'a AboutPreset {
        let found = about.presets.iter().find(|preset| preset.name == name);
        found.unwrap_or_else(|| panic!("{} has no preset `{name}`", about.id))
    }

    #[test]
    fn the_presets_that_occasions_name_are_those_of_their_games() {
        for occasion in Occasion::ALL {
            let (about, (_, size, _)) = (about(occasion.game()), occasion.defaults());
            let preset = occasion.preset().map_or(&about.presets[0], |name| preset(&about, name));
            assert!(preset.plans.iter().any(|plan| usize::from(plan.seats) == size), "{occasion:?}");
        }
        let tournament = about(Occasion::Tournament.game());
        for points in [Points::Sheet, Points::Nk] {
            let option = (Points::OPTION, points.preset().to_owned());
            assert!(preset(&tournament, points.preset()).options.contains(&option), "{points:?}");
        }
    }

    #[test]
    fn boards_of_the_day_are_presets_for_one() {
        for kind in DailyKind::ALL {
            let about = about(kind.game());
            assert!(preset(&about, kind.preset()).plans.iter().any(|plan| plan.seats == 1), "{kind}");
        }
    }

    #[test]
    fn the_clock_of_a_round_ends_the_game_of_every_event() {
        let games: Vec<About> = catalogue().iter().map(|game| game.about()).filter(About::has_time_limit).collect();
        assert!(games.iter().filter(|game| !game.toy).count() >= 4, "the four games can all be played at events");
        for game in games {
            let terms = Terms {
                played: Venue::Here,
                game: game.id.to_owned(),
                setup: Setup::default(),
                words: None,
                bot: "random".to_owned(),
            };
            let limit = (TIME_LIMIT.to_owned(), "3600".to_owned());
            assert!(terms.table(4, 60).setup.set.contains(&limit), "{}", game.id);
        }
    }
}
