use super::draft::Draft;
use kee_game::{Game, Refusal};
use kee_grid::{Fitted, Placement, Square};
use keyword::{Checked, Keyword, KeywordRefusal, KeywordView, Word};

/// What comes of the letters that are tried on the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Trial {
    /// None is.
    Nothing,
    /// They make these words, which score so much if they are good.
    Makes(Made),
    /// They cannot lie so, or not yet.
    Not(Refusal),
}

/// A play that could be made.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Made {
    pub(super) placement: Placement,
    /// Every word, the long one first.
    pub(super) words: Vec<MadeWord>,
    pub(super) total: i32,
}

/// A word that a play makes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MadeWord {
    pub(super) word: Word,
    pub(super) keyword: bool,
    pub(super) squares: Vec<Square>,
}

impl Trial {
    /// Asks the rules about the letters that are tried.
    pub(super) fn of(rules: &Keyword, view: &KeywordView, draft: &Draft) -> Self {
        let Some(sight) = view.sight() else { return Self::Nothing };
        if draft.is_empty() {
            return Self::Nothing;
        }
        let fitted = Fitted::from_tiles(&view.board, &draft.tiles()).map_err(KeywordRefusal::Misfit);
        let weighed = fitted.and_then(|fitted| {
            let placement = fitted.placement(&view.board);
            rules.weigh(&sight, &placement).map(|checked| Made::of(placement, &checked))
        });
        match weighed {
            Ok(made) => Self::Makes(made),
            Err(reason) => Self::Not(Refusal::new(Keyword::ID, &reason)),
        }
    }
}

impl Made {
    fn of(placement: Placement, checked: &Checked) -> Self {
        let word = |formed| MadeWord {
            word: Word::from(formed),
            keyword: checked.score.keywords.contains(formed),
            squares: formed.squares().map(|(square, _)| square).collect(),
        };
        Self { placement, words: checked.words.iter().map(word).collect(), total: checked.score.total() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Plan, Viewer};
    use kee_lexicon::Letter;
    use keyword::{Colour, KeywordOptions, Letters, Phase};

    fn alone_with(rack: &str) -> (Keyword, KeywordView) {
        let rules = Keyword::without_words(KeywordOptions::default(), Plan::alone(1).seating());
        let mut state = rules.start();
        state.racks = vec![Letters::gather(rack).expect(rack)];
        (state.phase, state.colours) = (Phase::Play, vec![Colour::Blue]);
        let seat = rules.seating().seats().next().expect("a seat");
        let view = rules.view(&state, Viewer::Seat(seat));
        (rules, view)
    }

    fn trying(view: &KeywordView, tiles: &[(char, &str)]) -> Draft {
        let mut draft = Draft::default();
        draft.fit(&view.rack, &view.board);
        for (letter, square) in tiles {
            let letter = Letter::from_char(*letter).expect("a letter");
            draft.lay(draft.slot_with(letter).expect("on the rack"), square.parse().expect("a square"));
        }
        draft
    }

    #[test]
    fn words_and_score_are_shown_before_they_are_played() {
        let (rules, view) = alone_with("CATXYZ");
        let draft = trying(&view, &[('C', "h10"), ('A', "i10"), ('T', "j10")]);
        let Trial::Makes(made) = Trial::of(&rules, &view, &draft) else { panic!("it can be played") };
        assert_eq!(made.placement.to_string(), "10H CAT");
        assert_eq!((made.words[0].word.to_string(), made.words[0].keyword, made.total), ("CAT".to_owned(), false, 0));
    }

    #[test]
    fn letters_that_cannot_lie_so_say_why() {
        let (rules, view) = alone_with("CATXYZ");
        let draft = trying(&view, &[('C', "h10"), ('T', "j10")]);
        let Trial::Not(refusal) = Trial::of(&rules, &view, &draft) else { panic!("there is a gap") };
        assert_eq!(refusal.code, "keyword/gap");
        assert_eq!(Trial::of(&rules, &view, &trying(&view, &[])), Trial::Nothing);
    }
}
