use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The id of a request, by which a client recognises the answer, and the server a retry.
///
/// The client chooses it: 1 to 36 letters, digits and dashes, never used twice by the same person. A few random letters
/// and a counter will do; a counter alone will not, since the same person may have two windows open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestId(Box<str>);

impl RequestId {
    /// The length of the longest id.
    pub const LONGEST: usize = 36;
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for RequestId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if plain && (1..=Self::LONGEST).contains(&text.len()) {
            Ok(Self(text.into()))
        } else {
            Err(Unreadable::new("an id of 1 to 36 letters, digits and dashes", text))
        }
    }
}

kee_game::serde_as_text!(RequestId);

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    RequestId: "Identifies a request, so that a retry is recognised; never used twice by the same person.",
        "^[A-Za-z0-9-]{1,36}$", "k3v9-1";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain() {
        assert!("k3v9-1".parse::<RequestId>().is_ok());
        assert!("x".repeat(36).parse::<RequestId>().is_ok());
        for wrong in ["", "a b", "ü", "a\n", &"x".repeat(37)] {
            assert!(wrong.parse::<RequestId>().is_err(), "{wrong:?}");
        }
    }
}
