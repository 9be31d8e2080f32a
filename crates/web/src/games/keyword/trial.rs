use super::draft::RackDraft;
use kee_game::{Game, Refusal};
use kee_grid::{FittedWord, Placement, Square};
use keyword::{JudgedPlay, Keyword, KeywordRefusal, KeywordView, Word};

/// The effect of the letters tried on the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum PlacementTrial {
    /// There are none.
    Nothing,
    /// They make these words, with this score if all are good.
    Makes(PossiblePlay),
    /// They cannot be played like this, or not yet.
    Not(Refusal),
}

/// A play that could be made.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PossiblePlay {
    pub(super) placement: Placement,
    /// Every word, the main one first.
    pub(super) words: Vec<PossibleWord>,
    pub(super) total: i32,
}

/// A word that a play makes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PossibleWord {
    pub(super) word: Word,
    pub(super) keyword: bool,
    pub(super) squares: Vec<Square>,
}

impl PlacementTrial {
    /// Asks the rules about the tried letters.
    pub(super) fn of(rules: &Keyword, view: &KeywordView, draft: &RackDraft) -> Self {
        let Some(sight) = view.sight() else { return Self::Nothing };
        if draft.is_empty() {
            return Self::Nothing;
        }
        let fitted = FittedWord::from_tiles(&view.board, &draft.tiles()).map_err(KeywordRefusal::Misfit);
        let weighed = fitted.and_then(|fitted| {
            let placement = fitted.placement(&view.board);
            rules.weigh(&sight, &placement).map(|checked| PossiblePlay::of(placement, &checked))
        });
        match weighed {
            Ok(made) => Self::Makes(made),
            Err(reason) => Self::Not(Refusal::new(Keyword::ID, &reason)),
        }
    }
}

impl PossiblePlay {
    /// Its words as they are looked up.
    pub(super) fn in_lower_case(&self) -> Vec<String> {
        self.words.iter().map(|made| made.word.to_lowercase()).collect()
    }

    fn of(placement: Placement, checked: &JudgedPlay) -> Self {
        let word = |formed| PossibleWord {
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
    use keyword::{KeywordOptions, KeywordPhase, Letters, RackColour};

    fn alone_with(rack: &str) -> (Keyword, KeywordView) {
        let rules = Keyword::without_words(KeywordOptions::default(), Plan::alone(1).seating());
        let mut state = rules.start();
        state.racks = vec![Letters::gather(rack).expect(rack)];
        (state.phase, state.colours) = (KeywordPhase::Play, vec![RackColour::Blue]);
        let seat = rules.seating().seats().next().expect("a seat");
        let view = rules.view(&state, Viewer::Seat(seat));
        (rules, view)
    }

    fn trying(view: &KeywordView, tiles: &[(char, &str)]) -> RackDraft {
        let mut draft = RackDraft::default();
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
        let PlacementTrial::Makes(made) = PlacementTrial::of(&rules, &view, &draft) else { panic!("it can be played") };
        assert_eq!(made.placement.to_string(), "10H CAT");
        assert_eq!((made.words[0].word.to_string(), made.words[0].keyword, made.total), ("CAT".to_owned(), false, 0));
    }

    #[test]
    fn letters_that_cannot_lie_so_say_why() {
        let (rules, view) = alone_with("CATXYZ");
        let draft = trying(&view, &[('C', "h10"), ('T', "j10")]);
        let PlacementTrial::Not(refusal) = PlacementTrial::of(&rules, &view, &draft) else { panic!("there is a gap") };
        assert_eq!(refusal.code, "keyword/gap");
        assert_eq!(PlacementTrial::of(&rules, &view, &trying(&view, &[])), PlacementTrial::Nothing);
    }
}
