/// Small enums as the values of options, with the text of every choice. The first is the default. What the choices are
/// called is in the Fluent files of the game. `#[only(tests)]` marks one that is not offered to people.
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
    ($(
        $(#[$attribute:meta])*
        $visible:vis enum $name:ident {
            $( $(#[doc = $doc:literal])+ $(#[only($only:ident)])? $variant:ident = $text:literal ),+ $(,)?
        }
    )+) => {$(
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $visible enum $name {
            $( $(#[doc = $doc])+ $variant ),+
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
                $crate::Values::Choices(vec![
                    $( $crate::Choice { value: $text, for_tests: $crate::for_tests!($($only)?) } ),+
                ])
            }
        }
    )+};
}

/// Whether something is marked with `#[only(tests)]`.
#[doc(hidden)]
#[macro_export]
macro_rules! for_tests {
    () => {
        false
    };
    (tests) => {
        true
    };
}

/// The options of a game: fields with their type and default. What they are called is in the Fluent files of the game.
/// `#[only(tests)]` marks one that is not offered to people.
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
/// let chosen = [("cards", "11"), ("timer", "30"), ("size", "8")].map(|(k, v)| (k.to_owned(), v.to_owned()));
/// let (options, problems) = configure(MyOptions::default(), &chosen);
/// assert_eq!(options.timer, Seconds::new(30));
/// assert_eq!(problems[0].to_string(), "cards: problem-game-not_a_number got=11 least=1 most=10");
/// assert_eq!(problems[1].to_string(), "size: problem-game-unknown_option known=cards,timer");
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$attribute:meta])*
        $visible:vis struct $name:ident {
            $( $(#[doc = $doc:literal])+ $(#[only($only:ident)])? $field:ident : $type:ty = $default:expr ),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, PartialEq, Debug)]
        $visible struct $name {
            $( $(#[doc = $doc])+ pub $field: $type ),+
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
                    values: <$type as $crate::OptionValue>::values(),
                    file: <$type as $crate::OptionValue>::FILE,
                    default: $crate::OptionValue::write(&default.$field),
                    for_tests: $crate::for_tests!($($only)?),
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
                match key {
                    $( stringify!($field) => match <$type as $crate::OptionValue>::from_file(contents) {
                        Ok(read) => Ok($crate::OptionValue::write(&read)),
                        Err(flaws) => {
                            Err($crate::Problem::bad_file(key, <$type as $crate::OptionValue>::FILE, flaws))
                        }
                    } )+
                    _ => Err(vec![$crate::Problem::unknown_option(key, &[$(stringify!($field)),+])]),
                }
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
