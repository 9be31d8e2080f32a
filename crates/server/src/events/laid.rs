use kee_event::{Name, Person, Spot, evening::Evening, tournament::Tournament};
use kee_table::PersonId;

/// The last round of an event, as far as its tables have to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LaidRound {
    /// Which, from 1.
    pub(crate) number: usize,
    /// Whether its clock runs.
    pub(crate) started: bool,
    /// Its tables in order.
    pub(crate) tables: Vec<LaidTable>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LaidTable {
    /// Who sits where, by seat.
    pub(crate) seats: Vec<Place>,
    /// The seats whose scores are its result, in the order of the event's list.
    pub(crate) scoring: Vec<usize>,
    /// The guests on those seats, where each plays alone.
    pub(crate) guests: Vec<Name>,
    /// Whether it has a result.
    pub(crate) done: bool,
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Somebody who came by themselves.
    Somebody {
        /// Who.
        person: PersonId,
        /// Under which name they play.
        name: Name,
    },
    /// Nobody: a bot plays, for somebody who was only named or for nobody at all.
    Nobody,
}

impl Place {
    pub(super) fn new(name: &Name, person: Option<&Person>) -> Self {
        match person.and_then(|person| person.to_string().parse().ok()) {
            Some(person) => Self::Somebody { person, name: name.clone() },
            None => Self::Nobody,
        }
    }
}

impl LaidRound {
    /// Guests sit in the order of the list, and bots after them.
    pub(super) fn last_of_evening(evening: &Evening) -> Option<Self> {
        let view = evening.view();
        let round = view.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let guests = table.guests.iter().map(|name| Place::new(name, evening.person_of(name)));
            LaidTable {
                seats: guests.chain(std::iter::repeat_n(Place::Nobody, table.bots)).collect(),
                scoring: (0..table.guests.len()).collect(),
                guests: table.guests.clone(),
                done: table.source.is_some(),
            }
        });
        Some(Self { number: view.rounds.len(), started: round.started.is_some(), tables: tables.collect() })
    }

    /// Partners sit opposite each other: the first of both teams, then the second of both.
    pub(super) fn last_of_tournament(tournament: &Tournament) -> Option<Self> {
        let view = tournament.view();
        let round = view.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let seat = |(player, team): (usize, usize)| {
                let players = tournament.players_of(&table.teams[team]);
                players.map_or(Place::Nobody, |players| Place::new(players[player].0, players[player].1))
            };
            LaidTable {
                seats: [(0, 0), (0, 1), (1, 0), (1, 1)].map(seat).into(),
                scoring: vec![0, 1],
                guests: Vec::new(),
                done: table.source.is_some() || table.forfeits != [false; 2],
            }
        });
        Some(Self { number: view.rounds.len(), started: round.started.is_some(), tables: tables.collect() })
    }

    /// The tables without a result.
    pub(crate) fn missing(&self) -> impl Iterator<Item = (Spot, &LaidTable)> {
        let tables = (1..).zip(&self.tables).filter(|(_, table)| !table.done);
        tables.map(|(table, laid)| (Spot { round: self.number, table }, laid))
    }
}
