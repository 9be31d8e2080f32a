//! The rules of `docs/rules/keezen.md`, each test named after its paragraph.

mod any_options;
mod bad_input;
mod checks;
mod deals;
mod jokers;
mod leaving;
mod moving;
mod points;
mod seven;
mod sides;
mod table;
mod texts;
mod twin;
mod twin_agrees;
mod twin_seven;
