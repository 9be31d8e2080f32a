use kee_game::{Count, Plan, Preset, Seconds};

kee_game::options! {
    /// The options of a table.
    pub struct BluffOptions {
        /// The highest number on a tile.
        values: Count<2, 9> = Count::new(6),
        /// The number of tiles of each number.
        copies: Count<1, 8> = Count::new(5),
        /// The number of tiles in a full hand.
        hand: Count<1, 7> = Count::new(4),
        /// The time to challenge a lay.
        challenge: Seconds<120> = Seconds::new(20),
        /// The time for a turn; a late player throws the lowest tile away.
        timer: Seconds<600> = Seconds::NONE,
    }
}

pub(super) const PRESETS: &[Preset<BluffOptions>] = &[
    Preset::new("classic", BluffOptions::default, &[Plan::alone(3), Plan::alone(2), Plan::alone(4)]),
    Preset::new(
        "pairs",
        || BluffOptions { timer: Seconds::new(60), ..BluffOptions::default() },
        &[Plan::in_teams(4, 2)],
    ),
    Preset::for_tests(
        "tiny",
        || BluffOptions {
            values: Count::new(2),
            copies: Count::new(2),
            hand: Count::new(1),
            challenge: Seconds::NONE,
            timer: Seconds::NONE,
        },
        &[Plan::alone(2), Plan::alone(3)],
    ),
];
