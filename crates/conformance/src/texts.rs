use proptest::{
    prelude::{Just, Strategy, any, prop_oneof},
    sample::Index,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner},
};

/// Valid texts of one kind, to make broken ones from.
pub(crate) struct Corpus(Vec<String>);

impl Corpus {
    pub(crate) fn new(texts: Vec<String>) -> Self {
        Self(texts)
    }

    fn text(&self, which: &Index) -> Vec<char> {
        if self.0.is_empty() { Vec::new() } else { which.get(&self.0).chars().collect() }
    }
}

/// A change to a valid text.
#[derive(Clone, Copy, Debug)]
enum Mutation {
    Nothing,
    /// Its end is missing.
    Cut,
    /// Something in the middle is missing.
    Drop,
    /// Something is doubled.
    Double,
    /// The rest is from another text.
    Mix,
    /// Any letter for a letter.
    Mistype,
    /// Another digit for a digit.
    Digit,
    /// A zero before a number, which many readers accept.
    Zero,
    /// Swaps upper and lower case.
    Case,
    /// An extra space, sign or line break.
    Pad,
}

const PADDING: [char; 6] = [' ', '+', '-', '\t', '\n', '\u{a0}'];

/// Gives a reader many texts, the same in every run, and reports the smallest that it gets wrong. A panic is caught.
pub(crate) fn try_texts(
    what: &str,
    valid: &Corpus,
    cases: u32,
    reader: impl Fn(&str) -> Result<(), String>,
) -> Result<(), String> {
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 500, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let checked = runner.run(&texts(valid), |text| reader(&text).map_err(TestCaseError::fail));
    match checked {
        Ok(()) => Ok(()),
        Err(TestError::Fail(why, text)) => Err(format!("The text {text:?} as {what}: {}.", why.message())),
        Err(TestError::Abort(why)) => Err(format!("The texts for {what} could not be made: {}.", why.message())),
    }
}

fn texts(valid: &Corpus) -> impl Strategy<Value = String> {
    let change = prop_oneof![
        Just(Mutation::Nothing),
        Just(Mutation::Cut),
        Just(Mutation::Drop),
        Just(Mutation::Double),
        Just(Mutation::Mix),
        Just(Mutation::Mistype),
        Just(Mutation::Digit),
        Just(Mutation::Zero),
        Just(Mutation::Case),
        Just(Mutation::Pad),
    ];
    let changed = (change, any::<[Index; 4]>(), any::<char>())
        .prop_map(|(change, places, letter)| apply(valid, change, &places, letter));
    prop_oneof![
        1 => any::<String>(),
        1 => "[ -~]{0,12}",
        4 => changed,
    ]
}

fn apply(valid: &Corpus, change: Mutation, [which, other, from, to]: &[Index; 4], letter: char) -> String {
    let mut text = valid.text(which);
    let length = text.len();
    let (from, to) = (from.index(length + 1), to.index(length + 1));
    let (from, to) = (from.min(to), from.max(to));
    match change {
        Mutation::Nothing => {}
        Mutation::Cut => text.truncate(from),
        Mutation::Drop => drop(text.drain(from..to)),
        Mutation::Double => {
            let part = text[from..to].to_vec();
            text.splice(to..to, part);
        }
        Mutation::Mix => {
            let other = valid.text(other);
            text.truncate(from);
            text.extend(other.iter().skip(from));
        }
        Mutation::Mistype => drop(text.splice(from..to.min(from + 1), [letter])),
        Mutation::Digit => {
            let digits = text.iter_mut().skip(from).filter(|letter| letter.is_ascii_digit());
            digits.take(1).for_each(|digit| *digit = char::from(b'0' + to.to_le_bytes()[0] % 10));
        }
        Mutation::Zero => {
            let numbers = (0..length).filter(|place| text[*place].is_ascii_digit());
            let numbers: Vec<usize> =
                numbers.filter(|place| *place == 0 || !text[place - 1].is_ascii_digit()).collect();
            if !numbers.is_empty() {
                text.insert(numbers[from % numbers.len()], '0');
            }
        }
        Mutation::Case => text.iter_mut().skip(from).take(to - from + 1).for_each(swap_case),
        Mutation::Pad => text.insert(from, PADDING[to % PADDING.len()]),
    }
    text.into_iter().collect()
}

fn swap_case(letter: &mut char) {
    *letter = if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
}
