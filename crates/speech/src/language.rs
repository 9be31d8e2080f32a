use crate::{Value, unnamed};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use kee_game::{Arg, Args, Message, Names, Problem, Refusal, Voice, excerpt};
use unic_langid::LanguageIdentifier;

/// A language: its sentences, with the English ones as a fallback.
pub struct Language {
    tag: String,
    own: Option<FluentBundle<FluentResource>>,
    english: FluentBundle<FluentResource>,
}

impl Language {
    /// English, from these files.
    pub fn english(files: impl IntoIterator<Item = &'static str>) -> Self {
        Self { tag: "en".to_owned(), own: None, english: sentences("en", files) }
    }

    /// Another language from this file, over English.
    #[must_use]
    pub fn with(self, tag: &str, file: &str) -> Self {
        Self { tag: tag.to_owned(), own: Some(sentences(tag, [file])), ..self }
    }

    /// Its tag, such as `nl`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The sentence with this name, or the name if there is none, which tests rule out.
    pub fn say(&self, name: &str, args: &[(&'static str, Value)]) -> String {
        self.find(name, args).unwrap_or_else(|| name.to_owned())
    }

    /// The sentence with this name, if there is one.
    pub fn find<N: AsRef<str>>(&self, name: &str, args: &[(N, Value)]) -> Option<String> {
        let own = self.own.as_ref().and_then(|own| format(own, name, args));
        own.or_else(|| format(&self.english, name, args))
    }

    /// The sentence with this name, if the language has it without the fallback.
    pub fn translated(&self, name: &str) -> Option<String> {
        format::<&str>(self.own.as_ref()?, name, &[])
    }

    /// A message as a sentence.
    pub fn tell(&self, message: &Message, names: &Names) -> String {
        self.find(&message.id, &self.values(&message.args, names)).unwrap_or_else(|| message.to_string())
    }

    /// Several messages as consecutive sentences.
    pub fn tell_all(&self, messages: &[Message], names: &Names) -> String {
        messages.iter().map(|message| self.tell(message, names)).collect::<Vec<_>>().join(" ")
    }

    /// The sentence of a refusal.
    pub fn refusal(&self, refusal: &Refusal, names: &Names) -> String {
        let said = self.find(&refusal.id(), &self.values(&refusal.args, names));
        said.unwrap_or_else(|| refusal.sentence.clone())
    }

    /// The refusal with its sentence in this language, without the names of the players.
    #[must_use]
    pub fn refused(&self, refusal: Refusal) -> Refusal {
        Refusal { sentence: self.refusal(&refusal, &unnamed()), ..refusal }
    }

    /// A problem of a request in words, where the reader knows what it is about.
    pub fn problem(&self, problem: &Problem) -> String {
        self.tell(&problem.message, &unnamed())
    }

    /// The same after the key of the option it is about, for people who have typed that: `timer: Set a time limit.`
    pub fn problem_about(&self, problem: &Problem) -> String {
        format!("{}: {}", excerpt(&problem.about), self.problem(problem))
    }

    /// A length of time as people say it: `45 minutes`.
    pub fn duration(&self, seconds: u32) -> String {
        let say = |unit: &str, count: u32| self.say(&format!("duration-{unit}"), &[("count", count.into())]);
        match (seconds / 60, seconds % 60) {
            (minutes, 0) if minutes >= 60 && minutes.is_multiple_of(60) => say("hours", minutes / 60),
            (minutes, 0) => say("minutes", minutes),
            (0 | 1, _) => say("seconds", seconds),
            (minutes, rest) => self.list(&[say("minutes", minutes), say("seconds", rest)]),
        }
    }

    /// A list of things: `Anna, Bo and Cas`.
    pub fn list(&self, things: &[String]) -> String {
        self.joined("and", things)
    }

    /// Things of which one is meant: `one, two or three`.
    pub fn either(&self, things: &[String]) -> String {
        self.joined("or", things)
    }

    fn joined(&self, by: &str, things: &[String]) -> String {
        match things.split_last() {
            None => self.say("nobody", &[]),
            Some((only, [])) => only.clone(),
            Some((last, others)) => {
                self.say(by, &[("others", others.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    fn values<'a>(&self, args: &'a Args, names: &Names) -> Vec<(&'a str, Value)> {
        args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg, names))).collect()
    }

    fn value(&self, arg: &Arg, names: &Names) -> Value {
        match arg {
            Arg::Number(number) => (*number).into(),
            _ => self.written(arg, names).into(),
        }
    }

    fn written(&self, arg: &Arg, names: &Names) -> String {
        match arg {
            Arg::Seat(seat) => names.of(*seat),
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => self.tell(message, names),
            Arg::List(things) => self.list(&things.iter().map(|thing| self.written(thing, names)).collect::<Vec<_>>()),
        }
    }
}

impl Voice for Language {
    fn say_refusal(&self, refusal: &Refusal) -> String {
        self.refusal(refusal, &unnamed())
    }
}

fn format<N: AsRef<str>>(bundle: &FluentBundle<FluentResource>, name: &str, args: &[(N, Value)]) -> Option<String> {
    let pattern = bundle.get_message(name)?.value()?;
    let args: FluentArgs<'_> = args.iter().map(|(key, Value(value))| (key.as_ref(), value.clone())).collect();
    // Tests find errors in a sentence; here it is rendered as well as possible.
    Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
}

fn sentences<'a>(tag: &str, files: impl IntoIterator<Item = &'a str>) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Some screen readers would read the marks around right-to-left names aloud.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Seat;

    fn english() -> Language {
        Language::english([
            "bid = { $name } bids { $count ->\n    [one] a card\n   *[other] { $count } cards\n }.\nno = No",
            crate::COMMON[0].1,
        ])
    }

    #[test]
    fn a_missing_sentence_falls_back_to_english() {
        let dutch = english().with("nl", "yes = ja\n");
        assert_eq!(dutch.say("yes", &[]), "ja");
        assert_eq!(dutch.say("no", &[]), "No");
        assert_eq!(dutch.say("nobody-wrote-this", &[]), "nobody-wrote-this");
    }

    #[test]
    fn a_message_is_rendered_with_the_names_of_the_players() {
        let bid = |count: u32| Message::new("bid", [("name", Seat::new(1).into()), ("count", count.into())]);
        let names = Names::new(["Anna", "Bo"]);
        assert_eq!(english().tell_all(&[bid(1), bid(3)], &names), "Bo bids a card. Bo bids 3 cards.");
        assert_eq!(english().tell(&bid(3), &unnamed()), "B bids 3 cards.");
        assert_eq!(english().tell(&Message::new("unknown", []), &names), "unknown");
    }

    #[test]
    fn common_refusals_of_games_have_sentences_that_name_the_player() {
        assert_eq!(crate::misfits("game", kee_game::Decline::SENTENCES), [""; 0]);
        let refusal = kee_game::Decline::NotAsked(Seat::new(1)).refusal();
        assert_eq!(english().refusal(&refusal, &Names::new(["Anna", "Bo"])), "It’s not Bo’s turn.");
    }

    #[test]
    fn a_time_is_said_in_the_units_people_use() {
        let said = [20, 60, 90, 150, 2700, 3600, 5400, 86_400].map(|seconds| english().duration(seconds));
        let minutes = ["1 minute", "90 seconds", "2 minutes and 30 seconds", "45 minutes"];
        assert_eq!((said[0].as_str(), &said[1..5]), ("20 seconds", &minutes.map(str::to_owned)[..]));
        assert_eq!(said[5..], ["1 hour", "90 minutes", "24 hours"]);
    }

    #[test]
    fn every_problem_of_any_game_has_its_sentence() {
        assert_eq!(crate::problem_misfits("game", kee_game::PROBLEMS), [""; 0]);
    }

    #[test]
    fn a_refusal_without_a_sentence_in_any_language_is_unchanged() {
        let no = Refusal::plain("wire/no_room", "There is no room.");
        assert_eq!(english().refused(no.clone()), no);
    }
}
