use crate::{Seat, SeatSet, Unreadable};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A side of the game, counted from 0 and written from 1. A player alone is a team of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Team(u8);

impl Team {
    /// The team with this index.
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its index in a list by team, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

crate::text_form!(Team, "a team, 1 to 12", |text| text
    .parse()
    .ok()
    .filter(|number| (1..=12).contains(number))
    .map(|number: u8| Self(number - 1)));

/// The team of every seat, clockwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seating {
    teams: Vec<Team>,
}

impl Seating {
    /// Seats with the given teams, in seat order.
    ///
    /// The rules of a game decide whether they allow it.
    ///
    /// # Panics
    /// If there is no seat, or more than [`crate::MAX_SEATS`].
    pub fn of(teams: Vec<Team>) -> Self {
        assert!((1..=crate::MAX_SEATS).contains(&teams.len()), "a table has one to twelve seats");
        Self { teams }
    }

    /// The number of seats.
    pub fn len(&self) -> usize {
        self.teams.len()
    }

    /// Always false: a table has at least one seat.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The number of teams.
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

    /// The seats of all other teams.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.everyone().minus(self.members(self.team(seat)))
    }

    /// Whether all these seats play for one team; true of no seats at all.
    pub fn on_one_side(&self, seats: SeatSet) -> bool {
        let mut teams = seats.iter().map(|seat| self.team(seat));
        let first = teams.next();
        teams.all(|team| Some(team) == first)
    }

    /// The largest score in a position, so that no sum of points and awards can overflow.
    pub const MOST_POINTS: i64 = 1_000_000_000_000;

    /// Reads the scores of a position, joined by `/` in seat order.
    pub fn read_scores(&self, text: &str) -> Result<Vec<i64>, Unreadable> {
        let points = -Self::MOST_POINTS..=Self::MOST_POINTS;
        let score = |text: &str| text.parse().ok().filter(|score| points.contains(score));
        let scores = text.split('/').map(score).collect::<Option<Vec<i64>>>().filter(|all| all.len() == self.len());
        scores.ok_or_else(|| Unreadable::new(format!("the scores of {} seats joined by `/`", self.len()), text))
    }

    /// The scores of the seats, added up by team.
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

    /// The other seats, clockwise from the left.
    pub fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.len();
        (1..seats).map(move |step| Seat::new((seat.index() + step) % seats))
    }
}
