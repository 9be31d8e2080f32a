use super::laid::{LaidRound, LaidTable, Place};
use kee_event::{
    By, Entry, Event, EventRefusal, Log, Moment, Name, Person, Shown, You,
    evening::{self, Evening},
    tournament::{self, Tournament},
};
use kee_game::{Seed, Unreadable};
use serde::{Serialize, de::DeserializeOwned};
use std::{collections::BTreeSet, str::FromStr};

/// What the kinds of events have in common for the server.
pub(super) trait Kind:
    Event<Wish: FromStr<Err = Unreadable>, What: Serialize + DeserializeOwned + Send + Sync> + Send + Sync
{
    fn shown(&self) -> Shown;
    fn you(&self, by: &By) -> You;
    fn people(&self) -> BTreeSet<&Person>;
    fn is_finished(&self) -> bool;
    fn seed(&self) -> &Seed;
    fn minutes(&self) -> u16;
    fn last_round(&self) -> Option<LaidRound>;
    /// The guest whose seat of a table of the last round this is.
    fn guest_at(&self, table: usize, seat: usize) -> Option<Name>;
    /// Whether a word wins a prize at a table of the last round.
    fn is_prized(&self, table: usize, word: &str) -> bool;
    /// Whether the tables of the last round have to be looked at after this.
    fn moves_tables(what: &Self::What) -> bool;
}

impl Kind for Evening {
    fn shown(&self) -> Shown {
        Shown::Evening(self.view())
    }

    fn you(&self, by: &By) -> You {
        self.you(by)
    }

    fn people(&self) -> BTreeSet<&Person> {
        self.people()
    }

    fn is_finished(&self) -> bool {
        self.is_finished()
    }

    fn seed(&self) -> &Seed {
        &self.plan().seed
    }

    fn minutes(&self) -> u16 {
        self.plan().minutes
    }

    fn last_round(&self) -> Option<LaidRound> {
        let view = self.view();
        let round = view.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let guests = table.guests.iter().map(|name| Place::new(name, self.person_of(name)));
            LaidTable {
                seats: guests.chain(std::iter::repeat_n(Place::Nobody, table.bots)).collect(),
                scoring: (0..table.guests.len()).collect(),
                guests: table.guests.clone(),
                done: table.source.is_some(),
            }
        });
        Some(LaidRound { number: view.rounds.len(), started: round.started.is_some(), tables: tables.collect() })
    }

    fn guest_at(&self, table: usize, seat: usize) -> Option<Name> {
        self.view().rounds.last()?.tables.get(table.checked_sub(1)?)?.guests.get(seat).cloned()
    }

    fn is_prized(&self, table: usize, word: &str) -> bool {
        self.prizes_at(table).any(|prize| prize.word.eq_ignore_ascii_case(word))
    }

    fn moves_tables(what: &evening::What) -> bool {
        use evening::What::{Claimed, Laid, Started};
        matches!(what, Laid { .. } | Started { .. } | Claimed(_))
    }
}

impl Kind for Tournament {
    fn shown(&self) -> Shown {
        Shown::Tournament(self.view())
    }

    fn you(&self, by: &By) -> You {
        self.you(by)
    }

    fn people(&self) -> BTreeSet<&Person> {
        self.people()
    }

    fn is_finished(&self) -> bool {
        self.is_finished()
    }

    fn seed(&self) -> &Seed {
        &self.plan().seed
    }

    fn minutes(&self) -> u16 {
        self.plan().minutes
    }

    /// Partners sit opposite each other: the first of both teams, then the second of both.
    fn last_round(&self) -> Option<LaidRound> {
        let view = self.view();
        let round = view.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let seat = |(player, team): (usize, usize)| {
                let players = self.players_of(&table.teams[team]);
                players.map_or(Place::Nobody, |players| Place::new(players[player].0, players[player].1))
            };
            LaidTable {
                seats: [(0, 0), (0, 1), (1, 0), (1, 1)].map(seat).into(),
                scoring: vec![0, 1],
                guests: Vec::new(),
                done: table.source.is_some() || table.forfeits != [false; 2],
            }
        });
        Some(LaidRound { number: view.rounds.len(), started: round.started.is_some(), tables: tables.collect() })
    }

    fn guest_at(&self, _: usize, _: usize) -> Option<Name> {
        None
    }

    fn is_prized(&self, _: usize, _: &str) -> bool {
        false
    }

    fn moves_tables(what: &tournament::What) -> bool {
        use tournament::What::{Claimed, Drawn, Started};
        matches!(what, Drawn { .. } | Started { .. } | Claimed { .. })
    }
}

/// Why something was not decided. The log is not good for anything then if some of it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotDecided {
    Refused(EventRefusal),
    Unreadable(Unreadable),
}

/// What was decided, to be stored.
pub(crate) struct Decided {
    /// Each as JSON.
    pub(crate) entries: Vec<String>,
    /// Whether the tables of the last round have to be looked at.
    pub(crate) moves_tables: bool,
}

/// An event of any kind, with its log.
pub(crate) trait AnyEvent: Send + Sync {
    /// Takes entries that were stored.
    fn take(&mut self, bodies: &[String]) -> Result<(), String>;
    /// Does what somebody wants, one after the other. What comes out is in the log already.
    fn decide(&mut self, now: Moment, by: &By, wishes: &[String]) -> Result<Decided, NotDecided>;
    /// How many entries the log has.
    fn number(&self) -> u64;
    fn last(&self) -> Moment;
    fn shown(&self) -> Shown;
    fn you(&self, by: &By) -> You;
    fn people(&self) -> BTreeSet<&Person>;
    fn is_finished(&self) -> bool;
    fn seed(&self) -> &Seed;
    fn minutes(&self) -> u16;
    fn last_round(&self) -> Option<LaidRound>;
    fn guest_at(&self, table: usize, seat: usize) -> Option<Name>;
    fn is_prized(&self, table: usize, word: &str) -> bool;
}

impl<K: Kind> AnyEvent for Log<K> {
    fn take(&mut self, bodies: &[String]) -> Result<(), String> {
        bodies.iter().try_for_each(|body| self.apply(entry(body)?).map_err(|broken| broken.to_string()))
    }

    fn decide(&mut self, now: Moment, by: &By, wishes: &[String]) -> Result<Decided, NotDecided> {
        let mut decided = Decided { entries: Vec::new(), moves_tables: false };
        for wish in wishes {
            let wish: K::Wish = wish.parse().map_err(NotDecided::Unreadable)?;
            for entry in Log::decide(self, now, by, &wish).map_err(NotDecided::Refused)? {
                decided.moves_tables |= K::moves_tables(&entry.what);
                decided.entries.push(body(entry));
            }
        }
        Ok(decided)
    }

    fn number(&self) -> u64 {
        self.entries().len() as u64
    }

    fn last(&self) -> Moment {
        Log::last(self)
    }

    fn shown(&self) -> Shown {
        self.state().shown()
    }

    fn you(&self, by: &By) -> You {
        self.state().you(by)
    }

    fn people(&self) -> BTreeSet<&Person> {
        self.state().people()
    }

    fn is_finished(&self) -> bool {
        self.state().is_finished()
    }

    fn seed(&self) -> &Seed {
        self.state().seed()
    }

    fn minutes(&self) -> u16 {
        self.state().minutes()
    }

    fn last_round(&self) -> Option<LaidRound> {
        self.state().last_round()
    }

    fn guest_at(&self, table: usize, seat: usize) -> Option<Name> {
        self.state().guest_at(table, seat)
    }

    fn is_prized(&self, table: usize, word: &str) -> bool {
        self.state().is_prized(table, word)
    }
}

/// The entry that opens an event, as it is stored.
pub(crate) fn opened<W: Serialize>(entry: &Entry<W>) -> String {
    body(entry)
}

/// The event that a stored log leads to.
pub(super) fn woken(kind: &str, bodies: &[String]) -> Result<Box<dyn AnyEvent>, String> {
    match kind {
        Evening::KIND => Ok(Box::new(log::<Evening>(bodies)?)),
        Tournament::KIND => Ok(Box::new(log::<Tournament>(bodies)?)),
        other => Err(format!("there is no kind of event `{other}`")),
    }
}

fn log<K: Kind>(bodies: &[String]) -> Result<Log<K>, String> {
    let entries = bodies.iter().map(|body| entry(body)).collect::<Result<Vec<_>, _>>()?;
    Log::wake(entries).map_err(|broken| broken.to_string())
}

fn entry<W: DeserializeOwned>(body: &str) -> Result<Entry<W>, String> {
    serde_json::from_str(body).map_err(|error| error.to_string())
}

fn body<W: Serialize>(entry: &Entry<W>) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}
