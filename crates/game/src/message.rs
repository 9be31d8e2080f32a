use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, collections::BTreeMap, fmt};

/// Something to tell people, in no language yet: the name of a sentence and its arguments.
///
/// The sentences are in the game's Fluent files, one per language. A message is rendered where it is shown to people,
/// with the names of the players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// The name of the sentence.
    pub id: Cow<'static, str>,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion, value_type = BTreeMap<String, Arg>))]
    pub args: Args,
}

/// The arguments of a sentence, by name.
pub type Args = BTreeMap<String, Arg>;

impl Message {
    /// A sentence with these arguments. [`crate::messages!`] writes functions that call it.
    pub fn new(id: &'static str, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Self {
        Self { id: Cow::Borrowed(id), args: args.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect() }
    }

    /// The seat that acts: the argument `name` of the sentence.
    pub fn seat(&self) -> Option<Seat> {
        self.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if name == "name" => Some(*seat),
            _ => None,
        })
    }
}

impl Message {
    /// Whether it names a seat other than as the one that acts.
    pub fn concerns(&self, seat: Seat) -> bool {
        self.args.iter().any(|(name, arg)| arg.names(seat) && !(name == "name" && *arg == Arg::Seat(seat)))
    }
}

/// Writes the message without its sentence, for programs: `not_on_rack letters=E`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(no_recursion))]
pub enum Arg {
    /// A player, shown by name.
    Seat(Seat),
    /// A number, which can select a plural form.
    Number(i64),
    /// A word, a letter or a square, the same in every language; or a keyword that selects a variant of the sentence.
    Text(String),
    /// Part of a sentence.
    Message(Box<Message>),
    /// A list of things.
    List(Vec<Arg>),
}

impl Arg {
    /// A word, a letter or a square, as it is written.
    pub fn text(thing: &impl ToString) -> Self {
        Self::Text(thing.to_string())
    }

    fn names(&self, seat: Seat) -> bool {
        match self {
            Self::Seat(named) => *named == seat,
            Self::Message(message) => message.args.values().any(|arg| arg.names(seat)),
            Self::List(things) => things.iter().any(|thing| thing.names(seat)),
            Self::Number(_) | Self::Text(_) => false,
        }
    }

    /// A list of things.
    pub fn list<T: Into<Self>>(things: impl IntoIterator<Item = T>) -> Self {
        Self::List(things.into_iter().map(Into::into).collect())
    }

    /// A list of words, letters or squares.
    pub fn texts<'a, T: ToString + 'a>(things: impl IntoIterator<Item = &'a T>) -> Self {
        Self::list(things.into_iter().map(ToString::to_string))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
            Self::Message(message) => write!(f, "({message})"),
            Self::List(things) => {
                let things: Vec<String> = things.iter().map(Self::to_string).collect();
                f.write_str(&things.join(","))
            }
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<&Message> for Arg {
    fn from(message: &Message) -> Self {
        message.clone().into()
    }
}

/// Converts from a value and from a reference, since [`message_enum!`](crate::message_enum) only has references.
macro_rules! arg_from {
    ($($type:ty),* => $arg:expr) => {$(
        impl From<$type> for Arg {
            fn from(thing: $type) -> Self {
                ($arg)(thing)
            }
        }

        impl From<&$type> for Arg {
            fn from(thing: &$type) -> Self {
                (*thing).into()
            }
        }
    )*};
}
arg_from!(Seat => Self::Seat);
arg_from!(SeatSet => |seats: SeatSet| Self::list(seats.iter()));
arg_from!(char => |letter: char| Self::Text(letter.to_string()));
arg_from!(u8, u16, u32, usize, i16, i32 => |number| Self::Number(number as i64));
arg_from!(i64 => Self::Number);

/// A sentence of a game: its name and the names of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// Its name.
    pub id: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
}

/// Declares sentences: a function for each that makes the [`Message`], and a list of them all, which tests compare with
/// the Fluent files. A sentence has the name of its function unless another name is given. A visibility before the
/// name is the function's.
///
/// ```
/// kee_game::messages! {
///     /// The notices.
///     pub TOLD;
///     passed(name) = "auction-log-passed";
///     sold(name, worth) = "auction-log-sold";
/// }
/// assert_eq!(sold(kee_game::Seat::new(1), 7_u32).to_string(), "auction-log-sold name=B worth=7");
/// assert_eq!(TOLD[0].args, ["name"]);
/// # passed("A");
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis $list:ident; $($shared:vis $name:ident($($arg:ident),*) $(= $id:literal)?;)*) => {
        $(#[$meta])*
        $vis const $list: &[$crate::Sentence] = &[$($crate::Sentence {
            id: $crate::messages!(@id $name $($id)?),
            args: &[$(stringify!($arg)),*],
        }),*];
        $($shared fn $name($($arg: impl Into<$crate::Arg>),*) -> $crate::Message {
            $crate::Message::new($crate::messages!(@id $name $($id)?), [$((stringify!($arg), $arg.into())),*])
        })*
    };
    (@id $name:ident $id:literal) => { $id };
    (@id $name:ident) => { stringify!($name) };
}

/// Declares an enum of sentences, such as refusals or notices. A variant has `= "id"(arguments)`, where an argument is
/// a field or an expression of fields; or `=>` and any expression that makes a [`Message`]. The enum gets a method
/// `message` and a list of its `SENTENCES`, which tests compare with the Fluent files. With `: Reason` after its name
/// it implements [`Reason`](crate::Reason).
///
/// ```
/// kee_game::message_enum! {
///     /// A reason to refuse something.
///     pub enum Refusal: Reason {
///         /// It is another player's turn.
///         NotYourTurn = "not_your_turn"(),
///         /// The hand has fewer cards.
///         TooFew(wanted: u32, cards: Vec<String>) = "too_few"(wanted, held = cards.len()),
///     }
/// }
/// let refusal = Refusal::TooFew(3, vec!["A".to_owned()]);
/// assert_eq!(refusal.message().to_string(), "too_few held=1 wanted=3");
/// assert_eq!(Refusal::SENTENCES[1].args, ["wanted", "held"]);
/// # let _ = Refusal::NotYourTurn;
/// ```
#[macro_export]
macro_rules! message_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident $(: $reason:ident)? {$(
        $(#[$doc:meta])*
        $variant:ident $(($($(#[$attribute:meta])* $field:ident: $type:ty),+))?
        $(= $id:literal($($arg:ident $(= $value:expr)?),*))? $(=> $message:expr)?
    ),+ $(,)?}) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        $vis enum $name {$( $(#[$doc])* $variant $(($($(#[$attribute])* $type),+))? ),+}

        impl $name {
            /// The sentences declared with its variants.
            $vis const SENTENCES: &'static [$crate::Sentence] =
                &[$($($crate::Sentence { id: $id, args: &[$(stringify!($arg)),*] },)?)+];

            /// The sentence of this variant.
            $vis fn message(&self) -> $crate::Message {
                match self {$(
                    Self::$variant $(($($field),+))? => {
                        $($crate::Message::new($id, [$((stringify!($arg), $crate::message_enum!(@arg $arg $($value)?))),*]))?
                        $($message)?
                    }
                )+}
            }
        }

        $(impl $crate::$reason for $name {
            fn message(&self) -> $crate::Message {
                Self::message(self)
            }
        })?
    };
    (@arg $arg:ident) => { $crate::Arg::from($arg) };
    (@arg $arg:ident $value:expr) => { $crate::Arg::from($value) };
}
