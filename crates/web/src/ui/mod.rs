//! The small parts that all pages are made of. `/gallery` of a debug build shows each in every state.

mod choice_card;
mod controls;
mod count;
mod face;
mod field;
mod icon;
mod live;
mod menu;
mod overlay;
mod page;
mod recovery_code;
mod round_table;
mod rows;
mod seat;
mod share;
mod signals;
mod speech;
mod spoken;
mod standings;
mod tabs;

pub(crate) use choice_card::ChoiceCard;
pub(crate) use controls::{Chips, LineForm, Number, Stepper, Switch, Twice};
pub(crate) use count::count;
pub(crate) use face::BotFace;
#[cfg(debug_assertions)]
pub(crate) use face::faces;
pub(crate) use field::Field;
pub(crate) use icon::Icon;
#[cfg(debug_assertions)]
pub(crate) use icon::icon_names;
pub(crate) use live::{LiveRegion, announce, announce_news, announce_prompt, announce_state};
pub(crate) use menu::{Menu, MenuAction, MenuLink};
pub(crate) use overlay::{Dialog, Toasts, toast};
pub(crate) use page::{Art, EmptyState, FoundAgain, MissingPage, WordLanguage, title_page};
pub(crate) use recovery_code::RecoveryCode;
pub(crate) use round_table::RoundTable;
pub(crate) use rows::rove;
pub(crate) use seat::{Avatar, SEAT_COLOURS, SeatMark, beside_mark, seat_shape};
pub(crate) use share::{QrPicture, Share, copy_link, short_code};
pub(crate) use signals::{PlaceSignals, held, tick};
pub(crate) use spoken::Spoken;
pub(crate) use standings::Standings;
pub(crate) use tabs::Tabs;
