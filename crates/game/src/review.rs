use crate::{Game, Input, Match, Mismatch, Record, Resources, Seat, rules_of};
use serde::{Deserialize, Serialize};

/// A game whose turns can be looked at afterwards: what was played, and what could have been.
pub trait Reviewed: Game {
    /// What an action brings the seat at once, in points; nothing for actions that are not a turn (a challenge, say).
    fn worth(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Option<i64>;

    /// The action that would bring the seat most at once, and how much. It may take its time.
    fn best(&self, state: &Self::State, seat: Seat) -> Option<(Self::Action, i64)>;
}

/// In what a review counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Points that a turn brings at once.
    Points,
    /// Steps of a pawn that a side is expected to be ahead.
    Steps,
}

/// One turn of a finished or running game, looked at afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReviewedTurn {
    /// The entry of the record, from 1.
    pub entry: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// What was played, in text form.
    pub played: String,
    /// What it brought.
    pub points: i64,
    /// What would have brought most, in text form.
    pub best: String,
    /// What that would have brought.
    pub best_points: i64,
    /// What the points are.
    pub measure: Measure,
    /// Both in a sentence, for notations that are no words.
    pub in_words: Option<String>,
}

impl ReviewedTurn {
    /// What the turn cost against the best one.
    pub fn cost(&self) -> i64 {
        self.best_points - self.points
    }
}

/// Looks at every turn of a record.
///
/// What could have been played is looked for among the `suggested` words, since a generous judge knows many that help nobody. Without
/// a list that the game can be played with, it is looked for among the judge's.
pub fn review<G: Reviewed>(
    record: &Record,
    resources: &Resources,
    suggested: &Resources,
) -> Result<Vec<ReviewedTurn>, Mismatch> {
    let judge: G = rules_of(&record.header, resources)?;
    let advisor = G::new(judge.options().clone(), judge.seating().clone(), suggested).unwrap_or(judge);
    review_with::<G, _>(record, resources, |game, entry, seat, action| look(game, &advisor, entry, seat, action))
}

/// Looks at every action of a record as the reviewer does, who gets the game before it, the number of the entry, the seat
/// and the action. Only what a seat does when it is asked is looked at.
pub fn review_with<G, L>(record: &Record, resources: &Resources, mut look: L) -> Result<Vec<ReviewedTurn>, Mismatch>
where
    G: Game,
    L: FnMut(&Match<G>, usize, Seat, &G::Action) -> Option<ReviewedTurn>,
{
    let mut game: Match<G> = Match::new(rules_of(&record.header, resources)?);
    let mut turns = Vec::new();
    for (entry, line) in (1..).zip(&record.entries) {
        let wrong = |why: String| Mismatch { entry: Some(entry), why };
        let input: Input<G::Action, G::Chance> = line.input.from_text().map_err(|what| wrong(what.to_string()))?;
        let turn = match &input {
            Input::Act { seat, action } if game.wait().asked().contains(*seat) => look(&game, entry, *seat, action),
            _ => None,
        };
        game.apply(line.at, input).map_err(|refusal| wrong(refusal.to_string()))?;
        turns.extend(turn);
    }
    Ok(turns)
}

fn look<G: Reviewed>(
    game: &Match<G>,
    advisor: &G,
    entry: usize,
    seat: Seat,
    action: &G::Action,
) -> Option<ReviewedTurn> {
    let points = game.rules().worth(game.state(), seat, action)?;
    let (best, best_points) = advisor.best(game.state(), seat)?;
    // A bluff that was allowed, or a rare word, may pay more than anything that is suggested.
    let (best, best_points) = if best_points > points { (best, best_points) } else { (action.clone(), points) };
    let (played, best, measure) = (action.to_string(), best.to_string(), Measure::Points);
    Some(ReviewedTurn { entry, seat, played, points, best, best_points, measure, in_words: None })
}
