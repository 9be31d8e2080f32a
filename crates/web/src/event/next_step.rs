use super::Outline;

/// The one thing that whoever runs an event has to do now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum NextStep {
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
    pub(crate) fn of(event: &Outline) -> Self {
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
    pub(crate) fn may_finish(event: &Outline) -> bool {
        matches!(Self::of(event), Self::Lay(_)) && !event.rounds.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::{party, tournament};

    #[test]
    fn a_host_lays_starts_waits_and_lays_again() {
        let mut event = party();
        assert_eq!(event.step(), NextStep::Gather);
        event.ask("join Anna, Bo, Cem, Di, Eva, Fay, Gus, Hal");
        assert_eq!(event.step(), NextStep::Lay(1));
        assert!(!NextStep::may_finish(&event.outline()), "nothing was played yet");
        event.ask("lay");
        assert_eq!(event.step(), NextStep::Start(1));
        event.ask("start");
        assert_eq!(event.step(), NextStep::Await(vec![1, 2]));
        event.ask("result 2 10 20 30 40");
        assert_eq!(event.step(), NextStep::Await(vec![1]));
        event.ask("result 1 10 20 30 40");
        assert_eq!(event.step(), NextStep::Lay(2));
        assert!(NextStep::may_finish(&event.outline()));
        event.ask("finish");
        assert_eq!(event.step(), NextStep::Nothing);
    }

    #[test]
    fn results_that_came_before_the_clock_was_started_are_not_waited_for() {
        let mut event = party();
        event.ask("join Anna, Bo, Cem, Di");
        event.ask("lay");
        event.ask("result 1 10 20 30 40");
        assert_eq!(event.step(), NextStep::Lay(2));
    }

    #[test]
    fn a_tournament_ends_after_the_planned_rounds() {
        let mut tournament = tournament(1);
        tournament.ask("team Lions: Anna, Bo");
        assert_eq!(tournament.step(), NextStep::Gather);
        tournament.ask("team Tigers: Cem, Di");
        assert_eq!(tournament.step(), NextStep::Lay(1));
        tournament.ask("draw");
        tournament.ask("start");
        tournament.ask("forfeit 1 Tigers");
        assert_eq!(tournament.step(), NextStep::Finish);
    }
}
