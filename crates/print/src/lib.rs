//! Pages to print: what a table, a club or a tournament hangs up, fills in and hands round.
//!
//! A [`Page`] is a list of marks in millimetres. It is drawn by nothing but pure functions of plain data, and written as
//! SVG text by [`svg`] or [`svg_of_all`]. With the feature `pdf` all pages become one PDF, with text that can be selected
//! and a font that knows the scripts of Europe.
//!
//! ```
//! use kee_print::{KeesdrowPad, PaperSize, language, svg};
//!
//! let pad = KeesdrowPad { names: vec!["Anna".to_owned(), "Bo".to_owned()], turns: 15 };
//! assert!(svg(&pad.page(PaperSize::A4, &language("nl"))).contains("Totaal"));
//! ```

mod fit;
mod locales;
mod look;
mod mark;
mod page;
mod pages;
#[cfg(feature = "pdf")]
mod pdf;
mod svg;
mod wall_list;
mod words;

pub use fit::{fitted, wrapped};
pub use kee_speech::Language;
pub use locales::language;
pub use look::{Anchor, Colour, Look, TextStyle};
pub use mark::{Mark, PagePoint};
pub use page::{MARGIN, Page, PaperSize};
pub use pages::{Ink, KeebbleSheet, KeesdrowBoard, KeesdrowPad, KeezenSheet, KeywordCards, pairings, standings};
#[cfg(feature = "pdf")]
pub use pdf::pdf;
pub use svg::{escaped, svg, svg_of_all};
pub use wall_list::{Align, Column, WallList};
