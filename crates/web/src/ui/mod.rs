//! The small parts that all pages are made of.

mod controls;
mod icon;
mod live;
mod overlay;
mod page;
mod seat;
mod share;
mod signals;
mod standings;

pub(crate) use controls::{Chips, Line, Number, Stepper, Switch, Twice};
pub(crate) use icon::Icon;
pub(crate) use live::{Live, announce};
pub(crate) use overlay::{Dialog, Toasts, toast};
pub(crate) use page::{Art, EmptyState, FoundAgain, rove, title_page};
pub(crate) use seat::{Avatar, SEAT_COLOURS, SeatMark, seat_shape};
pub(crate) use share::{QrPicture, Share, short_code};
pub(crate) use signals::{Each, held, tick};
pub(crate) use standings::Standings;
