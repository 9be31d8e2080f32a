use crate::Outline;

/// The one thing that whoever runs an event has to do now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum NextStep {
    /// Nothing: it is over, or nothing is known yet.
    #[default]
    Nothing,
    /// More people have to come before a round can be laid.
    Gather,
    /// Lay or draw the round of this number.
    Lay(usize),
    /// Let the clock of this round run.
    Start(usize),
    /// Wait for the results of these tables.
    Await(Vec<usize>),
    /// All rounds are played: say who has won.
    Finish,
}

impl NextStep {
    /// What is to be done at an event that stands like this.
    pub fn of(event: &Outline) -> Self {
        let played = event.rounds.len();
        match event.rounds.last() {
            _ if event.finished => Self::Nothing,
            Some(last) if !event.missing.is_empty() && !last.started => Self::Start(played),
            Some(_) if !event.missing.is_empty() => Self::Await(event.missing.clone()),
            _ if event.planned == Some(played) => Self::Finish,
            Some(_) if event.here() < 2 => Self::Finish,
            None if event.here() < 2 => Self::Gather,
            _ => Self::Lay(played + 1),
        }
    }

    /// Whether it can be ended now although another round could be laid.
    pub fn may_finish(event: &Outline) -> bool {
        matches!(Self::of(event), Self::Lay(_)) && !event.rounds.is_empty()
    }
}
