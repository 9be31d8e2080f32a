//! The envelope of data files: their kind, version, length and checksum.

use std::fmt;

/// A reason to refuse data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadData {
    /// It does not start like this kind of data.
    Unknown,
    /// It was written by another version.
    Version {
        /// The version this program reads.
        expected: u32,
        /// The version the data has.
        got: u32,
    },
    /// Bytes are missing or left over.
    Length {
        /// The number of bytes it should have.
        expected: u64,
        /// The number of bytes it has.
        got: u64,
    },
    /// The bytes have changed.
    Checksum,
    /// The envelope is intact, but its contents are not as expected.
    Contents(&'static str),
}

impl fmt::Display for BadData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => write!(f, "this is not Keeboard word data"),
            Self::Version { expected, got } => {
                write!(f, "this word data has version {got}, but this program reads version {expected}")
            }
            Self::Length { expected, got } => write!(f, "this word data should hold {expected} bytes, but holds {got}"),
            Self::Checksum => write!(f, "this word data is damaged: its checksum does not match"),
            Self::Contents(what) => write!(f, "this word data is damaged: {what}"),
        }
    }
}

impl std::error::Error for BadData {}

/// A kind of data: the eight bytes it starts with, and its version.
pub(crate) struct Kind {
    pub(crate) magic: [u8; 8],
    pub(crate) version: u32,
}

/// Magic, version, length, checksum.
const HEAD: usize = 8 + 4 + 8 + 8;

impl Kind {
    /// Puts contents into their envelope.
    pub(crate) fn seal(&self, contents: &[u8]) -> Vec<u8> {
        let mut sealed = Vec::with_capacity(HEAD + contents.len());
        sealed.extend(self.magic);
        sealed.extend(self.version.to_le_bytes());
        sealed.extend((contents.len() as u64).to_le_bytes());
        sealed.extend(checksum(contents).to_le_bytes());
        sealed.extend(contents);
        sealed
    }

    /// The contents of an envelope, if it is of this kind and intact.
    pub(crate) fn open<'a>(&self, sealed: &'a [u8]) -> Result<&'a [u8], BadData> {
        let mut reader = ByteReader(sealed);
        if reader.array() != Ok(self.magic) {
            return Err(BadData::Unknown);
        }
        let got = reader.u32()?;
        if got != self.version {
            let expected = self.version;
            return Err(BadData::Version { expected, got });
        }
        let expected = u64::from_le_bytes(reader.array()?);
        let sum = u64::from_le_bytes(reader.array()?);
        let contents = reader.0;
        let got = contents.len() as u64;
        if got != expected {
            return Err(BadData::Length { expected, got });
        }
        if checksum(contents) != sum {
            return Err(BadData::Checksum);
        }
        Ok(contents)
    }
}

/// Reads bytes from the front of data.
pub(crate) struct ByteReader<'a>(pub(crate) &'a [u8]);

impl<'a> ByteReader<'a> {
    pub(crate) fn bytes(&mut self, count: usize) -> Result<&'a [u8], BadData> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(BadData::Contents("it ends too early"))?;
        self.0 = rest;
        Ok(taken)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], BadData> {
        let mut array = [0; N];
        array.copy_from_slice(self.bytes(N)?);
        Ok(array)
    }

    pub(crate) fn u32(&mut self) -> Result<u32, BadData> {
        self.array().map(u32::from_le_bytes)
    }
}

/// A checksum against damage, not against malice. It works on eight bytes at a time, since it runs over megabytes at
/// each start. Every step is reversible, so a change within any eight bytes always shows.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let mix = |sum: u64, word: &[u8; 8]| {
        let mixed = (sum ^ u64::from_le_bytes(*word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 32
    };
    mix(words.iter().fold(bytes.len() as u64, mix), &last)
}
