//! The board as it is printed: colours, key squares, which letters there are, and what squares pay (W1, W4.1).

mod board_choice;
mod board_file;
mod board_line;
mod colour;
mod paint;
mod printed_board;
mod square_values;

pub use board_choice::BoardChoice;
pub use colour::Colour;
pub use paint::Paint;
pub use printed_board::PrintedBoard;
pub use square_values::SquareValues;
