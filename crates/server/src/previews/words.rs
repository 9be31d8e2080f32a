use kee_event::Date;
use kee_game::{Locales, Message};
use kee_speech::{COMMON, Language};

/// The sentences of previews, English first.
const LOCALES: Locales = &[("en", include_str!("../../locales/en.ftl")), ("nl", include_str!("../../locales/nl.ftl"))];

kee_game::messages! {
    /// The sentences of previews.
    SENTENCES;
    pub(super) invites(name, game) = "preview-invites";
    pub(super) invited(game) = "preview-invited";
    pub(super) table_invitation() = "preview-invitation";
    pub(super) titled(game, line) = "preview-titled";
    pub(super) watch() = "preview-watch";
    pub(super) closed(game) = "preview-closed";
    pub(super) beat(winners, losers, score, other) = "preview-beat";
    pub(super) won_with(winners, score) = "preview-won-with";
    pub(super) won(winners) = "preview-won";
    pub(super) tie(score) = "preview-tie";
    pub(super) alone(winners, score) = "preview-alone";
    pub(super) replay() = "preview-replay";
    pub(super) daily(game, date) = "preview-daily";
    pub(super) dailies() = "preview-dailies";
    pub(super) daily_invitation() = "preview-daily-invitation";
    pub(super) challenge(name, game) = "preview-challenge";
    pub(super) challenge_invitation() = "preview-challenge-invitation";
    pub(super) party(game, count) = "preview-party";
    pub(super) tournament(game, count) = "preview-tournament";
    pub(super) picture() = "preview-picture";
    pub(super) daily_board(kind, date) = "share-daily";
    pub(super) points(score, place, players) = "share-points";
    pub(super) goal_reached() = "share-won";
    day_of_month(day, month) = "preview-date";
}

/// The first language we speak in a list such as `nl-NL, en;q=0.8`, or English.
pub(crate) fn language(accepted: Option<&str>) -> Language {
    let tags = accepted.unwrap_or_default().split(',').filter_map(|part| part.trim().get(..2));
    let tag = tags.map(str::to_ascii_lowercase).find(|tag| LOCALES.iter().any(|(known, _)| known == tag));
    Language::of(tag.as_deref().unwrap_or("en"), &[COMMON, LOCALES])
}

/// A date as people say it: `18 November`.
pub(super) fn date(date: Date) -> Message {
    let (_, month, day) = date.parts();
    day_of_month(day, month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_sentence_with_its_arguments() {
        assert_eq!(kee_speech::sentence_misfits(LOCALES, "", SENTENCES), [""; 0]);
    }

    #[test]
    fn the_reader_gets_the_first_language_that_we_speak() {
        for (accepted, tag) in
            [("nl-NL,nl;q=0.9,en;q=0.8", "nl"), ("fr, NL", "nl"), ("en-GB, nl", "en"), ("ü", "en"), ("", "en")]
        {
            assert_eq!(language(Some(accepted)).tag(), tag, "{accepted}");
        }
        assert_eq!(language(None).tag(), "en");
    }

    #[test]
    fn a_date_is_said_in_the_reader_s_language() {
        let day: Date = "2026-11-18".parse().expect("a date");
        assert_eq!(language(None).tell_plain(&date(day)), "18 November");
        assert_eq!(language(Some("nl")).tell_plain(&date(day)), "18 november");
    }
}
