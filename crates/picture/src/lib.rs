//! Pictures of positions: what a list shows of a game, and the card that a shared link brings along.
//!
//! A [`Position`] is drawn from a viewer's view and nothing else, so a picture shows no more than that viewer may see. Drawing
//! is a pure function to SVG text; with the feature `png` a [`Painter`] turns that into points with the fonts of the page.
//!
//! The geometry of the boards is public, since the rooms of the browser client draw the same boards from it.

mod drawing;
pub mod maze;
#[cfg(feature = "png")]
mod png;
mod point;
mod position;
pub mod printed;
pub mod ring;
mod seat;
mod share_card;
pub mod sheet;
mod variant_sample;

pub use drawing::Drawing;
pub use kee_print::escaped;
#[cfg(feature = "png")]
pub use png::Painter;
pub use point::Point;
pub use position::Position;
pub use seat::{SEAT_COLOURS, seat_shape};
pub use share_card::{CardSeat, ShareCard};
pub use variant_sample::{VariantSample, sample};
