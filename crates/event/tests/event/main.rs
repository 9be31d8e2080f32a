//! Events driven from outside, by the commands people would type.

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
