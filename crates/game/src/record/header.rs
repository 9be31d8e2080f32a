use super::Commitment;
use crate::{Game, Names, Options, Resources, Seating, Seed, Team, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// Somebody.
    Person,
    /// A bot; the name says which.
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

impl FromStr for PlayerKind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "person" => Ok(Self::Person),
            "bot" => Ok(Self::Bot),
            _ => Err(Unreadable::new("`person` or `bot`", text)),
        }
    }
}

crate::serde_as_text!(PlayerKind);

/// A seat as the record names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// For whom they play.
    pub team: Team,
    /// Somebody or a bot.
    pub kind: PlayerKind,
    /// What they are called.
    pub name: String,
}

/// The word list of a game, by name and by the hash of its words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WordsUsed {
    /// `full`, or what the owner called their own list.
    pub name: String,
    /// The hash that must be met by the list a replay uses.
    pub hash: String,
}

/// What was agreed before the first input.
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
    /// The header of a game that is about to begin. Players without a name are called by their seat's letter, and
    /// names are put into one line.
    pub fn new<G: Game>(rules: &G, resources: &Resources, players: &[(PlayerKind, String)], seed: &Seed) -> Self {
        Self { commitment: Some(seed.commitment()), ..Self::by_hand(rules, resources, players) }
    }

    /// The same for a game on a real table: what is dealt there comes from no seed.
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

    /// Who sat where.
    pub fn seating(&self) -> Seating {
        Seating::of(self.players.iter().map(|player| player.team).collect())
    }

    /// What they are called.
    pub fn names(&self) -> Names {
        Names::new(self.players.iter().map(|player| player.name.clone()))
    }
}
