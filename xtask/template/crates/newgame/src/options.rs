use kee_game::{Count, Plan, Preset, Seconds};

kee_game::choices! {
    /// Whether taking the last counter loses.
    pub enum Misere {
        /// No: they win.
        Off = "off",
        /// Yes: they lose.
        On = "on",
    }
}

kee_game::options! {
    /// The options of a table.
    pub struct NewGameOptions {
        /// The number of counters on the heap.
        counters: Count<3, 99> = Count::new(21),
        /// The most counters you can take in a turn.
        most: Count<2, 9> = Count::new(3),
        /// Whether taking the last counter loses.
        misere: Misere = Misere::Off,
        /// The time for a turn; a player who runs out of it takes one counter.
        timer: Seconds<600> = Seconds::NONE,
    }
}

pub(crate) const PRESETS: &[Preset<NewGameOptions>] = &[
    Preset::new("classic", NewGameOptions::default, &[Plan::alone(2)]),
    Preset::new("misere", || NewGameOptions { misere: Misere::On, ..NewGameOptions::default() }, &[Plan::alone(2)]),
    Preset::for_tests(
        "tiny",
        || NewGameOptions { counters: Count::new(5), ..NewGameOptions::default() },
        &[Plan::alone(2)],
    ),
];
