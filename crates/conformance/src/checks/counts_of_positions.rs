use crate::{
    Finding, Subject,
    fixtures::{HOW_TO_RECORD, fixtures},
    recorder::record_counts,
    setting::{Setting, guarded},
};
use kee_game::{Game, Match, Seed, perft};

const CHECK: &str = "counts_of_positions";

/// The rules still give the numbers of positions recorded in `*.perft`.
///
/// A line reads `tiny 2 seats seed 0: 5 25 120`: preset, plan, the name of the seed, and the counts after one action,
/// two, and so on. Lines that begin with `#` are comments.
pub fn counts_of_positions<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    let wrong = |sentence: String| Finding::general(CHECK, G::ID, sentence);
    let mut files = fixtures(&subject.fixtures, "perft").map_err(wrong)?;
    if files.is_empty() && subject.recording {
        guarded(|| Ok(record_counts(subject, CHECK))).map_err(wrong)??;
        files = fixtures(&subject.fixtures, "perft").map_err(wrong)?;
    }
    let settings = subject.settings(CHECK)?;
    let mut lines = 0;
    for file in &files {
        for (number, line) in
            (1..).zip(file.text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        {
            guarded(|| count(&settings, line))
                .map_err(|sentence| wrong(format!("{}, line {number}: {sentence}", file.path.display())))?;
            lines += 1;
        }
    }
    if lines == 0 {
        return Err(wrong(format!("There is no count in {}/*.perft. {HOW_TO_RECORD}", subject.fixtures.display())));
    }
    Ok(())
}

fn count<G: Game>(settings: &[Setting<'_, G>], line: &str) -> Result<(), String> {
    let fields = line.split_once(": ").and_then(|(what, counts)| {
        let (preset, rest) = what.split_once(' ')?;
        let (plan, seed) = rest.split_once(" seed ")?;
        let counts = counts.split(' ').map(|count| count.parse().ok()).collect::<Option<Vec<u64>>>()?;
        Some((preset, plan, seed, counts))
    });
    let Some((preset, plan, seed, counts)) = fields else {
        return Err("Expected a line such as `tiny 2 seats seed 0: 5 25 120`.".to_owned());
    };
    let meant = |setting: &&Setting<'_, G>| setting.preset.name == preset && setting.plan.to_string() == plan;
    let Some(setting) = settings.iter().find(meant) else {
        return Err(format!("There is no preset {preset} with {plan}."));
    };
    let game = Match::new(setting.rules().map_err(|finding| finding.sentence)?);
    for (depth, expected) in (1..).zip(counts) {
        let counted = perft(&game, &Seed::named(seed), depth);
        if counted != expected {
            return Err(format!("Expected {expected} positions after {depth} actions, got {counted}."));
        }
    }
    Ok(())
}
