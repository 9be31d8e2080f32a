use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, collections::BTreeMap, fmt};

/// Something to tell people, in no language yet: which sentence it is, and what is put into it.
///
/// The sentences are in the Fluent files of the game, one a language. Whoever shows a message to people renders it, and
/// knows what the players are called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// The name of the sentence.
    pub id: Cow<'static, str>,
    /// What is put into it.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion, value_type = BTreeMap<String, Arg>))]
    pub args: Args,
}

/// What is put into a sentence, by name.
pub type Args = BTreeMap<String, Arg>;

impl Message {
    /// A sentence with this put into it. [`crate::messages!`] writes functions that call it.
    pub fn new(id: &'static str, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Self {
        Self { id: Cow::Borrowed(id), args: args.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect() }
    }

    /// Whose doing it is: the seat that is called `name` in the sentence.
    pub fn seat(&self) -> Option<Seat> {
        self.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if name == "name" => Some(*seat),
            _ => None,
        })
    }
}

/// The message without its sentence, for programs that speak no language: `not_on_rack letters=E`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

/// Something that is put into a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(no_recursion))]
pub enum Arg {
    /// A player, who is called by name.
    Seat(Seat),
    /// A number, by which a language may choose its form.
    Number(i64),
    /// A word, a letter or a square, the same in every language; or a keyword by which a sentence chooses its words.
    Text(String),
    /// Part of a sentence.
    Message(Box<Message>),
    /// Several things in a row.
    List(Vec<Arg>),
}

impl Arg {
    /// A word, a letter or a square as it is written.
    pub fn text(thing: &impl ToString) -> Self {
        Self::Text(thing.to_string())
    }

    /// Several things in a row.
    pub fn list<T: Into<Self>>(things: impl IntoIterator<Item = T>) -> Self {
        Self::List(things.into_iter().map(Into::into).collect())
    }

    /// Several words, letters or squares in a row.
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

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Self {
        Self::list(seats.iter())
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

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
arg_from_number!(u8, u16, u32, usize, i16, i32, i64);

/// A sentence that a game has: its name, and what is put into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// Its name.
    pub id: &'static str,
    /// The names of what is put into it.
    pub args: &'static [&'static str],
}

/// Declares sentences: a function for each, which makes the [`Message`], and a list of them all, which the tests hold
/// against the Fluent files. A sentence is named by its function unless another name is given.
///
/// ```
/// kee_game::messages! {
///     /// What is told.
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
    ($(#[$meta:meta])* $vis:vis $list:ident; $($name:ident($($arg:ident),*) $(= $id:literal)?;)*) => {
        $(#[$meta])*
        $vis const $list: &[$crate::Sentence] = &[$($crate::Sentence {
            id: $crate::messages!(@id $name $($id)?),
            args: &[$(stringify!($arg)),*],
        }),*];
        $(fn $name($($arg: impl Into<$crate::Arg>),*) -> $crate::Message {
            $crate::Message::new($crate::messages!(@id $name $($id)?), [$((stringify!($arg), $arg.into())),*])
        })*
    };
    (@id $name:ident $id:literal) => { $id };
    (@id $name:ident) => { stringify!($name) };
}
