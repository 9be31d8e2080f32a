use kee_game::{Count, Plan, Preset, Seconds};

kee_game::choices! {
    /// The length of a turn.
    pub enum Turn {
        /// One word, or none.
        Single = "single",
        /// As many words as possible within the timer.
        Spree = "spree",
    }

    /// The judge of words.
    pub enum Judge {
        /// The word list: what is not in it is refused.
        Referee = "referee",
        /// The table: any letters may be said, and a steward can strike the last word.
        Table = "table",
    }
}

kee_game::options! {
    /// The options of a table.
    pub struct ChainOptions {
        /// The fewest letters of a word.
        shortest: Count<2, 8> = Count::new(3),
        /// The number of turns for each seat.
        rounds: Count<1, 50> = Count::new(5),
        /// The length of a turn.
        turn: Turn = Turn::Single,
        /// The judge of words.
        judge: Judge = Judge::Referee,
        /// The time for a turn.
        timer: Seconds<600> = Seconds::NONE,
        /// The time for the whole game.
        limit: Seconds<3600> = Seconds::NONE,
    }
}

pub(super) const PRESETS: &[Preset<ChainOptions>] = &[
    Preset::new("classic", ChainOptions::default, &[Plan::alone(2), Plan::alone(3), Plan::alone(4)]),
    Preset::new(
        "solitaire",
        || ChainOptions {
            rounds: Count::new(1),
            turn: Turn::Spree,
            timer: Seconds::new(120),
            ..ChainOptions::default()
        },
        &[Plan::alone(1)],
    ),
    Preset::new(
        "party",
        || ChainOptions { judge: Judge::Table, limit: Seconds::new(600), ..ChainOptions::default() },
        &[Plan::in_teams(4, 2), Plan::in_teams(6, 3)],
    ),
    Preset::for_tests(
        "tiny",
        || ChainOptions { shortest: Count::new(2), rounds: Count::new(1), ..ChainOptions::default() },
        &[Plan::alone(2), Plan::alone(3)],
    ),
];
