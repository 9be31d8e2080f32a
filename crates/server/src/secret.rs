use crate::{store::KeyHash, world::World};
use serde::Serialize;
use std::fmt;

/// No i, l, o or u, which are easily misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A secret that only its owner knows: a seat token, a recovery code, a session. It is shown to its owner once and
/// stored only as a hash; its `Debug` form reveals nothing.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Secret(String);

impl Secret {
    /// 128 random bits in 26 letters and digits.
    pub(crate) fn new(world: &dyn World) -> Self {
        let bits = u128::from_be_bytes(world.bytes());
        let letter = |place: u32| char::from(ALPHABET[(bits >> (5 * place) & 31) as usize]);
        Self((0..26).rev().map(letter).collect())
    }

    /// The same in groups, to be written down: `abcde-fghjk-mnpqr-stvwx-yz0123`.
    pub(crate) fn on_paper(world: &dyn World) -> Self {
        let Self(plain) = Self::new(world);
        Self([&plain[..5], &plain[5..10], &plain[10..15], &plain[15..20], &plain[20..]].join("-"))
    }

    /// The text to show to its owner.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// The hash to store.
    pub(crate) fn hash(&self) -> KeyHash {
        KeyHash::of(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The hash of a recovery code, however it was typed.
pub(crate) fn read_code(typed: &str) -> KeyHash {
    let plain: String = typed.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    let parts: Vec<&str> =
        [0..5, 5..10, 10..15, 15..20, 20..plain.len().max(20)].into_iter().filter_map(|part| plain.get(part)).collect();
    KeyHash::of(&parts.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::SystemWorld;

    #[test]
    fn no_two_secrets_are_the_same_and_debug_hides_them() {
        let (one, other) = (Secret::new(&SystemWorld), Secret::new(&SystemWorld));
        assert_ne!(one, other);
        assert_eq!(one.reveal().len(), 26);
        assert_eq!(format!("{one:?}"), "Secret(…)");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Secret::on_paper(&SystemWorld);
        let typed = format!("  {} ", code.reveal().to_uppercase().replace('-', " "));
        assert_eq!(read_code(&typed), code.hash());
        assert_eq!(read_code(code.reveal()), code.hash());
        assert_ne!(read_code("abc"), code.hash());
    }
}
