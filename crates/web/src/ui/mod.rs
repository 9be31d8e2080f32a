//! Small parts that are used everywhere.

mod live;
mod seat_mark;

pub(crate) use live::{Live, announce};
pub(crate) use seat_mark::{SeatMark, seat_shape};
