use crate::{
    api::RequestRefusal,
    keep,
    local::{self, LocalSeat},
};
use kee_games::{About, Setup};
use kee_wire::House;

/// Starts a game against bots of a strength on this screen, and returns its address.
pub(crate) async fn start_quick_game(about: &'static About, strength: u8) -> Result<String, RequestRefusal> {
    let preset = about.favourite();
    let others = about.opponents(strength, usize::from(preset.plans[0].seats) - 1);
    let others = others.into_iter().map(|bot| LocalSeat::Bot(bot.to_owned()));
    let seats = [LocalSeat::Person(keep::name())].into_iter().chain(others).collect();
    let setup = Setup { preset: Some(preset.name.to_owned()), ..Setup::default() };
    let table = local::make(about.id, setup, House::default(), None, seats).await?;
    Ok(format!("/local/{table}"))
}
