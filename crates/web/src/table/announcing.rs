//! Announcements for screen readers: what happened since the last one, open questions, and whose turn it is.

use crate::{
    lang::Id,
    session::{LogLineKind, Session},
    t,
    ui::{announce_news, announce_prompt, announce_state},
};
use kee_game::Seat;
use kee_wire::TableView;
use leptos::prelude::*;

/// Announces whatever happens. `sentence` says what the table waits for.
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
        let news = session.log.with(|log| session.unheard(log, session.seat()));
        // Even if it is the same player's turn again, a move ends with whose turn it is.
        let moved = news.iter().any(|line| line.kind == LogLineKind::Game);
        for line in news {
            announce_news(line.text, line.concerns_reader);
        }
        if sentence != before || moved {
            sentence.iter().cloned().for_each(announce_state);
        }
        if question != was_asked {
            question.iter().cloned().for_each(announce_prompt);
        }
        (sentence, question)
    });
}

/// The question to this person besides the game, as the name of its message.
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
    fn players_who_have_not_answered_a_proposal_are_asked() {
        let (anna, bo) = (Seat::new(0), Seat::new(1));
        let mut view = playing([person("Anna"), person("Bo")]);
        assert_eq!(question(&view, Some(bo)), None);
        view.proposal = Some(OpenProposal { what: Proposal::End, agreed: SeatSet::only(anna) });
        assert_eq!(question(&view, Some(bo)), Some(id!("proposal-question")));
        assert_eq!(question(&view, Some(anna)), None, "the proposer has agreed");
        assert_eq!(question(&view, None), None, "a spectator has no say");
    }

    #[test]
    fn the_others_are_asked_about_a_player_who_left() {
        let (anna, bo) = (Seat::new(0), Seat::new(1));
        let mut view = playing([person("Anna"), person("Bo")]);
        view.seats[0].absence = Some(AbsenceView { for_good: true, missed: true, until: None, votes: Vec::new() });
        assert_eq!(question(&view, Some(bo)), Some(id!("absent-question")));
        assert_eq!(question(&view, Some(anna)), None);
    }
}
