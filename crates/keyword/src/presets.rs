use crate::{BoardChoice, Judge, KeywordOptions};
use kee_game::{Count, Plan, Preset, Seconds};

/// A party's limit (W9.2).
const FORTY_MINUTES: u32 = 40 * 60;

pub(crate) const PRESETS: &[Preset<KeywordOptions>] = &[
    Preset::new("regular", KeywordOptions::default, &[Plan::alone(4), Plan::alone(3), Plan::alone(2)]),
    Preset::new("two", KeywordOptions::default, &[Plan::alone(2)]),
    Preset::new(
        "table",
        || KeywordOptions { judge: Judge::Table, limit: Seconds::new(FORTY_MINUTES), ..KeywordOptions::default() },
        &[Plan::alone(4), Plan::alone(3), Plan::alone(2)],
    ),
    Preset::new("solitaire", KeywordOptions::default, &[Plan::alone(1)]),
    Preset::for_tests(
        "tiny",
        || KeywordOptions { board: BoardChoice::Tiny, rack: Count::new(3), ..KeywordOptions::default() },
        &[Plan::alone(2), Plan::alone(1), Plan::alone(3)],
    ),
];
