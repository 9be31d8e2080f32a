/// A small enum as the value of an option, with the text and the meaning of every choice. The first is the default.
///
/// ```
/// kee_game::choices! {
///     /// What happens to equal bids.
///     pub enum Ties {
///         /// The prize is thrown away.
///         Discard = "discard",
///         /// The prize goes to the next auction.
///         Carry = "carry",
///     }
/// }
/// use kee_game::OptionValue;
/// assert_eq!(Ties::default(), Ties::Discard);
/// assert_eq!(Ties::read("carry"), Some(Ties::Carry));
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$attribute:meta])*
        $visible:vis enum $name:ident {
            $( $(#[doc = $meaning:literal])+ $variant:ident = $text:literal ),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $visible enum $name {
            $( $(#[doc = $meaning])+ $variant ),+
        }

        impl Default for $name {
            fn default() -> Self {
                [$(Self::$variant),+][0]
            }
        }

        impl $crate::OptionValue for $name {
            fn read(text: &str) -> Option<Self> {
                match text {
                    $( $text => Some(Self::$variant), )+
                    _ => None,
                }
            }

            fn write(&self) -> String {
                match self {
                    $( Self::$variant => $text.to_owned(), )+
                }
            }

            fn values() -> $crate::Values {
                $crate::Values::Choices(vec![ $( ($text, concat!($($meaning),+).trim()) ),+ ])
            }
        }
    };
}

/// The options of a game: fields with their meaning, type and default.
///
/// ```
/// use kee_game::{Count, Options, Seconds, configure};
/// kee_game::options! {
///     /// What a table can choose.
///     pub struct MyOptions {
///         /// How many cards are dealt.
///         cards: Count<1, 10> = Count::new(5),
///         /// The time for a turn.
///         timer: Seconds<600> = Seconds::NONE,
///     }
/// }
/// let wish = [("cards", "11"), ("timer", "30"), ("size", "8")].map(|(k, v)| (k.to_owned(), v.to_owned()));
/// let (options, problems) = configure(MyOptions::default(), &wish);
/// assert_eq!(options.timer, Seconds::new(30));
/// assert_eq!(problems[0].to_string(), "cards: expected a whole number from 1 to 10, got `11`");
/// assert_eq!(problems[1].to_string(), "size: there is no such option; there are cards, timer");
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$attribute:meta])*
        $visible:vis struct $name:ident {
            $( $(#[doc = $meaning:literal])+ $field:ident : $type:ty = $default:expr ),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, PartialEq, Debug)]
        $visible struct $name {
            $( $(#[doc = $meaning])+ pub $field: $type ),+
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $( $field: $default ),+ }
            }
        }

        impl $crate::Options for $name {
            fn docs() -> Vec<$crate::OptionDoc> {
                let default = Self::default();
                vec![ $( $crate::OptionDoc {
                    key: stringify!($field),
                    meaning: concat!($($meaning),+).trim().to_owned(),
                    values: <$type as $crate::OptionValue>::values(),
                    file: <$type as $crate::OptionValue>::FILE,
                    default: $crate::OptionValue::write(&default.$field),
                } ),+ ]
            }

            fn pairs(&self) -> Vec<(&'static str, String)> {
                vec![ $( (stringify!($field), $crate::OptionValue::write(&self.$field)) ),+ ]
            }

            fn announced(&self) -> Vec<(&'static str, String)> {
                vec![ $( (stringify!($field), $crate::OptionValue::announced(&self.$field)) ),+ ]
            }

            fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::Problem> {
                match key {
                    $( stringify!($field) => match <$type as $crate::OptionValue>::read(value) {
                        Some(read) => self.$field = read,
                        None => {
                            let values = <$type as $crate::OptionValue>::values();
                            let file = <$type as $crate::OptionValue>::FILE;
                            return Err($crate::Problem::bad_value(key, &values, file, value));
                        }
                    } )+
                    _ => return Err($crate::Problem::unknown_option(key, &[$(stringify!($field)),+])),
                }
                Ok(())
            }

            fn from_file(key: &str, contents: &str) -> Result<String, Vec<$crate::Problem>> {
                let read = match key {
                    $( stringify!($field) => {
                        <$type as $crate::OptionValue>::from_file(contents).map(|read| $crate::OptionValue::write(&read))
                    } )+
                    _ => return Err(vec![$crate::Problem::unknown_option(key, &[$(stringify!($field)),+])]),
                };
                read.map_err(|flaws| flaws.into_iter().map(|flaw| $crate::Problem::new(key, flaw)).collect())
            }
        }

        impl $crate::macro_support::serde::Serialize for $name {
            fn serialize<S: $crate::macro_support::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::macro_support::serialize_pairs(self, to)
            }
        }

        impl<'de> $crate::macro_support::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::macro_support::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::macro_support::deserialize_pairs(from)
            }
        }
    };
}
