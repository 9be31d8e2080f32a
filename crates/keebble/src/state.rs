use crate::{BoardSeed, LetterAnswer, Letters, Paper, Special};
use kee_game::{Seat, SeatSet, Windows};
use kee_grid::{Placement, Square};
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};

/// The next step of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The first player is drawn.
    First,
    /// The seed of the board is drawn.
    Board,
    /// The cells for the hands are drawn.
    Lot,
    /// The seat whose turn it is claims a cell.
    Claim,
    /// The seat whose turn it is plays a word, makes a cell special, or passes.
    Word,
    /// The seat whose turn it is uses the first of its powers.
    Power,
    /// The seat whose turn it is asks for letters.
    Ask,
    /// The others answer.
    Answer,
}

/// A special cell that its player can still use (B11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Power {
    /// Its cell.
    pub square: Square,
    /// Its kind.
    pub special: Special,
    /// The letter that was placed on it.
    #[serde(with = "crate::letter_text")]
    pub letter: Letter,
    /// The number of times it can still be used.
    pub uses: u8,
}

/// The letters of a seat, and how many it has received in the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// The letters in hand.
    pub letters: Letters,
    /// The number of letters received so far: the used slots of its backpack (B8).
    pub received: u32,
}

/// A word that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedWord {
    /// The word and its place.
    pub placement: Placement,
    /// Every new word with its points, the long one first. Dictionary Devils counts no points by word.
    pub words: Vec<(String, i64)>,
    /// The points it scored.
    pub points: i64,
}

/// A turn as everyone heard it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurnSummary {
    /// The seat whose turn it is or was.
    pub seat: Seat,
    /// The word, if one was played.
    pub played: Option<PlayedWord>,
    /// The cell that was made special instead.
    pub made: Option<(Square, Special)>,
    /// The letters asked for.
    pub called: Option<Letters>,
    /// The letters the asker kept.
    pub kept: Letters,
    /// The answers of the others, in order.
    pub answers: Vec<(Seat, LetterAnswer)>,
}

impl TurnSummary {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, played: None, made: None, called: None, kept: Letters::NONE, answers: Vec::new() }
    }
}

/// Boons that last until the end of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Boons {
    /// Up to six letters can be asked for instead of two.
    pub big_ask: bool,
    /// There is no hand limit.
    pub collector: bool,
    /// The number of extra turns after this one.
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
    /// The next step.
    pub stage: Stage,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The boons of its player.
    pub boons: Boons,
    /// The special cells its player can still use, in reading order.
    pub powers: Vec<Power>,
    /// The seats that still have to answer.
    pub answering: SeatSet,
    /// Answers that are not shown yet, by seat.
    pub sealed: Vec<(Seat, LetterAnswer)>,
    /// This turn so far.
    pub heard: TurnSummary,
    /// The previous turn.
    pub before: Option<TurnSummary>,
    /// Whether this turn has changed anything.
    pub changed: bool,
    /// The number of turns in a row that changed nothing.
    pub idle: u32,
    /// Whether turns are only words (B5.1).
    pub endgame: bool,
    /// The windows of its questions.
    pub windows: Windows,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, if the game is over.
    pub ending: Option<String>,
}

impl KeebbleState {
    /// Whether chance is due.
    pub(crate) fn chance_is_due(&self) -> bool {
        matches!(self.stage, Stage::First | Stage::Board | Stage::Lot)
    }

    /// The letters that other seats have in hand.
    pub fn held_by_others(&self, seat: Seat) -> kee_lexicon::LetterSet {
        held_by_others(&self.hands, seat)
    }
}

/// The letters that other seats have in hand.
pub(crate) fn held_by_others(hands: &[Hand], seat: Seat) -> kee_lexicon::LetterSet {
    let others = hands.iter().enumerate().filter(|(place, _)| *place != seat.index());
    others.fold(kee_lexicon::LetterSet::EMPTY, |held, (_, hand)| held | hand.letters.kinds())
}
