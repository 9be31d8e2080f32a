use crate::Setup;
use kee_game::{Outcome, Record, Resources, Seed};

/// A request for a game between bots.
#[derive(Clone, Copy, Debug)]
pub struct BotGame<'a> {
    /// The game to play.
    pub setup: &'a Setup,
    /// The word list and other resources.
    pub resources: &'a Resources,
    /// The bot of every seat, in order.
    pub bots: &'a [String],
    /// The seed of the deal.
    pub seed: &'a Seed,
    /// The seed of the bots, which must not know the deal.
    pub bot_seed: &'a Seed,
    /// Whether to return its record.
    pub recorded: bool,
}

/// The result of a game between bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotGameOver {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of inputs.
    pub inputs: usize,
    /// The result of each of the game's lots for the seats, in seat order.
    pub lots: Vec<(&'static str, Vec<String>)>,
    /// The record, if requested.
    pub record: Option<Record>,
}
