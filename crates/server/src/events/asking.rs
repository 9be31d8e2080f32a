use super::{
    machine::Machine,
    room::Room,
    rooms::{Live, NotDone, Rooms},
};
use crate::{
    hub::NotMade,
    refusal::ServerRefusal,
    store::{EventId, StoreError},
};
use kee_event::{By, EventCommand, EventEntry, EventRefusal, Played, Spot, party::PartyCommand};
use kee_games::prize_problem;
use kee_wire::CommandForm;
use std::collections::BTreeSet;

/// How often something is decided anew since somebody else has written. With few nodes this is never reached.
const CONFLICTS: usize = 20;

impl Rooms {
    /// Carries out commands, one after the other and all or none. They are stored when this answers with the number of the
    /// last entry.
    pub(crate) async fn ask(&self, event: EventId, by: &By, commands: Vec<CommandForm>) -> Result<u64, NotDone> {
        let live = self.live(event);
        self.open(&live).await?;
        let mut room = live.room.lock().await;
        if room.is_none() {
            // Somebody else's command has failed meanwhile.
            *room = Some(Room::open(self.store(), event).await?);
        }
        let open = room.as_ref().ok_or(NotDone::Server(ServerRefusal::Unavailable))?;
        let kind = open.log.kind();
        let commands = commands.into_iter().map(|form| form.read(kind)).collect::<Result<Vec<_>, _>>()?;
        commands.iter().try_for_each(|command| self.check(open, command))?;
        if self.decide(&mut room, event, by, &commands).await? {
            // Before it is told, so that who hears of a table finds it.
            self.settle(&mut room, &live).await;
        }
        live.publish(room.as_ref(), self.now());
        let number = room.as_ref().map(Room::number);
        number.ok_or(NotDone::Server(ServerRefusal::Unavailable))
    }

    /// What an event cannot know by itself: which words can be played, and where its games are played.
    fn check(&self, room: &Room, command: &EventCommand) -> Result<(), NotDone> {
        match command {
            EventCommand::Party(PartyCommand::Prize(prize)) => match self.unplayable_prize(room, &prize.word) {
                Some(why) => Err(NotDone::Server(ServerRefusal::NotUnderstood(why))),
                None => Ok(()),
            },
            EventCommand::Party(PartyCommand::Scorekeeper { .. }) if room.terms.played == Played::Here => {
                Err(EventRefusal::PlayedHere.into())
            }
            _ => Ok(()),
        }
    }

    /// Why a word that is to win a prize cannot be played (W7.2), also on real boards.
    fn unplayable_prize(&self, room: &Room, word: &str) -> Option<String> {
        let table = room.terms.table(2, room.log.minutes());
        let resources = self.hub().shared().library.for_game(&table.game, table.words.as_deref()).ok()?;
        prize_problem(&table.game, &table.setup, word, &resources).map(|problem| problem.sentence)
    }

    /// Why the tables of the last round cannot be made, if they cannot: one of them may have too few for the game.
    fn unplayable_round(&self, room: &Room) -> Option<String> {
        let round = room.log.seating().filter(|_| room.terms.played == Played::Here)?;
        let sizes: BTreeSet<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
        let host = Machine { event: room.id, spot: Spot { round: 1, table: 1 } }.id();
        sizes.into_iter().find_map(|size| {
            match self.hub().laid_out(host.clone(), room.terms.table(size, room.log.minutes())) {
                Err(NotMade::Problems(problems)) => problems.into_iter().next().map(|problem| problem.sentence),
                _ => None,
            }
        })
    }

    /// Decides, and stores what comes of it; says whether tables have to be looked at. If it fails nothing has happened.
    pub(super) async fn decide(
        &self,
        room: &mut Option<Room>,
        event: EventId,
        by: &By,
        commands: &[EventCommand],
    ) -> Result<bool, NotDone> {
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
                        return Err(NotDone::Server(ServerRefusal::NotUnderstood(why)));
                    }
                    match self.store().append_event(open.append(&entries, &known)).await {
                        Ok(()) => {
                            *room = Some(open);
                            return Ok(moves_tables);
                        }
                        // Somebody else was first: it is decided again on what is stored.
                        Err(StoreError::Taken { .. }) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
                // Some of it is in the log, and must not be.
                Err(why) if open.log.number() > before => return Err(why.into()),
                // What is refused may be right as another process has left the event.
                Err(why) => {
                    let behind = open.catch_up(self.store()).await?;
                    *room = Some(open);
                    if !behind {
                        return Err(why.into());
                    }
                }
            }
        }
        Err(NotDone::Server(ServerRefusal::Unavailable))
    }

    /// Sees to the tables of the last round, and takes the results of those where a game is over.
    pub(super) async fn settle(&self, room: &mut Option<Room>, live: &Live) {
        let Some(open) = room.as_ref() else { return };
        let (commands, well) = self.settle_tables(open).await;
        if !well {
            live.try_again();
        }
        self.take_from_table(room, live, commands).await;
    }

    /// What a table brings: a result, and words before it. That somebody has typed it before is no trouble.
    pub(super) async fn take_from_table(&self, room: &mut Option<Room>, live: &Live, commands: Vec<EventCommand>) {
        let event = live.event;
        for command in commands {
            match self.decide(room, event, &By::Machine, &[command]).await {
                Ok(_) => {}
                Err(NotDone::Refused(refusal)) => {
                    tracing::debug!(?event, code = refusal.code, "a table brought what is known");
                }
                Err(NotDone::Server(why)) => {
                    tracing::warn!(?event, %why, "what a table brought could not be stored");
                    // A word must be in the log before the result of its table, after which nobody looks at that again.
                    live.try_again();
                    return;
                }
            }
        }
    }
}
