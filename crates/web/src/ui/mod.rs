//! Small parts that are used everywhere.

mod dialog;
mod each;
mod found_again;
mod held;
mod line;
mod live;
mod number;
mod rove;
mod seat_mark;
mod share;
mod standings;
mod tick;
mod title;
mod twice;

pub(crate) use dialog::Dialog;
pub(crate) use each::Each;
pub(crate) use found_again::FoundAgain;
pub(crate) use held::held;
pub(crate) use line::Line;
pub(crate) use live::{Live, announce};
pub(crate) use number::Number;
pub(crate) use rove::rove;
pub(crate) use seat_mark::{SEAT_COLOURS, SeatMark, seat_shape};
pub(crate) use share::{QrPicture, Share, short_code};
pub(crate) use standings::Standings;
pub(crate) use tick::tick;
pub(crate) use title::title_page;
pub(crate) use twice::Twice;
