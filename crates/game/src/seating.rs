use crate::{Seat, SeatSet, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A side of the game, counted from 0 and written from 1. Who plays alone is a team of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Team(u8);

impl Team {
    /// The team with this index.
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its place in a list by team, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Team {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match crate::text::plain_number::<u8>(text) {
            Some(number @ 1..=12) => Ok(Self(number - 1)),
            _ => Err(Unreadable::new("a team, 1 to 12", text)),
        }
    }
}

crate::serde_as_text!(Team);

/// Who sits where and with whom: the team of every seat, clockwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seating {
    teams: Vec<Team>,
}

impl Seating {
    /// Seats with the given teams, in seat order.
    ///
    /// Whether a game allows it is the game's to say.
    ///
    /// # Panics
    /// If there is no seat, or more than [`crate::MAX_SEATS`].
    pub fn of(teams: Vec<Team>) -> Self {
        assert!((1..=crate::MAX_SEATS).contains(&teams.len()), "a table has one to twelve seats");
        Self { teams }
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.teams.len()
    }

    /// Never: a table has at least one seat.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// How many teams there are.
    pub fn team_count(&self) -> usize {
        self.teams.iter().map(|team| team.index() + 1).max().unwrap_or(0)
    }

    /// Whether every seat plays for itself.
    pub fn each_alone(&self) -> bool {
        self.team_count() == self.len()
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.len())
    }

    /// All seats as a set.
    pub fn everyone(&self) -> SeatSet {
        SeatSet::first(self.len())
    }

    /// Whether there is such a seat at this table.
    pub fn has(&self, seat: Seat) -> bool {
        seat.index() < self.len()
    }

    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> Team {
        self.teams[seat.index()]
    }

    /// The seats of a team.
    pub fn members(&self, team: Team) -> SeatSet {
        self.seats().filter(|seat| self.team(*seat) == team).collect()
    }

    /// Everyone who does not play for this seat's team.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.everyone().minus(self.members(self.team(seat)))
    }

    /// Whether all these seats play for one team; so do no seats at all.
    pub fn on_one_side(&self, seats: SeatSet) -> bool {
        let mut teams = seats.iter().map(|seat| self.team(seat));
        let first = teams.next();
        teams.all(|team| Some(team) == first)
    }

    /// What the seats have, added up by team.
    pub fn team_sums(&self, by_seat: &[i64]) -> Vec<i64> {
        let mut sums = vec![0; self.team_count()];
        for (seat, points) in self.seats().zip(by_seat) {
            sums[self.team(seat).index()] += points;
        }
        sums
    }

    /// The seat to the left, clockwise.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.len())
    }

    /// The others, beginning with the seat to the left and going round.
    pub fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.len();
        (1..seats).map(move |step| Seat::new((seat.index() + step) % seats))
    }
}
