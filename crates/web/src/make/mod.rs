//! What somebody chooses who makes a table.

mod clocks;
mod plan;

pub(crate) use clocks::{CLOCKS, clock_words};
pub(crate) use plan::{Order, Place, Who};

use kee_games::About;

/// The bot for those who do not choose: the mildest that thinks.
pub(crate) fn usual_bot(about: &About) -> String {
    let thinking = about.bots.iter().find(|bot| bot.name != "random").or(about.bots.first());
    thinking.map(|bot| bot.name.to_owned()).unwrap_or_default()
}
