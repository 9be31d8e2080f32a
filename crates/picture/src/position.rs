use crate::{Drawing, variant_sample::VariantSample};
use kee_game::{Game, Seat, Seating};

/// A game with a board of its own.
pub(crate) trait PicturedGame: Game {
    /// The board of a view with everything on it; none for options that no table can have.
    fn draw_view(position: &Position<'_>, view: &Self::View) -> Option<Drawing>;

    /// The board of a variant, with a game on it that nobody has played.
    fn sample(of: &VariantSample<'_>) -> Drawing;
}

/// A game with a board of its own, whatever its types.
pub(crate) struct ErasedBoard {
    game: &'static str,
    draw: fn(&Position<'_>) -> Option<Drawing>,
    pub(crate) sample: fn(&VariantSample<'_>) -> Drawing,
}

impl ErasedBoard {
    const fn of<G: PicturedGame>() -> Self {
        Self { game: G::ID, draw: |position| G::draw_view(position, &position.read::<G>()?), sample: G::sample }
    }

    pub(crate) fn find(game: &str) -> Option<&'static Self> {
        BOARDS.iter().find(|board| board.game == game)
    }
}

/// Every game with a board of its own: a new one is a line here.
static BOARDS: [ErasedBoard; 4] = [
    ErasedBoard::of::<keesdrow::Keesdrow>(),
    ErasedBoard::of::<keyword::Keyword>(),
    ErasedBoard::of::<keezen::Keezen>(),
    ErasedBoard::of::<keebble::Keebble>(),
];

/// A game as a viewer sees it.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// Its options, as far as they are announced.
    pub options: &'a [(String, String)],
    /// The team of every seat.
    pub teams: &'a Seating,
    /// The viewer's view, as JSON.
    pub view: &'a str,
    /// The seat that a round board is turned towards.
    pub towards: Option<Seat>,
}

impl Position<'_> {
    /// The board with everything on it; none for a game without a board of its own, or a view of another version.
    pub fn drawing(&self) -> Option<Drawing> {
        (ErasedBoard::find(self.game)?.draw)(self)
    }

    fn read<G: Game>(&self) -> Option<G::View> {
        serde_json::from_str(self.view).ok()
    }
}
