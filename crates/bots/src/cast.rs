use crate::{NamedBot, Strength};
use kee_game::{Bot, Game};

/// The characters that people play against, by level: three of each, since most tables have up to four seats. All of
/// them play every game with levels. The Fluent files have `bot-name-NAME` and `bot-meaning-NAME`.
pub const CAST: [[&str; 3]; 5] = [
    ["pip", "lulu", "momo"],
    ["otto", "mila", "benji"],
    ["noor", "sami", "tess"],
    ["ravi", "ines", "jun"],
    ["zora", "ivo", "vega"],
];

/// The player of a level: its measured rating (`docs/bots.md`), and what makes it.
pub(crate) type LevelBot<G> = (u16, fn() -> Box<dyn Bot<G>>);

/// The cast of a game, from its levels.
pub(crate) fn cast<G: Game>(levels: [LevelBot<G>; 5]) -> Vec<NamedBot<G>> {
    let of_level = |(level, (names, (rating, make))): (u8, ([&'static str; 3], LevelBot<G>))| {
        let strength = Some(Strength { level, rating });
        names.map(|name| NamedBot { strength, ..NamedBot::new(name, make) })
    };
    (1..).zip(CAST.into_iter().zip(levels)).flat_map(of_level).collect()
}
