//! Evenings driven from outside, by what people would type.

mod hall;
mod party;
mod random_evening;
mod random_tournament;
mod texts;
mod tournament;
