use crate::{games::HintWords, lang::Id, t};
use kee_game::{Json, Seat};
use kee_grid::Square;
use keyword::{KeywordAction, KeywordNotice, KeywordView};

/// An action as a hint: the square of its first letter, then the word.
pub(super) fn hint(action: &str) -> Option<HintWords> {
    Some(match action.parse().ok()? {
        KeywordAction::Play { placement, .. } => {
            let squares: Vec<Square> = placement.squares().map(|(square, _)| square).collect();
            let near = placement.new_tiles().next()?.0;
            HintWords::word(&placement.word(), [*squares.first()?, *squares.last()?], near)
        }
        KeywordAction::Exchange(letters) => HintWords {
            near: Some(t!("hint-rack")),
            what: t!("hint-exchange", letters = letters.to_string().to_ascii_uppercase()),
        },
        KeywordAction::Pass => HintWords::only(t!("hint-pass")),
        KeywordAction::Point => HintWords::only(t!("hint-challenge")),
        KeywordAction::Let => HintWords::only(t!("hint-let")),
        KeywordAction::Withdraw => HintWords::only(t!("hint-withdraw")),
    })
}

/// A coach's explanations of a step.
pub(super) fn novelties(notices: &Json, view: &Json, me: Seat) -> Vec<Id> {
    let notices: Vec<KeywordNotice> = serde_json::from_str(notices.as_str()).unwrap_or_default();
    let view: Option<KeywordView> = serde_json::from_str(view.as_str()).ok();
    let empty = view.as_ref().is_some_and(|view| view.left_to_draw == 0);
    let pending = view.is_some_and(|view| view.pending.is_some_and(|pending| pending.pointers.contains(me)));
    // The first letters of a game are nothing to explain.
    if notices.iter().any(|notice| matches!(notice, KeywordNotice::Racks(_) | KeywordNotice::Begins(_))) {
        return Vec::new();
    }
    notices.iter().filter_map(|notice| novelty(notice, me, pending, empty)).collect()
}

fn novelty(notice: &KeywordNotice, me: Seat, pending: bool, empty: bool) -> Option<Id> {
    Some(match notice {
        KeywordNotice::Played(played) if !played.keywords.is_empty() => id!("coach-keyword-keyword"),
        KeywordNotice::Played(played) if pending && played.seat != me => id!("coach-keyword-window"),
        KeywordNotice::Pointed(pointed) if pointed.seat == me => id!("coach-keyword-challenged"),
        KeywordNotice::Drew(..) if empty => id!("coach-keyword-empty"),
        KeywordNotice::Drew(seat, ..) if *seat == me => id!("coach-keyword-drew"),
        KeywordNotice::Exchanged(..) => id!("coach-keyword-exchanged"),
        KeywordNotice::WentOut(..) => id!("coach-keyword-out"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exchange_by_any_player_is_explained() {
        let explained = |seat| {
            let notices = Json::of(&[KeywordNotice::Exchanged(Seat::new(seat), 3, None)]);
            novelties(&notices, &Json::of(&()), Seat::new(0))
        };
        assert_eq!([explained(0), explained(1)], [[id!("coach-keyword-exchanged")], [id!("coach-keyword-exchanged")]]);
    }

    #[test]
    fn a_hint_begins_where_the_first_letter_goes() {
        let hint = hint("8D W(OR)D").expect("a hint");
        assert_eq!(hint.near.as_deref(), Some("Look near D8."));
        assert_eq!(hint.what, "Play WORD, from D8 to G8.");
    }
}
