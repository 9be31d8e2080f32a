use crate::Setup;
use kee_game::{Outcome, Record, Resources, Seed};

/// A game that bots play by themselves.
#[derive(Clone, Copy, Debug)]
pub struct BotGame<'a> {
    /// Which game it is to be.
    pub setup: &'a Setup,
    /// What it looks up.
    pub resources: &'a Resources,
    /// The bot of every seat, in order.
    pub bots: &'a [String],
    /// For the deal.
    pub seed: &'a Seed,
    /// For the bots, which must not know the deal.
    pub bot_seed: &'a Seed,
    /// Whether its record is wanted.
    pub recorded: bool,
}

/// How it went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotGameOver {
    /// How it ended.
    pub outcome: Outcome,
    /// How many inputs there were.
    pub inputs: usize,
    /// What each of the game's lots gave the seats, in seat order.
    pub lots: Vec<(&'static str, Vec<String>)>,
    /// What was played, if that was wanted.
    pub record: Option<Record>,
}
