use crate::Plan;

/// Options with a name, and the seatings they are made for.
#[derive(Debug)]
pub struct Preset<O: 'static> {
    /// Its name, as in `--preset name`.
    pub name: &'static str,
    /// The options.
    pub options: fn() -> O,
    /// The seatings it can be played with, the default first.
    pub plans: &'static [Plan],
    /// Whether it exists only for tests, and is not offered to people.
    pub for_tests: bool,
    /// Whether most people want this one, even where it is not the default.
    pub favourite: bool,
}

impl<O> Preset<O> {
    /// A preset for people.
    pub const fn new(name: &'static str, options: fn() -> O, plans: &'static [Plan]) -> Self {
        Self { name, options, plans, for_tests: false, favourite: false }
    }

    /// A preset that exists only for tests.
    pub const fn for_tests(name: &'static str, options: fn() -> O, plans: &'static [Plan]) -> Self {
        Self { name, options, plans, for_tests: true, favourite: false }
    }

    /// The same as the one that most people want.
    #[must_use]
    pub const fn favourite(self) -> Self {
        Self { favourite: true, ..self }
    }

    /// The preset of that name; the first if no name is given.
    pub fn find<'a>(presets: &'a [Self], name: Option<&str>) -> Option<&'a Self> {
        match name {
            None => presets.first(),
            Some(name) => presets.iter().find(|preset| preset.name == name),
        }
    }
}
