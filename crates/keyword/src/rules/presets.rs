use super::{Judge, KeywordOptions};
use crate::BoardChoice;
use kee_game::{Count, Plan, Preset, Seconds};

/// A party's limit (W9.2).
const FORTY_MINUTES: u32 = 40 * 60;

pub(super) const PRESETS: &[Preset<KeywordOptions>] = &[
    Preset {
        name: "regular",
        meaning: "Two to four, each for himself, with the word list as referee.",
        options: KeywordOptions::default,
        plans: &[Plan::alone(4), Plan::alone(3), Plan::alone(2)],
    },
    Preset {
        name: "two",
        meaning: "One against one, red against green.",
        options: KeywordOptions::default,
        plans: &[Plan::alone(2)],
    },
    Preset {
        name: "table",
        meaning: "A table of a party: the players judge the words, and forty minutes are the limit.",
        options: || KeywordOptions {
            judge: Judge::Table,
            limit: Seconds::new(FORTY_MINUTES),
            ..KeywordOptions::default()
        },
        plans: &[Plan::alone(4), Plan::alone(3), Plan::alone(2)],
    },
    Preset {
        name: "solitaire",
        meaning: "Alone with the blue rack: 850 or better wins.",
        options: KeywordOptions::default,
        plans: &[Plan::alone(1)],
    },
    Preset {
        name: "tiny",
        meaning: "Ours, for tests: five by five squares, ten letters and racks of three, to be searched.",
        options: || KeywordOptions { board: BoardChoice::Tiny, rack: Count::new(3), ..KeywordOptions::default() },
        plans: &[Plan::alone(2), Plan::alone(1), Plan::alone(3)],
    },
];
