use crate::{Alphabet, SeedChoice};
use kee_game::{Count, Seconds};

kee_game::choices! {
    /// The size of the sheet (B1.1, B1.3), columns by rows.
    pub enum Size {
        /// Folded six times.
        Standard = "8x8",
        /// Folded five times.
        Small = "8x4",
        /// Folded seven times.
        Large = "16x8",
        /// Small enough to be searched.
        #[only(tests)]
        Tiny = "3x3",
    }
}

impl Size {
    /// Columns and rows.
    pub const fn cells(self) -> (usize, usize) {
        match self {
            Self::Standard => (8, 8),
            Self::Small => (8, 4),
            Self::Large => (16, 8),
            Self::Tiny => (3, 3),
        }
    }

    /// The number of slots of a backpack (B8).
    pub const fn slots(self) -> u32 {
        match self {
            Self::Standard => 16,
            Self::Small => 12,
            Self::Large => 25,
            Self::Tiny => 9,
        }
    }
}

kee_game::choices! {
    /// The sheet before the game (B1.1, B1.6).
    pub enum Start {
        /// Empty.
        Empty = "empty",
        /// Generated from a seed: letters, walls, a star, hands, and special cells where they are played with.
        Generated = "generated",
    }

    /// The way players get the cells for their hands (B1.2). On a generated board they are where the board has them.
    pub enum Claim {
        /// In turn, from a random first player.
        InTurn = "in_turn",
        /// Drawn by lot.
        ByLot = "by_lot",
    }

    /// The directions in which words are read (B1.5).
    pub enum Reads {
        /// From left to right and from top to bottom.
        Forward = "forward",
        /// The other way as well.
        Any = "any",
    }

    /// The way the others answer (B3.2).
    pub enum Answers {
        /// Openly, in turn order.
        InTurn = "in_turn",
        /// All at once, unseen, then shown.
        Together = "together",
    }

    /// The moment turns become words only, once enough edge cells have a letter (B5.1).
    pub enum EndgameBegins {
        /// At once: that turn has no ask, and an empty hand ends the game immediately.
        AtOnce = "at_once",
        /// With the next turn: the turn in which it happens is finished with its ask.
        NextTurn = "next_turn",
    }

    /// Whether a generated board has walls (B1.6).
    pub enum StartWalls {
        /// It has.
        On = "on",
        /// It has none.
        Off = "off",
    }

    /// Letterfraud (B6): the condition on the letters a player asks for.
    pub enum Letterfraud {
        /// Not played.
        Off = "off",
        /// They must all be different.
        Different = "different",
        /// None that you already have.
        NoneHeld = "none_held",
        /// At most one that you already have.
        OneHeld = "one_held",
        /// Letters that lie in a straight line on the board.
        InLine = "in_line",
    }

    /// An expansion.
    pub enum Expansion {
        /// Not played.
        Off = "off",
        /// Played.
        On = "on",
    }
}

impl Expansion {
    /// Whether it is played.
    pub fn is_on(self) -> bool {
        self == Self::On
    }
}

kee_game::choices! {
    /// For how long Double Letter and Triple Letter act (B10).
    pub enum LetterCells {
        /// Only when a letter is placed on them.
        WhenPlaced = "when_placed",
        /// For every later word through that letter too.
        Lasting = "lasting",
    }
}

kee_game::options! {
    /// The options of a table.
    pub struct KeebbleOptions {
        /// The size of the sheet, columns by rows.
        size: Size = Size::Standard,
        /// The sheet before the game.
        board: Start = Start::Empty,
        /// The generated board: the seed of a shared one, or a new one.
        board_seed: SeedChoice = SeedChoice::Drawn,
        /// Whether a generated board has walls.
        start_walls: StartWalls = StartWalls::On,
        /// The way players get the cells for their hands.
        claim: Claim = Claim::InTurn,
        /// The directions in which words are read.
        direction: Reads = Reads::Forward,
        /// The letters that can be asked for: all, or a few for children and for tests.
        letters: Alphabet = Alphabet::ALL,
        /// The way the others answer.
        answers: Answers = Answers::InTurn,
        /// The number of edge cells with a letter that begins the endgame.
        endgame: Count<1, 40> = Count::new(10),
        /// The moment the endgame begins once enough edge cells have a letter.
        endgame_begins: EndgameBegins = EndgameBegins::AtOnce,
        /// Letterfraud: the condition on the letters a player asks for.
        letterfraud: Letterfraud = Letterfraud::Off,
        /// Dictionary Devils: letters on the board are their player's.
        devils: Expansion = Expansion::Off,
        /// Tiny Backpacks: every letter received uses up a slot for good.
        backpacks: Expansion = Expansion::Off,
        /// Scrabble Scoring: letters count what they do in Scrabble.
        scrabble: Expansion = Expansion::Off,
        /// Supercells: cells can be made special.
        supercells: Expansion = Expansion::Off,
        /// Celldance: more kinds of special cells.
        celldance: Expansion = Expansion::Off,
        /// For how long Double Letter and Triple Letter act.
        letter_cells: LetterCells = LetterCells::WhenPlaced,
        /// The time for each decision; who is late does nothing.
        timer: Seconds<3600> = Seconds::NONE,
        /// The time for the whole game; when it is up, the highest score wins.
        limit: Seconds<86_400> = Seconds::NONE,
    }
}

impl KeebbleOptions {
    /// The defaults of a printed sheet.
    pub fn on_paper() -> Self {
        Self { board: Start::Generated, ..Self::default() }
    }

    /// The options that show on a printed sheet: walls only on a generated board (B1.6), more kinds of special cells only where
    /// there are special cells (B11).
    pub fn on_a_sheet(&self) -> impl Iterator<Item = &'static str> + use<> {
        let (generated, special) = (self.is_generated(), self.supercells.is_on());
        let all = ["size", "board", "start_walls", "supercells", "celldance", "backpacks", "scrabble"];
        all.into_iter().filter(move |key| match *key {
            "start_walls" => generated,
            "celldance" => special,
            _ => true,
        })
    }

    /// Whether the sheet is generated.
    pub fn is_generated(&self) -> bool {
        self.board == Start::Generated
    }

    /// The plan of a generated board for this many seats.
    pub fn sheet_plan(&self, seats: usize) -> crate::SheetPlan {
        let (width, height) = self.size.cells();
        let (supercells, celldance) = (self.supercells.is_on(), self.celldance.is_on());
        let walls = self.start_walls == StartWalls::On;
        crate::SheetPlan { width, height, seats, walls, supercells, celldance }
    }
}
