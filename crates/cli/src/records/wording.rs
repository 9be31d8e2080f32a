use clap::Args;
use kee_game::{Locales, Message, Names, Wait};
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

    /// A sentence.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.0.tell_plain(message)
    }

    /// A sentence that says who the game is waiting for.
    pub(crate) fn waiting_for(&self, wait: &Wait, names: &Names) -> String {
        match wait {
            Wait::Chance => self.say(&waiting_for_deal()),
            Wait::Over(_) => self.say(&over()),
            Wait::Players(_) => {
                let asked: Vec<String> = wait.asked().iter().map(|seat| names.of(seat).to_string()).collect();
                self.say(&waiting(self.0.list(&asked)))
            }
        }
    }
}

kee_game::messages! {
    /// The sentences of the reports.
    SENTENCES;
    pub(crate) shown(game, entry, entries) = "record-shown";
    pub(crate) waiting(names) = "record-waiting";
    pub(crate) waiting_for_deal() = "record-waiting-for-deal";
    pub(crate) over() = "record-over";
    pub(crate) position(position) = "record-position";
    pub(crate) best_play() = "record-best-play";
    pub(crate) missed(best, points, missed) = "record-missed";
    pub(crate) missed_total(points, turns, missed) = "record-missed-total";
    pub(crate) steps_lost(steps, played, best) = "record-steps-lost";
    pub(crate) steps_total(steps, turns) = "record-steps-total";
    pub(crate) no_moves() = "record-no-moves";
    pub(crate) moves_of(seat, others) = "record-moves-of";
    pub(crate) more_moves() = "record-more-moves";
    pub(crate) valid(file, game, entries, seed) = "record-valid";
    pub(crate) not_valid(file, problem) = "record-not-valid";
    pub(crate) differs(entry, why) = "record-differs";
    pub(crate) seed_none() = "record-seed-none";
    pub(crate) seed_none_yet() = "record-seed-none-yet";
    pub(crate) seed_matches() = "record-seed-matches";
    pub(crate) seed_secret() = "record-seed-secret";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_sentence_with_its_arguments() {
        assert_eq!(kee_games::sentence_misfits(LOCALES, "record-", SENTENCES), [""; 0]);
    }
}
