use super::{Preview, tables::title, words};
use crate::{app::App, store::EventId};
use kee_event::challenge::{DailyKind, Deal};
use kee_picture::ShareCard;
use kee_speech::Language;
use kee_wire::ChallengeLink;

impl App {
    /// The preview of a challenge. Its board would spoil it, so the picture is one of the game.
    pub(super) async fn challenge_preview(&self, link: ChallengeLink, language: &Language) -> Option<Preview> {
        let held = self.board(link).await.ok()?;
        let challenge = held.as_ref()?.state().challenge();
        let game = title(&challenge.game);
        let (title, description) = match &challenge.deal {
            Deal::Daily(_, day) => (
                language.tell_plain(&words::daily(game, words::date(*day))),
                language.tell_plain(&words::daily_invitation()),
            ),
            Deal::Named(_) => (
                language.tell_plain(&words::challenge(challenge.name.as_str(), game)),
                language.tell_plain(&words::challenge_invitation()),
            ),
        };
        Some(invitation(&challenge.game, game, title.clone(), title, description))
    }

    /// The preview of today's boards, with a picture of the first one's game.
    pub(super) fn dailies_preview(&self, language: &Language) -> Preview {
        let title = language.tell_plain(&words::dailies());
        let date = language.tell_plain(&words::date(self.today()));
        let description = language.tell_plain(&words::daily_invitation());
        invitation(DailyKind::ALL[0].game(), &title, title.clone(), date, description)
    }

    /// The preview of a party or a tournament.
    pub(super) async fn event_preview(&self, event: EventId, language: &Language) -> Option<Preview> {
        let told = self.events.look(event).await.ok()?;
        let outline = told.view.outline();
        let (game, count) = (title(&outline.game), outline.standings.len());
        let line = if outline.teams { words::tournament(game, count) } else { words::party(game, count) };
        let line = language.tell_plain(&line);
        let mut preview = invitation(&outline.game, &outline.title, outline.title.clone(), line.clone(), line);
        preview.card.foot.clear();
        Some(preview)
    }
}

/// A preview without a board of its own.
fn invitation(game: &str, heading: &str, title: String, line: String, description: String) -> Preview {
    let card = ShareCard {
        game: game.to_owned(),
        board: None,
        title: heading.to_owned(),
        line,
        seats: Vec::new(),
        foot: description.clone(),
    };
    Preview { title, description, card }
}
