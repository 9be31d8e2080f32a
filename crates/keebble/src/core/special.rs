use kee_game::Message;
use std::fmt;

/// A kind of special cell (B10, B11), written by two letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Special {
    /// `DL`: the letter placed there counts twice.
    DoubleLetter,
    /// `TL`: the letter placed there counts three times.
    TripleLetter,
    /// `DW`: words through it count twice.
    DoubleWord,
    /// `TW`: words through it count three times.
    TripleWord,
    /// `TH`: take a letter from another hand.
    Thief,
    /// `GA`: another turn after this one.
    GoAgain,
    /// `CO`: no hand limit this turn.
    Collector,
    /// `GB`: everyone loses all of the letter placed there.
    Garbage,
    /// `BL`: place up to three letters from your hand in empty cells.
    Blockade,
    /// `DE`: cross out two cells for the rest of the game.
    Destroyer,
    /// `BA`: ask for up to six letters this turn.
    BigAsk,
}

kee_game::messages! {
    /// The names and effects of special cells.
    pub(crate) SENTENCES;
    special(code) = "keebble-special";
    meaning(code) = "keebble-meaning";
}

impl Special {
    /// The kinds of Supercells (B10).
    pub const SUPERCELLS: [Self; 4] = [Self::DoubleLetter, Self::TripleLetter, Self::DoubleWord, Self::TripleWord];

    /// The kinds that Celldance adds (B11).
    pub const CELLDANCE: [Self; 7] =
        [Self::Thief, Self::GoAgain, Self::Collector, Self::Garbage, Self::Blockade, Self::Destroyer, Self::BigAsk];

    /// All kinds, in the order of the sheet.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::SUPERCELLS.into_iter().chain(Self::CELLDANCE)
    }

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Self::DoubleLetter => "DL",
            Self::TripleLetter => "TL",
            Self::DoubleWord => "DW",
            Self::TripleWord => "TW",
            Self::Thief => "TH",
            Self::GoAgain => "GA",
            Self::Collector => "CO",
            Self::Garbage => "GB",
            Self::Blockade => "BL",
            Self::Destroyer => "DE",
            Self::BigAsk => "BA",
        }
    }

    /// Its name on the sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DoubleLetter => "Double Letter",
            Self::TripleLetter => "Triple Letter",
            Self::DoubleWord => "Double Word",
            Self::TripleWord => "Triple Word",
            Self::Thief => "Thief",
            Self::GoAgain => "Go Again",
            Self::Collector => "Collector",
            Self::Garbage => "Garbage",
            Self::Blockade => "Blockade",
            Self::Destroyer => "Destroyer",
            Self::BigAsk => "Big Ask",
        }
    }

    /// Its effect, for legends and help.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::DoubleLetter => "the letter scores double",
            Self::TripleLetter => "the letter scores triple",
            Self::DoubleWord => "the word scores double",
            Self::TripleWord => "the word scores triple",
            Self::Thief => "take a letter from another hand",
            Self::GoAgain => "another turn after this one",
            Self::Collector => "no hand limit this turn",
            Self::Garbage => "everyone loses every one of these letters",
            Self::Blockade => "place up to three letters in empty cells",
            Self::Destroyer => "cross out two cells",
            Self::BigAsk => "ask for up to six letters this turn",
        }
    }

    /// Its name, in the reader's language.
    pub fn called(self) -> Message {
        special(self.code())
    }

    /// Its effect, in the reader's language.
    pub fn explained(self) -> Message {
        meaning(self.code())
    }

    /// The factor for the letter on it.
    pub const fn letter_factor(self) -> i64 {
        match self {
            Self::DoubleLetter => 2,
            Self::TripleLetter => 3,
            _ => 1,
        }
    }

    /// The factor for a word through it.
    pub const fn word_factor(self) -> i64 {
        match self {
            Self::DoubleWord => 2,
            Self::TripleWord => 3,
            _ => 1,
        }
    }

    /// Its weight on a generated board (B1.6), in halves so that all weights are whole.
    pub(crate) const fn weight(self) -> usize {
        match self {
            Self::DoubleLetter | Self::Thief | Self::GoAgain | Self::Collector => 4,
            Self::TripleLetter | Self::Garbage | Self::Blockade => 3,
            Self::DoubleWord | Self::Destroyer => 2,
            Self::TripleWord | Self::BigAsk => 1,
        }
    }

    /// The kind with this name or these two letters, in any case, with or without a space or `_` in the name.
    pub fn named(text: &str) -> Option<Self> {
        let plain = |text: &str| text.replace([' ', '_', '-'], "").to_ascii_lowercase();
        Self::all().find(|special| [special.code(), special.name()].iter().any(|known| plain(known) == plain(text)))
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

kee_game::text_form!(
    Special,
    format!("a kind of special cell: {}", Self::all().map(Self::code).collect::<Vec<_>>().join(" ")),
    |text| Self::all().find(|special| special.code() == text)
);
