//! Build, start and test Keeboard.
fn main() {}
