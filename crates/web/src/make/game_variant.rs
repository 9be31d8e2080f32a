use kee_games::{About, AboutPreset, Setup};
use std::collections::BTreeMap;

/// A variant of a game: a preset and the options that differ from it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GameVariant {
    pub(crate) about: &'static About,
    /// The index of the preset.
    pub(crate) preset: usize,
    /// Options that differ from the preset.
    pub(crate) set: BTreeMap<String, String>,
}

impl GameVariant {
    /// The defaults.
    pub(crate) fn default_for(about: &'static About) -> Self {
        Self { about, preset: 0, set: BTreeMap::new() }
    }

    /// The preset.
    pub(crate) fn preset(&self) -> &'static AboutPreset {
        &self.about.presets[self.preset]
    }

    /// Switches to another preset, unchanged.
    pub(crate) fn choose_preset(&mut self, preset: usize) {
        self.preset = preset;
        self.set.clear();
    }

    /// Sets an option, or resets it where the preset has that value.
    pub(crate) fn choose_option(&mut self, key: &str, value: String) {
        if self.default_option(key).is_some_and(|default| *default == value) {
            self.set.remove(key);
        } else {
            self.set.insert(key.to_owned(), value);
        }
    }

    /// The current value of an option.
    pub(crate) fn option(&self, key: &str) -> String {
        self.set.get(key).or_else(|| self.default_option(key)).cloned().unwrap_or_default()
    }

    fn default_option(&self, key: &str) -> Option<&'static String> {
        self.preset().options.iter().find(|(known, _)| *known == key).map(|(_, value)| value)
    }

    /// The setup for the game, for any number of players.
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            preset: Some(self.preset().name.to_owned()),
            set: self.set.clone().into_iter().collect(),
            ..Setup::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_that_is_as_the_preset_has_it_is_not_changed() {
        let about = crate::catalogue::about("keezen").expect("it is in the catalogue");
        let mut variant = GameVariant::default_for(about);
        let (key, default) = about.presets[0].options[0].clone();
        variant.choose_option(key, "other".to_owned());
        assert_eq!(variant.option(key), "other");
        variant.choose_option(key, default.clone());
        assert_eq!((variant.set.len(), variant.option(key)), (0, default));
    }
}
