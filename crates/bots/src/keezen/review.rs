use super::{
    evaluation::Evaluation,
    medium::{Candidate, ranked},
    rollout::Rollout,
    threats::Threats,
    weights::{STEP, WIN},
};
use kee_game::{BotView, Match, Measure, Mismatch, Record, Resources, ReviewedTurn, Seat, Seed, review_with};
use keezen::{Keezen, KeezenAction, core::KeezenPhase};

/// The most plays of a turn to evaluate: the one made, and the others that look best at first sight.
const MOST: usize = 40;
/// The number of playouts of a turn, shared among its plays. `hard` takes 2000 for ten.
const PLAYOUTS: usize = 1_200;
/// The least and most deals of the hidden cards.
const DEALS: std::ops::RangeInclusive<usize> = 24..=120;
/// The value of a win here, besides the pawns that come home. For the bot it outweighs everything; then one missed
/// chance would look worse than a whole game played badly.
const WON: i32 = 100 * STEP;

/// Reviews every play of a finished game: its value and the best play, as [`super::Hard`] judges with what the seat
/// could see at that moment. The dice come from the record, so the same record always gets the same review. Cards need
/// no suggested words.
pub fn review(record: &Record, resources: &Resources, _: &Resources) -> Result<Vec<ReviewedTurn>, Mismatch> {
    if record.ending.is_none() {
        let why = "the game is not over yet; its plays can be reviewed once no hand is secret".to_owned();
        return Err(Mismatch { entry: None, why });
    }
    let name = record.header.commitment.as_ref().map(ToString::to_string).unwrap_or_default();
    let seed = Seed::named(&format!("review {name}"));
    review_with::<Keezen, _>(record, resources, |game, entry, seat, action| look(game, entry, seat, action, &seed))
}

fn look(game: &Match<Keezen>, entry: usize, seat: Seat, action: &KeezenAction, seed: &Seed) -> Option<ReviewedTurn> {
    let seen = BotView::new(game, seat);
    if seen.view().phase != KeezenPhase::Turn {
        return None;
    }
    let mut candidates = ranked(&seen);
    let made = candidates.iter().position(|candidate| candidate.action == *action)?;
    // The play made comes first, so that no equal play counts as better.
    let made = candidates.remove(made);
    candidates.truncate(MOST - 1);
    candidates.insert(0, made);
    let verdict = weigh(&seen, &candidates, seed, entry);
    let best = &candidates[verdict.best].action;
    let in_words = (verdict.cost > 0).then(|| compared(action, best));
    Some(ReviewedTurn {
        entry,
        seat,
        played: action.to_string(),
        points: verdict.worth,
        best: best.to_string(),
        best_points: verdict.worth + verdict.cost,
        measure: Measure::Steps,
        in_words,
    })
}

/// Both plays in a sentence; only the card if nothing else differs.
fn compared(made: &KeezenAction, best: &KeezenAction) -> String {
    let (made, better) = (made.in_words(), best.in_words());
    match best {
        KeezenAction::Play(play) if made == better => format!("{made}; better with {}", play.card),
        _ => format!("{made}; better: {better}"),
    }
}

/// The value of the first candidate, the best one, and the difference; in steps.
struct ChoiceCost {
    worth: i64,
    best: usize,
    cost: i64,
}

fn weigh(seen: &BotView<'_, Keezen>, candidates: &[Candidate], seed: &Seed, entry: usize) -> ChoiceCost {
    let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
    let evaluation = Evaluation::new(laws, Threats::before_deal(laws));
    let rollout = Rollout::new(laws, &evaluation);
    // A turn without a choice is not worth many deals.
    let deals = if candidates.len() == 1 { 1 } else { PLAYOUTS / candidates.len() };
    let deals = deals.clamp(*DEALS.start(), *DEALS.end());
    let mut samples = rollout.samples(view, seat, candidates, deals, &mut seed.dice(entry as u64));
    for worth in samples.iter_mut().flatten().filter(|worth| **worth > WIN / 2) {
        *worth += WON - WIN;
    }
    let sums: Vec<i64> = samples.iter().map(|worths| worths.iter().map(|worth| i64::from(*worth)).sum()).collect();
    let steps = |sum: i64| (sum as f64 / (deals as f64 * f64::from(STEP))).round() as i64;
    let best = (0..sums.len()).rev().max_by_key(|place| sums[*place]).unwrap_or(0);
    let worth = steps(sums[0]);
    let cost = steps(sums[best] - sums[0]);
    if cost > 0 && is_certain(&samples[best], &samples[0]) {
        ChoiceCost { worth, best, cost }
    } else {
        ChoiceCost { worth, best: 0, cost: 0 }
    }
}

/// Whether one play is better than another by more than luck: by more than twice the standard error of the difference.
fn is_certain(better: &[i32], other: &[i32]) -> bool {
    let apart: Vec<f64> = better.iter().zip(other).map(|(better, other)| f64::from(*better - *other)).collect();
    let count = apart.len() as f64;
    let mean = apart.iter().sum::<f64>() / count;
    let variance = apart.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    mean > 2.0 * (variance / count).sqrt()
}
