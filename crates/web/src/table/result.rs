//! The result of a game in one sentence: the winner, and the margin.

use super::status::list;
use crate::{lang, t};
use kee_game::{Names, Outcome, Seat, SeatSet, Seating, Victory};

/// Names in a row as the subject of a sentence. The reader comes first, as "You".
pub(super) fn subject(names: &Names, seats: SeatSet, me: Option<Seat>) -> String {
    match me.filter(|me| seats.contains(*me)) {
        Some(me) => {
            let others = list(names, seats.minus(SeatSet::only(me)));
            t!("you-and", names = others, count = seats.len())
        }
        None => list(names, seats),
    }
}

/// The winner, as `me` would say it.
pub(crate) fn result(outcome: &Outcome, teams: &Seating, me: Option<Seat>, names: &Names) -> String {
    let winners: SeatSet = outcome.winners().collect();
    let losers = teams.everyone().minus(winners);
    let (score, other, count) = (outcome.best_of(winners), outcome.best_of(losers), winners.len());
    let won = subject(names, winners, me);
    match outcome.victory(teams) {
        Victory::Alone => t!("status-alone", names = won, score = score),
        Victory::Tie => t!("status-tie", score = score),
        Victory::Remained => t!("status-won-plain", names = won, count = count),
        Victory::Shared => t!("status-shared", names = won, score = score),
        Victory::OverSeveral => t!("status-won", names = won, count = count, score = score),
        Victory::OverOne if me.is_some_and(|me| losers.contains(me)) => {
            let lost = subject(names, losers, me);
            t!("status-lost-to", names = lost, count = losers.len(), score = other, other = score)
        }
        Victory::OverOne => t!("status-won-to", names = won, count = count, score = score, other = other),
    }
}

/// The result as a headline: you won or lost, and by how much where that applies.
pub(super) fn headline(outcome: &Outcome, teams: &Seating, me: Option<Seat>, names: &Names) -> String {
    let score = |seat: Seat| outcome.standings[seat.index()].score;
    let winners: SeatSet = outcome.winners().collect();
    let best_other = teams.everyone().minus(winners).iter().map(score).max();
    let best = winners.iter().map(score).max().unwrap_or_default();
    match (me, best_other) {
        (Some(me), Some(other)) if winners.contains(me) && best > other && teams.on_one_side(winners) => {
            t!("over-won-by", points = best - other)
        }
        (Some(me), Some(_)) if !winners.contains(me) && best > score(me) => {
            t!("over-lost-by", points = best - score(me))
        }
        _ => result(outcome, teams, me, names).trim_end_matches('.').to_owned(),
    }
}

/// The reason it ended, as a sentence. A game that ended early does not say whether all players, those who were left, or
/// the host ended it.
pub(crate) fn ending(game: &str, ending: &str) -> String {
    let how = [("how", ending.into())];
    let because = |reason: String| t!("over-because", reason = reason);
    if ending == "ruled" {
        return because(t!("over-early"));
    }
    let whole = || lang::say_if_known(&format!("{game}-ended"), &how);
    let reason = lang::say_if_known(&format!("{game}-ending"), &how);
    reason.map(because).or_else(whole).unwrap_or_else(|| t!("log-finished"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Plan, Standing};

    fn told(plan: &Plan, scores: &[i64], me: Option<usize>) -> String {
        let (teams, names) = (plan.seating(), Names::new(["Anna", "Bo", "Cas", "Di"]));
        result(&Outcome::by_team_score("out", scores, &teams), &teams, me.map(Seat::new), &names)
    }

    #[test]
    fn the_reader_is_you_and_the_others_have_names() {
        let two = Plan::alone(2);
        assert_eq!(told(&two, &[110, 39], Some(0)), "You won 110 to 39.");
        assert_eq!(told(&two, &[110, 39], Some(1)), "You lost 39 to 110.");
        assert_eq!(told(&two, &[110, 39], None), "Anna won 110 to 39.");
        assert_eq!(told(&two, &[60, -10], Some(0)), "You won 60 to −10.");
        assert_eq!(told(&two, &[7, 7], Some(0)), "It’s a tie at 7.");
        assert_eq!(told(&Plan::alone(1), &[870], Some(0)), "You scored 870 points.");
        assert_eq!(told(&Plan::alone(1), &[1], None), "Anna scored 1 point.");
    }

    #[test]
    fn a_headline_says_by_how_much() {
        let (teams, names) = (Plan::alone(2).seating(), Names::new(["Anna", "Bo"]));
        let outcome = Outcome::by_team_score("out", &[110, 39], &teams);
        let told = |me: Option<usize>| headline(&outcome, &teams, me.map(Seat::new), &names);
        assert_eq!(told(Some(0)), "You won by 71");
        assert_eq!(told(Some(1)), "You lost by 71");
        assert_eq!(told(None), "Anna won 110 to 39");
    }

    #[test]
    fn teams_win_and_lose_together() {
        let teams = Plan::in_teams(4, 2);
        assert_eq!(told(&teams, &[24, 8], None), "Anna and Cas won 24 to 8.");
        assert_eq!(told(&teams, &[24, 8], Some(2)), "You and Anna won 24 to 8.");
        assert_eq!(told(&teams, &[24, 8], Some(1)), "You and Di lost 8 to 24.");
    }

    #[test]
    fn of_many_only_the_winners_are_named() {
        let three = Plan::alone(3);
        assert_eq!(told(&three, &[110, 39, 60], Some(1)), "Anna won with 110.");
        assert_eq!(told(&three, &[110, 39, 60], Some(0)), "You won with 110.");
        assert_eq!(told(&three, &[60, 39, 60], Some(2)), "You and Anna share first place with 60.");
    }

    #[test]
    fn scores_are_left_out_where_they_do_not_decide() {
        let standings = vec![Standing { place: 1, score: 0 }, Standing { place: 2, score: 2 }];
        let outcome = Outcome { ending: "left".to_owned(), standings };
        let names = Names::new(["Anna", "Bo"]);
        assert_eq!(result(&outcome, &Plan::alone(2).seating(), None, &names), "Anna won.");
    }
}
