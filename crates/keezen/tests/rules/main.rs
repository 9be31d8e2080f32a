//! The rules of `docs/rules/keezen.md`, each test named after its paragraph.

mod any_options;
mod bad_input;
mod checks;
mod common;
mod deals;
mod leaving;
mod moving;
mod points;
mod seven;
mod texts;
mod twin;
mod twin_agrees;
