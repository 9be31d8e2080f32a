//! Crossword squares: boards of any shape with gaps and walls, placing words on them, and finding every word that can
//! be placed.

mod board;
pub mod cgp;
mod checks;
pub mod crossword;
mod fit;
mod formed;
mod generator;
mod grid;
mod lane;
mod layout;
mod letters;
mod placement;
mod square;
mod tile;

pub use board::Board;
pub use fit::{FittedWord, Misfit};
pub use formed::{FormedWord, Scoring};
pub use generator::{Best, FoundPlacement, Must, Span};
pub use grid::{Grid, Reading};
pub use layout::Layout;
pub use letters::{Letters, Rack};
pub use placement::{Coordinate, Placement, PlacementSquare};
pub use square::{Border, Direction, Square};
pub use tile::Tile;
