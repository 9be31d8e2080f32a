use kee_game::{Count, Plan, Preset};

kee_game::options! {
    /// The options of a table.
    pub struct RallyOptions {
        /// After how many hits the game is over.
        hits: Count<1, 1000000> = Count::new(100),
    }
}

pub(super) const PRESETS: &[Preset<RallyOptions>] = &[
    Preset::new("long", RallyOptions::default, &[Plan::alone(2)]),
    Preset::for_tests("tiny", || RallyOptions { hits: Count::new(4) }, &[Plan::alone(2)]),
];
