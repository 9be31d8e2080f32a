//! The rules of `docs/rules/keebble.md`, each test named after its paragraph.

mod answers;
mod any_options;
mod ask;
mod backpacks;
mod bad_input;
mod celldance;
mod devils;
mod ending;
mod generated;
mod letterfraud;
mod option_checks;
mod pictures;
mod position;
mod scrabble;
mod setup;
mod supercells;
mod table;
mod twin;
mod typed;
mod walls;
mod word;
