use crate::{Seating, Team};
use std::fmt;

/// A number of seats and teams: one of the seatings a preset is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of seats.
    pub seats: u8,
    /// The number of teams; the number of seats when everyone plays individually.
    pub teams: u8,
}

impl Plan {
    /// A plan in which everyone plays individually.
    pub const fn alone(seats: u8) -> Self {
        Self { seats, teams: seats }
    }

    /// A plan of teams whose members sit as far apart as possible: A B A B, or A B C A B C.
    pub const fn in_teams(seats: u8, teams: u8) -> Self {
        assert!(teams > 0 && seats.is_multiple_of(teams), "teams are of one size");
        Self { seats, teams }
    }

    /// The seating of the plan.
    pub fn seating(self) -> Seating {
        Seating::of((0..self.seats).map(|seat| Team::new(usize::from(seat % self.teams))).collect())
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.seats, self.teams) {
            (1, _) => write!(f, "1 seat"),
            (seats, teams) if seats == teams => write!(f, "{seats} seats"),
            (seats, teams) => write!(f, "{seats} seats in {teams} teams"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, SeatSet};

    #[test]
    fn team_mates_never_sit_next_to_each_other() {
        let seating = Plan::in_teams(6, 3).seating();
        assert_eq!(seating.members(Team::new(1)).to_string(), "BE");
        assert_eq!(seating.opponents(Seat::new(0)).to_string(), "BCEF");
        assert_eq!(seating.round_from(Seat::new(4)).collect::<Vec<_>>().len(), 5);
        assert!(!seating.each_alone());
        assert_eq!(seating.team_sums(&[1, 2, 3, 10, 20, 30]), [11, 22, 33]);
        let on_one_side = |seats: &str| seating.on_one_side(seats.parse().expect("seats"));
        assert!(on_one_side("") && on_one_side("C") && on_one_side("CF"));
        assert!(!on_one_side("CD") && !on_one_side("ABDE"));
    }

    #[test]
    fn alone_means_a_team_each() {
        let seating = Plan::alone(3).seating();
        assert!(seating.each_alone());
        assert_eq!(seating.everyone(), SeatSet::first(3));
        assert_eq!(seating.round_from(Seat::new(1)).map(Seat::letter).collect::<String>(), "CA");
    }
}
