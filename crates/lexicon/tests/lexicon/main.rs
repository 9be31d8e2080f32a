//! Word lists: English, custom ones, and small ones compared word by word with a twin.

mod english;
mod own_lists;
mod small_lists;
mod spellable;
mod twin;
