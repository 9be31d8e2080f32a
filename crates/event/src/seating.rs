use crate::{Name, PersonId, Spot};

/// Who sits where in a round, for the tables that are made for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSeating {
    /// Which round, from 1.
    pub round: usize,
    /// Whether its clock runs.
    pub started: bool,
    /// Its tables in order.
    pub tables: Vec<TableSeating>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSeating {
    /// Who sits where, by seat.
    pub seats: Vec<SeatHolder>,
    /// Whether it has a result.
    pub done: bool,
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatHolder {
    /// Under which name they play; nobody's if a bot fills the table.
    pub name: Option<Name>,
    /// Who it is, if they came by themselves; for others a bot plays.
    pub person: Option<PersonId>,
}

impl RoundSeating {
    /// The tables without a result.
    pub fn missing(&self) -> impl Iterator<Item = (Spot, &TableSeating)> {
        let tables = (1..).zip(&self.tables).filter(|(_, table)| !table.done);
        tables.map(|(table, seating)| (Spot { round: self.round, table }, seating))
    }
}
