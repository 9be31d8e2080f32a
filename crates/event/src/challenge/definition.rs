use crate::{
    Date,
    occasion::{KEESDROW, KEYWORD},
    problem,
    text::{fields, one_of},
};
use kee_game::{Problem, Seed, Unreadable};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest option value; the largest typed-in board takes a quarter of it.
const LONGEST_VALUE: usize = 8 * 1024;

/// A solitaire that is dealt the same for everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// Its title.
    pub name: String,
    /// The game.
    pub game: String,
    /// Its preset.
    pub preset: String,
    /// Options that differ from it.
    pub set: Vec<(String, String)>,
    /// The source of its deal.
    pub deal: Deal,
}

/// The source of a challenge's deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// A date, and one of its boards.
    Daily(DailyKind, Date),
    /// A name chosen by its creator.
    Named(String),
}

impl Challenge {
    /// The challenge of a day.
    pub fn daily(kind: DailyKind, date: Date) -> Self {
        Self {
            name: format!("{}, {date}", kind.title()),
            game: kind.game().to_owned(),
            preset: kind.preset().to_owned(),
            set: Vec::new(),
            deal: Deal::Daily(kind, date),
        }
    }

    /// The seed. It follows from the deal's name, so it is not secret.
    pub fn seed(&self) -> Seed {
        Seed::named(&self.seed_name())
    }

    /// The name of the seed, as `kee play --seed` takes it. Its prefix keeps the seeds of challenges apart from all
    /// others, and its line breaks keep those of days apart from those with a chosen name.
    pub fn seed_name(&self) -> String {
        match &self.deal {
            Deal::Daily(kind, date) => kind.seed_name(*date),
            Deal::Named(name) => format!("challenge\n{name}"),
        }
    }

    /// Everything that is wrong with it. The game itself judges whether the options fit.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let word = |text: &str| !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c.is_control());
        if !word(&self.game) || !word(&self.preset) {
            problems.push(problem::game(&self.game));
        }
        let line = |text: &str| !text.is_empty() && text.len() <= LONGEST_VALUE && !text.contains(char::is_control);
        if !self.set.iter().all(|(key, value)| word(key) && line(value) && !key.contains('=')) {
            problems.push(problem::set());
        }
        problems.extend(problem::line("name", &self.name));
        if let Deal::Named(name) = &self.deal
            && !(word(name) && name.len() <= 100)
        {
            problems.push(problem::seed());
        }
        if let Deal::Daily(kind, date) = &self.deal
            && *self != Self::daily(*kind, *date)
        {
            problems.push(problem::daily());
        }
        problems
    }
}

// A challenge in one line: `game=keesdrow preset=solitaire-rounds set=- seed=named:rainy-day name=A rainy day`.
// Blanks, commas and percent signs in the value of an option are written as `%20`, `%2C` and `%25`, since typed-in
// boards contain them.
impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs: Vec<String> = self.set.iter().map(|(key, value)| format!("{key}={}", escape(value))).collect();
        let set = if pairs.is_empty() { "-".to_owned() } else { pairs.join(",") };
        let Self { game, preset, deal, name, .. } = self;
        write!(f, "game={game} preset={preset} set={set} seed={deal} name={name}")
    }
}

kee_game::from_text!(Challenge, |text| {
    let [game, preset, set, deal, name] = fields(text, ["game", "preset", "set", "seed", "name"])?;
    let pair = |text: &str| {
        let (key, value) = text.split_once('=').ok_or_else(|| Unreadable::new("options as KEY=VALUE", text))?;
        Ok((key.to_owned(), unescape(value)))
    };
    let set = if set == "-" { Vec::new() } else { set.split(',').map(pair).collect::<Result<_, _>>()? };
    let deal = deal.parse()?;
    Ok(Self { name: name.to_owned(), game: game.to_owned(), preset: preset.to_owned(), set, deal })
});

/// The percent sign comes first, so that the escapes can be undone.
const ESCAPES: [(&str, &str); 3] = [("%", "%25"), (" ", "%20"), (",", "%2C")];

fn escape(value: &str) -> String {
    ESCAPES.iter().fold(value.to_owned(), |text, (symbol, escape)| text.replace(symbol, escape))
}

fn unescape(text: &str) -> String {
    ESCAPES.iter().rev().fold(text.to_owned(), |text, (symbol, escape)| text.replace(escape, symbol))
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Daily(kind, date) => write!(f, "daily:{kind}:{date}"),
            Self::Named(name) => write!(f, "named:{name}"),
        }
    }
}

kee_game::from_text!(Deal, |text| {
    let expected = || Unreadable::new("daily:KIND:DATE or named:NAME", text);
    match text.split_once(':').ok_or_else(expected)? {
        ("named", name) => Ok(Self::Named(name.to_owned())),
        ("daily", day) => {
            let (kind, date) = day.split_once(':').ok_or_else(expected)?;
            Ok(Self::Daily(kind.parse()?, date.parse()?))
        }
        _ => Err(expected()),
    }
});

/// The kinds of board of the day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DailyKind {
    /// Keesdrow solitaire: ten words for the best total (K11.1).
    KeesdrowRounds,
    /// Keesdrow solitaire: as many words as possible in twenty minutes (K11.1).
    KeesdrowTimed,
    /// Keyword solitaire: reach the score that wins (W8.1).
    KeywordSolitaire,
}

impl DailyKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::KeesdrowRounds, Self::KeesdrowTimed, Self::KeywordSolitaire];

    /// The first day that has boards.
    pub const FIRST_DAY: Date = Date::from_days(20_773);

    /// Its name, its game, the preset and its title.
    const fn facts(self) -> [&'static str; 4] {
        match self {
            Self::KeesdrowRounds => ["keesdrow-rounds", KEESDROW, "solitaire-rounds", "Keesdrow in ten words"],
            Self::KeesdrowTimed => ["keesdrow-timed", KEESDROW, "solitaire-timed", "Keesdrow in twenty minutes"],
            Self::KeywordSolitaire => ["keyword-solitaire", KEYWORD, "solitaire", "Keyword solo"],
        }
    }

    /// The game.
    pub const fn game(self) -> &'static str {
        self.facts()[1]
    }

    /// Its preset.
    pub const fn preset(self) -> &'static str {
        self.facts()[2]
    }

    /// Its title.
    pub const fn title(self) -> &'static str {
        self.facts()[3]
    }

    /// The name of a day's seed. Nothing else is hashed with such a name, and two kinds never share one.
    fn seed_name(self, date: Date) -> String {
        format!("daily challenge\n{self}\n{date}")
    }
}

impl fmt::Display for DailyKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts()[0])
    }
}

kee_game::from_text!(DailyKind, |text| one_of(text, &Self::ALL.map(|kind| (kind.facts()[0], kind))));
