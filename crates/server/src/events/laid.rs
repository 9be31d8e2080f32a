use crate::store::Sitting;
use kee_event::{Name, Spot, party::Party, tournament::Tournament};
use kee_game::Seat;
use kee_table::{MachineWish, PersonId};

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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Place {
    /// Under which name they play; empty if a bot plays for nobody.
    name: String,
    /// Who it is, if they came by themselves; for others a bot plays.
    person: Option<PersonId>,
}

impl Place {
    fn new(name: &Name, person: Option<&PersonId>) -> Self {
        Self { name: name.to_string(), person: person.cloned() }
    }

    /// Whether this is who sits there.
    pub(super) fn is_taken_by(&self, sitting: &Sitting) -> bool {
        match (&self.person, sitting) {
            (Some(person), Sitting::Person { id, .. }) => person == id,
            (None, Sitting::Bot(_)) => true,
            _ => false,
        }
    }

    /// What puts them on their seat.
    pub(super) fn order(&self, seat: Seat) -> MachineWish {
        MachineWish::Seat { seat, name: self.name.clone(), person: self.person.clone() }
    }
}

impl LaidTable {
    /// Everybody, by seat.
    pub(super) fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat::new).zip(&self.seats)
    }
}

impl LaidRound {
    /// Guests sit in the order of the list, and bots after them.
    pub(super) fn last_of_event(event: &Party) -> Option<Self> {
        let view = event.view();
        let round = view.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let guests = table.guests.iter().map(|name| Place::new(name, event.person_of(name)));
            LaidTable {
                seats: guests.chain(std::iter::repeat_n(Place::default(), table.bots)).collect(),
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
                players.map_or_else(Place::default, |players| Place::new(players[player].0, players[player].1))
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
