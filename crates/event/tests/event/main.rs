//! Events driven from outside, by what people would type.

mod any_event;
mod challenge;
mod hall;
mod limits;
mod party;
mod random_event;
mod random_tournament;
mod scorekeeper;
mod seating;
mod texts;
mod tournament;
