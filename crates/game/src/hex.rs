//! Bytes as lower-case hexadecimal, the form of seeds, commitments and digests.

/// Writes bytes as lower-case hexadecimal.
pub(crate) fn write(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let nibbles = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    nibbles.map(|nibble| char::from(DIGITS[usize::from(nibble)])).collect()
}

/// Reads exactly 32 bytes of lower-case hexadecimal.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
    }
    Some(bytes)
}

fn nibble(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}
