//! The printed board: colours, key squares, letters and scores (W1, W4).

mod board_choice;
mod board_file;
mod board_line;
mod board_values;
mod printed_board;
mod rack_colour;

pub use board_choice::BoardChoice;
pub use board_values::{BoardValues, Bonuses, SquareValues};
pub use printed_board::PrintedBoard;
pub use rack_colour::{Paint, RackColour};
