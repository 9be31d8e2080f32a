use super::{Alphabet, Answers, Expansion, KeebbleOptions, Letterfraud, Size, Start};
use kee_game::{Count, Plan, Preset, Seconds};

const TWO_TO_SIX: &[Plan] = &[Plan::alone(3), Plan::alone(2), Plan::alone(4), Plan::alone(5), Plan::alone(6)];
const THREE: &[Plan] = &[Plan::alone(3)];

fn with_supercells() -> KeebbleOptions {
    KeebbleOptions { supercells: Expansion::On, ..KeebbleOptions::default() }
}

pub(super) const PRESETS: &[Preset<KeebbleOptions>] = &[
    Preset {
        name: "paper",
        meaning: "An empty sheet of 8 x 8 cells, no expansions.",
        options: KeebbleOptions::default,
        plans: TWO_TO_SIX,
    },
    Preset {
        name: "generated",
        meaning: "A sheet with letters, walls, a star and hands, from a seed that can be shared.",
        options: || KeebbleOptions { board: Start::Generated, ..KeebbleOptions::default() },
        plans: &[Plan::alone(3), Plan::alone(6)],
    },
    Preset {
        name: "club",
        meaning: "A table of a club night: an empty sheet, and an hour for the whole game.",
        options: || KeebbleOptions { limit: Seconds::new(3600), ..KeebbleOptions::default() },
        plans: &[Plan::alone(3), Plan::alone(4)],
    },
    Preset {
        name: "letterfraud",
        meaning: "Letterfraud: at most one of the letters you call may be one that you have.",
        options: || KeebbleOptions { letterfraud: Letterfraud::OneHeld, ..KeebbleOptions::default() },
        plans: THREE,
    },
    Preset {
        name: "devils",
        meaning: "Dictionary Devils: your letters are yours, and the more so among those of others.",
        options: || KeebbleOptions { devils: Expansion::On, ..KeebbleOptions::default() },
        plans: THREE,
    },
    Preset {
        name: "backpacks",
        meaning: "Tiny Backpacks: sixteen letters each, and no more.",
        options: || KeebbleOptions { backpacks: Expansion::On, ..KeebbleOptions::default() },
        plans: THREE,
    },
    Preset {
        name: "supercells",
        meaning: "Supercells: instead of a word, make a cell special.",
        options: with_supercells,
        plans: THREE,
    },
    Preset {
        name: "celldance",
        meaning: "Supercells with Celldance: thieves, destroyers and blockades.",
        options: || KeebbleOptions { celldance: Expansion::On, ..with_supercells() },
        plans: THREE,
    },
    Preset {
        name: "scrabble",
        meaning: "Scrabble Scoring: letters count what they do in Scrabble.",
        options: || KeebbleOptions { scrabble: Expansion::On, ..KeebbleOptions::default() },
        plans: THREE,
    },
    Preset {
        name: "everything",
        meaning: "A generated sheet with all six expansions, answers together.",
        options: || KeebbleOptions {
            board: Start::Generated,
            answers: Answers::Together,
            letterfraud: Letterfraud::Different,
            devils: Expansion::On,
            backpacks: Expansion::On,
            scrabble: Expansion::On,
            celldance: Expansion::On,
            ..with_supercells()
        },
        plans: &[Plan::alone(4), Plan::alone(2)],
    },
    Preset {
        name: "small",
        meaning: "An empty sheet of 8 x 4 cells, for two or three and a quarter of an hour.",
        options: || KeebbleOptions { size: Size::Small, ..KeebbleOptions::default() },
        plans: &[Plan::alone(2), Plan::alone(3)],
    },
    Preset {
        name: "large",
        meaning: "An empty sheet of 16 x 8 cells, answers together.",
        options: || KeebbleOptions { size: Size::Large, answers: Answers::Together, ..KeebbleOptions::default() },
        plans: &[Plan::alone(6), Plan::alone(4)],
    },
    Preset {
        name: "tiny",
        meaning: "3 x 3 cells and three letters, answers together; to be searched to the end.",
        options: || KeebbleOptions {
            size: Size::Tiny,
            letters: Alphabet::of(b"AET"),
            answers: Answers::Together,
            endgame: Count::new(2),
            ..KeebbleOptions::default()
        },
        plans: &[Plan::alone(2), Plan::alone(3)],
    },
];
