use crate::{End, Judge, KeesdrowOptions, Maze, Turn, Variant};
use kee_game::{Count, Plan, Preset, Seconds};

/// The sand timer in the box (K5.2).
const SAND_TIMER: u32 = 120;

pub(crate) const PRESETS: &[Preset<KeesdrowOptions>] = &[
    Preset::new(
        "classic",
        KeesdrowOptions::default,
        &[Plan::alone(2), Plan::alone(3), Plan::alone(4), Plan::alone(5), Plan::alone(6)],
    ),
    Preset::new(
        "deluxe",
        || KeesdrowOptions { edition: Maze::Deluxe, goal: Count::new(150), ..KeesdrowOptions::default() },
        &[Plan::alone(4), Plan::alone(2), Plan::alone(6)],
    ),
    Preset::new(
        "teams",
        || KeesdrowOptions { goal: Count::new(200), ..KeesdrowOptions::default() },
        &[
            Plan::in_teams(4, 2),
            Plan::in_teams(6, 3),
            Plan::in_teams(8, 4),
            Plan::in_teams(10, 5),
            Plan::in_teams(12, 6),
        ],
    ),
    Preset::new(
        "sheet",
        || KeesdrowOptions { judge: Judge::Challenge, timer: Seconds::new(SAND_TIMER), ..KeesdrowOptions::default() },
        &[Plan::alone(3), Plan::alone(2), Plan::alone(4), Plan::alone(5), Plan::alone(6)],
    ),
    Preset::new(
        "exhaustion",
        || KeesdrowOptions {
            shortest: Count::new(5),
            timer: Seconds::new(SAND_TIMER),
            end: End::Exhaustion,
            ..KeesdrowOptions::default()
        },
        &[Plan::alone(2), Plan::alone(3), Plan::alone(4)],
    ),
    Preset::new(
        "spree",
        || KeesdrowOptions {
            turn: Turn::Spree,
            timer: Seconds::new(SAND_TIMER),
            end: End::Turns,
            turns: Count::new(7),
            ..KeesdrowOptions::default()
        },
        &[Plan::alone(2), Plan::alone(3), Plan::alone(4)],
    ),
    Preset::new(
        "challenge",
        || KeesdrowOptions { judge: Judge::Challenge, ..KeesdrowOptions::default() },
        &[Plan::alone(3), Plan::alone(2), Plan::alone(4)],
    ),
    Preset::new(
        "four-score",
        || KeesdrowOptions { variant: Variant::FourScore, ..KeesdrowOptions::default() },
        &[Plan::alone(2), Plan::alone(3)],
    ),
    Preset::new(
        "flip-flop",
        || KeesdrowOptions {
            variant: Variant::FlipFlop,
            end: End::Turns,
            turns: Count::new(7),
            ..KeesdrowOptions::default()
        },
        &[Plan::alone(2), Plan::alone(3)],
    ),
    Preset::new(
        "solitaire-rounds",
        || KeesdrowOptions { end: End::Turns, turns: Count::new(10), ..KeesdrowOptions::default() },
        &[Plan::alone(1)],
    ),
    Preset::new(
        "solitaire-timed",
        || KeesdrowOptions { end: End::Limit, limit: Seconds::new(1200), ..KeesdrowOptions::default() },
        &[Plan::alone(1)],
    ),
    Preset::for_tests(
        "tiny",
        || KeesdrowOptions {
            edition: Maze::Tiny,
            shortest: Count::new(5),
            end: End::Exhaustion,
            ..KeesdrowOptions::default()
        },
        &[Plan::alone(2), Plan::alone(3)],
    ),
];
