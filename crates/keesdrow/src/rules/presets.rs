use super::{End, Judge, KeesdrowOptions, Maze, Turn, Variant};
use kee_game::{Count, Plan, Preset, Seconds};

/// The sand timer in the box (K5.2).
const SAND_TIMER: u32 = 120;

pub(super) const PRESETS: &[Preset<KeesdrowOptions>] = &[
    Preset {
        name: "classic",
        meaning: "12 x 12 letters, a word a turn, to 100 points.",
        options: KeesdrowOptions::default,
        plans: &[Plan::alone(2), Plan::alone(3), Plan::alone(4), Plan::alone(5), Plan::alone(6)],
    },
    Preset {
        name: "deluxe",
        meaning: "16 x 16 letters, to 150 points.",
        options: || KeesdrowOptions { edition: Maze::Deluxe, goal: Count::new(150), ..KeesdrowOptions::default() },
        plans: &[Plan::alone(4), Plan::alone(2), Plan::alone(6)],
    },
    Preset {
        name: "teams",
        meaning: "Teams of two, to 200 points.",
        options: || KeesdrowOptions { goal: Count::new(200), ..KeesdrowOptions::default() },
        plans: &[
            Plan::in_teams(4, 2),
            Plan::in_teams(6, 3),
            Plan::in_teams(8, 4),
            Plan::in_teams(10, 5),
            Plan::in_teams(12, 6),
        ],
    },
    Preset {
        name: "sheet",
        meaning: "As the sheet has it: any word may be played and challenged, with the sand timer, to 100 points.",
        options: || KeesdrowOptions {
            judge: Judge::Challenge,
            timer: Seconds::new(SAND_TIMER),
            ..KeesdrowOptions::default()
        },
        plans: &[Plan::alone(3), Plan::alone(2), Plan::alone(4), Plan::alone(5), Plan::alone(6)],
    },
    Preset {
        name: "exhaustion",
        meaning: "Words of five letters or more, with the sand timer, until nobody finds one in a whole round.",
        options: || KeesdrowOptions {
            shortest: Count::new(5),
            timer: Seconds::new(SAND_TIMER),
            end: End::Exhaustion,
            ..KeesdrowOptions::default()
        },
        plans: &[Plan::alone(2), Plan::alone(3), Plan::alone(4)],
    },
    Preset {
        name: "spree",
        meaning: "As many words as you can in two minutes, seven times.",
        options: || KeesdrowOptions {
            turn: Turn::Spree,
            timer: Seconds::new(SAND_TIMER),
            end: End::Turns,
            turns: Count::new(7),
            ..KeesdrowOptions::default()
        },
        plans: &[Plan::alone(2), Plan::alone(3), Plan::alone(4)],
    },
    Preset {
        name: "challenge",
        meaning: "Any word may be played, and challenged within 20 seconds.",
        options: || KeesdrowOptions { judge: Judge::Challenge, ..KeesdrowOptions::default() },
        plans: &[Plan::alone(3), Plan::alone(2), Plan::alone(4)],
    },
    Preset {
        name: "four-score",
        meaning: "No points: win three tiles by making their four letters all yellow or all red.",
        options: || KeesdrowOptions { variant: Variant::FourScore, ..KeesdrowOptions::default() },
        plans: &[Plan::alone(2), Plan::alone(3)],
    },
    Preset {
        name: "flip-flop",
        meaning: "A word that uses a letter more than once turns its column of tiles; seven turns each.",
        options: || KeesdrowOptions {
            variant: Variant::FlipFlop,
            end: End::Turns,
            turns: Count::new(7),
            ..KeesdrowOptions::default()
        },
        plans: &[Plan::alone(2), Plan::alone(3)],
    },
    Preset {
        name: "solitaire-rounds",
        meaning: "Alone: ten words for the best total.",
        options: || KeesdrowOptions { end: End::Turns, turns: Count::new(10), ..KeesdrowOptions::default() },
        plans: &[Plan::alone(1)],
    },
    Preset {
        name: "solitaire-timed",
        meaning: "Alone: as many words as possible in twenty minutes.",
        options: || KeesdrowOptions { end: End::Limit, limit: Seconds::new(1200), ..KeesdrowOptions::default() },
        plans: &[Plan::alone(1)],
    },
    Preset {
        name: "tiny",
        meaning: "4 x 4 letters, words of five or more until nobody finds one; to be searched to the end.",
        options: || KeesdrowOptions {
            edition: Maze::Tiny,
            shortest: Count::new(5),
            end: End::Exhaustion,
            ..KeesdrowOptions::default()
        },
        plans: &[Plan::alone(2), Plan::alone(3)],
    },
];
