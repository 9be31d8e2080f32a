use super::{machine::Machine, room::Room, rooms::Rooms};
use crate::{
    hub::CreateTableError,
    store::{StoreError, StoredGame, StoredSeat, StoredTable, TableId},
};
use futures_util::future::join_all;
use kee_event::{EventCommand, SeatHolder, Spot, TableSeating, Venue};
use kee_game::{Record, Seat, TableOutcome};
use kee_games::find;
use kee_table::MachineCommand;
use kee_wire::{Answer, HostCommand, Phase, TableCommand};

impl Rooms {
    /// Makes the tables of the last round match the log: created, with everyone in their seats, started. Returns the
    /// results of finished games, and whether everything worked. It may be repeated at any time.
    pub(super) async fn settle_tables(&self, room: &Room) -> (Vec<EventCommand>, bool) {
        let Some(round) = room.log.seating().filter(|_| room.terms.played == Venue::Here) else {
            return (Vec::new(), true);
        };
        let tables = round.missing().map(|(spot, seating)| async move {
            self.settle_table(room, spot, seating, round.started).await.inspect_err(|error| {
                tracing::warn!(event = ?room.id, %spot, %error, "failed to set up table of event");
            })
        });
        let settled = join_all(tables).await;
        let well = settled.iter().all(Result::is_ok);
        (settled.into_iter().flatten().flatten().collect(), well)
    }

    /// The same for one table.
    pub(super) async fn settle_spot(&self, room: &Room, spot: Spot) -> Result<Vec<EventCommand>, StoreError> {
        let round = room.log.seating().filter(|round| round.round == spot.round);
        let Some(round) = round.filter(|_| room.terms.played == Venue::Here) else { return Ok(Vec::new()) };
        match round.missing().find(|(missing, _)| *missing == spot) {
            Some((_, seating)) => self.settle_table(room, spot, seating, round.started).await,
            None => Ok(Vec::new()),
        }
    }

    async fn settle_table(
        &self,
        room: &Room,
        spot: Spot,
        seating: &TableSeating,
        started: bool,
    ) -> Result<Vec<EventCommand>, StoreError> {
        let machine = Machine { event: room.id, spot };
        let table = room.table(spot);
        if self.store().table(table).await?.is_none() {
            self.create_table(room, machine, table, seating).await?;
        }
        let Some(listed) = self.store().table(table).await? else { return Ok(Vec::new()) };
        if matches!(listed.summary.phase, Phase::Gathering | Phase::Playing) {
            self.correct_seats(machine, &listed, seating).await;
        }
        if listed.summary.phase == Phase::Gathering && started {
            self.ask_table(machine, table, HostCommand::Start).await;
        }
        match self.store().games_at(table).await?.first() {
            Some(finished) => Ok(self.stored_result(room, spot, finished)),
            None => Ok(Vec::new()),
        }
    }

    /// The result of a game that ended while nobody listened: after a restart the server replays its record. If the
    /// record cannot be read, the host has to type the result in.
    fn stored_result(&self, room: &Room, spot: Spot, finished: &StoredGame) -> Vec<EventCommand> {
        match self.outcome(room, finished) {
            Ok(game) => room.log.game_over(spot, &game, finished.at),
            Err(why) => {
                tracing::error!(event = ?room.id, %spot, error = why, "failed to replay game");
                Vec::new()
            }
        }
    }

    fn outcome(&self, room: &Room, finished: &StoredGame) -> Result<TableOutcome, String> {
        let resources = self.hub().shared().library.for_game(&room.terms.game, room.terms.words.as_deref());
        let record = Record::read(&finished.record).map_err(|why| why.to_string())?;
        let game = find(&record.header.game).ok_or("there is no such game")?;
        let again = game.replay(&record, &resources.map_err(|why| why.to_string())?, usize::MAX);
        again.map_err(|why| why.to_string())?.table_outcome().ok_or_else(|| "it is not over".to_owned())
    }

    async fn create_table(
        &self,
        room: &Room,
        machine: Machine,
        table: TableId,
        seating: &TableSeating,
    ) -> Result<(), StoreError> {
        let new = room.terms.table(seating.seats.len(), room.log.minutes());
        let seats = holders(seating).map(|(seat, holder)| seat_command(seat, holder));
        match self.hub().make_seated(table, machine.id(), new, seats).await {
            // Another process has created the same table.
            Ok(()) | Err(CreateTableError::Stored(StoreError::Taken { .. })) => Ok(()),
            Err(CreateTableError::Stored(error)) => Err(error),
            Err(CreateTableError::Problems(problems)) => {
                tracing::error!(event = ?room.id, ?problems, "failed to create table of event");
                Ok(())
            }
        }
    }

    /// Corrects the seats: a guest may have taken over from a bot, left, or be in another player's seat. During a game
    /// people can only join.
    async fn correct_seats(&self, machine: Machine, listed: &StoredTable, seating: &TableSeating) {
        let (table, playing) = (listed.table, listed.summary.phase == Phase::Playing);
        let seats = holders(seating).zip(listed.summary.seats.iter());
        let wrong = seats.filter(|((_, holder), sitting)| {
            !is_taken_by(holder, sitting) && (!playing || matches!(sitting, StoredSeat::Bot(_)))
        });
        let wrong: Vec<_> = wrong.collect();
        // Everyone stands up before anyone sits down, since nobody can have two seats.
        for ((seat, _), _) in wrong.iter().filter(|(_, sitting)| matches!(sitting, StoredSeat::Person { .. })) {
            self.ask_table(machine, table, HostCommand::ClearSeat { seat: *seat }).await;
        }
        for ((seat, holder), _) in wrong {
            if let Answer::Refused(why) = self.hub().order(table, seat_command(seat, holder)).await {
                tracing::warn!(event = ?machine.event, code = why.code, "failed to seat player");
            }
        }
    }

    /// Sends a command to a table. If it is refused, the next round of settling tries again.
    async fn ask_table(&self, machine: Machine, table: TableId, command: HostCommand) {
        if let Answer::Refused(why) = self.hub().ask(table, machine.id(), None, TableCommand::Host(command)).await {
            tracing::debug!(event = ?machine.event, code = why.code, "table refused command of event");
        }
    }
}

/// Every seat with its holder.
fn holders(seating: &TableSeating) -> impl Iterator<Item = (Seat, &SeatHolder)> {
    (0..).map(Seat::new).zip(&seating.seats)
}

/// The command that puts the holder in their seat.
fn seat_command(seat: Seat, holder: &SeatHolder) -> MachineCommand {
    let name = holder.name.as_ref().map(ToString::to_string).unwrap_or_default();
    MachineCommand::Seat { seat, name, person: holder.person.clone() }
}

/// Whether the holder has the seat.
fn is_taken_by(holder: &SeatHolder, sitting: &StoredSeat) -> bool {
    match (&holder.person, sitting) {
        (Some(person), StoredSeat::Person { id, .. }) => person == id,
        (None, StoredSeat::Bot(_)) => true,
        _ => false,
    }
}
