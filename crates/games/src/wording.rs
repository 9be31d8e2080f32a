use crate::{AboutEntry, AboutForm, AboutOption};
use kee_speech::{Language, Value};

/// The names of a game's options, values, presets and bots in a language.
#[derive(Clone, Copy)]
pub struct Wording<'a> {
    language: &'a Language,
    game: &'a str,
}

impl<'a> Wording<'a> {
    /// The words of a game.
    pub fn new(language: &'a Language, game: &'a str) -> Self {
        Self { language, game }
    }

    /// The name of an option: a noun phrase.
    pub fn option(self, key: &str) -> String {
        self.say(&self.id(key, ""), &[])
    }

    /// A sentence about an option for newcomers, where one is needed.
    pub fn help(self, key: &str) -> Option<String> {
        self.find(&self.id(key, "-help"), &[])
    }

    /// One of few values, as it follows the name of its option and a colon.
    pub fn choice(self, key: &str, value: &str) -> String {
        self.say(&self.id(key, &format!("-{value}")), &[])
    }

    /// Any value, as it follows the name of its option and a colon.
    pub fn value(self, option: &AboutOption, value: &str) -> String {
        let key = option.key;
        match (&option.entry, value.parse::<u32>()) {
            (Some(AboutEntry::Number { .. }), Ok(count)) => {
                self.find(&self.id(key, "-count"), &[("count", count.into())]).unwrap_or_else(|| value.to_owned())
            }
            (Some(AboutEntry::Seconds { .. }), Ok(seconds)) => self.language.duration(seconds),
            (Some(AboutEntry::Seconds { .. }), Err(_)) => {
                self.find(&self.id(key, "-none"), &[]).unwrap_or_else(|| self.say("duration-none", &[]))
            }
            (Some(AboutEntry::Written(forms)), _) => AboutForm::of(forms, value).map_or_else(
                || value.to_owned(),
                |(form, text)| self.say(&self.id(key, &format!("-{}", form.name)), &[("text", text.into())]),
            ),
            (None, _) if option.values.iter().any(|known| known.value == value) => self.choice(key, value),
            (None, _) if option.takes_file => self.say("own-value", &[]),
            _ => value.to_owned(),
        }
    }

    /// The name of a form before anything is entered.
    pub fn form(self, key: &str, form: AboutForm) -> String {
        let end = if form.before.is_some() { format!("-{}-choose", form.name) } else { format!("-{}", form.name) };
        self.say(&self.id(key, &end), &[])
    }

    /// The entries that can be typed for an option.
    pub fn expected(self, option: &AboutOption) -> String {
        match &option.entry {
            Some(AboutEntry::Number { least, most }) => {
                self.say("expected-number", &[("least", (*least).into()), ("most", (*most).into())])
            }
            Some(AboutEntry::Seconds { most }) => self.say("expected-seconds", &[("most", (*most).into())]),
            Some(AboutEntry::Written(forms)) => {
                self.language.either(&forms.iter().map(|form| form.value(form.example)).collect::<Vec<_>>())
            }
            None => self.language.either(&option.values.iter().map(|value| value.value.to_owned()).collect::<Vec<_>>()),
        }
    }

    /// A description of the file for an option.
    pub fn file(self, key: &str) -> String {
        self.say(&self.id(key, "-file"), &[])
    }

    /// The title of a preset.
    pub fn preset(self, name: &str) -> String {
        self.say(&format!("preset-name-{}-{name}", self.game), &[])
    }

    /// A sentence about a preset.
    pub fn preset_meaning(self, name: &str) -> String {
        self.say(&format!("preset-{}-{name}", self.game), &[])
    }

    /// The title of a bot, the same in every game.
    pub fn bot(self, name: &str) -> String {
        self.find(&format!("bot-name-{name}"), &[]).unwrap_or_else(|| name.to_owned())
    }

    /// A sentence about how a bot plays. What is true in every game has one sentence for all.
    pub fn bot_meaning(self, name: &str) -> String {
        let own = self.find(&format!("bot-meaning-{}-{name}", self.game), &[]);
        own.unwrap_or_else(|| self.say(&format!("bot-meaning-{name}"), &[]))
    }

    fn id(self, key: &str, end: &str) -> String {
        format!("option-{}-{key}{end}", self.game)
    }

    fn say(self, name: &str, args: &[(&'static str, Value)]) -> String {
        self.language.say(name, args)
    }

    fn find(self, name: &str, args: &[(&'static str, Value)]) -> Option<String> {
        self.language.find(name, args)
    }
}
