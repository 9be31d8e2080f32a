use super::Preview;
use crate::{
    app::App,
    store::{EventId, TableId},
};
use kee_speech::Language;
use kee_wire::ChallengeLink;

/// A link that people share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PreviewLink {
    /// A table.
    Table(TableId),
    /// A finished game of a table, by its number.
    Replay(TableId, u32),
    /// A challenge or a board of the day.
    Challenge(ChallengeLink),
    /// The boards of today.
    Dailies,
    /// A party or a tournament.
    Event(EventId),
}

impl PreviewLink {
    /// The link with this path.
    pub(crate) fn of(path: &str) -> Option<Self> {
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        match parts[..] {
            ["t", table] => table.parse().ok().map(Self::Table),
            ["t", table, "games", number] => Some(Self::Replay(table.parse().ok()?, number.parse().ok()?)),
            ["c", challenge] => challenge.parse().ok().map(Self::Challenge),
            ["daily"] => Some(Self::Dailies),
            ["e", event] => event.parse().ok().map(Self::Event),
            _ => None,
        }
    }

    /// The path of its page.
    pub(crate) fn path(self) -> String {
        match self {
            Self::Table(table) => table.link(),
            Self::Replay(table, number) => format!("{}/games/{number}", table.link()),
            Self::Challenge(link) => link.address(),
            Self::Dailies => "/daily".to_owned(),
            Self::Event(event) => event.link(),
        }
    }
}

impl App {
    /// The preview of a link; none if there is nothing at its end.
    pub(crate) async fn preview(&self, link: PreviewLink, language: &Language) -> Option<Preview> {
        match link {
            PreviewLink::Table(table) => self.table_preview(table, language).await,
            PreviewLink::Replay(table, number) => self.replay_preview(table, number, language).await,
            PreviewLink::Challenge(link) => self.challenge_preview(link, language).await,
            PreviewLink::Dailies => Some(self.dailies_preview(language)),
            PreviewLink::Event(event) => self.event_preview(event, language).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_found_by_its_path() {
        for path in [
            "/t/0123456789abcdef",
            "/t/0123456789abcdef/games/2",
            "/c/keesdrow-rounds-2026-11-18",
            "/daily",
            "/e/0123456789abcdef",
        ] {
            assert_eq!(PreviewLink::of(path).map(PreviewLink::path).as_deref(), Some(path));
        }
        for path in ["/", "/t/short", "/t/0123456789abcdef/games/x", "/learn/keezen", "/e"] {
            assert_eq!(PreviewLink::of(path), None, "{path}");
        }
    }
}
