use super::Values;
use crate::{Message, text::plain_number};

/// A type an option can have. [`crate::choices!`] makes the most common kind, a small enum.
pub trait OptionValue: Sized {
    /// Whether it can be taken from a file.
    const FILE: bool = false;

    /// Reads the one spelling of a value.
    fn read(text: &str) -> Option<Self>;
    /// Writes it, in one line: that is how it stands in a record, which needs no file to be replayed.
    fn write(&self) -> String;
    /// Its possible values.
    fn values() -> Values;

    /// The public part of it: everything, unless the host keeps a secret.
    fn announced(&self) -> String {
        self.write()
    }

    /// Reads the contents of a file, or returns everything that is wrong with it, a message each. Opening the file
    /// is not the game's business. Only called where [`OptionValue::FILE`] says so.
    fn from_file(contents: &str) -> Result<Self, Vec<Message>> {
        let _ = contents;
        Err(Vec::new())
    }
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
        Values::Number { least: MIN, most: MAX }
    }
}

/// A time limit: `none`, or a number of seconds up to `MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seconds<const MAX: u32>(Option<u32>);

impl<const MAX: u32> Seconds<MAX> {
    /// No limit.
    pub const NONE: Self = Self(None);

    /// This many seconds.
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
        Values::Seconds { most: MAX }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, Options, configure};

    /// A list of numbers: `1+2` in one line, one a line in a file.
    #[derive(Clone, PartialEq, Debug)]
    struct Sums(Vec<u32>);

    impl OptionValue for Sums {
        const FILE: bool = true;

        fn read(text: &str) -> Option<Self> {
            text.split('+').map(plain_number).collect::<Option<_>>().map(Self)
        }

        fn write(&self) -> String {
            self.0.iter().map(u32::to_string).collect::<Vec<_>>().join("+")
        }

        fn values() -> Values {
            Values::Choices(vec![Choice::new("1")])
        }

        fn from_file(contents: &str) -> Result<Self, Vec<Message>> {
            let lines = || (1..).zip(contents.lines());
            let flaws: Vec<Message> = lines()
                .filter(|(_, line)| plain_number::<u32>(line).is_none())
                .map(|(number, line)| Message::new("no-number", [("line", number.into()), ("got", line.into())]))
                .collect();
            if flaws.is_empty() {
                Ok(Self(lines().filter_map(|(_, line)| plain_number(line)).collect()))
            } else {
                Err(flaws)
            }
        }
    }

    crate::options! {
        /// Something with a file.
        struct WithFile {
            /// The numbers that are added up.
            sums: Sums = Sums(vec![1]),
            /// The number of times.
            #[only(tests)]
            times: Count<1, 9> = Count::new(1),
        }
    }

    #[test]
    fn the_content_of_a_file_becomes_a_value_in_one_line() {
        let value = WithFile::from_file("sums", "7\n8\n").expect("a good file");
        let (options, problems) = configure(WithFile::default(), &[("sums".to_owned(), value)]);
        assert_eq!((options.sums, problems), (Sums(vec![7, 8]), Vec::new()));
        let marks: Vec<_> = WithFile::docs().iter().map(|doc| (doc.file, doc.for_tests)).collect();
        assert_eq!(marks, [(true, false), (false, true)]);
    }

    #[test]
    fn a_bad_file_is_refused_with_every_flaw() {
        let told = |key: &str, contents: &str| {
            let problems = WithFile::from_file(key, contents).expect_err(contents);
            problems.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(told("sums", "x\n2\ny"), ["sums: no-number got=x line=1", "sums: no-number got=y line=3"]);
        assert_eq!(told("times", "3"), ["times: problem-game-no_file"]);
        assert_eq!(told("size", "3"), ["size: problem-game-unknown_option known=sums,times"]);
    }
}
