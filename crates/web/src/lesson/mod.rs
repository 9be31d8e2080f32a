//! Lessons: a game is learnt on its own board, by its own rules, a step at a time.
//!
//! A step is a position of a lesson's text ([`kee_game::lesson_steps`]). Whatever the learner plays goes to the worker,
//! which plays it by the rules; the lesson only compares the action with those that fulfil the task.

mod desk;
mod offer;
mod page;
mod tick;

pub(crate) use offer::LessonOffer;
pub(crate) use page::LessonPage;
pub(crate) use tick::{LessonTick, lesson_link_words};
