use crate::{games::HintWords, lang::Id, t};
use kee_game::{Json, Seat};
use kee_grid::Square;
use keebble::{KeebbleAction, KeebbleEvent, Letters};

/// An action as a hint: where it is on the sheet, then what it is.
pub(super) fn hint(action: &str) -> Option<HintWords> {
    let named = |square: Square| square.to_string().to_ascii_uppercase();
    Some(match action.parse().ok()? {
        KeebbleAction::Play(placement) => {
            let squares: Vec<Square> = placement.squares().map(|(square, _)| square).collect();
            let near = placement.new_tiles().next()?.0;
            HintWords::word(&placement.word(), [*squares.first()?, *squares.last()?], near)
        }
        KeebbleAction::Claim(square) => HintWords::on(square, t!("hint-claim", place = named(square))),
        KeebbleAction::Make(square, _) => HintWords::on(square, t!("hint-make", place = named(square))),
        KeebbleAction::Destroy(square) => HintWords::on(square, t!("hint-destroy", place = named(square))),
        KeebbleAction::Place(square, letter) => {
            let letter = letter.to_capital().to_string();
            HintWords::on(square, t!("hint-place", letter = letter, place = named(square)))
        }
        KeebbleAction::Wall(border) => {
            let [one, other] = border.squares();
            HintWords::on(one, t!("hint-wall", one = named(one), other = named(other)))
        }
        KeebbleAction::Ask { letters, .. } => {
            HintWords { near: Some(t!("hint-letters")), what: t!("hint-ask", letters = spelt(&letters)) }
        }
        KeebbleAction::Take(letter) => HintWords {
            near: Some(t!("hint-letters")),
            what: t!("hint-take", letter = letter.to_capital().to_string()),
        },
        KeebbleAction::Steal(_, letter) => {
            HintWords { near: Some(t!("hint-hands")), what: t!("hint-steal", letter = letter.to_capital().to_string()) }
        }
        KeebbleAction::Pass => HintWords::only(t!("hint-pass")),
    })
}

fn spelt(letters: &Letters) -> String {
    letters.to_string().to_ascii_uppercase()
}

/// A coach's explanations of a step.
pub(super) fn novelties(events: &Json, _: &Json, me: Seat) -> Vec<Id> {
    let events: Vec<KeebbleEvent> = serde_json::from_str(events.as_str()).unwrap_or_default();
    events.iter().flat_map(|event| novelty(event, me)).collect()
}

fn novelty(event: &KeebbleEvent, me: Seat) -> Option<Id> {
    Some(match event {
        KeebbleEvent::Asked(seat, ..) if *seat != me => id!("coach-keebble-asked"),
        KeebbleEvent::Asked(..) => id!("coach-keebble-asking"),
        KeebbleEvent::Took(seat, _) if *seat != me => id!("coach-keebble-took"),
        KeebbleEvent::Walled(..) => id!("coach-keebble-wall"),
        KeebbleEvent::Acts(..) => id!("coach-keebble-special"),
        KeebbleEvent::Endgame => id!("coach-keebble-endgame"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_begins_where_to_look() {
        let both = |action: &str| hint(action).map(|hint| (hint.near.unwrap_or_default(), hint.what)).expect("a hint");
        assert_eq!(both("8D W(OR)D"), ("Look near D8.".to_owned(), "Play WORD, from D8 to G8.".to_owned()));
        assert_eq!(both("wall c3|c4").1, "Draw a wall between C3 and C4.");
        assert_eq!(both("take E"), ("Look at the letters on offer.".to_owned(), "Take the E.".to_owned()));
    }

    #[test]
    fn asking_is_explained_to_both_sides() {
        let called = |seat| {
            let letters: Letters = "ER".parse().expect("letters");
            Json::of(&[KeebbleEvent::Asked(Seat::new(seat), letters, letters)])
        };
        let explained = |seat| novelties(&called(seat), &Json::of(&()), Seat::new(0));
        assert_eq!(explained(0), [id!("coach-keebble-asking")]);
        assert_eq!(explained(1), [id!("coach-keebble-asked")]);
    }
}
