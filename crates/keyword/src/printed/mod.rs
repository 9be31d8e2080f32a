//! The board as it is printed: colours, key squares, which letters there are, and what they pay (W1, W4).

mod board_choice;
mod board_file;
mod board_line;
mod board_values;
mod bonuses;
mod colour;
mod paint;
mod printed_board;
mod square_values;

pub use board_choice::BoardChoice;
pub use board_values::BoardValues;
pub use bonuses::Bonuses;
pub use colour::Colour;
pub use paint::Paint;
pub use printed_board::PrintedBoard;
pub use square_values::SquareValues;
