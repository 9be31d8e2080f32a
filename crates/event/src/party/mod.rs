//! What a party has beside its rounds: prizes for certain words, and stewards who settle questions.

mod prize;
mod question;

pub use prize::{Prize, PrizeFor, PrizeView};
pub use question::{Question, TABLES_OF_A_STEWARD};
