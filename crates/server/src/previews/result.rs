use super::words;
use kee_game::{Arg, Message, Outcome, Seat, SeatSet, Seating};

/// The result of a game in one line: `Bo beat Cleo 212 to 180`.
pub(super) fn result(outcome: &Outcome, teams: &Seating, names: &[String]) -> Message {
    let best = |seats: SeatSet| seats.iter().filter_map(|seat| score(outcome, seat)).max().unwrap_or_default();
    let named = |seats: SeatSet| Arg::list(seats.iter().filter_map(|seat| names.get(seat.index())));
    let winners: SeatSet = outcome.winners().collect();
    let losers = teams.everyone().minus(winners);
    let (score, other) = (best(winners), best(losers));
    if teams.len() == 1 {
        words::alone(named(winners), score)
    } else if losers.is_empty() {
        words::tie(score)
    } else if score <= other {
        // The last player at the table wins, whatever the scores say.
        words::won(named(winners))
    } else if teams.team_count() == 2 && teams.on_one_side(winners) {
        words::beat(named(winners), named(losers), score, other)
    } else {
        words::won_with(named(winners), score)
    }
}

fn score(outcome: &Outcome, seat: Seat) -> Option<i64> {
    outcome.standings.get(seat.index()).map(|standing| standing.score)
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
