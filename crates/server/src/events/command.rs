use super::{
    machine::Machine,
    room::Room,
    rooms::{EventError, LiveRoom, Rooms},
};
use crate::{
    hub::CreateTableError,
    refusal::ServerRefusal,
    store::{EventId, StoreError},
};
use kee_event::{AnyEvent, By, EventCommand, EventEntry, EventRefusal, Spot, Venue};
use kee_game::{Message, Unreadable};
use kee_games::prize_problem;
use std::collections::BTreeSet;

/// The number of decisions made again after append conflicts. With few nodes this is never reached.
const CONFLICTS: usize = 20;

impl Rooms {
    /// Carries out the commands of a request to this event one after the other, all or none, and returns the number of
    /// the last entry. By then they are stored.
    pub(crate) async fn ask(
        &self,
        event: EventId,
        by: &By,
        commands: impl FnOnce(&AnyEvent) -> Result<Vec<EventCommand>, Unreadable>,
    ) -> Result<u64, EventError> {
        let live = self.live(event);
        self.open(&live).await?;
        let mut room = live.room.lock().await;
        if room.is_none() {
            // Another command has failed meanwhile.
            *room = Some(Room::open(self.store(), event).await?);
        }
        let open = room.as_ref().ok_or(EventError::Server(ServerRefusal::Unavailable))?;
        let commands = commands(&open.log)?;
        commands.iter().try_for_each(|command| self.check(open, command))?;
        if self.decide(&mut room, event, by, &commands).await? {
            // Before anyone is told, so that those who hear of a table find it.
            self.settle(&mut room, &live).await;
        }
        live.publish(room.as_ref(), self.now());
        let number = room.as_ref().map(Room::number);
        number.ok_or(EventError::Server(ServerRefusal::Unavailable))
    }

    /// Checks what an event cannot know by itself: which words can be played, and where its games are played.
    fn check(&self, room: &Room, command: &EventCommand) -> Result<(), EventError> {
        if let Some(word) = command.prize_word()
            && let Some(why) = self.unplayable_prize(room, word)
        {
            return Err(EventRefusal::UnplayablePrize(word.to_owned(), why).into());
        }
        if command.is_for_boards() && room.terms.played == Venue::Here {
            return Err(EventRefusal::PlayedHere.into());
        }
        Ok(())
    }

    /// The reason why a word cannot win a prize (W7.2): it cannot be played, even on real boards.
    fn unplayable_prize(&self, room: &Room, word: &str) -> Option<Message> {
        let table = room.terms.table(2, room.log.minutes());
        let resources = self.hub().shared().library.for_game(&table.game, table.words.as_deref()).ok()?;
        prize_problem(&table.game, &table.setup, word, &resources).map(|problem| problem.message)
    }

    /// The reason why the last round’s tables cannot be created, if any: one may have too few players for the game.
    fn unplayable_round(&self, room: &Room) -> Option<Message> {
        let round = room.log.seating().filter(|_| room.terms.played == Venue::Here)?;
        let sizes: BTreeSet<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
        let host = Machine { event: room.id, spot: Spot { round: 1, table: 1 } }.id();
        sizes.into_iter().find_map(|size| {
            match self.hub().laid_out(host.clone(), room.terms.table(size, room.log.minutes())) {
                Err(CreateTableError::Problems(problems)) => problems.into_iter().next().map(|problem| problem.message),
                _ => None,
            }
        })
    }

    /// Decides, and stores the result; says whether tables are affected. If it fails, nothing has happened.
    pub(super) async fn decide(
        &self,
        room: &mut Option<Room>,
        event: EventId,
        by: &By,
        commands: &[EventCommand],
    ) -> Result<bool, EventError> {
        for _ in 0..CONFLICTS {
            let mut open = match room.take() {
                Some(open) => open,
                None => Room::open(self.store(), event).await?,
            };
            let (known, before) = (open.people(), open.log.number());
            let now = self.now();
            let decided: Result<Vec<_>, EventRefusal> =
                commands.iter().map(|command| open.log.decide(now, by, command)).collect();
            match decided.map(|entries| entries.concat()) {
                Ok(entries) => {
                    let moves_tables = entries.iter().any(|entry: &EventEntry| entry.effect().moves_tables());
                    if let Some(why) = moves_tables.then(|| self.unplayable_round(&open)).flatten() {
                        return Err(EventRefusal::UnplayableRound(why).into());
                    }
                    match self.store().append_event(open.append(&entries, &known)).await {
                        Ok(()) => {
                            *room = Some(open);
                            return Ok(moves_tables);
                        }
                        // An append conflict: decide again on what is stored.
                        Err(StoreError::Taken { .. }) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
                // Some of it is in the log, and must not be.
                Err(why) if open.log.number() > before => return Err(why.into()),
                // Another process may have changed the event so that it is no longer refused.
                Err(why) => {
                    let behind = open.catch_up(self.store()).await?;
                    *room = Some(open);
                    if !behind {
                        return Err(why.into());
                    }
                }
            }
        }
        Err(EventError::Server(ServerRefusal::Unavailable))
    }

    /// Looks after the tables of the last round, and takes the results of finished games.
    pub(super) async fn settle(&self, room: &mut Option<Room>, live: &LiveRoom) {
        let Some(open) = room.as_ref() else { return };
        let (commands, well) = self.settle_tables(open).await;
        if !well {
            live.try_again();
        }
        self.take_from_table(room, live, commands).await;
    }

    /// Takes words and results from a table. It does not matter if someone has typed them in already.
    pub(super) async fn take_from_table(&self, room: &mut Option<Room>, live: &LiveRoom, commands: Vec<EventCommand>) {
        let event = live.event;
        for command in commands {
            match self.decide(room, event, &By::Machine, &[command]).await {
                Ok(_) => {}
                Err(EventError::Refused(refusal)) => {
                    tracing::debug!(?event, code = refusal.code, "result of table already known");
                }
                Err(EventError::Server(why)) => {
                    tracing::warn!(?event, reason = ?why, "failed to store result of table");
                    // A word must be in the log before the result of its table, after which it is not looked at again.
                    live.try_again();
                    return;
                }
            }
        }
    }
}
