use super::words;
use kee_game::{Arg, Message, Outcome, SeatSet, Seating, Victory};

/// The result of a game in one line: `Bo beat Cleo 212 to 180`.
pub(super) fn result(outcome: &Outcome, teams: &Seating, names: &[String]) -> Message {
    let named = |seats: SeatSet| Arg::list(seats.iter().filter_map(|seat| names.get(seat.index())));
    let winners: SeatSet = outcome.winners().collect();
    let losers = teams.everyone().minus(winners);
    let score = outcome.best_of(winners);
    match outcome.victory(teams) {
        Victory::Alone => words::alone(named(winners), score),
        Victory::Tie => words::tie(score),
        Victory::Remained => words::won(named(winners)),
        Victory::OverOne => words::beat(named(winners), named(losers), score, outcome.best_of(losers)),
        Victory::OverSeveral | Victory::Shared => words::won_with(named(winners), score),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::previews::language;
    use kee_game::Plan;

    fn told(plan: &Plan, scores: &[i64]) -> String {
        let teams = plan.seating();
        let names = ["Anna", "Bo", "Cas", "Di"].map(str::to_owned);
        language(None).tell_plain(&result(&Outcome::by_team_score("out", scores, &teams), &teams, &names))
    }

    #[test]
    fn a_result_says_who_won_and_by_how_much() {
        assert_eq!(told(&Plan::alone(2), &[212, 180]), "Anna beat Bo 212 to 180");
        assert_eq!(told(&Plan::alone(2), &[7, 7]), "It’s a tie at 7");
        assert_eq!(told(&Plan::alone(1), &[870]), "Anna scored 870");
        assert_eq!(told(&Plan::alone(3), &[1, 5, 3]), "Bo won with 5");
        assert_eq!(told(&Plan::in_teams(4, 2), &[8, 24]), "Bo and Di beat Anna and Cas 24 to 8");
    }
}
