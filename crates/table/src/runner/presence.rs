use crate::PersonId;
use kee_game::WallTime;

/// People whose last connection was lost, and when it counts.
#[derive(Default)]
pub(super) struct Presence {
    checks: Vec<(WallTime, PersonId)>,
}

impl Presence {
    /// Look at this time whether this person listens. An earlier appointment is kept.
    pub(super) fn look_at(&mut self, at: WallTime, person: PersonId) {
        match self.checks.iter_mut().find(|(_, known)| *known == person) {
            Some((appointed, _)) => *appointed = at.min(*appointed),
            None => self.checks.push((at, person)),
        }
    }

    /// They are here.
    pub(super) fn forget(&mut self, person: &PersonId) {
        self.checks.retain(|(_, known)| known != person);
    }

    /// When there is something to look at.
    pub(super) fn next(&self) -> Option<WallTime> {
        self.checks.iter().map(|(at, _)| *at).min()
    }

    /// At whom to look now. Each is named once.
    pub(super) fn due(&mut self, now: WallTime) -> Vec<PersonId> {
        self.checks.extract_if(.., |(at, _)| *at <= now).map(|(_, person)| person).collect()
    }
}
