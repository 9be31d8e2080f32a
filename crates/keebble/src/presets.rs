use crate::{Alphabet, Answers, Expansion, KeebbleOptions, Letterfraud, Size, Start};
use kee_game::{Count, Plan, Preset, Seconds};

const TWO_TO_SIX: &[Plan] = &[Plan::alone(3), Plan::alone(2), Plan::alone(4), Plan::alone(5), Plan::alone(6)];
const THREE: &[Plan] = &[Plan::alone(3)];

fn with_supercells() -> KeebbleOptions {
    KeebbleOptions { supercells: Expansion::On, ..KeebbleOptions::default() }
}

pub(crate) const PRESETS: &[Preset<KeebbleOptions>] = &[
    Preset::new("paper", KeebbleOptions::default, TWO_TO_SIX),
    Preset::new(
        "generated",
        || KeebbleOptions { board: Start::Generated, ..KeebbleOptions::default() },
        &[Plan::alone(3), Plan::alone(6)],
    ),
    Preset::new(
        "club",
        || KeebbleOptions { limit: Seconds::new(3600), ..KeebbleOptions::default() },
        &[Plan::alone(3), Plan::alone(4)],
    ),
    Preset::new(
        "letterfraud",
        || KeebbleOptions { letterfraud: Letterfraud::OneHeld, ..KeebbleOptions::default() },
        THREE,
    ),
    Preset::new("devils", || KeebbleOptions { devils: Expansion::On, ..KeebbleOptions::default() }, THREE),
    Preset::new("backpacks", || KeebbleOptions { backpacks: Expansion::On, ..KeebbleOptions::default() }, THREE),
    Preset::new("supercells", with_supercells, THREE),
    Preset::new("celldance", || KeebbleOptions { celldance: Expansion::On, ..with_supercells() }, THREE),
    Preset::new("scrabble", || KeebbleOptions { scrabble: Expansion::On, ..KeebbleOptions::default() }, THREE),
    Preset::new(
        "everything",
        || KeebbleOptions {
            board: Start::Generated,
            answers: Answers::Together,
            letterfraud: Letterfraud::Different,
            devils: Expansion::On,
            backpacks: Expansion::On,
            scrabble: Expansion::On,
            celldance: Expansion::On,
            ..with_supercells()
        },
        &[Plan::alone(4), Plan::alone(2)],
    ),
    Preset::new(
        "small",
        || KeebbleOptions { size: Size::Small, ..KeebbleOptions::default() },
        &[Plan::alone(2), Plan::alone(3)],
    ),
    Preset::new(
        "large",
        || KeebbleOptions { size: Size::Large, answers: Answers::Together, ..KeebbleOptions::default() },
        &[Plan::alone(6), Plan::alone(4)],
    ),
    Preset::for_tests(
        "tiny",
        || KeebbleOptions {
            size: Size::Tiny,
            letters: Alphabet::of(b"AET"),
            answers: Answers::Together,
            endgame: Count::new(2),
            ..KeebbleOptions::default()
        },
        &[Plan::alone(2), Plan::alone(3)],
    ),
];
