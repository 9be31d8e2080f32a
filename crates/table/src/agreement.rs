use crate::table::no_such_game;
use kee_game::{
    Commitment, Header, Mismatch, Player, PlayerKind, Problem, Record, Resources, Seating, Seed, WordsUsed,
};
use kee_game::{MAX_SEATS, excerpt};
use kee_games::{AnyGame, AnyMatch, Setup, find};
use serde::{Deserialize, Serialize};

/// Everything agreed about a table's game, down to the last option. A preset may change later; an agreement does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// The game, by its name in records.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The team of every seat.
    pub teams: Seating,
    /// The word list, for games with words.
    pub words: Option<WordsUsed>,
}

impl Agreement {
    /// Resolves a request, or returns all its problems.
    pub(crate) fn reach(game: &str, setup: &Setup, resources: &Resources) -> Result<Self, Vec<Problem>> {
        let known = find(game).ok_or_else(|| vec![no_such_game(game)])?;
        // The seed isn't known yet; only parts of the header that don't depend on it are used.
        let header = known.begin(setup, resources)?.header(resources, &[], &Seed::new([0; 32]));
        let teams = header.seating();
        Ok(Self { game: header.game, rules: header.rules, options: header.options, teams, words: header.words })
    }

    /// The game in the catalogue.
    pub(crate) fn any_game(&self) -> Result<&'static dyn AnyGame, Mismatch> {
        let missing = || Mismatch { entry: None, why: format!("there is no game `{}` here", excerpt(&self.game)) };
        find(&self.game).ok_or_else(missing)
    }

    /// The public options: a host may keep one secret.
    pub(crate) fn announced(&self) -> Vec<(String, String)> {
        self.any_game().map(|game| game.announced(&self.options)).unwrap_or_default()
    }

    /// Whether this program can play it, and has the same word list.
    pub(crate) fn check(&self, resources: &Resources) -> Result<(), Mismatch> {
        if !(1..=MAX_SEATS).contains(&self.teams.len()) {
            return Err(Mismatch { entry: None, why: "the table has no seats, or too many".to_owned() });
        }
        self.begin(&[], Seed::new([0; 32]).commitment(), resources).map(drop)
    }

    /// A game as agreed, between these players.
    pub(crate) fn begin(
        &self,
        players: &[(PlayerKind, String)],
        commitment: Commitment,
        resources: &Resources,
    ) -> Result<(Box<dyn AnyMatch>, Header), Mismatch> {
        let player = |seat: kee_game::Seat| {
            let (kind, name) = players.get(seat.index()).cloned().unwrap_or((PlayerKind::Person, seat.to_string()));
            Player { team: self.teams.team(seat), kind, name }
        };
        let header = Header {
            game: self.game.clone(),
            rules: self.rules,
            options: self.options.clone(),
            players: self.teams.seats().map(player).collect(),
            words: self.words.clone(),
            commitment: Some(commitment),
        };
        let record = Record { header, entries: Vec::new(), undone: Vec::new(), ending: None };
        let game = self.any_game()?.replay(&record, resources, 0)?;
        Ok((game, record.header))
    }

    /// The default stand-in bot.
    pub(crate) fn default_bot(&self) -> Option<String> {
        self.any_game().ok()?.about().default_bot().map(str::to_owned)
    }
}
