use super::ChallengeBoard;
use crate::PersonId;

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// More turns than this make no picture that fits a line.
const MOST_BARS: usize = 40;

impl ChallengeBoard {
    /// What a person can show to others without giving a word away: how many points, which place, and how high each turn was.
    pub fn share(&self, person: &PersonId, goal: Option<i64>, link: &str) -> Option<String> {
        let leader = self.leader(person, goal)?;
        let mut lines = vec![format!("Keeboard · {}", self.challenge.name)];
        let all = self.leaders(goal).len();
        let won = if leader.won { " · won" } else { "" };
        lines.push(format!("{} points · place {} of {all}{won}", leader.score, leader.place));
        lines.extend(self.bars(person));
        lines.push(link.to_owned());
        Some(lines.join("\n"))
    }

    /// How high each turn of a person was, as a picture of one line, if there are not too many.
    pub fn bars(&self, person: &PersonId) -> Option<String> {
        let (_, attempt) = self.counted(person)?;
        (1..=MOST_BARS).contains(&attempt.turns.len()).then(|| bars(&attempt.turns))
    }
}

/// A bar for every turn; the highest turn has the highest bar, and a turn that brought nothing the lowest.
fn bars(turns: &[i64]) -> String {
    let highest = turns.iter().copied().max().unwrap_or_default().max(1);
    let steps = BARS.len() as i64 - 1;
    let bar = |points: &i64| {
        BARS[usize::try_from((points.max(&0) * steps + highest / 2) / highest).unwrap_or_default().min(7)]
    };
    turns.iter().map(bar).collect()
}
