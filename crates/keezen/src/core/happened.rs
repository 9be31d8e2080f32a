use super::{Captured, Card, Cards, MOST_PARTS, Play};

/// What happens at a table, as it happens, for whoever listens. Bots need not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Happened {
    /// A seat was dealt these cards.
    Dealt(usize, Cards),
    /// All exchanged cards changed hands: this one among them.
    Handed {
        /// Who gave it.
        from: usize,
        /// Who has it now.
        to: usize,
        /// Which one.
        card: Card,
    },
    /// A seat played a card.
    Played {
        /// Who.
        seat: usize,
        /// What.
        play: Play,
        /// The pawns that were sent back to wait by it.
        captured: [Option<Captured>; MOST_PARTS],
    },
    /// A pawn entered its base.
    Arrived {
        /// The colour of the pawn.
        owner: usize,
        /// What it brought.
        points: i16,
    },
    /// A hand was thrown in, face up.
    ThrewIn(usize, Cards),
}
