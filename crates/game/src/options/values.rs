/// The possible values of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these.
    Choices(Vec<Choice>),
    /// A whole number within bounds.
    Number {
        /// The lowest.
        least: u32,
        /// The highest.
        most: u32,
    },
    /// A time limit: `none`, or a number of seconds.
    Seconds {
        /// The longest.
        most: u32,
    },
    /// Something people write, in one of these forms; the most general one is the last.
    Written {
        /// The forms.
        forms: &'static [Form],
        /// The message that explains how to write a custom text.
        problem: &'static str,
    },
}

/// One of few values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The value, as in `--set key=value`.
    pub value: &'static str,
    /// Whether it exists only for tests, and is not offered to people.
    pub for_tests: bool,
}

impl Choice {
    /// A value for people.
    pub const fn new(value: &'static str) -> Self {
        Self { value, for_tests: false }
    }

    /// A value that exists only for tests.
    pub const fn for_tests(value: &'static str) -> Self {
        Self { value, for_tests: true }
    }
}

/// A way to write a value: a word such as `everyone`, or a custom text such as `seats:AC`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The word, or what the form is called in the names of messages.
    pub name: &'static str,
    /// The prefix of the text; none if the form is a word.
    pub before: Option<&'static str>,
    /// An example of the custom text.
    pub example: &'static str,
}

impl Form {
    /// A word.
    pub const fn word(name: &'static str) -> Self {
        Self { name, before: None, example: "" }
    }

    /// A custom text after a prefix.
    pub const fn text(name: &'static str, before: &'static str, example: &'static str) -> Self {
        Self { name, before: Some(before), example }
    }

    /// A value in this form.
    pub fn sample(&self) -> String {
        self.before.map_or_else(|| self.name.to_owned(), |before| format!("{before}{}", self.example))
    }
}
