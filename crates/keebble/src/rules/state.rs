use super::Answer;
use crate::{BoardSeed, Letters, Paper, Special};
use kee_game::{GameTime, Seat, SeatSet, WindowId};
use kee_grid::{Placement, Square};
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};

/// What comes next in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The first player is drawn.
    First,
    /// The seed of the board is drawn.
    Board,
    /// The cells for the hands are drawn.
    Lot,
    /// The seat on turn claims a cell.
    Claim,
    /// The seat on turn plays a word, makes a cell special, or passes.
    Word,
    /// The seat on turn uses the first of its powers.
    Power,
    /// The seat on turn calls letters.
    Ask,
    /// The others answer.
    Answer,
}

/// A special cell that its player can still use (B11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Power {
    /// Where it was.
    pub square: Square,
    /// What it is.
    pub special: Special,
    /// The letter that was placed on it.
    #[serde(with = "super::letter_text")]
    pub letter: Letter,
    /// How often it can still be used.
    pub uses: u8,
}

/// The letters of a seat, and how many it has got in the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// What it has now.
    pub letters: Letters,
    /// How many it has ever got: the slots used of its backpack (B8).
    pub received: u32,
}

/// A word that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Where and what.
    pub placement: Placement,
    /// Every new word with its points, the long one first. In Dictionary Devils no points are counted by word.
    pub words: Vec<(String, i64)>,
    /// What it brought.
    pub points: i64,
}

/// What everyone heard in a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// Whose turn it is or was.
    pub seat: Seat,
    /// The word, if one was played.
    pub played: Option<Played>,
    /// The cell that was made special instead.
    pub made: Option<(Square, Special)>,
    /// What was called.
    pub called: Option<Letters>,
    /// What of it the caller took.
    pub kept: Letters,
    /// What the others did, in the order in which it happened.
    pub answers: Vec<(Seat, Answer)>,
}

impl Heard {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, played: None, made: None, called: None, kept: Letters::NONE, answers: Vec::new() }
    }
}

/// What lasts until the end of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Boons {
    /// Up to six letters are named instead of two.
    pub big_ask: bool,
    /// There is no hand limit.
    pub collector: bool,
    /// So many more turns after this one.
    pub again: u32,
}

/// Everything there is to know in a game of Keebble.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeebbleState {
    /// The sheet.
    pub paper: Paper,
    /// The seed it was generated from.
    pub seed: Option<BoardSeed>,
    /// The hands by seat.
    pub hands: Vec<Hand>,
    /// Points by seat, without those written in cells (B7).
    pub points: Vec<i64>,
    /// What comes next.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Seat,
    /// What its player has gained for this turn.
    pub boons: Boons,
    /// The special cells its player has still to use, in reading order.
    pub powers: Vec<Power>,
    /// Who has still to answer.
    pub answering: SeatSet,
    /// Answers that are not shown yet, by seat.
    pub sealed: Vec<(Seat, Answer)>,
    /// This turn so far.
    pub heard: Heard,
    /// The turn before.
    pub before: Option<Heard>,
    /// Whether this turn has changed anything.
    pub changed: bool,
    /// How many turns in a row have changed nothing.
    pub idle: u32,
    /// Whether turns are only words (B5.1).
    pub endgame: bool,
    /// The window of the open question.
    pub window: WindowId,
    /// Since when it is open.
    pub opened: GameTime,
    /// Since when the game is played, for its time limit.
    pub began: GameTime,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl KeebbleState {
    /// Whether chance is due.
    pub(super) fn chance_is_due(&self) -> bool {
        matches!(self.stage, Stage::First | Stage::Board | Stage::Lot)
    }

    /// The letters that seats other than this one have in hand.
    pub fn held_by_others(&self, seat: Seat) -> kee_lexicon::LetterSet {
        held_by_others(&self.hands, seat)
    }
}

/// The letters that seats other than this one have in hand.
pub(crate) fn held_by_others(hands: &[Hand], seat: Seat) -> kee_lexicon::LetterSet {
    let others = hands.iter().enumerate().filter(|(place, _)| *place != seat.index());
    others.fold(kee_lexicon::LetterSet::EMPTY, |held, (_, hand)| held | hand.letters.kinds())
}
