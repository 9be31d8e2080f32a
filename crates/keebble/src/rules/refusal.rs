use super::Stage;
use crate::{Letterfraud, Letters, Special, letters::capital};
use kee_game::{Refuse, Seat};
use kee_grid::{Border, Misfit, Placement, Square};
use kee_lexicon::Letter;
use std::fmt;

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum KeebbleRefusal {
    /// Something else is due.
    NotNow(Stage),
    /// The draw does not fit the moment or the table.
    WrongDraw,
    /// The letters cannot lie so.
    Misfit(Misfit),
    /// The same play has another spelling.
    Spelling(Placement),
    /// No word of two letters or more is made (B2.1).
    NoWord,
    /// The hand and the board have no place for this word.
    NoPlaceFor(String),
    /// These are no words (B2.1).
    BadWords(Vec<String>),
    /// The first word covers none of these cells (B2.1).
    OffCentre(Vec<Square>),
    /// The first word does not cover the star (B2.1).
    OffStar(Square),
    /// No new letter lies beside one of the board (B2.1).
    NotConnected,
    /// The nearest letter touches only at a corner (B2.1).
    OnlyDiagonal(Square),
    /// The hand lacks a letter.
    LacksLetter(Letter, usize),
    /// No such cell to claim, destroy or make special.
    NoCell(Square),
    /// The cell is not at the edge (B1.2).
    NotEdge(Square),
    /// The cell has a letter.
    NotEmpty(Square),
    /// The cell is special already.
    AlreadySpecial(Square, Special),
    /// Cells cannot be made special at this table, or not of this kind.
    NotPlayed(Special),
    /// A cell of this kind lies open (B10).
    LiesOpen(Special, Square),
    /// Nothing is made special when turns are only words (B10, B8.2).
    NotInEndgame,
    /// Too few or too many letters are called (B3.1, B11).
    WrongNumber {
        /// How many.
        called: usize,
        /// How many at least.
        least: usize,
        /// How many at most.
        most: usize,
    },
    /// A letter that cannot be called at this table (B3.4).
    NotInAlphabet(Letter),
    /// The letters break the rule of Letterfraud (B6).
    Fraud(Letterfraud, Letters),
    /// Not all letters can be taken, and it must be said which are (B3.1).
    MustKeep(usize),
    /// All or none of the letters are taken: there is nothing to choose (B3.1).
    NothingToChoose(usize),
    /// A letter is to be kept that was not called.
    KeepsOther(Letters),
    /// A letter that was not called (B3.2).
    NotCalled(Letter, Letters),
    /// The hand is full (B3.2).
    HandFull,
    /// The backpack has no slot left (B8).
    BackpackFull,
    /// A wall stands there (B3.2).
    WallOnWall(Border),
    /// There is no such border between two cells (B3.5).
    NoBorder(Border),
    /// The seat has no such letter to be taken (B11).
    NothingToSteal(Seat, Letter),
    /// One's own hand cannot be robbed.
    OwnHand,
    /// There is no power of this kind to use now (B11).
    OtherPower(Special),
    /// A ruling on a play when plays stand at once.
    NothingToRuleOn,
    /// A forfeit of a seat that is not asked anything.
    NotOnTurn(Seat),
}

impl From<Misfit> for KeebbleRefusal {
    fn from(misfit: Misfit) -> Self {
        Self::Misfit(misfit)
    }
}

impl Refuse for KeebbleRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotNow(_) => "not_now",
            Self::WrongDraw => "wrong_draw",
            Self::Misfit(misfit) => misfit.code(),
            Self::Spelling(_) => "spelling",
            Self::NoWord => "no_word",
            Self::NoPlaceFor(_) => "no_place",
            Self::BadWords(_) => "bad_words",
            Self::OffCentre(_) => "off_centre",
            Self::OffStar(_) => "off_star",
            Self::NotConnected => "not_connected",
            Self::OnlyDiagonal(_) => "only_diagonal",
            Self::LacksLetter(..) => "lacks_letter",
            Self::NoCell(_) => "no_cell",
            Self::NotEdge(_) => "not_edge",
            Self::NotEmpty(_) => "not_empty",
            Self::AlreadySpecial(..) => "already_special",
            Self::NotPlayed(_) => "not_played",
            Self::LiesOpen(..) => "lies_open",
            Self::NotInEndgame => "not_in_endgame",
            Self::WrongNumber { .. } => "wrong_number",
            Self::NotInAlphabet(_) => "not_in_alphabet",
            Self::Fraud(Letterfraud::Different, _) => "letters_not_different",
            Self::Fraud(Letterfraud::NoneHeld, _) => "letter_held",
            Self::Fraud(Letterfraud::OneHeld, _) => "letters_held",
            Self::Fraud(Letterfraud::InLine | Letterfraud::Off, _) => "letters_not_in_line",
            Self::MustKeep(_) => "must_keep",
            Self::NothingToChoose(_) => "nothing_to_choose",
            Self::KeepsOther(_) => "keeps_other",
            Self::NotCalled(..) => "not_called",
            Self::HandFull => "hand_full",
            Self::BackpackFull => "backpack_full",
            Self::WallOnWall(_) => "wall_on_wall",
            Self::NoBorder(_) => "no_border",
            Self::NothingToSteal(..) => "nothing_to_steal",
            Self::OwnHand => "own_hand",
            Self::OtherPower(_) => "other_power",
            Self::NothingToRuleOn => "nothing_to_rule_on",
            Self::NotOnTurn(_) => "not_on_turn",
        }
    }
}

impl fmt::Display for KeebbleRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNow(stage) => write!(f, "That is not what is asked now: {}.", due(*stage)),
            Self::WrongDraw => f.write_str("This draw does not fit the moment or the table."),
            Self::Misfit(misfit) => write!(f, "{misfit}"),
            Self::Spelling(placement) => write!(f, "This play is written `{placement}`."),
            Self::NoWord => f.write_str("A play makes at least one word of two letters or more."),
            Self::NoPlaceFor(word) => write!(f, "With your letters {word} can be played nowhere now."),
            Self::BadWords(words) => {
                let words: Vec<String> = words.iter().map(|word| word.to_ascii_uppercase()).collect();
                write!(f, "The word list has no {}.", words.join(" and no "))
            }
            Self::OffCentre(cells) => {
                let cells: Vec<String> = cells.iter().map(Square::to_string).collect();
                write!(f, "The first word covers a cell in the middle: {}.", cells.join(", "))
            }
            Self::OffStar(star) => write!(f, "The first word covers the star on {star}."),
            Self::NotConnected => f.write_str("The word must connect: a new letter lies beside one on the board."),
            Self::OnlyDiagonal(square) => {
                write!(f, "The word touches the letter on {square} only at a corner, and that does not connect.")
            }
            Self::LacksLetter(letter, needed) => match needed {
                1 => write!(f, "You have no {} in your hand.", capital(*letter)),
                _ => write!(f, "You do not have {needed} times {} in your hand.", capital(*letter)),
            },
            Self::NoCell(square) => write!(f, "There is no cell {square}, or it is claimed or crossed out."),
            Self::NotEdge(square) => write!(f, "A hand is written at the edge of the paper, and {square} is not."),
            Self::NotEmpty(square) => write!(f, "There is a letter on {square} already."),
            Self::AlreadySpecial(square, special) => write!(f, "{square} is a {} already.", special.name()),
            Self::NotPlayed(special) => write!(f, "This table plays without {} cells.", special.name()),
            Self::LiesOpen(special, square) => {
                write!(f, "A {} lies open on {square}: there is only one of a kind at a time.", special.name())
            }
            Self::NotInEndgame => f.write_str("Turns are only words now: play a word or pass."),
            Self::WrongNumber { called, least, most } if least == most => {
                write!(f, "You named {called} letters. Name {most}.")
            }
            Self::WrongNumber { called, least, most } => {
                write!(f, "You named {called} letters. A Big Ask names {least} to {most}.")
            }
            Self::NotInAlphabet(letter) => write!(f, "The letter {} cannot be called at this table.", capital(*letter)),
            Self::Fraud(rule, letters) => write!(f, "Letterfraud: {}, got {}.", broken(*rule), letters.spaced()),
            Self::MustKeep(room) => write!(f, "There is room for {room} of them: say which, as in `ask E R keep E`."),
            Self::NothingToChoose(0) => f.write_str("There is no room for a letter, so you keep none of them."),
            Self::NothingToChoose(_) => f.write_str("There is room for all of them, so you keep them all."),
            Self::KeepsOther(letters) => {
                write!(f, "You can only keep letters that you call, not {}.", letters.spaced())
            }
            Self::NotCalled(letter, called) => {
                write!(f, "The letters called are {}, not {}.", called.spaced(), capital(*letter))
            }
            Self::HandFull => f.write_str("Your hand is full."),
            Self::BackpackFull => f.write_str("Your backpack has no slot left."),
            Self::WallOnWall(border) => write!(f, "There is a wall at {border} already."),
            Self::NoBorder(border) => write!(f, "There is no border {border} between two cells that can be played on."),
            Self::NothingToSteal(seat, letter) => write!(f, "Seat {seat} has no {} in hand.", capital(*letter)),
            Self::OwnHand => f.write_str("A Thief takes a letter from another hand."),
            Self::OtherPower(special) => write!(f, "The cell you use now is a {}.", special.name()),
            Self::NothingToRuleOn => f.write_str("No play is open that could be ruled on."),
            Self::NotOnTurn(seat) => write!(f, "Seat {seat} is asked nothing and has nothing to forfeit."),
        }
    }
}

fn due(stage: Stage) -> &'static str {
    match stage {
        Stage::First | Stage::Board | Stage::Lot => "something is drawn first",
        Stage::Claim => "claim a cell, as in `claim a4`",
        Stage::Word => "play a word, or `pass`",
        Stage::Power => "use your special cell, or `pass`",
        Stage::Ask => "call letters, as in `ask E R`",
        Stage::Answer => "`take` a letter or place a `wall`",
    }
}

fn broken(rule: Letterfraud) -> &'static str {
    match rule {
        Letterfraud::Different => "the letters you call must all be different",
        Letterfraud::NoneHeld => "you call no letter that you already have",
        Letterfraud::OneHeld => "you call at most one letter that you already have",
        Letterfraud::InLine | Letterfraud::Off => "the letters you call must lie in one straight line on the board",
    }
}
