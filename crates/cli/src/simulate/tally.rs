use super::SimulationPlan;
use kee_games::BotGameOver;
use std::collections::BTreeMap;

/// The results of one bot, one seat or one lot so far.
///
/// All sums are whole numbers, so the order in which threads finish does not matter.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct GameTotals {
    pub(super) played: u64,
    /// The same with partners as one, since they win together.
    sides: u64,
    /// First places not shared with another team.
    pub(super) wins: u64,
    /// First places shared with another team.
    pub(super) shared: u64,
    /// The number of times the goal was reached.
    pub(super) reached: u64,
    places: u64,
    score: i128,
    score_squared: i128,
}

impl GameTotals {
    fn add(&mut self, SeatResult { place, score, alone, counted }: SeatResult, goal: Option<i64>) {
        self.played += 1;
        self.sides += u64::from(!counted);
        self.reached += u64::from(goal.is_some_and(|goal| score >= goal));
        self.wins += u64::from(place == 1 && alone);
        self.shared += u64::from(place == 1 && !alone);
        self.places += u64::from(place);
        self.score += i128::from(score);
        self.score_squared += i128::from(score) * i128::from(score);
    }

    fn merge(&mut self, other: &Self) {
        self.played += other.played;
        self.sides += other.sides;
        self.wins += other.wins;
        self.shared += other.shared;
        self.reached += other.reached;
        self.places += other.places;
        self.score += other.score;
        self.score_squared += other.score_squared;
    }

    pub(super) fn mean_place(&self) -> f64 {
        self.places as f64 / self.played as f64
    }

    pub(super) fn mean_score(&self) -> f64 {
        self.score as f64 / self.played as f64
    }

    /// The share of games won, and its 95 % confidence interval (Wilson's, which stays within 0 and 1).
    pub(super) fn win_share(&self) -> (f64, [f64; 2]) {
        let (share, count) = (self.wins as f64 / self.played as f64, self.sides as f64);
        let square = 1.96_f64.powi(2) / count;
        let (middle, half) = (share + square / 2.0, (square * (share * (1.0 - share) + square / 4.0)).sqrt());
        (share, [middle - half, middle + half].map(|end| (end / (1.0 + square)).clamp(0.0, 1.0)))
    }

    /// Half the width of the 95 % confidence interval of the mean score (normal approximation; the seats of a game count as
    /// independent). `None` for a single game.
    pub(super) fn score_margin(&self) -> Option<f64> {
        if self.played < 2 {
            return None;
        }
        let (count, mean) = (self.played as f64, self.mean_score());
        let variance = (self.score_squared as f64 - count * mean * mean).max(0.0) / (count - 1.0);
        Some(1.96 * (variance / count).sqrt())
    }
}

/// The result of a seat in one game.
#[derive(Clone, Copy)]
struct SeatResult {
    place: u8,
    score: i64,
    /// Whether no other team shares the first place.
    alone: bool,
    /// Whether a partner of the same kind was counted before.
    counted: bool,
}

/// The results of many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    /// By bot, in the order they were first listed.
    pub(super) bots: Vec<(String, GameTotals)>,
    /// By seat.
    pub(super) seats: Vec<GameTotals>,
    /// By the value of each lot that is compared.
    pub(super) lots: Vec<(&'static str, BTreeMap<String, GameTotals>)>,
    /// The number of games with each ending.
    pub(super) endings: Vec<(&'static str, u64)>,
    pub(super) games: u64,
    pub(super) inputs: u64,
    /// The score that wins, if there is one.
    pub(super) goal: Option<i64>,
}

impl Tally {
    /// An empty tally.
    pub(super) fn new(plan: &SimulationPlan) -> Self {
        Self::of(&plan.bots, plan.game.about().endings, &plan.by, plan.goal)
    }

    /// An empty tally for these bots by seat, endings, lots and goal.
    fn of(bots: &[String], endings: &[&'static str], by: &[&'static str], goal: Option<i64>) -> Self {
        let mut names: Vec<(String, GameTotals)> = Vec::new();
        for bot in bots {
            if !names.iter().any(|(name, _)| name == bot) {
                names.push((bot.clone(), GameTotals::default()));
            }
        }
        let endings = endings.iter().map(|ending| (*ending, 0)).collect();
        let lots = by.iter().map(|lot| (*lot, BTreeMap::new())).collect();
        Self { bots: names, seats: vec![GameTotals::default(); bots.len()], lots, endings, games: 0, inputs: 0, goal }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, over: &BotGameOver, bots: &[String], teams: &[usize]) {
        let outcome = &over.outcome;
        let winning = |seat: &usize| outcome.standings[*seat].place == 1;
        let mut winners = (0..teams.len()).filter(winning).map(|seat| teams[seat]);
        let first = winners.next();
        let alone = winners.all(|team| Some(team) == first);
        for (seat, standing) in outcome.standings.iter().enumerate() {
            let result = SeatResult { place: standing.place, score: standing.score, alone, counted: false };
            let partners = || (0..seat).filter(|other| teams[*other] == teams[seat]);
            self.seats[seat].add(result, self.goal);
            if let Some((_, results)) = self.bots.iter_mut().find(|(name, _)| *name == bots[seat]) {
                let counted = partners().any(|other| bots[other] == bots[seat]);
                results.add(SeatResult { counted, ..result }, self.goal);
            }
            for (lot, results) in &mut self.lots {
                let all = over.lots.iter().find(|(name, _)| name == lot).map(|(_, all)| all);
                if let Some((all, given)) = all.and_then(|all| Some((all, all.get(seat)?))) {
                    let counted = partners().any(|other| all.get(other) == Some(given));
                    results.entry(given.clone()).or_default().add(SeatResult { counted, ..result }, self.goal);
                }
            }
        }
        if let Some((_, count)) = self.endings.iter_mut().find(|(ending, _)| *ending == outcome.ending) {
            *count += 1;
        }
        self.games += 1;
        self.inputs += over.inputs as u64;
    }

    /// Adds another tally of the same bots.
    pub(super) fn merge(&mut self, other: &Self) {
        self.bots.iter_mut().zip(&other.bots).for_each(|((_, mine), (_, theirs))| mine.merge(theirs));
        self.seats.iter_mut().zip(&other.seats).for_each(|(mine, theirs)| mine.merge(theirs));
        for ((_, mine), (_, theirs)) in self.lots.iter_mut().zip(&other.lots) {
            theirs.iter().for_each(|(given, results)| mine.entry(given.clone()).or_default().merge(results));
        }
        self.endings.iter_mut().zip(&other.endings).for_each(|((_, mine), (_, theirs))| *mine += theirs);
        self.games += other.games;
        self.inputs += other.inputs;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Outcome, Standing};

    fn over(places_and_scores: &[(u8, i64)], inputs: usize) -> BotGameOver {
        let standings = places_and_scores.iter().map(|&(place, score)| Standing { place, score }).collect();
        let outcome = Outcome { ending: "end".to_owned(), standings };
        BotGameOver { outcome, inputs, lots: Vec::new(), record: None }
    }

    #[test]
    fn partners_win_together_but_opponents_share() {
        let bots = ["a", "b", "a", "b"].map(str::to_owned);
        let mut tally = Tally::of(&bots, &["end"], &[], None);
        tally.add(&over(&[(1, 5), (3, 2), (1, 5), (3, 2)], 7), &bots, &[0, 1, 0, 1]);
        tally.add(&over(&[(1, 4), (1, 4), (1, 4), (1, 4)], 9), &bots, &[0, 1, 0, 1]);
        let a = &tally.bots[0].1;
        assert_eq!((a.played, a.wins, a.shared), (4, 2, 2));
        assert_eq!((a.mean_place(), a.mean_score(), a.sides), (1.0, 4.5, 2));
        assert_eq!((tally.seats[0].sides, tally.seats[2].sides), (2, 2));
        assert_eq!((tally.games, tally.inputs, tally.endings[0].1), (2, 16, 2));
    }

    #[test]
    fn reaching_the_goal_is_counted() {
        let bots = ["a".to_owned()];
        let mut tally = Tally::of(&bots, &[], &[], Some(850));
        [849, 850, 851].into_iter().for_each(|score| tally.add(&over(&[(1, score)], 1), &bots, &[0]));
        let mut sum = tally.clone();
        sum.merge(&tally);
        assert_eq!((sum.bots[0].1.reached, sum.seats[0].reached), (4, 4));
    }

    #[test]
    fn results_by_lot_are_counted_for_any_bot() {
        let bots = ["a", "b"].map(str::to_owned);
        let mut tally = Tally::of(&bots, &[], &["colour"], None);
        for (colours, scores) in [(["red", "green"], [(1, 9), (2, 4)]), (["green", "red"], [(2, 3), (1, 8)])] {
            let lots = vec![("turn", Vec::new()), ("colour", colours.map(str::to_owned).to_vec())];
            tally.add(&BotGameOver { lots, ..over(&scores, 1) }, &bots, &[0, 1]);
        }
        let mut sum = tally.clone();
        sum.merge(&tally);
        let (lot, given) = &sum.lots[0];
        let wins: Vec<_> =
            given.iter().map(|(given, results)| (given.as_str(), results.played, results.wins)).collect();
        assert_eq!((*lot, wins), ("colour", vec![("green", 4, 0), ("red", 4, 4)]));
    }

    #[test]
    fn wins_have_their_score_interval() {
        let of = |wins, played| GameTotals { wins, played, sides: played, ..GameTotals::default() }.win_share();
        let near = |(share, ends): (f64, [f64; 2]), wanted: [f64; 3]| {
            [share, ends[0], ends[1]].iter().zip(wanted).all(|(one, other)| (one - other).abs() < 5e-5)
        };
        // Worked examples from R: prop.test(x, n, correct = FALSE).
        assert!(near(of(40, 100), [0.4, 0.3094, 0.4980]), "{:?}", of(40, 100));
        assert!(near(of(0, 20), [0.0, 0.0, 0.1611]), "{:?}", of(0, 20));
        assert!(near(of(20, 20), [1.0, 0.8389, 1.0]), "{:?}", of(20, 20));
        let pairs = GameTotals { wins: 80, played: 200, sides: 100, ..GameTotals::default() };
        assert_eq!(pairs.win_share(), of(40, 100), "partners win together");
    }

    #[test]
    fn the_margin_matches_the_textbook_formula() {
        let bots = ["a".to_owned()];
        let mut tally = Tally::of(&bots, &[], &[], None);
        for score in [2, 4, 4, 4, 5, 5, 7, 9] {
            tally.add(&over(&[(1, score)], 1), &bots, &[0]);
        }
        // The scores have mean 5 and sample variance 32/7.
        let margin = tally.seats[0].score_margin().expect("eight games");
        assert!((margin - 1.96 * (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert_eq!(GameTotals::default().score_margin(), None);
    }
}
