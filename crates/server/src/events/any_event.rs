use super::laid::LaidRound;
use kee_event::{
    By, Event, EventRefusal, KindView, Log, LogEntry, Moment, Name, PersonId, Prize, You,
    party::{self, Party},
    tournament::{self, Tournament},
};
use kee_game::{Seed, Unreadable};
use serde::{Serialize, de::DeserializeOwned};
use std::{collections::BTreeSet, str::FromStr};

/// An event that people come to, with its log.
pub(crate) enum AnyEvent {
    Party(Box<Log<Party>>),
    Tournament(Box<Log<Tournament>>),
}

/// The same for either kind.
macro_rules! either {
    ($event:expr, $log:ident => $answer:expr) => {
        match $event {
            AnyEvent::Party($log) => $answer,
            AnyEvent::Tournament($log) => $answer,
        }
    };
}

/// Why something was not decided. The log is not good for anything then if some of it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotDecided {
    Refused(EventRefusal),
    Unreadable(Unreadable),
}

/// What was decided, to be stored.
#[derive(Default)]
pub(crate) struct Decided {
    /// Each as JSON.
    pub(crate) entries: Vec<String>,
    /// Whether the tables of the last round have to be looked at.
    pub(crate) moves_tables: bool,
}

impl AnyEvent {
    /// The event that a stored log leads to.
    pub(super) fn wake(kind: &str, bodies: &[String]) -> Result<Self, String> {
        match kind {
            Party::KIND => Ok(Self::Party(Box::new(woken(bodies)?))),
            Tournament::KIND => Ok(Self::Tournament(Box::new(woken(bodies)?))),
            other => Err(format!("there is no kind of event `{other}`")),
        }
    }

    /// Takes entries that were stored.
    pub(super) fn take(&mut self, bodies: &[String]) -> Result<(), String> {
        either!(self, log => bodies.iter().try_for_each(|body| log.apply(read(body)?).map_err(|broken| broken.to_string())))
    }

    /// Does what somebody wants, one after the other. What comes out is in the log already.
    pub(super) fn decide(&mut self, now: Moment, by: &By, wishes: &[String]) -> Result<Decided, NotDecided> {
        match self {
            Self::Party(log) => decided(log, now, by, wishes, |what| {
                use party::PartyEntry::{Arranged, Claimed, Laid, Started};
                matches!(what, Laid { .. } | Arranged { .. } | Started { .. } | Claimed(_))
            }),
            Self::Tournament(log) => decided(log, now, by, wishes, |what| {
                use tournament::TournamentEntry::{Claimed, Drawn, Started};
                matches!(what, Drawn { .. } | Started { .. } | Claimed { .. })
            }),
        }
    }

    /// How many entries the log has.
    pub(super) fn number(&self) -> u64 {
        either!(self, log => log.entries().len() as u64)
    }

    /// The log as text that `kee party` and `kee tournament` read. Who is who elsewhere is nobody's business: people are
    /// counted.
    pub(super) fn to_text(&self) -> String {
        let text = either!(self, log => log.to_text());
        (1..)
            .zip(self.people())
            .fold(text, |text, (number, person)| text.replace(&person.to_string(), &format!("person{number}")))
    }

    pub(super) fn last(&self) -> Moment {
        either!(self, log => log.last())
    }

    pub(super) fn shown(&self) -> KindView {
        match self {
            Self::Party(log) => KindView::Party(log.state().view()),
            Self::Tournament(log) => KindView::Tournament(log.state().view()),
        }
    }

    pub(super) fn you(&self, by: &By) -> You {
        either!(self, log => log.state().you(by))
    }

    pub(super) fn people(&self) -> BTreeSet<&PersonId> {
        either!(self, log => log.state().people())
    }

    pub(super) fn is_finished(&self) -> bool {
        either!(self, log => log.state().is_finished())
    }

    pub(super) fn seed(&self) -> &Seed {
        either!(self, log => &log.state().plan().seed)
    }

    pub(super) fn minutes(&self) -> u16 {
        either!(self, log => log.state().plan().minutes)
    }

    pub(super) fn last_round(&self) -> Option<LaidRound> {
        match self {
            Self::Party(log) => LaidRound::last_of_event(log.state()),
            Self::Tournament(log) => LaidRound::last_of_tournament(log.state()),
        }
    }

    /// The guest whose seat of a table of the last round this is. In a tournament no guest plays alone.
    pub(super) fn guest_at(&self, table: usize, seat: usize) -> Option<Name> {
        let Self::Party(log) = self else { return None };
        log.state().view().rounds.last()?.tables.get(table.checked_sub(1)?)?.guests.get(seat).cloned()
    }

    /// Whether a word that was spelled then wins a prize at a table of the last round: one that had been named. In a
    /// tournament there are no words.
    pub(super) fn is_prized(&self, table: usize, word: &str, at: Moment) -> bool {
        let Self::Party(log) = self else { return false };
        let named = |prize: &Prize| {
            let is_it = |what: &party::PartyEntry| matches!(what, party::PartyEntry::Prize(named) if named == prize);
            log.entries().iter().any(|entry| entry.at <= at && is_it(&entry.what))
        };
        log.state().prizes_at(table).any(|prize| prize.word.eq_ignore_ascii_case(word) && named(prize))
    }
}

/// The entry that opens an event, as it is stored.
pub(crate) fn opened<W: Serialize>(entry: &LogEntry<W>) -> String {
    written(entry)
}

fn decided<E: Event<Command: FromStr<Err = Unreadable>, Entry: Serialize>>(
    log: &mut Log<E>,
    now: Moment,
    by: &By,
    wishes: &[String],
    moves_tables: impl Fn(&E::Entry) -> bool,
) -> Result<Decided, NotDecided> {
    let mut decided = Decided::default();
    for wish in wishes {
        let wish: E::Command = wish.parse().map_err(NotDecided::Unreadable)?;
        for entry in log.decide(now, by, &wish).map_err(NotDecided::Refused)? {
            decided.moves_tables |= moves_tables(&entry.what);
            decided.entries.push(written(entry));
        }
    }
    Ok(decided)
}

fn woken<E: Event<Entry: DeserializeOwned>>(bodies: &[String]) -> Result<Log<E>, String> {
    let entries = bodies.iter().map(|body| read(body)).collect::<Result<Vec<_>, _>>()?;
    Log::wake(entries).map_err(|broken| broken.to_string())
}

fn read<W: DeserializeOwned>(body: &str) -> Result<LogEntry<W>, String> {
    serde_json::from_str(body).map_err(|error| error.to_string())
}

fn written<W: Serialize>(entry: &LogEntry<W>) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}
