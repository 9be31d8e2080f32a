use super::{
    any_event::AnyEvent,
    machine::Machine,
    room::Room,
    rooms::{Live, NotDone, Rooms},
    terms::PRIZE,
};
use crate::{
    hub::{NewTable, NotMade},
    refusal::ServerRefusal,
    store::{EventId, StoreError},
};
use kee_event::{By, EventRefusal, Played, Spot, party};
use kee_game::Problem;
use std::collections::BTreeSet;

/// How often something is decided anew since somebody else has written. With few nodes this is never reached.
const CONFLICTS: usize = 20;

impl Rooms {
    /// Does what somebody wants, one wish after the other and all or none. It is stored when this answers with the number of
    /// the last entry.
    pub(crate) async fn ask(&self, event: EventId, by: &By, wishes: &[String]) -> Result<u64, NotDone> {
        let live = self.live(event);
        self.open(&live).await?;
        let mut room = live.room.lock().await;
        if let Some(room) = room.as_ref() {
            self.check(room, wishes)?;
        }
        if self.decide(&mut room, event, by, wishes).await? {
            // Before it is told, so that who hears of a table finds it.
            self.settle(&mut room, &live).await;
        }
        live.publish(room.as_ref(), self.now());
        let number = room.as_ref().map(|room| room.log.number());
        number.ok_or(NotDone::Server(ServerRefusal::Unavailable))
    }

    /// What an event cannot know by itself: which words can be laid, and where its games are played.
    fn check(&self, room: &Room, wishes: &[String]) -> Result<(), NotDone> {
        if !matches!(room.log, AnyEvent::Party(_)) {
            return Ok(());
        }
        for wish in wishes {
            match wish.parse() {
                Ok(party::PartyCommand::Prize(prize)) => {
                    if let Some(why) = self.unplayable_prize(room, prize.word) {
                        return Err(NotDone::Server(ServerRefusal::NotUnderstood(why)));
                    }
                }
                Ok(party::PartyCommand::Scorekeeper { .. }) if room.terms.played == Played::Here => {
                    return Err(NotDone::Refused(EventRefusal::PlayedHere.refusal()));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Why a word that is to win a prize cannot be laid (W7.2): the game says so, also for real boards.
    fn unplayable_prize(&self, room: &Room, word: String) -> Option<String> {
        let table = room.terms.with_prize(word, room.log.minutes())?;
        self.problems(room, table).into_iter().find(|problem| problem.about == PRIZE).map(|problem| problem.sentence)
    }

    /// Why the tables of the last round cannot be made, if they cannot: one of them may have too few for the game.
    fn unplayable_round(&self, room: &Room) -> Option<String> {
        let round = room.log.last_round().filter(|_| room.terms.played == Played::Here)?;
        let sizes: BTreeSet<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
        sizes.into_iter().find_map(|size| self.unplayable(room, room.terms.table(size, room.log.minutes())))
    }

    fn unplayable(&self, room: &Room, table: NewTable) -> Option<String> {
        self.problems(room, table).into_iter().next().map(|problem| problem.sentence)
    }

    fn problems(&self, room: &Room, table: NewTable) -> Vec<Problem> {
        let host = Machine { event: room.id, spot: Spot { round: 1, table: 1 } }.id();
        match self.hub().laid_out(host, table) {
            Err(NotMade::Problems(problems)) => problems,
            _ => Vec::new(),
        }
    }

    /// Decides, and stores what comes of it; says whether tables have to be looked at. If it fails nothing has happened.
    pub(super) async fn decide(
        &self,
        room: &mut Option<Room>,
        event: EventId,
        by: &By,
        wishes: &[String],
    ) -> Result<bool, NotDone> {
        for _ in 0..CONFLICTS {
            let mut open = match room.take() {
                Some(open) => open,
                None => Room::open(self.store(), event).await?,
            };
            let (known, before) = (open.people(), open.log.number());
            match open.log.decide(self.now(), by, wishes) {
                Ok(decided) => {
                    if let Some(why) = decided.moves_tables.then(|| self.unplayable_round(&open)).flatten() {
                        return Err(NotDone::Server(ServerRefusal::NotUnderstood(why)));
                    }
                    let append = open.append(decided.entries, &known);
                    match self.store().append_event(append).await {
                        Ok(()) => {
                            *room = Some(open);
                            return Ok(decided.moves_tables);
                        }
                        // Somebody else was first: it is decided again on what is stored.
                        Err(StoreError::Taken { .. }) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
                // Some of the wishes are in the log, and must not be.
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
        let (wishes, well) = self.settle_tables(open).await;
        if !well {
            live.try_again();
        }
        self.take_from_table(room, live, wishes).await;
    }

    /// What a table brings: a result, and words before it. That somebody has typed it before is no trouble.
    pub(super) async fn take_from_table(&self, room: &mut Option<Room>, live: &Live, wishes: Vec<String>) {
        let event = live.event;
        for wish in wishes {
            match self.decide(room, event, &By::Machine, &[wish]).await {
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
