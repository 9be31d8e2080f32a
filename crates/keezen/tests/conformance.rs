//! The checks that every game must pass.

kee_conformance::suite!(keezen::Keezen);
