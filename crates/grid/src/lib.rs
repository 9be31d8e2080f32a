//! Crossword squares: boards of any shape with gaps and walls, placing words on them, and finding every word that can
//! be placed.

mod board;
mod border;
pub mod cgp;
mod checks;
pub mod crossword;
mod direction;
mod fit;
mod formed;
mod generator;
mod grid;
mod lane;
mod layout;
mod misfit;
mod placement;
mod rack;
mod scoring;
mod square;
mod tile;

pub use board::Board;
pub use border::Border;
pub use direction::Direction;
pub use fit::Fitted;
pub use formed::FormedWord;
pub use generator::{Best, Found, Must, Span};
pub use grid::{Grid, Reading};
pub use layout::Layout;
pub use misfit::{MISFITS, Misfit};
pub use placement::{Coordinate, Laid, Placement};
pub use rack::Rack;
pub use scoring::Scoring;
pub use square::Square;
pub use tile::Tile;
