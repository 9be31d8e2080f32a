use super::{draft::RackDraft, words};
use crate::t;
use kee_game::Game;
use kee_grid::Square;
use keyword::{Keyword, KeywordView, LastTurn, Paint, RackColour};

/// The contents of one square.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SquareFace {
    pub(super) lying: SquareLetter,
    /// The points that a letter laid here scores for the viewer.
    pub(super) pays: Option<i32>,
}

/// The letter on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SquareLetter {
    Nothing,
    /// A letter, and the colour of the player who laid it if that was the last turn.
    Letter {
        letter: char,
        last: Option<RackColour>,
    },
    /// A letter the viewer tries there.
    Tried(char),
}

impl SquareFace {
    /// The contents of each of these squares for a viewer.
    pub(super) fn all(rules: &Keyword, view: &KeywordView, draft: &RackDraft, squares: &[Square]) -> Vec<Self> {
        let scorer = view.sight().map(|sight| rules.scorer(sight.colour));
        let (last, player) = last_laid(view);
        let face = |&square: &Square| {
            let tried = draft.slot_on(square).map(|slot| SquareLetter::Tried(draft.slots()[slot].capital()));
            let lying = tried.or_else(|| {
                let letter = view.board.tile(square)?.letter().to_capital();
                Some(SquareLetter::Letter { letter, last: player.filter(|_| last.contains(&square)) })
            });
            let pays = scorer.as_ref().map(|scorer| scorer.pays(square));
            Self { lying: lying.unwrap_or(SquareLetter::Nothing), pays }
        };
        squares.iter().map(face).collect()
    }

    /// The square in words, such as `H8, red key square, plus 20, empty`.
    pub(super) fn named(self, rules: &Keyword, square: Square) -> String {
        let paint = rules.printed().paint(square).unwrap_or(Paint::Gray);
        let values = rules.printed().values(rules.seating().len() == 1);
        let more = values.key.saturating_sub(values.other);
        let key = if paint.is_key() { t!("keyword-plus", more = more) } else { String::new() };
        let lying = match (self.lying, self.pays) {
            (SquareLetter::Nothing, Some(pays)) => t!("keyword-empty-scores", points = pays),
            (SquareLetter::Nothing, None) => t!("keyword-empty"),
            (SquareLetter::Letter { letter, last: None }, _) => t!("keyword-lies", letter = letter.to_string()),
            (SquareLetter::Letter { letter, last: Some(_) }, _) => t!("keyword-lies-last", letter = letter.to_string()),
            (SquareLetter::Tried(letter), pays) => {
                t!("keyword-tried-here", letter = letter.to_string(), points = pays.unwrap_or_default())
            }
        };
        let parts = [words::place(square), words::paint(paint), key, lying];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

/// The squares of the last turn's letters, and the colour of the player.
fn last_laid(view: &KeywordView) -> (Vec<Square>, Option<RackColour>) {
    match &view.last {
        Some(LastTurn::Played(played)) => (
            played.placement.new_tiles().map(|(laid, _)| laid).collect(),
            view.colours.get(played.seat.index()).copied(),
        ),
        Some(LastTurn::Passed(_) | LastTurn::Exchanged(..)) | None => (Vec::new(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Plan, Viewer};
    use keyword::{KeywordOptions, Letters, RackColour};

    #[test]
    fn every_square_has_a_name_that_says_all_of_it() {
        let rules = Keyword::without_words(KeywordOptions::default(), Plan::alone(2).seating());
        let mut state = rules.start();
        state.colours = vec![RackColour::Red, RackColour::Green];
        state.racks = vec![Letters::gather("R").expect("a letter"), Letters::default()];
        let seat = rules.seating().seats().next().expect("a seat");
        let view = rules.view(&state, Viewer::Seat(seat));
        let named = |view: &KeywordView, draft: &RackDraft, square: &str| {
            let square = square.parse().expect("a square");
            SquareFace::all(&rules, view, draft, &[square])[0].named(&rules, square)
        };
        let mut draft = RackDraft::default();
        assert_eq!(named(&view, &draft, "q3"), "Q3, red key square, plus 20, empty, scores 50");
        assert_eq!(named(&view, &draft, "a1"), "A1, blue square, empty, scores 5");
        draft.fit(&view.rack, &view.board);
        draft.lay(0, "j10".parse().expect("a square"));
        assert_eq!(named(&view, &draft, "j10"), "J10, grey square, your letter R, not played yet, scores 5");
        let watched = rules.view(&state, Viewer::Spectator);
        assert_eq!(named(&watched, &RackDraft::default(), "q3"), "Q3, red key square, plus 20, empty");
    }
}
