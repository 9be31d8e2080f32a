use super::draft::WordDraft;
use kee_game::{Game, Refusal, Seat};
use keesdrow::{Cell, Face, Ground, Keesdrow, KeesdrowAction, KeesdrowOptions, KeesdrowRefusal};

/// One letter of the current word.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct WordLetter {
    pub(super) cell: Cell,
    pub(super) letter: char,
    /// The number of this use of the letter, from 1: it gets the peg of that use.
    pub(super) use_now: u8,
    /// Its points.
    pub(super) pays: u32,
}

/// The effects of the current word, before the player commits to it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct WordEffects {
    pub(super) word: String,
    pub(super) steps: Vec<WordLetter>,
    pub(super) points: u32,
    /// The tiles it would win (Four Score), by their first cells.
    pub(super) won: Vec<Cell>,
    /// The columns of tiles it would turn (Flip Flop), by their first cells.
    pub(super) turned: Vec<Cell>,
    /// The action to send.
    action: Option<KeesdrowAction>,
    /// The reason why it cannot be played, as far as the page knows: whether it is a word is for the table to decide.
    pub(super) trouble: Option<KeesdrowRefusal>,
}

impl WordEffects {
    /// Evaluates a draft; none if it is empty.
    pub(super) fn of(
        draft: &WordDraft,
        ground: &Ground,
        options: &KeesdrowOptions,
        seat: Option<Seat>,
    ) -> Option<Self> {
        let (word, walk) = (draft.as_word()?, draft.walk());
        let mut effects = Self {
            word: draft.word.clone(),
            steps: steps(draft, ground),
            points: ground.board.score(&walk).map_or(0, |score| score.0),
            won: Vec::new(),
            turned: Vec::new(),
            action: None,
            trouble: None,
        };
        if draft.cells.is_empty() {
            effects.trouble = Some(KeesdrowRefusal::CannotBeWalked(word));
        } else if let Err(trouble) = ground.check(options, &word, &walk, |_| true) {
            effects.trouble = Some(trouble);
        } else {
            let mut after = ground.clone();
            let seat = seat.unwrap_or(Seat::new(0));
            let played = after.play(seat, word.clone(), walk.clone(), options);
            (effects.won, effects.turned) = (played.won.clone(), played.turned.clone());
            effects.action = Some(KeesdrowAction::Play { word, walk });
        }
        Some(effects)
    }

    /// The action that plays it, if it can be played.
    pub(super) fn action(&self) -> Option<String> {
        self.action.as_ref().map(ToString::to_string)
    }

    /// The reason why it cannot be played, in the reader's language.
    pub(super) fn trouble(&self) -> Option<String> {
        self.trouble.as_ref().map(told)
    }

    /// Each letter once, with its number of uses after the word.
    pub(super) fn pegs(&self) -> Vec<(Cell, u8)> {
        let last_use = |step: &&WordLetter| {
            !self.steps.iter().any(|other| other.cell == step.cell && other.use_now > step.use_now)
        };
        self.steps.iter().filter(last_use).map(|step| (step.cell, step.use_now)).collect()
    }

    /// Whether the last letter has a use left for one more step on the spot.
    pub(super) fn can_stay(&self) -> bool {
        self.steps.last().is_some_and(|last| {
            let used = self.steps.iter().filter(|step| step.cell == last.cell).map(|step| step.use_now).max();
            used.is_some_and(|used| used < Face::MOST_USES)
        })
    }
}

/// A refusal of the game in the reader's language.
pub(super) fn told(reason: &KeesdrowRefusal) -> String {
    let refusal = Refusal::new(Keesdrow::ID, reason);
    crate::lang::refusal(&refusal)
}

fn steps(draft: &WordDraft, ground: &Ground) -> Vec<WordLetter> {
    let step = |(number, cell): (usize, &Cell)| {
        let face = ground.board.face(*cell)?;
        let earlier = draft.cells[..number].iter().filter(|other| *other == cell).count() as u8;
        let use_now = face.uses + earlier + 1;
        let pays = u32::from(ground.board.value(face.letter)) * u32::from(use_now);
        Some(WordLetter { cell: *cell, letter: face.letter.to_capital(), use_now, pays })
    };
    draft.cells.iter().enumerate().filter_map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::testing::ground, *};
    use keesdrow::Variant;

    fn effects(board: &str, word: &str, options: &KeesdrowOptions) -> WordEffects {
        let ground = ground(board);
        WordEffects::of(&WordDraft::typed(&ground, options, word), &ground, options, None).expect("a word")
    }

    #[test]
    fn stress_shows_sixteen_points_and_what_each_letter_scores() {
        let stress = effects("STR/.ET", "stress", &KeesdrowOptions::default());
        assert_eq!(stress.points, 16);
        assert_eq!(stress.steps.iter().map(|step| step.pays).collect::<Vec<_>>(), [2, 2, 1, 1, 4, 6]);
        assert_eq!(stress.trouble, None);
        assert!(!stress.can_stay(), "its S is used up");
    }

    #[test]
    fn each_letter_shows_the_peg_it_will_have() {
        let noon = effects("NO1/..", "noon", &KeesdrowOptions::default());
        let pegs: Vec<_> = noon.pegs().into_iter().map(|(cell, uses)| (cell.to_string(), uses)).collect();
        assert_eq!(pegs, [("b1".to_owned(), 3), ("a1".to_owned(), 2)]);
    }

    #[test]
    fn a_word_that_lies_nowhere_says_so() {
        let none = effects("CATS/DOGE", "zebra", &KeesdrowOptions::default());
        assert!(matches!(none.trouble, Some(KeesdrowRefusal::CannotBeWalked(_))));
        assert_eq!(none.action(), None);
    }

    #[test]
    fn tiles_that_would_be_won_and_columns_that_would_turn_are_known_before() {
        let four_score = KeesdrowOptions { variant: Variant::FourScore, ..KeesdrowOptions::default() };
        assert_eq!(effects("C1A1XX/T1S1XX", "cats", &four_score).won, [Cell::new(0, 0)]);
        let flip_flop = KeesdrowOptions { variant: Variant::FlipFlop, ..KeesdrowOptions::default() };
        assert_eq!(effects("XXNO/XXXX/XXXX/XXXX", "noon", &flip_flop).turned, [Cell::new(2, 0)]);
    }
}
