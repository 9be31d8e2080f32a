use std::fmt;

/// No i, l, o or u: these are easily misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A name in a link: 16 characters, 80 random bits. Who knows it may come there, so it must not be guessed and is not for
/// logs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct LinkName([u8; Self::LENGTH]);

impl LinkName {
    const LENGTH: usize = 16;

    /// A name from bytes of the system's random source, or of a hash.
    pub(super) fn new(random: [u8; 10]) -> Self {
        let bits = random.iter().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        Self(std::array::from_fn(|place| ALPHABET[(bits >> (5 * place) & 31) as usize]))
    }

    /// The name that begins with these characters and goes on with this one.
    pub(super) fn beginning_with(start: &[u8], rest: u8) -> Self {
        Self(std::array::from_fn(|place| start.get(place).copied().unwrap_or(rest)))
    }

    /// Whether names are made of this character.
    pub(super) fn has_letter(byte: u8) -> bool {
        ALPHABET.contains(&byte)
    }

    /// What a text names, if it is a name.
    pub(super) fn read(text: &str) -> Option<Self> {
        let bytes: [u8; Self::LENGTH] = text.as_bytes().try_into().ok()?;
        bytes.iter().all(|byte| ALPHABET.contains(byte)).then_some(Self(bytes))
    }

    /// As it is in the link.
    pub(super) fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

/// The beginning: enough to tell names in a log apart, and not the link.
impl fmt::Debug for LinkName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.as_str()[..4])
    }
}
