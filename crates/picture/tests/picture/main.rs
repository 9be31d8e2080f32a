//! The pictures of real positions.
#![allow(missing_docs, reason = "a test binary")]
#![allow(
    clippy::disallowed_methods,
    reason = "recorded games are read from the fixtures, and pictures written for looking at"
)]

mod positions;
