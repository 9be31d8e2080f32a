use crate::{
    Finding, Subject,
    fixtures::write,
    setting::{FinishedPlayout, Setting},
};
use kee_game::{Game, Match, Seed, perft};

/// The number of playouts of all settings to search for a way of ending.
const SEARCHED: usize = 400;
/// The largest count, since checking larger ones takes too long.
const MOST_POSITIONS: u64 = 20_000;
/// The largest depth, for games with one action at a time.
const DEEPEST: u32 = 8;

/// Writes a recorded game of each of these presets.
pub(crate) fn record_presets<G: Game>(subject: &Subject<G>, presets: &[&str]) -> Result<(), Finding> {
    let settings = subject.settings("recorded_games")?;
    for name in presets {
        if let Some(setting) = settings.iter().find(|setting| setting.preset.name == *name) {
            let played = setting.play(0, &mut |_, _| Ok(()))?;
            let file = format!("preset-{name}.kee");
            write(&subject.fixtures, &file, &played.record().to_text()).map_err(|error| setting.finding(error))?;
        }
    }
    Ok(())
}

/// Writes the shortest game found for each of these endings, if any.
pub(crate) fn record_endings<G: Game>(subject: &Subject<G>, endings: &[&str]) -> Result<(), Finding> {
    let settings = subject.settings("recorded_games")?;
    let mut shortest: Vec<Option<(&Setting<'_, G>, FinishedPlayout<G>)>> = endings.iter().map(|_| None).collect();
    for setting in &settings {
        for playout in 0..(SEARCHED / settings.len()).max(4) {
            let played = setting.play(playout, &mut |_, _| Ok(()))?;
            let ending = played.game.wait().outcome().map_or("", |outcome| outcome.ending.as_str());
            let Some(place) = endings.iter().position(|wanted| *wanted == ending) else { continue };
            let length = |played: &FinishedPlayout<G>| played.game.log().len();
            if shortest[place].as_ref().is_none_or(|(_, best)| length(&played) < length(best)) {
                shortest[place] = Some((setting, played));
            }
        }
    }
    for (ending, found) in endings.iter().zip(shortest) {
        if let Some((setting, played)) = found {
            let file = format!("ending-{ending}.kee");
            write(&subject.fixtures, &file, &played.record().to_text()).map_err(|error| setting.finding(error))?;
        }
    }
    Ok(())
}

/// Writes the counts of `tiny` for all its plans.
pub(crate) fn record_counts<G: Game>(subject: &Subject<G>, check: &'static str) -> Result<(), Finding> {
    let mut text = "# Positions after 1, 2, ... actions. Chance is drawn from the seed of this name.\n".to_owned();
    for setting in subject.settings(check)?.iter().filter(|setting| setting.preset.name == "tiny") {
        let game = Match::new(setting.rules()?);
        let counts: Vec<String> = counts(&game).iter().map(u64::to_string).collect();
        text += &format!("tiny {} seed 0: {}\n", setting.plan, counts.join(" "));
    }
    write(&subject.fixtures, "tiny.perft", &text).map_err(|error| Finding::general(check, G::ID, error))
}

/// Counts until the next count would be too large, if it grew like the last.
fn counts<G: Game>(game: &Match<G>) -> Vec<u64> {
    let mut counts = vec![perft(game, &Seed::named("0"), 1)];
    for depth in 2..=DEEPEST {
        let last = counts[counts.len() - 1];
        let growth = last / counts.get(counts.len().wrapping_sub(2)).copied().unwrap_or(1).max(1);
        if last == 0 || last.saturating_mul(growth.max(1)) > MOST_POSITIONS {
            break;
        }
        counts.push(perft(game, &Seed::named("0"), depth));
    }
    counts
}
