use kee_game::{Count, Plan, Preset, Seconds};

kee_game::choices! {
    /// The fate of a prize for which different teams bid highest.
    pub enum Ties {
        /// It is thrown away.
        Discard = "discard",
        /// It is added to the next prize; the last one is thrown away.
        Carry = "carry",
    }
}

kee_game::options! {
    /// The options of a table.
    pub struct AuctionOptions {
        /// The number of cards each seat holds, and of prizes.
        cards: Count<2, 13> = Count::new(7),
        /// The fate of a prize for which different teams bid highest.
        ties: Ties = Ties::Discard,
        /// The time for a bid; a late player bids the lowest card.
        timer: Seconds<600> = Seconds::NONE,
    }
}

pub(super) const PRESETS: &[Preset<AuctionOptions>] = &[
    Preset::new(
        "classic",
        AuctionOptions::default,
        &[Plan::alone(3), Plan::alone(2), Plan::alone(4), Plan::alone(5), Plan::alone(6)],
    ),
    Preset::new(
        "teams",
        || AuctionOptions { cards: Count::new(13), ties: Ties::Carry, timer: Seconds::new(30) },
        &[Plan::in_teams(4, 2), Plan::in_teams(6, 2), Plan::in_teams(6, 3)],
    ),
    Preset::for_tests(
        "tiny",
        || AuctionOptions { cards: Count::new(3), ..AuctionOptions::default() },
        &[Plan::alone(2), Plan::alone(3)],
    ),
];
