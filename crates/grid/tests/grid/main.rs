//! Crossword squares: placing by hand, finding every placement, and scoring.

mod crossword;
mod generator;
mod naive_score;
mod placing;
mod self_play;
mod slow;
