use crate::{Game, Input, Match, Mismatch, Record, Resources, Seat, rules_of};
use serde::{Deserialize, Serialize};

/// A game whose turns can be reviewed: what was played, and what would have been better.
pub trait Reviewed: Game {
    /// The points an action scores at once; none for actions that are not a turn, such as a challenge.
    fn worth(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Option<i64>;

    /// The action that would score most at once, and its points. It may be slow.
    fn best(&self, state: &Self::State, seat: Seat) -> Option<(Self::Action, i64)>;
}

/// The unit of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Points that a turn scores at once.
    Points,
    /// Steps of a pawn that a side is expected to be ahead.
    Steps,
}

/// The review of one turn of a finished or running game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReviewedTurn {
    /// The entry of the record, from 1.
    pub entry: usize,
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The action played, in text form.
    pub played: String,
    /// Its points.
    pub points: i64,
    /// The best action, in text form.
    pub best: String,
    /// The points of the best action.
    pub best_points: i64,
    /// The unit of the points.
    pub measure: Measure,
    /// Both in a sentence, for notations that aren't words.
    pub in_words: Option<String>,
}

impl ReviewedTurn {
    /// The points lost compared to the best action.
    pub fn cost(&self) -> i64 {
        self.best_points - self.points
    }
}

/// Reviews every turn of a record.
///
/// Better plays use only the `suggested` words, since a generous judge accepts many that nobody knows. Without a list
/// that the game can be played with, they use the judge's words.
pub fn review<G: Reviewed>(
    record: &Record,
    resources: &Resources,
    suggested: &Resources,
) -> Result<Vec<ReviewedTurn>, Mismatch> {
    let judge: G = rules_of(&record.header, resources)?;
    let advisor = G::new(judge.options().clone(), judge.seating().clone(), suggested).unwrap_or(judge);
    review_with::<G, _>(record, resources, |game, entry, seat, action| look(game, &advisor, entry, seat, action))
}

/// Reviews every action of a record with a function, which gets the game before it, the number of the entry, the seat
/// and the action. Only actions of seats that were asked are reviewed.
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
    // A bluff that stood, or a rare word, may score more than anything suggested.
    let (best, best_points) = if best_points > points { (best, best_points) } else { (action.clone(), points) };
    let (played, best, measure) = (action.to_string(), best.to_string(), Measure::Points);
    Some(ReviewedTurn { entry, seat, played, points, best, best_points, measure, in_words: None })
}
