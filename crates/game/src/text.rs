use std::fmt;

/// A text that could not be read: what was expected, and what was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The expected text, as it would follow "expected" or "type".
    pub expected: String,
    /// The text found instead, shortened and with control characters escaped.
    pub got: String,
}

impl Unreadable {
    /// An error that `got` was found instead of `expected`.
    pub fn new(expected: impl Into<String>, got: &str) -> Self {
        Self { expected: expected.into(), got: excerpt(got) }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.got.is_empty() {
            write!(f, "expected {}, got nothing", self.expected)
        } else {
            write!(f, "expected {}, got `{}`", self.expected, self.got)
        }
    }
}

impl std::error::Error for Unreadable {}

/// The beginning of a text, fit to be quoted in one line of an error message.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut quoted = String::new();
    for character in text.chars().take(LONGEST) {
        // Quotes need no escape inside our backquotes.
        if matches!(character, '"' | '\'') { quoted.push(character) } else { quoted.extend(character.escape_debug()) }
    }
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted
}

/// A whole number for people to read or hear: a hyphen for a minus sign is easily missed, and many voices leave it out.
pub fn number(value: i64) -> String {
    let minus = if value < 0 { "−" } else { "" };
    format!("{minus}{}", value.unsigned_abs())
}

/// Reads a whole number in its only spelling: digits, no sign, no leading zero.
pub(crate) fn plain_number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let canonical = text == "0" || (!text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit()));
    if canonical { text.parse().ok() } else { None }
}

/// Completes the text form of a type that implements `Display`: reading it, and the same form in JSON and in messages.
/// The text is read by a closure that returns a value or an [`Unreadable`]; or a value or none, with what was expected.
/// The latter accepts only the spelling that is written.
///
/// ```
/// use std::fmt;
/// #[derive(PartialEq, Debug)]
/// struct Pips(u8);
/// impl fmt::Display for Pips {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{} pips", self.0) }
/// }
/// kee_game::text_form!(Pips, "`N pips`", |text| text.strip_suffix(" pips")?.parse().ok().map(Self));
/// assert_eq!("3 pips".parse(), Ok(Pips(3)));
/// assert_eq!("03 pips".parse::<Pips>().unwrap_err().to_string(), "expected `N pips`, got `03 pips`");
/// assert_eq!(serde_json::to_string(&Pips(3)).unwrap(), "\"3 pips\"");
/// assert_eq!(serde_json::from_str::<Pips>("\"3 pips\"").unwrap(), Pips(3));
/// ```
#[macro_export]
macro_rules! text_form {
    ($type:ty, $read:expr) => {
        $crate::from_text!($type, $read);
        $crate::serde_as_text!($type);
    };
    ($type:ty, $expected:expr, $read:expr) => {
        $crate::text_form!($type, |text| {
            let read: fn(&str) -> Option<Self> = $read;
            let read = read(text).filter(|read| read.to_string() == text);
            read.ok_or_else(|| $crate::Unreadable::new($expected, text))
        });
    };
}

/// Reads a type from text where its JSON form is another: a closure returns a value or what is unreadable.
#[macro_export]
macro_rules! from_text {
    ($type:ty, $read:expr) => {
        impl std::str::FromStr for $type {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<Self, $crate::Unreadable> {
                let read: fn(&str) -> Result<Self, $crate::Unreadable> = $read;
                read(text)
            }
        }
    };
}

/// Gives a type with a text form (`Display` and `FromStr`) the same form in JSON and in messages. [`text_form!`]
/// includes it.
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+ $(,)?) => {
        $crate::serde_as_text!(@json $($type),+);
        $(impl From<&$type> for $crate::Arg {
            fn from(thing: &$type) -> Self {
                Self::text(thing)
            }
        })+
    };
    (@json $($type:ty),+) => {$(
        impl $crate::macro_support::serde::Serialize for $type {
            fn serialize<S: $crate::macro_support::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> $crate::macro_support::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::macro_support::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text: std::borrow::Cow<'de, str> = $crate::macro_support::serde::Deserialize::deserialize(from)?;
                text.parse().map_err($crate::macro_support::serde::de::Error::custom)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_is_one_short_printable_line() {
        assert_eq!(excerpt("a\nb\u{7}"), "a\\nb\\u{7}");
        assert_eq!(excerpt("\"a\" isn't"), "\"a\" isn't");
        assert_eq!(excerpt(&"x".repeat(61)), format!("{}…", "x".repeat(60)));
    }

    #[test]
    fn a_number_has_one_spelling() {
        assert_eq!(plain_number::<u8>("0"), Some(0));
        assert_eq!(plain_number::<u8>("255"), Some(255));
        for wrong in ["", "00", "01", "+1", "-1", " 1", "1 ", "256", "1.0"] {
            assert_eq!(plain_number::<u8>(wrong), None, "{wrong:?}");
        }
    }
}
