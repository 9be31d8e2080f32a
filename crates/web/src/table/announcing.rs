//! What is said aloud of a table: all that happened since it was last spoken of, what one is asked, and whose turn it is.

use crate::{lang::Id, session::Session, t, ui::announce};
use kee_game::Seat;
use kee_wire::TableView;
use leptos::prelude::*;

/// Speaks whenever something happens. `sentence` says what the table waits for.
pub(super) fn announce_all(session: Session, sentence: Memo<Option<String>>) {
    let question = Memo::new(move |_| {
        let me = session.seat().filter(|_| !session.is_led());
        session.view.with(|view| view.as_ref().and_then(|view| question(view, me)).map(|name| t!(name)))
    });
    Effect::new(move |before: Option<(Option<String>, Option<String>)>| {
        let (before, was_asked) = before.unwrap_or_default();
        let (sentence, question) = (sentence.get(), question.get());
        session.log.track();
        if sentence.is_none() {
            return (None, None);
        }
        for line in session.log.with(|log| session.unheard(log, session.seat())) {
            announce(line);
        }
        if question != was_asked {
            question.iter().for_each(|question| announce(question.clone()));
        }
        if sentence != before {
            sentence.iter().for_each(|sentence| announce(sentence.clone()));
        }
        (sentence, question)
    });
}

/// What this person is asked besides the game, as the name of its sentence.
fn question(view: &TableView, me: Option<Seat>) -> Option<Id> {
    let me = me?;
    let proposed = view.proposal.is_some_and(|proposal| !proposal.agreed.contains(me));
    let others = Seat::first(view.seats.len()).zip(&view.seats).filter(|(seat, _)| *seat != me);
    let mut absences = others.filter_map(|(_, seat)| seat.absence.as_ref());
    if proposed {
        Some(id!("proposal-question"))
    } else if absences.any(|absence| absence.missed || absence.for_good) {
        Some(id!("absent-question"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};
    use kee_game::SeatSet;
    use kee_wire::{AbsenceView, OpenProposal, Proposal};

    #[test]
    fn whoever_has_not_answered_a_proposal_is_asked() {
        let (anna, bo) = (Seat::new(0), Seat::new(1));
        let mut view = playing([person("Anna"), person("Bo")]);
        assert_eq!(question(&view, Some(bo)), None);
        view.proposal = Some(OpenProposal { what: Proposal::End, agreed: SeatSet::only(anna) });
        assert_eq!(question(&view, Some(bo)), Some(id!("proposal-question")));
        assert_eq!(question(&view, Some(anna)), None, "who proposes it has agreed");
        assert_eq!(question(&view, None), None, "a spectator has no say");
    }

    #[test]
    fn the_others_are_asked_about_somebody_who_has_left() {
        let (anna, bo) = (Seat::new(0), Seat::new(1));
        let mut view = playing([person("Anna"), person("Bo")]);
        view.seats[0].absence = Some(AbsenceView { for_good: true, missed: true, until: None, votes: Vec::new() });
        assert_eq!(question(&view, Some(bo)), Some(id!("absent-question")));
        assert_eq!(question(&view, Some(anna)), None);
    }
}
