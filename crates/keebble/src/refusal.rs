use crate::{Letterfraud, Letters, Special, Stage};
use kee_game::{Arg, Message, Seat};
use kee_grid::{Border, Misfit, Placement, Square};
use kee_lexicon::Letter;

kee_game::message_enum! {
    /// A reason to refuse something in Keebble.
    pub enum KeebbleRefusal: Reason {
        /// Something else is due.
        NotNow(stage: Stage) = "not_now"(due = due(*stage)),
        /// The draw does not fit the moment or the table.
        WrongDraw = "wrong_draw"(),
        /// The letters can't be placed like that.
        Misfit(misfit: Misfit) => misfit.message(),
        /// The same play has another spelling.
        Spelling(play: Placement) = "spelling"(play),
        /// No word of two letters or more is made (B2.1).
        NoWord = "no_word"(),
        /// The hand and the board have no place for this word.
        NoPlaceFor(word: String) = "no_place"(word),
        /// These are not words (B2.1).
        BadWords(words: Vec<String>) =
            "bad_words"(count = words.len(), words = Arg::list(words.iter().map(|word| word.to_ascii_uppercase()))),
        /// The first word covers none of these cells (B2.1).
        OffCentre(cells: Vec<Square>) = "off_centre"(cells = Arg::list(cells)),
        /// The first word does not cover the star (B2.1).
        OffStar(star: Square) = "off_star"(star),
        /// No new letter is next to one on the board (B2.1).
        NotConnected = "not_connected"(),
        /// The nearest letter touches only at a corner (B2.1).
        OnlyDiagonal(square: Square) = "only_diagonal"(square),
        /// The hand lacks a letter.
        LacksLetter(letter: Letter, needed: usize) = "lacks_letter"(letter = letter.to_capital(), needed),
        /// There is no such cell to claim, destroy or make special.
        NoCell(square: Square) = "no_cell"(square),
        /// The cell is not at the edge (B1.2).
        NotEdge(square: Square) = "not_edge"(square),
        /// The cell has a letter.
        NotEmpty(square: Square) = "not_empty"(square),
        /// The cell is special already.
        AlreadySpecial(square: Square, special: Special) = "already_special"(square, special = special.called()),
        /// Cells cannot be made special at this table, or not of this kind.
        NotPlayed(special: Special) = "not_played"(special = special.called()),
        /// A cell of this kind lies open (B10).
        LiesOpen(special: Special, square: Square) = "lies_open"(special = special.called(), square),
        /// No cell can be made special when turns are only words (B10, B8.2).
        NotInEndgame = "not_in_endgame"(),
        /// Too few or too many letters are asked for: how many, and the least and most there should be (B3.1, B11).
        WrongNumber(called: usize, least: usize, most: usize) = "wrong_number"(called, least, most),
        /// The letter can't be asked for at this table (B3.4).
        NotInAlphabet(letter: Letter) = "not_in_alphabet"(letter = letter.to_capital()),
        /// The letters break the rule of Letterfraud (B6).
        Fraud(rule: Letterfraud, letters: Letters) => fraud(*rule, each(letters)),
        /// There is no room for all letters, and the player has to say which to keep (B3.1).
        MustKeep(room: usize) = "must_keep"(room),
        /// There is room for all letters or for none, so there is nothing to choose (B3.1).
        NothingToChoose(room: usize) = "nothing_to_choose"(room),
        /// The player wants to keep letters that they did not ask for.
        KeepsOther(letters: Letters) = "keeps_other"(letters = each(letters)),
        /// The letter was not asked for (B3.2).
        NotCalled(letter: Letter, called: Letters) = "not_called"(letter = letter.to_capital(), called = each(called)),
        /// The hand is full (B3.2).
        HandFull = "hand_full"(),
        /// The backpack has no slot left (B8).
        BackpackFull = "backpack_full"(),
        /// There is already a wall (B3.2).
        WallOnWall(border: Border) = "wall_on_wall"(border),
        /// There is no such border between two cells (B3.5).
        NoBorder(border: Border) = "no_border"(border),
        /// The seat has no such letter to be taken (B11).
        NothingToSteal(seat: Seat, letter: Letter) = "nothing_to_steal"(seat, letter = letter.to_capital()),
        /// A Thief can't take from the player's own hand.
        OwnHand = "own_hand"(),
        /// The special cell in use is of another kind (B11).
        OtherPower(special: Special) = "other_power"(special = special.called()),
        /// A ruling on a play, though plays stand at once.
        NothingToRuleOn = "nothing_to_rule_on"(),
        /// The seat that should forfeit is not asked anything.
        NotOnTurn(seat: Seat) = "not_on_turn"(seat),
    }
}

impl From<Misfit> for KeebbleRefusal {
    fn from(misfit: Misfit) -> Self {
        Self::Misfit(misfit)
    }
}

kee_game::messages! {
    /// The refusals of Letterfraud.
    pub(crate) FRAUDS;
    letters_not_different(letters);
    letter_held(letters);
    letters_held(letters);
    letters_not_in_line(letters);
}

/// The letters one by one, for a sentence to list.
pub(crate) fn each(letters: &Letters) -> Arg {
    Arg::list(letters.iter().map(Letter::to_capital))
}

fn fraud(rule: Letterfraud, letters: Arg) -> Message {
    match rule {
        Letterfraud::Different => letters_not_different(letters),
        Letterfraud::NoneHeld => letter_held(letters),
        Letterfraud::OneHeld => letters_held(letters),
        Letterfraud::InLine | Letterfraud::Off => letters_not_in_line(letters),
    }
}

/// The keyword by which the sentence says what is due.
pub(crate) fn due(stage: Stage) -> &'static str {
    match stage {
        Stage::First | Stage::Board | Stage::Lot => "draw",
        Stage::Claim => "claim",
        Stage::Word => "word",
        Stage::Power => "power",
        Stage::Ask => "ask",
        Stage::Answer => "answer",
    }
}
