use crate::text::plain_number;
use std::fmt;

/// What an option can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these names, each with what it means.
    Choices(Vec<(&'static str, &'static str)>),
    /// Something else, as it would follow "expected".
    Described(String),
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Described(text) => f.write_str(text),
            Self::Choices(choices) => {
                let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
                f.write_str(&names.join(" or "))
            }
        }
    }
}

/// A type an option can have. [`crate::choices!`] makes the usual kind, a small enum.
pub trait OptionValue: Sized {
    /// Reads the one spelling of a value.
    fn read(text: &str) -> Option<Self>;
    /// Writes it.
    fn write(&self) -> String;
    /// What it can be.
    fn values() -> Values;
}

/// A whole number within bounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Count<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Count<MIN, MAX> {
    /// The number.
    ///
    /// # Panics
    /// If it is out of bounds.
    pub const fn new(number: u32) -> Self {
        assert!(MIN <= number && number <= MAX, "an option within its bounds");
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<const MIN: u32, const MAX: u32> OptionValue for Count<MIN, MAX> {
    fn read(text: &str) -> Option<Self> {
        plain_number(text).filter(|number| (MIN..=MAX).contains(number)).map(Self)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }

    fn values() -> Values {
        Values::Described(format!("a whole number from {MIN} to {MAX}"))
    }
}

/// A time limit: `none`, or a number of seconds up to `MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seconds<const MAX: u32>(Option<u32>);

impl<const MAX: u32> Seconds<MAX> {
    /// No limit.
    pub const NONE: Self = Self(None);

    /// So many seconds.
    ///
    /// # Panics
    /// If it is out of bounds.
    pub const fn new(seconds: u32) -> Self {
        assert!(1 <= seconds && seconds <= MAX, "an option within its bounds");
        Self(Some(seconds))
    }

    /// The seconds, if there is a limit.
    pub const fn get(self) -> Option<u32> {
        self.0
    }
}

impl<const MAX: u32> OptionValue for Seconds<MAX> {
    fn read(text: &str) -> Option<Self> {
        match text {
            "none" => Some(Self::NONE),
            _ => plain_number(text).filter(|seconds| (1..=MAX).contains(seconds)).map(|seconds| Self(Some(seconds))),
        }
    }

    fn write(&self) -> String {
        self.0.map_or_else(|| "none".to_owned(), |seconds| seconds.to_string())
    }

    fn values() -> Values {
        Values::Described(format!("none, or seconds from 1 to {MAX}"))
    }
}
