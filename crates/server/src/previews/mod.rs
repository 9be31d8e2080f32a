//! The preview that a shared link shows before it is opened: a title, a sentence and a picture.
//!
//! A preview is made for a stranger with the link, from the views that strangers get. It never shows a hand, a seed or the
//! board of a puzzle, and of a table that nobody may watch it shows only which game is played there.

mod gallery;
mod gatherings;
mod link;
mod result;
mod result_text;
mod tables;
mod tags;
mod words;

pub(crate) use gallery::Gallery;
pub(crate) use link::PreviewLink;
pub(crate) use result_text::result_text;
pub(crate) use tags::{page_with, tags};
pub(crate) use words::language;

use kee_picture::ShareCard;

/// The preview that a shared link shows before it is opened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Preview {
    pub(crate) title: String,
    pub(crate) description: String,
    /// The picture, which says the title again.
    pub(crate) card: ShareCard,
}
