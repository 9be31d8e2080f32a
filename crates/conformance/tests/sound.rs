//! The game without a fault passes everything, with the one line that every game crate has.

#[allow(dead_code, reason = "the faults are planted in another test")]
mod pouch;

kee_conformance::suite!(pouch::Pouch<0>, fixtures = "tests/fixtures/pouch");
