use kee_game::{OptionValue, Seat, SeatSet, Values};

/// Who may consult the dictionary during play (K6.4): `nobody`, `everyone`, or some seats as in `seats:AC`.
///
/// The rules let nobody look anything up: it is for whoever shows a game to a player to ask [`Lookup::allows`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// No player.
    Nobody,
    /// Every player.
    Everyone,
    /// These; the sheet lets children under fifteen while the others may not.
    Seats(SeatSet),
}

impl Lookup {
    /// Whether this seat may.
    pub fn allows(self, seat: Seat) -> bool {
        match self {
            Self::Nobody => false,
            Self::Everyone => true,
            Self::Seats(seats) => seats.contains(seat),
        }
    }
}

impl OptionValue for Lookup {
    fn read(text: &str) -> Option<Self> {
        match text {
            "nobody" => Some(Self::Nobody),
            "everyone" => Some(Self::Everyone),
            _ => {
                let seats: SeatSet = text.strip_prefix("seats:")?.parse().ok()?;
                (!seats.is_empty()).then_some(Self::Seats(seats))
            }
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Nobody => "nobody".to_owned(),
            Self::Everyone => "everyone".to_owned(),
            Self::Seats(seats) => format!("seats:{seats}"),
        }
    }

    fn values() -> Values {
        Values::Described("nobody, everyone, or seats in order as in `seats:AC`".to_owned())
    }
}
