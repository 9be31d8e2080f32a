use super::words;
use kee_event::challenge::{Challenge, Deal};
use kee_speech::Language;
use kee_wire::OwnResult;

/// A text for a player to share without giving a word away: the points, the place, a bar for every turn, and the link.
pub(crate) fn result_text(
    language: &Language,
    challenge: &Challenge,
    you: &OwnResult,
    players: usize,
    link: &str,
) -> String {
    let title = match &challenge.deal {
        Deal::Daily(kind, date) => {
            language.tell_plain(&words::daily_board(kind.to_string(), language.tell_plain(&words::date(*date))))
        }
        Deal::Named(_) => challenge.name.to_string(),
    };
    let mut result = language.tell_plain(&words::points(you.line.score, you.line.place, players));
    if you.line.won {
        result += &format!(" · {}", language.tell_plain(&words::goal_reached()));
    }
    let lines = [format!("Keeboard · {title}"), result].into_iter();
    lines.chain(you.bars.clone()).chain([link.to_owned()]).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{super::language, *};
    use kee_event::challenge::DailyKind;
    use kee_wire::LeaderLine;

    #[test]
    fn a_result_is_told_in_the_reader_s_language() {
        let challenge = Challenge::daily(DailyKind::KeywordSolitaire, "2026-11-16".parse().expect("a date"));
        let line = LeaderLine {
            who: "a".to_owned(),
            place: 2,
            name: "Anna".to_owned(),
            score: 1,
            won: false,
            attempts: 1,
            at: Default::default(),
            you: true,
        };
        let mut you = OwnResult { line, best: 1, bars: Some("▁█".to_owned()), share: String::new() };
        let text = |you: &OwnResult, tag| result_text(&language(Some(tag)), &challenge, you, 3, "/c/x");
        assert_eq!(text(&you, "en"), "Keeboard · Keyword solo, 16 November\n1 point · place 2 of 3\n▁█\n/c/x");
        (you.line.score, you.line.won, you.bars) = (860, true, None);
        assert_eq!(
            text(&you, "nl"),
            "Keeboard · Keyword in je eentje, 16 november\n860 punten · plaats 2 van 3 · gewonnen\n/c/x"
        );
    }
}
