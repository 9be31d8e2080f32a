use super::{first_game::FirstGame, laid::LaidTable, machine::Machine, room::Room, rooms::Rooms};
use crate::{
    hub::NotMade,
    store::{Finished, Listed, Sitting, StoreError, TableId},
};
use futures_util::future::join_all;
use kee_event::{Played, Spot};
use kee_wire::{Answer, HostWish, Phase, Wish};

impl Rooms {
    /// Brings the tables of the last round to where the log has them: made, with everybody on their seats, started. Says
    /// what those bring whose game is over, and whether all went well. It may be done again at any time.
    pub(super) async fn settle_tables(&self, room: &Room) -> (Vec<String>, bool) {
        let Some(round) = room.log.last_round().filter(|_| room.terms.played == Played::Here) else {
            return (Vec::new(), true);
        };
        let tables = round.missing().map(|(spot, laid)| async move {
            self.settle_table(room, spot, laid, round.started).await.inspect_err(|error| {
                tracing::warn!(event = ?room.id, %spot, %error, "a table of an event could not be looked after");
            })
        });
        let settled = join_all(tables).await;
        let well = settled.iter().all(Result::is_ok);
        (settled.into_iter().flatten().flatten().collect(), well)
    }

    /// The same of one table.
    pub(super) async fn settle_spot(&self, room: &Room, spot: Spot) -> Result<Vec<String>, StoreError> {
        let round = room.log.last_round().filter(|round| round.number == spot.round);
        let Some(round) = round.filter(|_| room.terms.played == Played::Here) else { return Ok(Vec::new()) };
        match round.missing().find(|(missing, _)| *missing == spot) {
            Some((_, laid)) => self.settle_table(room, spot, laid, round.started).await,
            None => Ok(Vec::new()),
        }
    }

    async fn settle_table(
        &self,
        room: &Room,
        spot: Spot,
        laid: &LaidTable,
        started: bool,
    ) -> Result<Vec<String>, StoreError> {
        let machine = Machine { event: room.id, spot };
        let table = room.table(spot);
        if self.store().table(table).await?.is_none() {
            self.make(room, machine, table, laid).await?;
        }
        let Some(listed) = self.store().table(table).await? else { return Ok(Vec::new()) };
        if matches!(listed.summary.phase, Phase::Gathering | Phase::Playing) {
            self.put_right(machine, &listed, laid).await;
        }
        if listed.summary.phase == Phase::Gathering && started {
            self.ask_table(machine, table, HostWish::Start).await;
        }
        match self.store().games_at(table).await?.first() {
            Some(finished) => Ok(self.brought(room, spot, laid, finished)),
            None => Ok(Vec::new()),
        }
    }

    /// What a game has brought that is over. One that cannot be read is for the host to type in.
    fn brought(&self, room: &Room, spot: Spot, laid: &LaidTable, finished: &Finished) -> Vec<String> {
        let library = &self.hub().shared().library;
        let resources = library.for_game(&room.terms.game, room.terms.words.as_deref());
        let game =
            resources.map_err(|what| what.to_string()).and_then(|resources| FirstGame::read(finished, &resources));
        game.map(|game| game.wishes(room, spot, laid)).unwrap_or_else(|why| {
            tracing::error!(event = ?room.id, %spot, why, "the game of a table cannot be read");
            Vec::new()
        })
    }

    async fn make(&self, room: &Room, machine: Machine, table: TableId, laid: &LaidTable) -> Result<(), StoreError> {
        let new = room.terms.table(laid.seats.len(), room.log.minutes());
        let seats = laid.places().map(|(seat, place)| place.order(seat));
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

    /// Somebody may have come meanwhile for whom a bot sits there, or have left, or sit where somebody else should. Once a
    /// game is played people can only come.
    async fn put_right(&self, machine: Machine, listed: &Listed, laid: &LaidTable) {
        let (table, playing) = (listed.table, listed.summary.phase == Phase::Playing);
        let seats = laid.places().zip(listed.summary.seats.iter());
        let wrong = seats.filter(|((_, place), sitting)| {
            !place.is_taken_by(sitting) && (!playing || matches!(sitting, Sitting::Bot(_)))
        });
        let wrong: Vec<_> = wrong.collect();
        // All get up before anybody sits down: nobody can have two seats.
        for ((seat, _), _) in wrong.iter().filter(|(_, sitting)| matches!(sitting, Sitting::Person { .. })) {
            self.ask_table(machine, table, HostWish::ClearSeat { seat: *seat }).await;
        }
        for ((seat, place), _) in wrong {
            if let Answer::Refused(why) = self.hub().order(table, place.order(seat)).await {
                tracing::warn!(event = ?machine.event, code = why.code, "somebody could not be seated");
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
