//! Small parts that are used everywhere.

mod dialog;
mod line;
mod live;
mod rove;
mod seat_mark;
mod tick;

pub(crate) use dialog::Dialog;
pub(crate) use line::Line;
pub(crate) use live::{Live, announce};
pub(crate) use rove::rove;
pub(crate) use seat_mark::{SeatMark, seat_shape};
pub(crate) use tick::tick;
