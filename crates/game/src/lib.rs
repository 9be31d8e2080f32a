//! The contract of a game: seats, windows, inputs, refusals, chance and records.
