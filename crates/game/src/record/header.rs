use super::Commitment;
use crate::{Game, Names, Options, Resources, Seating, Seed, Team, Unreadable};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The kind of player on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A bot, with its name.
    Bot,
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Person => "person",
            Self::Bot => "bot",
        })
    }
}

crate::text_form!(PlayerKind, |text| {
    match text {
        "person" => Ok(Self::Person),
        "bot" => Ok(Self::Bot),
        _ => Err(Unreadable::new("`person` or `bot`", text)),
    }
});

/// A seat as the record names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The team they play for.
    pub team: Team,
    /// A person or a bot.
    pub kind: PlayerKind,
    /// Their name.
    pub name: String,
}

/// The word list of a game, by name and by the hash of its words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WordsUsed {
    /// `full`, or the owner's name for their own list.
    pub name: String,
    /// The hash that the list of a replay must have.
    pub hash: String,
}

/// The terms agreed before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// [`Game::ID`].
    pub game: String,
    /// [`Game::RULES`].
    pub rules: u32,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The players in seat order.
    pub players: Vec<Player>,
    /// The word list, for games with words.
    pub words: Option<WordsUsed>,
    /// The hash of the seed; none if the game was dealt by hand, at a real table.
    pub commitment: Option<Commitment>,
}

impl Header {
    /// The header of a game that is about to begin. Players without a name get their seat's letter, and names are put
    /// into one line.
    pub fn new<G: Game>(rules: &G, resources: &Resources, players: &[(PlayerKind, String)], seed: &Seed) -> Self {
        Self { commitment: Some(seed.commitment()), ..Self::by_hand(rules, resources, players) }
    }

    /// The same for a game at a real table, where no deal comes from a seed.
    pub fn by_hand<G: Game>(rules: &G, resources: &Resources, players: &[(PlayerKind, String)]) -> Self {
        let seating = rules.seating();
        let player = |seat: crate::Seat| {
            let (kind, name) = players.get(seat.index()).cloned().unwrap_or((PlayerKind::Person, String::new()));
            let words: Vec<&str> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
            let name = words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ");
            let name = if name.is_empty() { seat.to_string() } else { name };
            Player { team: seating.team(seat), kind, name }
        };
        let words = resources.word_list().filter(|_| G::WORDS);
        Self {
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: rules.options().pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            players: seating.seats().map(player).collect(),
            words: words.map(|words| WordsUsed { name: words.name.clone(), hash: words.hash.clone() }),
            commitment: None,
        }
    }

    /// The seating.
    pub fn seating(&self) -> Seating {
        Seating::of(self.players.iter().map(|player| player.team).collect())
    }

    /// Their name.
    pub fn names(&self) -> Names {
        Names::new(self.players.iter().map(|player| player.name.clone()))
    }
}
