use super::{
    laid::{LaidTable, Place},
    machine::Machine,
    room::Room,
    rooms::Rooms,
};
use crate::{
    hub::NotMade,
    store::{Listed, Sitting, StoreError, TableId},
};
use futures_util::future::join_all;
use kee_event::{Played, Spot};
use kee_game::{Outcome, Seat};
use kee_table::What;
use kee_wire::{Answer, HostWish, Phase, Wish};
use serde::Deserialize;
use std::collections::BTreeMap;

impl Rooms {
    /// Brings the tables of the last round to where the log has them: made, with everybody on their seats, started. Says
    /// what those bring whose game is over. It may be done again at any time.
    pub(super) async fn settle_tables(&self, room: &Room) -> Vec<String> {
        let Some(round) = room.log.last_round().filter(|_| room.terms.played == Played::Here) else {
            return Vec::new();
        };
        let tables = round.missing().map(|(spot, laid)| async move {
            self.settle_table(room, spot, laid, round.started).await.unwrap_or_else(|error| {
                tracing::warn!(event = ?room.id, %spot, %error, "a table of an event could not be looked after");
                None
            })
        });
        join_all(tables).await.into_iter().flatten().collect()
    }

    /// The same of one table.
    pub(super) async fn settle_spot(&self, room: &Room, spot: Spot) -> Result<Option<String>, StoreError> {
        let round = room.log.last_round().filter(|round| round.number == spot.round);
        let Some(round) = round.filter(|_| room.terms.played == Played::Here) else { return Ok(None) };
        match round.missing().find(|(missing, _)| *missing == spot) {
            Some((_, laid)) => self.settle_table(room, spot, laid, round.started).await,
            None => Ok(None),
        }
    }

    async fn settle_table(
        &self,
        room: &Room,
        spot: Spot,
        laid: &LaidTable,
        started: bool,
    ) -> Result<Option<String>, StoreError> {
        let machine = Machine { event: room.id, spot };
        let table = room.table(spot);
        if self.store().table(table).await?.is_none() {
            self.make(room, machine, table, laid).await?;
        }
        let Some(listed) = self.store().table(table).await? else { return Ok(None) };
        match listed.summary.phase {
            Phase::Gathering => {
                self.put_right(room, machine, &listed, laid, started).await;
                if started {
                    self.ask_table(machine, table, HostWish::Start).await;
                }
                Ok(None)
            }
            // After the first game some may have begun another, which does not count.
            Phase::Playing | Phase::Over | Phase::Closed => {
                let log = self.store().log(table, 0).await?;
                let over =
                    log.iter().find_map(|entry| if let What::Finished(how) = &entry.what { Some(how) } else { None });
                let Some(outcome) = over else { return Ok(None) };
                let drew = self.draws(table).await;
                Ok(Some(result(spot, laid, outcome, &drew)))
            }
        }
    }

    /// The seats in the order of their draw for the first turn, where a game has one: it decides who moves on of those with
    /// equal scores (W9.3). None if another game has begun meanwhile.
    async fn draws(&self, table: TableId) -> Vec<Seat> {
        let Ok(look) = self.hub().look(table).await else { return Vec::new() };
        let first = look.view.game.filter(|_| look.view.game_number == 1);
        let draws = first.and_then(|game| Vec::<Drawn>::deserialize(game.value().get("draws")?).ok());
        in_order(&draws.unwrap_or_default())
    }

    async fn make(&self, room: &Room, machine: Machine, table: TableId, laid: &LaidTable) -> Result<(), StoreError> {
        let new = room.terms.table(laid.seats.len(), room.log.minutes());
        let seats = seats(room, laid, false);
        match self.hub().make_seated(table, machine.id(), new, seats).await {
            // Whoever has made it has made the same.
            Ok(()) | Err(NotMade::Stored(StoreError::Taken { .. })) => Ok(()),
            Err(NotMade::Stored(error)) => Err(error),
            Err(NotMade::Problems(problems)) => {
                tracing::error!(event = ?room.id, ?problems, "a table of an event cannot be made");
                Ok(())
            }
        }
    }

    /// Somebody may have come meanwhile for whom a bot sits there, or have left, or sit where somebody else should.
    async fn put_right(&self, room: &Room, machine: Machine, listed: &Listed, laid: &LaidTable, started: bool) {
        let wanted = seats(room, laid, started);
        for (place, (wanted, sitting)) in wanted.iter().zip(listed.summary.seats.iter()).enumerate() {
            let seat = Seat::new(place);
            match (wanted, sitting) {
                (Sitting::Person { id, .. }, Sitting::Person { id: other, .. }) if id == other => continue,
                (Sitting::Bot(_), Sitting::Bot(_)) | (Sitting::Open, Sitting::Open | Sitting::Bot(_)) => continue,
                (_, Sitting::Open) => {}
                _ => self.ask_table(machine, listed.table, HostWish::ClearSeat { seat }).await,
            }
            match wanted {
                Sitting::Open => {}
                Sitting::Bot(bot) => {
                    self.ask_table(machine, listed.table, HostWish::SeatBot { seat, bot: bot.clone() }).await;
                }
                Sitting::Person { id, name } => {
                    let wish = Wish::TakeSeat { seat: Some(seat), name: name.clone() };
                    if let Answer::Refused(why) = self.hub().ask(listed.table, id.clone(), None, wish).await {
                        tracing::warn!(event = ?room.id, code = why.code, "somebody could not be seated");
                    }
                }
            }
        }
    }

    /// What is refused is looked at again the next time.
    async fn ask_table(&self, machine: Machine, table: TableId, wish: HostWish) {
        if let Answer::Refused(why) = self.hub().ask(table, machine.id(), None, Wish::Host(wish)).await {
            tracing::debug!(event = ?machine.event, code = why.code, "a table of an event refused something");
        }
    }
}

/// Who sits where. A table with nobody but bots would begin at once: until the round is started, one of its seats is open.
fn seats(room: &Room, laid: &LaidTable, started: bool) -> Vec<Sitting> {
    let sitting = |place: &Place| match place {
        Place::Somebody { person, name } => Sitting::Person { id: person.clone(), name: name.to_string() },
        Place::Nobody => Sitting::Bot(room.terms.bot.clone()),
    };
    let mut seats: Vec<Sitting> = laid.seats.iter().map(sitting).collect();
    let only_bots = laid.seats.iter().all(|place| *place == Place::Nobody);
    if let Some(last) = seats.last_mut().filter(|_| only_bots && !started) {
        *last = Sitting::Open;
    }
    seats
}

/// A letter that was drawn for the first turn.
#[derive(Deserialize)]
struct Drawn {
    seat: Seat,
    letter: char,
}

/// The earliest letter first. Who has drawn the same has drawn again.
fn in_order(draws: &[Drawn]) -> Vec<Seat> {
    let mut letters: BTreeMap<usize, Vec<char>> = BTreeMap::new();
    for drawn in draws {
        letters.entry(drawn.seat.index()).or_default().push(drawn.letter);
    }
    let mut order: Vec<(Vec<char>, usize)> = letters.into_iter().map(|(seat, letters)| (letters, seat)).collect();
    order.sort();
    order.into_iter().map(|(_, seat)| Seat::new(seat)).collect()
}

/// As it would be typed: the scores in the order of the event's list, without those of bots that play for nobody.
fn result(spot: Spot, laid: &LaidTable, outcome: &Outcome, drew: &[Seat]) -> String {
    let score = |seat: &usize| outcome.standings.get(*seat).map_or(0, |standing| standing.score).to_string();
    let scores: Vec<String> = laid.scoring.iter().map(score).collect();
    let names: Vec<&str> = drew.iter().filter_map(|seat| Some(laid.guests.get(seat.index())?.as_str())).collect();
    let drew = if names.is_empty() { String::new() } else { format!(" / drew {}", names.join(", ")) };
    format!("result {} {}{drew}", spot.table, scores.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w9_3_the_earlier_letter_comes_first_and_equals_draw_again() {
        let drawn = |text: &str| {
            let pairs = text.split(' ').map(|pair| pair.split_at(1));
            let draw = |(seat, letter): (&str, &str)| Drawn {
                seat: seat.parse().expect("a seat"),
                letter: letter.chars().next().expect("a letter"),
            };
            in_order(&pairs.map(draw).collect::<Vec<_>>()).iter().map(ToString::to_string).collect::<String>()
        };
        assert_eq!(drawn("AM BC CX DA"), "DBAC");
        assert_eq!(drawn("AM BC CC DX BR CB"), "CBAD");
    }
}
