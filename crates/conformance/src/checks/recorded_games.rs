use crate::{
    Finding, Subject,
    fixtures::{Fixture, HOW_TO_RECORD, fixtures},
    recorder::{record_endings, record_presets},
    setting::guarded,
};
use kee_game::{Game, Options, Record, Resources, verify};

/// Every recorded game in `*.kee` still verifies and is written byte for byte the same. There is one for every preset
/// and one for every way of ending.
pub fn recorded_games<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    let wrong = |sentence: String| Finding::general("recorded_games", G::ID, sentence);
    let mut missing = read_all(subject).map_err(wrong)?;
    if subject.recording && !missing.presets.is_empty() {
        record_presets(subject, &missing.presets)?;
        missing = read_all(subject).map_err(wrong)?;
    }
    if subject.recording && !missing.endings.is_empty() {
        record_endings(subject, &missing.endings)?;
        missing = read_all(subject).map_err(wrong)?;
    }
    if missing.presets.is_empty() && missing.endings.is_empty() {
        return Ok(());
    }
    Err(wrong(format!(
        "In {} no game is recorded of the presets {:?}, and none with the endings {:?}. {HOW_TO_RECORD}",
        subject.fixtures.display(),
        missing.presets,
        missing.endings
    )))
}

/// The presets and endings without a record.
struct Missing {
    presets: Vec<&'static str>,
    endings: Vec<&'static str>,
}

fn read_all<G: Game>(subject: &Subject<G>) -> Result<Missing, String> {
    let mut missing =
        Missing { presets: G::PRESETS.iter().map(|preset| preset.name).collect(), endings: G::ENDINGS.to_vec() };
    for file in fixtures(&subject.fixtures, "kee")? {
        let record = guarded(|| read::<G>(&file, &subject.resources))
            .map_err(|sentence| format!("{}: {sentence}", file.path.display()))?;
        let seating = record.header.seating();
        let of_preset = |name: &str| {
            let mut presets = G::PRESETS.iter().filter(|preset| preset.name == name);
            presets.any(|preset| {
                preset.plans.iter().any(|plan| plan.seating() == seating)
                    && pairs((preset.options)()) == record.header.options
            })
        };
        missing.presets.retain(|name| !of_preset(name));
        let ending = record.ending.map_or(String::new(), |ending| ending.outcome.ending);
        missing.endings.retain(|name| *name != ending);
    }
    Ok(missing)
}

fn pairs(options: impl Options) -> Vec<(String, String)> {
    options.pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn read<G: Game>(file: &Fixture, resources: &Resources) -> Result<Record, String> {
    let record = Record::read(&file.text).map_err(|error| format!("{error}."))?;
    if record.to_text() != file.text {
        return Err("The record is written differently from how it was read.".to_owned());
    }
    verify::<G>(&record, resources).map_err(|mismatch| format!("It does not verify: {mismatch}"))?;
    Ok(record)
}
