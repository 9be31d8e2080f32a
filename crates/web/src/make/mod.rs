//! What somebody chooses who makes a table.

mod all_options;
mod carrying;
mod clocks;
mod form;
mod house_rules;
mod order;
mod presets;
mod seat_rows;
mod where_to;

pub(crate) use all_options::AllOptions;
pub(crate) use form::Form;
pub(crate) use house_rules::WordsChoice;
pub(crate) use order::{Order, Place, Who};
pub(crate) use presets::Presets;
pub(crate) use seat_rows::PlanChoice;

use clocks::{CLOCKS, clock_words};
use kee_games::About;
/// The bot for those who do not choose: the mildest that thinks.
pub(crate) fn usual_bot(about: &About) -> String {
    let thinking = about.bots.iter().find(|bot| bot.name != "random").or(about.bots.first());
    thinking.map(|bot| bot.name.to_owned()).unwrap_or_default()
}
