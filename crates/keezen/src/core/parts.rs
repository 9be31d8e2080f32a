use super::{MOST_PARTS, PawnStep, Place, Whose};

/// The parts of a split seven, in the order in which they are made.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Steps beyond the last part are never read.
    steps: [PawnStep; MOST_PARTS],
    len: u8,
}

impl Parts {
    /// No part yet.
    pub(crate) const NONE: Self =
        Self { steps: [PawnStep { whose: Whose::Mine, from: Place::WAITING, to: Place::WAITING }; MOST_PARTS], len: 0 };

    /// These steps in this order, if a seven has room for them.
    pub fn of(steps: &[PawnStep]) -> Option<Self> {
        (steps.len() <= MOST_PARTS).then(|| steps.iter().fold(Self::NONE, |parts, step| parts.with(*step)))
    }

    /// Adds a part. A seven has no room for an eighth, which is left out.
    pub(crate) fn with(mut self, step: PawnStep) -> Self {
        if let Some(place) = self.steps.get_mut(usize::from(self.len)) {
            *place = step;
            self.len += 1;
        }
        self
    }

    /// The parts.
    pub fn as_slice(&self) -> &[PawnStep] {
        &self.steps[..usize::from(self.len)]
    }

    /// Whether a pawn that was already moved stands there.
    pub(crate) fn end_on(&self, whose: Whose, place: Place) -> bool {
        self.as_slice().iter().any(|step| step.whose == whose && step.to == place)
    }
}

impl PartialEq for Parts {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Parts {}

impl std::fmt::Debug for Parts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
