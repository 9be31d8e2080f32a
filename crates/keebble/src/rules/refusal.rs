use super::Stage;
use crate::{Letterfraud, Letters, Special, letters::capital};
use kee_game::{Arg, Message, Reason, Seat};
use kee_grid::{Border, Misfit, Placement, Square};
use kee_lexicon::Letter;

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

kee_game::messages! {
    /// What this game refuses, beside [`kee_grid::MISFITS`].
    pub(super) REFUSALS;
    not_now(due);
    wrong_draw();
    spelling(play);
    no_word();
    no_place(word);
    bad_words(words);
    off_centre(cells);
    off_star(star);
    not_connected();
    only_diagonal(square);
    lacks_letter(letter, needed);
    no_cell(square);
    not_edge(square);
    not_empty(square);
    already_special(square, special);
    not_played(special);
    lies_open(special, square);
    not_in_endgame();
    wrong_number(called, least, most);
    not_in_alphabet(letter);
    letters_not_different(letters);
    letter_held(letters);
    letters_held(letters);
    letters_not_in_line(letters);
    must_keep(room);
    nothing_to_choose(room);
    keeps_other(letters);
    not_called(letter, called);
    hand_full();
    backpack_full();
    wall_on_wall(border);
    no_border(border);
    nothing_to_steal(seat, letter);
    own_hand();
    other_power(special);
    nothing_to_rule_on();
    not_on_turn(seat);
}

impl Reason for KeebbleRefusal {
    fn message(&self) -> Message {
        match self {
            Self::NotNow(stage) => not_now(due(*stage)),
            Self::WrongDraw => wrong_draw(),
            Self::Misfit(misfit) => misfit.message(),
            Self::Spelling(placement) => spelling(placement.to_string()),
            Self::NoWord => no_word(),
            Self::NoPlaceFor(word) => no_place(word.as_str()),
            Self::BadWords(words) => bad_words(Arg::list(words.iter().map(|word| word.to_ascii_uppercase()))),
            Self::OffCentre(cells) => off_centre(Arg::texts(cells)),
            Self::OffStar(star) => off_star(star.to_string()),
            Self::NotConnected => not_connected(),
            Self::OnlyDiagonal(square) => only_diagonal(square.to_string()),
            Self::LacksLetter(letter, needed) => lacks_letter(capital(*letter), *needed),
            Self::NoCell(square) => no_cell(square.to_string()),
            Self::NotEdge(square) => not_edge(square.to_string()),
            Self::NotEmpty(square) => not_empty(square.to_string()),
            Self::AlreadySpecial(square, special) => already_special(square.to_string(), special.called()),
            Self::NotPlayed(special) => not_played(special.called()),
            Self::LiesOpen(special, square) => lies_open(special.called(), square.to_string()),
            Self::NotInEndgame => not_in_endgame(),
            Self::WrongNumber { called, least, most } => wrong_number(*called, *least, *most),
            Self::NotInAlphabet(letter) => not_in_alphabet(capital(*letter)),
            Self::Fraud(rule, letters) => {
                let letters = letters.spaced();
                match rule {
                    Letterfraud::Different => letters_not_different(letters),
                    Letterfraud::NoneHeld => letter_held(letters),
                    Letterfraud::OneHeld => letters_held(letters),
                    Letterfraud::InLine | Letterfraud::Off => letters_not_in_line(letters),
                }
            }
            Self::MustKeep(room) => must_keep(*room),
            Self::NothingToChoose(room) => nothing_to_choose(*room),
            Self::KeepsOther(letters) => keeps_other(letters.spaced()),
            Self::NotCalled(letter, called) => not_called(capital(*letter), called.spaced()),
            Self::HandFull => hand_full(),
            Self::BackpackFull => backpack_full(),
            Self::WallOnWall(border) => wall_on_wall(border.to_string()),
            Self::NoBorder(border) => no_border(border.to_string()),
            Self::NothingToSteal(seat, letter) => nothing_to_steal(*seat, capital(*letter)),
            Self::OwnHand => own_hand(),
            Self::OtherPower(special) => other_power(special.called()),
            Self::NothingToRuleOn => nothing_to_rule_on(),
            Self::NotOnTurn(seat) => not_on_turn(*seat),
        }
    }
}

/// By what the sentence chooses its words.
fn due(stage: Stage) -> &'static str {
    match stage {
        Stage::First | Stage::Board | Stage::Lot => "draw",
        Stage::Claim => "claim",
        Stage::Word => "word",
        Stage::Power => "power",
        Stage::Ask => "ask",
        Stage::Answer => "answer",
    }
}
