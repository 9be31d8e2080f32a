use crate::{MAX_SEATS, Plan, Problem};
use serde::{Deserialize, Serialize};

/// What somebody asks for before a game begins. Whatever is left out has its default.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Which named options to start from; the first if none is named.
    pub preset: Option<String>,
    /// Options that differ from the preset, as key and value. Where an option takes a file, the value may be the contents of
    /// one.
    pub set: Vec<(String, String)>,
    /// How many seats.
    pub seats: Option<usize>,
    /// How many teams; where the preset does not say, everyone plays alone.
    pub teams: Option<usize>,
}

impl Setup {
    /// The seating asked for: a plan of the preset if one fits, else what was said. Whether the game can be played
    /// so is for its rules to say; here only what can be no seating at all is a problem, and a number of seats that
    /// a preset for teams has no teams for: nobody who asked for teams is to play alone unawares.
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
            let known: Vec<String> = plans.iter().map(|plan| plan.seats.to_string()).collect();
            let sentence = format!("this preset is played in teams, with {} seats, got `{seats}`", known.join(" or "));
            return Err(Problem::new("teams", sentence));
        }
        let teams = teams.unwrap_or(seats);
        if teams > 0 && seats.is_multiple_of(teams) {
            Ok(Plan::in_teams(seats, teams))
        } else {
            let possible: Vec<String> =
                (1..=seats).filter(|teams| seats.is_multiple_of(*teams)).map(|teams| teams.to_string()).collect();
            let sentence = format!("{seats} seats make {} teams of one size, got `{teams}`", possible.join(" or "));
            Err(Problem::new("teams", sentence))
        }
    }
}

fn seat_count(seats: usize) -> Result<u8, Problem> {
    let fits = u8::try_from(seats).ok().filter(|seats| (1..=MAX_SEATS).contains(&usize::from(*seats)));
    fits.ok_or_else(|| Problem::new("seats", format!("expected 1 to {MAX_SEATS}, got `{seats}`")))
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
    fn what_is_not_said_is_as_the_preset_has_it() {
        assert_eq!(plan(None, None), Ok(Plan::alone(3)));
        assert_eq!(plan(Some(4), None), Ok(Plan::in_teams(4, 2)));
        assert_eq!(plan(None, Some(2)), Ok(Plan::in_teams(4, 2)));
        assert_eq!(plan(Some(4), Some(4)), Ok(Plan::alone(4)));
    }

    #[test]
    fn what_the_preset_does_not_have_is_left_to_the_rules() {
        assert_eq!(plan(Some(5), None), Ok(Plan::alone(5)));
        assert_eq!(plan(Some(6), Some(3)), Ok(Plan::in_teams(6, 3)));
    }

    #[test]
    fn k2_3_a_preset_for_teams_is_never_played_alone_unawares() {
        let plan = |seats, teams| plan_of(&[Plan::in_teams(4, 2), Plan::in_teams(6, 3)], seats, teams);
        let refused = "teams: this preset is played in teams, with 4 or 6 seats, got `5`";
        assert_eq!(plan(Some(5), None), Err(refused.to_owned()));
        assert_eq!(plan(Some(6), None), Ok(Plan::in_teams(6, 3)));
        assert_eq!(plan(Some(5), Some(5)), Ok(Plan::alone(5)), "whoever says so plays alone");
    }

    #[test]
    fn what_is_no_seating_at_all_is_a_problem() {
        assert_eq!(plan(Some(0), None), Err("seats: expected 1 to 12, got `0`".to_owned()));
        assert_eq!(plan(Some(300), None), Err("seats: expected 1 to 12, got `300`".to_owned()));
        let uneven = "teams: 6 seats make 1 or 2 or 3 or 6 teams of one size, got";
        assert_eq!(plan(Some(6), Some(4)), Err(format!("{uneven} `4`")));
        assert_eq!(plan(Some(6), Some(0)), Err(format!("{uneven} `0`")));
    }
}
