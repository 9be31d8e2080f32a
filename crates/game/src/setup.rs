use crate::{MAX_SEATS, Plan, Problem};
use serde::{Deserialize, Serialize};

/// A request for a game. Anything left out has its default.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The preset to start from; the first if none is named.
    pub preset: Option<String>,
    /// Options that differ from the preset, as key and value. If an option takes a file, the value may be its contents.
    pub set: Vec<(String, String)>,
    /// The number of seats.
    pub seats: Option<usize>,
    /// The number of teams; if the preset doesn't say, everyone plays individually.
    pub teams: Option<usize>,
}

impl Setup {
    /// The requested seating: a plan of the preset if one fits, else as requested. The rules decide whether the game
    /// can be played like that; the only problems here are impossible seatings, and numbers of seats that a preset for
    /// teams has no teams for, so that nobody who asked for teams ends up playing alone.
    pub fn plan(&self, plans: &[Plan]) -> Result<Plan, Problem> {
        let seats = self.seats.map(seat_count).transpose()?;
        let teams = self.teams.map(|teams| u8::try_from(teams).unwrap_or(u8::MAX));
        let fits = |plan: &&Plan| {
            seats.is_none_or(|seats| seats == plan.seats) && teams.is_none_or(|teams| teams == plan.teams)
        };
        if let Some(plan) = plans.iter().find(fits) {
            return Ok(*plan);
        }
        let seats = seats.or_else(|| plans.first().map(|plan| plan.seats)).unwrap_or(1);
        if teams.is_none() && plans.iter().all(|plan| plan.teams < plan.seats) && !plans.is_empty() {
            return Err(Problem::seats_in_teams(plans.iter().map(|plan| plan.seats)));
        }
        let teams = teams.unwrap_or(seats);
        if teams > 0 && seats.is_multiple_of(teams) {
            Ok(Plan::in_teams(seats, teams))
        } else {
            Err(Problem::uneven_teams(seats, (1..=seats).filter(|teams| seats.is_multiple_of(*teams))))
        }
    }
}

fn seat_count(seats: usize) -> Result<u8, Problem> {
    let fits = u8::try_from(seats).ok().filter(|seats| (1..=MAX_SEATS).contains(&usize::from(*seats)));
    fits.ok_or_else(|| Problem::seat_count(MAX_SEATS))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLANS: &[Plan] = &[Plan::alone(3), Plan::in_teams(4, 2), Plan::alone(4)];

    fn plan(seats: Option<usize>, teams: Option<usize>) -> Result<Plan, String> {
        plan_of(PLANS, seats, teams)
    }

    fn plan_of(plans: &[Plan], seats: Option<usize>, teams: Option<usize>) -> Result<Plan, String> {
        let setup = Setup { seats, teams, ..Setup::default() };
        setup.plan(plans).map_err(|problem| problem.to_string())
    }

    #[test]
    fn anything_left_out_is_as_in_the_preset() {
        assert_eq!(plan(None, None), Ok(Plan::alone(3)));
        assert_eq!(plan(Some(4), None), Ok(Plan::in_teams(4, 2)));
        assert_eq!(plan(None, Some(2)), Ok(Plan::in_teams(4, 2)));
        assert_eq!(plan(Some(4), Some(4)), Ok(Plan::alone(4)));
    }

    #[test]
    fn a_seating_beyond_the_preset_is_left_to_the_rules() {
        assert_eq!(plan(Some(5), None), Ok(Plan::alone(5)));
        assert_eq!(plan(Some(6), Some(3)), Ok(Plan::in_teams(6, 3)));
    }

    #[test]
    fn k2_3_a_preset_for_teams_is_never_played_alone_by_accident() {
        let plan = |seats, teams| plan_of(&[Plan::in_teams(4, 2), Plan::in_teams(6, 3)], seats, teams);
        let refused = "seats: problem-game-seats_in_teams seats=4,6";
        assert_eq!(plan(Some(5), None), Err(refused.to_owned()));
        assert_eq!(plan(Some(6), None), Ok(Plan::in_teams(6, 3)));
        assert_eq!(plan(Some(5), Some(5)), Ok(Plan::alone(5)), "on request everyone plays individually");
    }

    #[test]
    fn an_impossible_seating_is_a_problem() {
        for seats in [0, 300] {
            assert_eq!(plan(Some(seats), None), Err("seats: problem-game-seat_count most=12".to_owned()));
        }
        for teams in [0, 4] {
            let uneven = "teams: problem-game-uneven_teams possible=1,2,3,6 seats=6";
            assert_eq!(plan(Some(6), Some(teams)), Err(uneven.to_owned()));
        }
    }
}
