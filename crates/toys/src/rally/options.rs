use kee_game::{Count, Plan, Preset};

kee_game::options! {
    /// What a table can choose.
    pub struct RallyOptions {
        /// After how many hits the game is over.
        hits: Count<1, 1000000> = Count::new(100),
    }
}

pub(super) const PRESETS: &[Preset<RallyOptions>] = &[
    Preset { name: "long", meaning: "A hundred hits.", options: RallyOptions::default, plans: &[Plan::alone(2)] },
    Preset {
        name: "tiny",
        meaning: "Four hits, to be searched to the end.",
        options: || RallyOptions { hits: Count::new(4) },
        plans: &[Plan::alone(2)],
    },
];
