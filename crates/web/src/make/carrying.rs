use super::{Order, Place, Who};
use crate::{api, keep, local};
use kee_game::Seat;
use kee_games::About;
use kee_wire::{CreateTable, HostCommand, TableCommand};

/// Makes the table and says where it is.
pub(super) async fn carry_out(about: &About, order: &Order) -> Result<String, api::No> {
    let (setup, me) = (order.setup(), keep::name());
    if order.place == Place::Here {
        let seats = order.local_seats(&me);
        let id = local::make(about.id, setup, order.house.clone(), order.words.clone(), seats).await?;
        return Ok(format!("/local/{id}"));
    }
    let seat = order.seats.iter().position(|who| *who == Who::You).map(Seat::new);
    let wanted = CreateTable {
        game: about.id.to_owned(),
        setup,
        house: order.house.clone(),
        words: order.words.clone(),
        // A host without a seat watches.
        name: seat.map(|_| me),
        seat,
    };
    let joined = api::make(&wanted).await?;
    keep::keep_pass(joined.table, joined.keys);
    let table = joined.table.to_string();
    for (seat, who) in Seat::first(order.seats.len()).zip(&order.seats) {
        if let Who::Bot(bot) = who {
            api::ask(&table, TableCommand::Host(HostCommand::SeatBot { seat, bot: bot.clone() })).await?;
        }
    }
    if !order.seats.contains(&Who::Open) {
        let begin =
            if seat.is_some() { TableCommand::Ready { ready: true } } else { TableCommand::Host(HostCommand::Start) };
        api::ask(&table, begin).await?;
    }
    Ok(joined.link)
}
