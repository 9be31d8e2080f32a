use clap::Args;
use kee_game::{Arg, Locales, Message, Names, Wait};
use kee_games::Language;

/// The sentences of the commands that read records and positions, English first.
const LOCALES: Locales = &[("en", include_str!("locales/en.ftl")), ("nl", include_str!("locales/nl.ftl"))];

/// The language of a command's report.
#[derive(Args)]
pub(crate) struct ReportLanguage {
    /// Language to report in
    #[arg(long = "language", value_name = "LANGUAGE", default_value = "en", value_parser = ["en", "nl"])]
    tag: String,
}

impl ReportLanguage {
    pub(crate) fn wording(&self) -> ReportWording {
        ReportWording(kee_games::language(&self.tag, LOCALES))
    }
}

/// The sentences of a report in its language.
pub(crate) struct ReportWording(Language);

impl ReportWording {
    pub(crate) const fn language(&self) -> &Language {
        &self.0
    }

    /// The sentence with this name.
    pub(crate) fn say<const N: usize>(&self, name: &'static str, args: [(&'static str, Arg); N]) -> String {
        self.0.tell(&Message::new(name, args), &Names::new([""; 0]))
    }

    /// A sentence that says who the game is waiting for.
    pub(crate) fn waiting_for(&self, wait: &Wait, names: &Names) -> String {
        match wait {
            Wait::Chance => self.say("record-waiting-for-deal", []),
            Wait::Over(_) => self.say("record-over", []),
            Wait::Players(_) => {
                let asked: Vec<String> = wait.asked().iter().map(|seat| names.of(seat).to_string()).collect();
                self.say("record-waiting", [("names", self.0.list(&asked).into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_sentences() {
        let names = |file: &str| -> Vec<String> {
            file.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
        };
        let [(_, english), others @ ..] = LOCALES else { panic!("there is no language") };
        assert!(names(english).len() > 10);
        for (tag, file) in others {
            assert_eq!(names(file), names(english), "{tag}");
        }
    }
}
