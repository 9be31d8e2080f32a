use crate::text::word_form;
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, fmt};

/// The way points are scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentPoints))]
#[serde(rename_all = "snake_case")]
pub enum Points {
    /// 150, 140, 130 … for the pawns in order, 200 for the win (Z7.1).
    Sheet,
    /// 2 points per pawn, 10 for the win (Z7.4).
    Nk,
}

impl Points {
    /// The option of the game that decides them.
    pub const OPTION: &str = "points";

    /// Its name in the game: a preset, and a value of its option [`Self::OPTION`].
    pub fn preset(self) -> &'static str {
        match self {
            Self::Sheet => "tournament",
            Self::Nk => "nk",
        }
    }

    /// The points of the pawn that comes in after this many others.
    pub fn pawn(self, after: usize) -> i64 {
        match self {
            Self::Sheet => 150 - 10 * after.min(15) as i64,
            Self::Nk => 2,
        }
    }

    /// The points for the win.
    pub fn win(self) -> i64 {
        match self {
            Self::Sheet => 200,
            Self::Nk => 10,
        }
    }

    /// The default time limit of a game, in minutes (Z7.2, Z7.4).
    pub const fn minutes(self) -> u16 {
        match self {
            Self::Sheet => 45,
            Self::Nk => 50,
        }
    }

    /// The default number of rounds (Z7.3, Z7.4).
    pub fn rounds(self) -> usize {
        match self {
            Self::Sheet => 3,
            Self::Nk => 5,
        }
    }

    /// The points of the team that came and of the absent one, if they are fixed: the championship scores such a
    /// table as won by 8 pawns to 4 (Z7.7).
    pub fn of_absence(self) -> Option<[i64; 2]> {
        match self {
            Self::Sheet => None,
            Self::Nk => Some([8 * self.pawn(0) + self.win(), 4 * self.pawn(0)]),
        }
    }

    /// The points of both teams when their pawns came home like this. Without a winner time was up, and there is no
    /// bonus (Z7.2).
    pub fn of(self, order: &PawnOrder) -> [i64; 2] {
        let mut totals = [0; 2];
        for (after, team) in order.teams().iter().enumerate() {
            totals[*team] += self.pawn(after);
        }
        if let Some(winner) = order.winner() {
            totals[winner] += self.win();
        }
        totals
    }

    /// Whether some order of pawns gives these totals, so that typing errors are caught.
    pub fn can_be(self, totals: [i64; 2]) -> bool {
        // Pawns of both teams so far, and the points of the first.
        let mut reached = BTreeSet::from([([0; 2], 0)]);
        let mut all = 0;
        for after in 0..2 * PAWNS {
            let over = |pawns: [usize; 2]| (0..2).find(|team| pawns[*team] == PAWNS);
            let is_match = |(pawns, first): ([usize; 2], i64)| {
                let mut reached = [first, all - first];
                if let Some(winner) = over(pawns) {
                    reached[winner] += self.win();
                }
                reached == totals
            };
            if reached.iter().copied().any(is_match) {
                return true;
            }
            let worth = self.pawn(after);
            let open = reached.into_iter().filter(|(pawns, _)| over(*pawns).is_none());
            reached = open.flat_map(|([a, b], first)| [([a + 1, b], first + worth), ([a, b + 1], first)]).collect();
            all += worth;
        }
        false
    }
}

word_form!(Points: "sheet" = Sheet, "nk" = Nk);

/// Pawns per team.
const PAWNS: usize = 8;

/// The order in which pawns came home: `ABBA` is one of the first team, two of the second, one of the first.
///
/// The game is over when a team has all eight in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PawnOrder(Vec<usize>);

impl PawnOrder {
    /// The team of every pawn, 0 or 1, in the order in which they came in.
    pub fn teams(&self) -> &[usize] {
        &self.0
    }

    /// The team that has all its pawns in.
    pub fn winner(&self) -> Option<usize> {
        (0..2).find(|team| self.0.iter().filter(|other| *other == team).count() == PAWNS)
    }
}

impl fmt::Display for PawnOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|team| f.write_str(["A", "B"][*team]))
    }
}

kee_game::text_form!(PawnOrder, |text| {
    let wrong = |expected: &str| Unreadable::new(expected, text);
    let team = |letter: char| match letter {
        'A' | 'a' => Ok(0),
        'B' | 'b' => Ok(1),
        _ => Err(wrong("an A or a B for every pawn in the order of coming in")),
    };
    let mut order = Self(Vec::new());
    for letter in text.chars() {
        if order.winner().is_some() {
            return Err(wrong("no pawns after a team’s eighth"));
        }
        order.0.push(team(letter)?);
    }
    if order.0.is_empty() { Err(wrong("an A or a B for every pawn in the order of coming in")) } else { Ok(order) }
});

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    PawnOrder: "The order in which pawns came home: an A or a B for each pawn.", "^[AB]{1,15}$", "ABBA";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn totals(points: Points, order: &str) -> [i64; 2] {
        points.of(&order.parse().expect("an order"))
    }

    #[test]
    fn z7_1_pawns_score_in_order_and_the_win_scores_200() {
        assert_eq!(totals(Points::Sheet, "AAAAAAAA"), [1120, 0]);
        assert_eq!(totals(Points::Sheet, "BBBBBBBAAAAAAAA"), [560, 840]);
        assert_eq!(totals(Points::Sheet, "ABABABABABABABA"), [150 + 130 + 110 + 90 + 70 + 50 + 30 + 10 + 200, 560]);
    }

    #[test]
    fn z7_2_when_time_is_up_the_points_so_far_count_without_the_bonus() {
        assert_eq!(totals(Points::Sheet, "AAAAAAA"), [840, 0]);
        assert_eq!(totals(Points::Sheet, "ABB"), [150, 270]);
    }

    #[test]
    fn z7_4_the_championship_scores_2_a_pawn_and_10_for_the_win() {
        assert_eq!(totals(Points::Nk, "AABAAAAAA"), [26, 2]);
        assert_eq!((Points::Nk.minutes(), Points::Nk.rounds()), (50, 5));
    }

    #[test]
    fn z7_7_an_absent_team_loses_by_8_pawns_to_4_in_the_championship() {
        assert_eq!(Points::Nk.of_absence(), Some([26, 8]));
        assert_eq!(Points::Sheet.of_absence(), None);
    }

    #[test]
    fn an_order_ends_with_the_eighth_pawn_of_a_team() {
        for wrong in ["", "ABC", "AAAAAAAAB", "AAAAAAAAA", "A B"] {
            assert!(wrong.parse::<PawnOrder>().is_err(), "{wrong}");
        }
    }

    /// Goes through every possible order.
    #[test]
    fn totals_are_possible_only_if_some_order_gives_them() {
        for points in [Points::Sheet, Points::Nk] {
            let mut possible = BTreeSet::from([[0, 0]]);
            let mut orders = vec![String::new()];
            while let Some(order) = orders.pop() {
                for letter in ["A", "B"] {
                    if let Ok(longer) = format!("{order}{letter}").parse::<PawnOrder>() {
                        possible.insert(points.of(&longer));
                        orders.push(longer.to_string());
                    }
                }
            }
            let most = if points == Points::Sheet { 1130 } else { 30 };
            let step = if points == Points::Sheet { 10 } else { 1 };
            // Every fifth total of the first team is enough, and takes a fifth of the time.
            for a in (0..=most).step_by(5 * step) {
                for b in (0..=most).step_by(step) {
                    assert_eq!(points.can_be([a, b]), possible.contains(&[a, b]), "{points}: {a} {b}");
                }
            }
            assert!(!points.can_be([-10, 10]) && !points.can_be([155, 0]));
        }
    }
}
