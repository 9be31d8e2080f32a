use crate::{About, AboutPreset};
use kee_game::Outcome;

/// The endings of games that were cut short. Every game has these two.
const CUT_SHORT: [&str; 2] = ["left", "ruled"];

/// The key of a player's best score alone. Scores are compared only if the game, the options and the word list are the
/// same.
///
/// It names the preset nearest to the options and only the options that differ from it, so that it stays the same when
/// a later version has more options.
pub fn best_key(about: &About, options: &[(String, String)], words: Option<&str>) -> String {
    let alone = about.presets.iter().filter(|preset| preset.plans.iter().any(|plan| plan.seats == 1));
    let nearest = alone.chain(&about.presets).min_by_key(|preset| differing(preset, options).count());
    let mut key = about.id.to_owned();
    if let Some(preset) = nearest {
        key.push_str(&format!(" {}", preset.name));
        key.extend(differing(preset, options).map(|(option, value)| format!(" {option}={value}")));
    }
    key.extend(words.map(|words| format!(" words={words}")));
    key
}

fn differing<'a>(
    preset: &'a AboutPreset,
    options: &'a [(String, String)],
) -> impl Iterator<Item = &'a (String, String)> {
    let same = |(key, value): &(String, String)| {
        preset.options.iter().any(|(known, preset_value)| known == key && preset_value == value)
    };
    options.iter().filter(move |option| !same(option))
}

/// The score of a game that was played alone to its end; none if it was cut short or had several players.
pub fn score_alone(outcome: &Outcome) -> Option<i64> {
    match outcome.standings.as_slice() {
        [standing] if !CUT_SHORT.contains(&outcome.ending.as_str()) => Some(standing.score),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;
    use kee_game::Standing;

    fn key(game: &str, preset: &str, set: &[(&str, &str)]) -> String {
        let about = find(game).expect("a game").about();
        let preset = about.presets.iter().find(|known| known.name == preset).expect("a preset");
        let value = |key: &str| set.iter().find(|(known, _)| *known == key).map(|(_, value)| (*value).to_owned());
        let options: Vec<(String, String)> = preset
            .options
            .iter()
            .map(|(key, default)| ((*key).to_owned(), value(key).unwrap_or_else(|| default.clone())))
            .collect();
        best_key(&about, &options, about.words.then_some("full"))
    }

    #[test]
    fn every_solitaire_preset_has_a_key_of_its_own() {
        assert_eq!(key("keesdrow", "solitaire-rounds", &[]), "keesdrow solitaire-rounds words=full");
        assert_eq!(key("keesdrow", "solitaire-timed", &[]), "keesdrow solitaire-timed words=full");
        assert_eq!(key("keyword", "solitaire", &[]), "keyword solitaire words=full");
        let longer = key("keesdrow", "solitaire-rounds", &[("turns", "20")]);
        assert_eq!(longer, "keesdrow solitaire-rounds turns=20 words=full");
    }

    #[test]
    fn a_game_that_was_cut_short_has_no_score() {
        let ended = |ending: &str, seats: usize| {
            let standings = vec![Standing { place: 1, score: 412 }; seats];
            score_alone(&Outcome { ending: ending.to_owned(), standings })
        };
        assert_eq!(ended("turns", 1), Some(412));
        assert_eq!(ended("time_up", 1), Some(412));
        for cut_short in CUT_SHORT {
            assert_eq!(ended(cut_short, 1), None);
            assert!(crate::catalogue().iter().all(|game| game.about().endings.contains(&cut_short)), "{cut_short}");
        }
        assert_eq!(ended("turns", 2), None, "two have played");
    }
}
