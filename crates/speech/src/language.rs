use crate::{Value, unnamed};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use kee_game::{Arg, Args, Locales, Message, Names, Problem, Question, Refusal, Voice, excerpt, number};
use unic_langid::LanguageIdentifier;

/// The argument that every sentence has: which of its other arguments is the reader, so that it can address them.
pub(crate) const READER: &str = "reader";

/// Its value in a sentence about other people.
const NOBODY: &str = "nobody";

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

    /// The language with this tag, from files in several languages, English first; English if none of them has it.
    pub fn of(tag: &str, files: &[Locales]) -> Self {
        let english = Self::english(files.iter().filter_map(|file| file.first()).map(|(_, english)| *english));
        let own = files.iter().flat_map(|file| file.iter().skip(1)).filter(|(known, _)| *known == tag);
        let own: Vec<&str> = own.map(|(_, own)| *own).collect();
        if own.is_empty() { english } else { english.with(tag, &own.join("\n")) }
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
        self.tell_part(message, names, NOBODY)
    }

    /// A message that names no player as a sentence.
    pub fn tell_plain(&self, message: &Message) -> String {
        self.tell(message, &unnamed())
    }

    /// A message, or a part of one: a part that names nobody is about the same player as the whole.
    fn tell_part(&self, message: &Message, names: &Names, whole: &str) -> String {
        let values = self.values(&message.args, names, whole);
        self.find(&message.id, &values).unwrap_or_else(|| message.to_string())
    }

    /// Several messages as consecutive sentences.
    pub fn tell_all(&self, messages: &[Message], names: &Names) -> String {
        messages.iter().map(|message| self.tell(message, names)).collect::<Vec<_>>().join(" ")
    }

    /// Help of a game as lines: what to type in one column, what it does in the next; remarks stand alone.
    pub fn help(&self, lines: &[Message], names: &Names) -> String {
        let lines: Vec<String> = lines.iter().map(|line| self.tell(line, names)).collect();
        let forms = lines.iter().filter_map(|line| line.split_once('\n'));
        let width = forms.map(|(form, _)| form.chars().count()).max().unwrap_or_default();
        let line = |line: &String| {
            line.split_once('\n').map_or_else(|| line.clone(), |(form, does)| format!("{form:<width$}  {does}"))
        };
        lines.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The same to be read aloud.
    pub fn help_aloud(&self, lines: &[Message], names: &Names) -> String {
        let lines = lines.iter().map(|line| self.tell(line, names).replace('\n', ": "));
        lines.map(|line| if line.ends_with(['.', ':']) { line } else { line + "." }).collect::<Vec<_>>().join(" ")
    }

    /// A question as it is asked in this language, or in English.
    pub fn question<'a>(&self, typed: &'a str) -> Option<Question<'a>> {
        Question::read(typed.trim(), |word| self.question_word(word))
    }

    /// The ways to ask some questions, as a sentence; in a game of words, also to play one of these words.
    pub fn questions(&self, questions: &[Question<'_>], of_words: bool) -> String {
        let asked = |question: &Question<'_>| {
            let word = self.question_word(question.word());
            question.place().map_or_else(|| word.clone(), |place| format!("{word} {place}"))
        };
        let all: Vec<String> = questions.iter().map(asked).collect();
        let asked = self.say("answer-questions", &[("questions", all.join(", ").into())]);
        if of_words { format!("{asked} {}", self.say("answer-questions-words", &[])) } else { asked }
    }

    fn question_word(&self, english: &str) -> String {
        self.say(&format!("question-{english}"), &[])
    }

    /// The sentence of a refusal.
    pub fn refusal(&self, refusal: &Refusal, names: &Names) -> String {
        let said = self.find(&refusal.id(), &self.values(&refusal.args, names, NOBODY));
        said.unwrap_or_else(|| refusal.sentence.clone())
    }

    /// The refusal with its sentence in this language, without the names of the players.
    #[must_use]
    pub fn refused(&self, refusal: Refusal) -> Refusal {
        Refusal { sentence: self.refusal(&refusal, &unnamed()), ..refusal }
    }

    /// A problem of a request in words, where the reader knows what it is about.
    pub fn problem(&self, problem: &Problem) -> String {
        self.tell_plain(&problem.message)
    }

    /// The same after the key of the option it is about, for people who have typed that: `timer: Set a time limit.`
    pub fn problem_about(&self, problem: &Problem) -> String {
        format!("{}: {}", excerpt(&problem.about), self.problem(problem))
    }

    /// A length of time as people say it: `45 minutes`.
    pub fn duration(&self, seconds: u32) -> String {
        let say = |unit: &str, count: u32| self.say(&format!("duration-{unit}"), &[("count", count.into())]);
        match (seconds / 60, seconds % 60) {
            (minutes, 0) if minutes >= 1440 && minutes.is_multiple_of(1440) => say("days", minutes / 1440),
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

    /// A list of alternatives: `one, two or three`.
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

    fn values<'a>(&self, args: &'a Args, names: &Names, whole: &str) -> Vec<(&'a str, Value)> {
        let reader = reader(args, names).unwrap_or(whole);
        let values = args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg, names, reader)));
        values.chain([(READER, reader.into())]).collect()
    }

    fn value(&self, arg: &Arg, names: &Names, reader: &str) -> Value {
        match arg {
            Arg::Number(number) => (*number).into(),
            _ => self.written(arg, names, reader).into(),
        }
    }

    fn written(&self, arg: &Arg, names: &Names, reader: &str) -> String {
        match arg {
            Arg::Seat(seat) => names.of(*seat),
            Arg::Number(value) => number(*value),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => self.tell_part(message, names, reader),
            Arg::List(things) => {
                self.list(&things.iter().map(|thing| self.written(thing, names, reader)).collect::<Vec<_>>())
            }
        }
    }
}

impl Voice for Language {
    fn tell(&self, message: &Message, names: &Names) -> String {
        Self::tell(self, message, names)
    }
}

/// The argument that is the reader; none if the arguments name no player at all.
fn reader<'a>(args: &'a Args, names: &Names) -> Option<&'a str> {
    let mut seats = args.iter().filter_map(|(name, arg)| match arg {
        Arg::Seat(seat) => Some((name, *seat)),
        _ => None,
    });
    let first = seats.next()?;
    let own = [first].into_iter().chain(seats).find(|(_, seat)| names.reader() == Some(*seat));
    Some(own.map_or(NOBODY, |(name, _)| name.as_str()))
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
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(count) => Some(number(count.value as i64)),
        _ => None,
    }));
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
    fn a_language_is_put_together_from_all_files_that_have_it() {
        let files: [Locales; 3] = [&[("en", "yes = Yes"), ("nl", "yes = Ja")], &[("en", "no = No")], &[]];
        let said = |tag: &str| {
            let language = Language::of(tag, &files);
            format!("{} {} {}", language.tag(), language.say("yes", &[]), language.say("no", &[]))
        };
        assert_eq!((said("nl"), said("en"), said("fr")), ("nl Ja No".into(), "en Yes No".into(), "en Yes No".into()));
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
        assert_eq!(english().tell_plain(&bid(3)), "B bids 3 cards.");
        assert_eq!(english().tell(&Message::new("unknown", []), &names), "unknown");
    }

    #[test]
    fn a_negative_number_has_a_minus_sign_wherever_it_stands() {
        let language = Language::english(["lost = { $points } to { $others }"]);
        let lost = Message::new("lost", [("points", (-10).into()), ("others", Arg::list([-5, 60]))]);
        let english = Language::english(["lost = { $points } to { $others }", crate::COMMON[0].1]);
        assert_eq!(english.tell(&lost, &unnamed()), "−10 to −5 and 60");
        assert_eq!(language.say("lost", &[("points", (-1_i64).into()), ("others", "none".into())]), "−1 to none");
    }

    #[test]
    fn the_reader_is_addressed_in_every_part_of_a_message() {
        let english = Language::english([
            "takes = { $reader ->\n    [name] You take\n    [from] { $name } takes your card\n   *[other] { $name } takes\n } { $how }.",
            "how = { $reader ->\n    [name] your time\n   *[other] their time\n }\nby = { $reader ->\n    [name] your hand\n   *[other] { $name }’s hand\n }",
        ]);
        let told = |reader: usize, how: Message| {
            let args = [("name", Seat::new(0).into()), ("from", Seat::new(1).into()), ("how", how.into())];
            english
                .tell(&Message::new("takes", args), &Names::new(["Anna", "Bo", "Cas"]).read_by(Some(Seat::new(reader))))
        };
        let how = || Message::new("how", []);
        assert_eq!(told(0, how()), "You take your time.");
        assert_eq!(told(1, how()), "Anna takes your card their time.");
        assert_eq!(told(2, how()), "Anna takes their time.");
        let by = || Message::new("by", [("name", Seat::new(1).into())]);
        assert_eq!(told(0, by()), "You take Bo’s hand.", "a part that names a player is about that one");
    }

    #[test]
    fn common_refusals_of_games_have_sentences_that_name_the_player() {
        assert_eq!(crate::misfits("game", kee_game::Decline::SENTENCES), [""; 0]);
        let refusal = kee_game::Decline::NotAsked(Seat::new(1)).refusal();
        assert_eq!(english().refusal(&refusal, &Names::new(["Anna", "Bo"])), "It’s not Bo’s turn. Wait until it is.");
    }

    #[test]
    fn a_time_is_said_in_the_units_people_use() {
        let said = [20, 60, 90, 150, 2700, 3600, 5400, 86_400, 129_600].map(|seconds| english().duration(seconds));
        let minutes = ["1 minute", "90 seconds", "2 minutes and 30 seconds", "45 minutes"];
        assert_eq!((said[0].as_str(), &said[1..5]), ("20 seconds", &minutes.map(str::to_owned)[..]));
        assert_eq!(said[5..], ["1 hour", "90 minutes", "1 day", "36 hours"]);
    }

    #[test]
    fn every_problem_of_any_game_has_its_sentence() {
        assert_eq!(crate::problem_misfits("game", kee_game::PROBLEMS), [""; 0]);
    }

    #[test]
    fn what_every_game_says_has_its_sentence() {
        assert_eq!(crate::sentence_misfits(crate::COMMON, "game-", kee_game::SENTENCES), [""; 0]);
        for word in Question::WORDS {
            assert_eq!(english().question_word(word), word);
        }
    }

    #[test]
    fn help_is_written_in_columns_and_read_aloud_in_sentences() {
        let language =
            Language::english(["pass = pass\n    play no word\nword = WORD\n    play a word\nnote = Have fun."]);
        let lines = ["word", "pass", "note"].map(|id| Message::new(id, []));
        assert_eq!(language.help(&lines, &unnamed()), "WORD  play a word\npass  play no word\nHave fun.");
        assert_eq!(language.help_aloud(&lines, &unnamed()), "WORD: play a word. pass: play no word. Have fun.");
    }

    #[test]
    fn questions_are_asked_in_the_readers_language_and_in_english() {
        let dutch = english().with("nl", crate::COMMON[1].1);
        assert_eq!(dutch.question("bord c4"), Some(Question::Square("c4")));
        assert_eq!(dutch.question("board c4"), Some(Question::Square("c4")));
        assert_eq!(dutch.question("pionnen"), Some(Question::Pawns));
        assert!(dutch.questions(&[Question::Last, Question::Row("4")], false).ends_with("laatste, rij 4."));
    }

    #[test]
    fn a_refusal_without_a_sentence_in_any_language_is_unchanged() {
        let no = Refusal::plain("wire/no_room", "There is no room.");
        assert_eq!(english().refused(no.clone()), no);
    }
}
