use std::fmt;

/// The only action: `take 2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGameAction(pub u32);

impl fmt::Display for NewGameAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

kee_game::text_form!(NewGameAction, "`take COUNT`, as in `take 2`", |text| {
    text.strip_prefix("take ")?.parse().ok().map(Self)
});
