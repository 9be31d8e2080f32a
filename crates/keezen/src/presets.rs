use crate::{CardsPlayed, ColoursEach, Exchange, FriendlyFire, Jokers, KeezenOptions, Paid, SevenSplit};
use kee_game::{Count, Plan, Preset, Seconds};

/// The rules for play at home: no clock and no points.
fn at_home() -> KeezenOptions {
    KeezenOptions { points: Paid::None, limit: Seconds::NONE, ..KeezenOptions::default() }
}

pub(crate) const PRESETS: &[Preset<KeezenOptions>] = &[
    Preset::new("tournament", KeezenOptions::default, &[Plan::in_teams(4, 2)]),
    Preset::new(
        "nk",
        || KeezenOptions { points: Paid::Nk, limit: Seconds::new(50 * 60), ..KeezenOptions::default() },
        &[Plan::in_teams(4, 2)],
    ),
    Preset::new("family", || KeezenOptions { friendly_fire: FriendlyFire::No, ..at_home() }, &[Plan::in_teams(4, 2)])
        .favourite(),
    Preset::new("exchange", || KeezenOptions { exchange: Exchange::OneCard, ..at_home() }, &[Plan::in_teams(4, 2)]),
    Preset::new(
        "solo",
        at_home,
        &[
            Plan::alone(4),
            Plan::alone(3),
            Plan::alone(5),
            Plan::alone(6),
            Plan::alone(7),
            Plan::alone(8),
            Plan::alone(9),
        ],
    ),
    Preset::new("two", at_home, &[Plan::alone(2)]),
    Preset::new("six", at_home, &[Plan::in_teams(6, 3)]),
    Preset::new("eight", at_home, &[Plan::in_teams(8, 4)]),
    Preset::new("trios", at_home, &[Plan::in_teams(6, 2), Plan::in_teams(9, 3)]),
    Preset::new("colours", || KeezenOptions { colours: ColoursEach::Two, ..at_home() }, &[Plan::alone(2)]),
    Preset::new(
        "jokers",
        || KeezenOptions { jokers: Jokers::Four, seven_split: SevenSplit::Any, ..at_home() },
        &[Plan::in_teams(4, 2)],
    ),
    Preset::for_tests(
        "tiny",
        || KeezenOptions { pawns: Count::new(1), cards: CardsPlayed::Short, ..at_home() },
        &[Plan::alone(2), Plan::in_teams(4, 2)],
    ),
];
