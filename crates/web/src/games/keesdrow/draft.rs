use keesdrow::{
    BoardQuery, Cell, Ground, KeesdrowOptions, PegBoard, Series, Trouble, Walk, Word, best_walk, best_walks,
};

/// The most walks of a word that are offered.
const MOST_WAYS: usize = 20;

/// The current word: walked letter by letter, or typed and walked in the best way.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct WordDraft {
    /// The letters so far, in capitals.
    pub(super) word: String,
    /// Their cells; none if the typed letters are not connected.
    pub(super) cells: Vec<Cell>,
    /// Whether the walk was found for typed letters, and may change as the word grows.
    sought: bool,
}

/// The meaning of a tap on a letter.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum TapMeaning {
    /// The word grows, or begins.
    More(WordDraft),
    /// The last letter was tapped again: the word is complete.
    Done,
}

impl WordDraft {
    /// A word that begins here.
    pub(super) fn begun(board: &PegBoard, cell: Cell) -> Result<Self, Trouble> {
        Self::default().extended(board, cell)
    }

    /// The word with one more letter, if the step and the letter allow it.
    pub(super) fn extended(&self, board: &PegBoard, cell: Cell) -> Result<Self, Trouble> {
        let walk = Walk::new(self.cells.iter().copied().chain([cell]).collect());
        board.score(&walk)?;
        Ok(Self::walked(board, walk.cells().to_vec()))
    }

    fn walked(board: &PegBoard, cells: Vec<Cell>) -> Self {
        let word = board.spelled(&Walk::new(cells.clone())).unwrap_or_default().to_ascii_uppercase();
        Self { word, cells, sought: false }
    }

    /// The meaning of a tap on a letter.
    pub(super) fn tapped(&self, board: &PegBoard, cell: Cell) -> Result<TapMeaning, Trouble> {
        if self.cells.last() == Some(&cell) {
            Ok(TapMeaning::Done)
        } else {
            self.extended(board, cell).map(TapMeaning::More)
        }
    }

    /// The word of these letters by the walk that scores most. An illegal walk is still shown, so that the refusal is easier
    /// to understand.
    pub(super) fn typed(ground: &Ground, options: &KeesdrowOptions, text: &str) -> Self {
        let letters = text.chars().filter(char::is_ascii_alphabetic).take(Walk::LONGEST);
        let word = letters.map(|letter| letter.to_ascii_uppercase()).collect::<String>();
        let nothing_played = Series::default();
        let look = |question: &BoardQuery<'_>| best_walk(&ground.board, &word.to_ascii_lowercase(), question);
        let found = look(&ground.question(options)).or_else(|| look(&BoardQuery::new(1, &nothing_played)));
        Self { word, cells: found.map_or_else(Vec::new, |(_, walk)| walk.cells().to_vec()), sought: true }
    }

    /// The legal walks of typed letters, best first; none for a walked word, which is meant as it is.
    pub(super) fn ways(&self, ground: &Ground, options: &KeesdrowOptions) -> Vec<Walk> {
        if !self.is_typed() {
            return Vec::new();
        }
        let ways = best_walks(&ground.board, &self.word.to_ascii_lowercase(), &ground.question(options), MOST_WAYS);
        ways.into_iter().map(|(_, walk)| walk).collect()
    }

    /// The same word by another walk.
    pub(super) fn by(&self, walk: &Walk) -> Self {
        Self { cells: walk.cells().to_vec(), ..self.clone() }
    }

    /// The word without its last letter.
    pub(super) fn shortened(&self, ground: &Ground, options: &KeesdrowOptions) -> Self {
        if self.sought {
            let mut word = self.word.clone();
            word.pop();
            return Self::typed(ground, options, &word);
        }
        let cells = self.cells.split_last().map_or_else(Vec::new, |(_, others)| others.to_vec());
        Self::walked(&ground.board, cells)
    }

    /// The part of it that remains on a changed board: all, if the same letters are still there with a use left.
    pub(super) fn kept(&self, ground: &Ground, options: &KeesdrowOptions) -> Self {
        if self.sought {
            return Self::typed(ground, options, &self.word);
        }
        let walk = self.walk();
        let fits = ground.board.score(&walk).is_ok() && Self::walked(&ground.board, self.cells.clone()) == *self;
        if fits { self.clone() } else { Self::default() }
    }

    /// Whether nothing has been picked or typed.
    pub(super) fn is_empty(&self) -> bool {
        self.word.is_empty()
    }

    /// Whether it was typed.
    pub(super) fn is_typed(&self) -> bool {
        self.sought && !self.is_empty()
    }

    /// The letters as a word.
    pub(super) fn as_word(&self) -> Option<Word> {
        Word::new(&self.word)
    }

    /// The cells as a walk.
    pub(super) fn walk(&self) -> Walk {
        Walk::new(self.cells.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::{super::testing::ground, *};

    fn cell(text: &str) -> Cell {
        text.parse().expect("a cell")
    }

    fn walked(ground: &Ground, cells: &str) -> WordDraft {
        let begin = WordDraft::default();
        cells.split('-').fold(begin, |draft, step| draft.extended(&ground.board, cell(step)).expect("a step"))
    }

    #[test]
    fn taps_spell_a_word_and_the_last_one_again_is_the_end() {
        let ground = ground("CATS/DOGE");
        let draft = walked(&ground, "a1-b1-c1");
        assert_eq!(draft.word, "CAT");
        assert_eq!(draft.tapped(&ground.board, cell("c1")), Ok(TapMeaning::Done));
        assert_eq!(draft.tapped(&ground.board, cell("d1")), Ok(TapMeaning::More(walked(&ground, "a1-b1-c1-d1"))));
        assert_eq!(draft.tapped(&ground.board, cell("a1")), Err(Trouble::Jump(cell("c1"), cell("a1"))));
    }

    #[test]
    fn a_letter_can_be_used_again_until_it_is_used_up() {
        let ground = ground("S1E/..");
        let draft = walked(&ground, "b1-a1-a1");
        assert_eq!(draft.word, "ESS");
        assert!(matches!(draft.extended(&ground.board, cell("a1")), Err(Trouble::Expired(..))));
    }

    #[test]
    fn a_typed_word_takes_the_walk_that_scores_most() {
        let ground = ground("CAT/T2XX");
        let draft = WordDraft::typed(&ground, &KeesdrowOptions::default(), "c a-t");
        assert_eq!((draft.word.as_str(), draft.walk().to_string().as_str()), ("CAT", "a1-b1-a2"));
    }

    #[test]
    fn a_typed_word_can_be_walked_in_the_other_ways_it_has() {
        let (ground, options) = (ground("CAT/T2XX"), KeesdrowOptions::default());
        let draft = WordDraft::typed(&ground, &options, "cat");
        let ways = draft.ways(&ground, &options);
        assert_eq!(ways.iter().map(Walk::to_string).collect::<Vec<_>>(), ["a1-b1-a2", "a1-b1-c1"]);
        assert_eq!(draft.by(&ways[1]).walk(), ways[1]);
        assert!(walked(&ground, "a1-b1-c1").ways(&ground, &options).is_empty(), "it is meant as it was walked");
    }

    #[test]
    fn letters_that_do_not_lie_together_are_kept_without_a_walk() {
        let draft = WordDraft::typed(&ground("CATS/DOGE"), &KeesdrowOptions::default(), "cats!x");
        assert_eq!((draft.word.as_str(), draft.cells.len()), ("CATSX", 0));
    }

    #[test]
    fn going_back_takes_the_last_letter_away() {
        let (ground, options) = (ground("CATS/DOGE"), KeesdrowOptions::default());
        assert_eq!(walked(&ground, "a1-b1-c1").shortened(&ground, &options).word, "CA");
        assert_eq!(WordDraft::typed(&ground, &options, "cats").shortened(&ground, &options).word, "CAT");
        assert!(WordDraft::default().shortened(&ground, &options).is_empty());
    }

    #[test]
    fn a_draft_stays_while_its_letters_do() {
        let options = KeesdrowOptions::default();
        let draft = walked(&ground("CATS/DOGE"), "a1-b1-c1");
        assert_eq!(draft.kept(&ground("C1ATS/DOGE"), &options), draft);
        assert!(draft.kept(&ground("C3ATS/DOGE"), &options).is_empty());
        assert!(draft.kept(&ground("COTS/DOGE"), &options).is_empty());
    }
}
