use crate::Plan;

/// Options with a name, and the seatings they are made for.
#[derive(Debug)]
pub struct Preset<O: 'static> {
    /// As in `--preset name`.
    pub name: &'static str,
    /// Whom or what it is for, a sentence.
    pub meaning: &'static str,
    /// The options.
    pub options: fn() -> O,
    /// The seatings it can be played with, the default first.
    pub plans: &'static [Plan],
}

impl<O> Preset<O> {
    /// The preset of that name; the first if no name is given.
    pub fn find<'a>(presets: &'a [Self], name: Option<&str>) -> Option<&'a Self> {
        match name {
            None => presets.first(),
            Some(name) => presets.iter().find(|preset| preset.name == name),
        }
    }
}
