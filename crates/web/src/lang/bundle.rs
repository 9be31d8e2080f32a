use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

/// The sentences that are part of the program.
const ENGLISH: &str = concat!(
    include_str!("../../locales/en/app.ftl"),
    include_str!("../../locales/en/challenge.ftl"),
    include_str!("../../locales/en/event.ftl"),
    include_str!("../../locales/en/keebble.ftl"),
    include_str!("../../locales/en/keesdrow.ftl"),
    include_str!("../../locales/en/keezen.ftl"),
    include_str!("../../locales/en/keyword.ftl"),
    include_str!("../../locales/en/local.ftl"),
    include_str!("../../locales/en/print.ftl"),
    include_str!("../../locales/en/referee.ftl"),
);

/// Something that is put into a sentence.
pub(crate) struct Arg(FluentValue<'static>);

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self(FluentValue::from(text))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::from(text.clone())
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self(FluentValue::from(number as f64))
            }
        }
    )*};
}
arg_from_number!(u8, u16, u32, u64, usize, i16, i32, i64);

/// A language: its sentences, and the English ones for what it does not say.
pub(crate) struct Bundle {
    tag: String,
    own: Option<FluentBundle<FluentResource>>,
    english: FluentBundle<FluentResource>,
}

impl Bundle {
    /// English.
    pub(crate) fn english() -> Self {
        Self { tag: "en".to_owned(), own: None, english: sentences("en", ENGLISH) }
    }

    /// Another language.
    pub(crate) fn of(tag: &str, text: &str) -> Self {
        Self { tag: tag.to_owned(), own: Some(sentences(tag, text)), ..Self::english() }
    }

    pub(crate) fn tag(&self) -> &str {
        &self.tag
    }

    /// The sentence, or its name if nobody has written it: a test sees to it that this is never seen.
    pub(crate) fn say(&self, name: &str, args: &[(&'static str, Arg)]) -> String {
        self.find(name, args).unwrap_or_else(|| name.to_owned())
    }

    pub(crate) fn find(&self, name: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        let own = self.own.as_ref().and_then(|own| format(own, name, args));
        own.or_else(|| format(&self.english, name, args))
    }

    pub(crate) fn translated(&self, name: &str) -> Option<String> {
        format(self.own.as_ref()?, name, &[])
    }
}

fn format(bundle: &FluentBundle<FluentResource>, name: &str, args: &[(&'static str, Arg)]) -> Option<String> {
    let pattern = bundle.get_message(name)?.value()?;
    let args: FluentArgs<'_> = args.iter().map(|(key, Arg(value))| (*key, value.clone())).collect();
    // What is wrong with a sentence is found by the tests; here it is said as well as it can be.
    Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
}

fn sentences(tag: &str, text: &str) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that keep right-to-left names apart would be read aloud by some screen readers.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_language_does_not_say_is_said_in_english() {
        let bundle = Bundle::of("nl", "yes = ja\n");
        assert_eq!(bundle.say("yes", &[]), "ja");
        assert_eq!(bundle.say("no", &[]), "No");
        assert_eq!(bundle.say("nobody-wrote-this", &[]), "nobody-wrote-this");
    }
}
