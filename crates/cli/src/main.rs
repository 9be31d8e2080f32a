//! The `kee` program.
fn main() {}
