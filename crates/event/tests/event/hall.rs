use kee_event::{By, Event, Log, LogEntry, Moment};
use kee_game::{Refusal, Unreadable};
use std::{fmt::Debug, str::FromStr};

/// A log, and people who type commands, a minute apart.
pub(crate) struct Hall<E: Event> {
    pub(crate) log: Log<E>,
    minute: u64,
}

pub(crate) fn person(key: &str) -> By {
    key.parse().expect("a person's key")
}

impl<E: Event> Hall<E>
where
    E::Command: FromStr<Err = Unreadable>,
{
    pub(crate) fn open(first: E::Entry) -> Self {
        let entry = LogEntry { at: Moment::from_seconds(1_794_855_600), by: person("host"), what: first };
        Self { log: Log::begin(entry).expect("a good plan"), minute: 0 }
    }

    /// This person types a command.
    pub(crate) fn asks(&mut self, who: &str, text: &str) -> Result<usize, Refusal> {
        self.minute += 1;
        let command: E::Command = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        let now = Moment::from_seconds(1_794_855_600 + 60 * self.minute);
        self.log.decide(now, &person(who), &command).map(<[_]>::len).map_err(|refusal| refusal.refusal())
    }

    /// The host types a command, which must succeed.
    pub(crate) fn does(&mut self, text: &str) {
        if let Err(refusal) = self.asks("host", text) {
            panic!("{text}: {refusal}");
        }
    }

    /// Several commands in order.
    pub(crate) fn does_all<const N: usize>(&mut self, texts: [&str; N]) {
        texts.into_iter().for_each(|text| self.does(text));
    }

    /// The command is refused with this code, and nothing changes.
    pub(crate) fn refuses(&mut self, who: &str, text: &str, code: &str) -> String {
        let before = self.log.entries().len();
        let refusal = self.asks(who, text).expect_err(text);
        assert_eq!(refusal.code, format!("event/{code}"), "{text}: {refusal}");
        assert_eq!(self.log.entries().len(), before, "{text}");
        refusal.sentence
    }
}

impl<E: Event + Debug> Debug for Hall<E>
where
    E::Entry: Debug,
{
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#?}", self.log.entries())
    }
}
