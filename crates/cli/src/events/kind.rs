use super::prize_word::check_prize_word;
use kee_event::{
    Event, PairingSheet, StandingsSheet,
    party::{self, Party, PartyView},
    tournament::{self, Tournament, TournamentView},
};
use kee_game::Unreadable;
use serde::Serialize;
use std::{fmt::Display, str::FromStr};

/// What both kinds of events have for the terminal.
pub(super) trait Kind:
    Event<Command: FromStr<Err = Unreadable>, Entry: Display + FromStr<Err = Unreadable>>
{
    /// The command it is kept with.
    const COMMAND: &'static str;
    /// Everything that everybody may see.
    type View: Serialize;

    /// As everybody may see it.
    fn seen(&self) -> Self::View;
    /// How many rounds there are.
    fn rounds(view: &Self::View) -> usize;
    /// A round, counted from 1.
    fn pairings(view: &Self::View, round: usize) -> Option<PairingSheet>;
    /// The tables of the last round without a result, from 1.
    fn missing(view: &Self::View) -> Vec<usize>;
    /// How everybody stands.
    fn standings(view: &Self::View) -> StandingsSheet;
    /// Whether it is the result of a table.
    fn is_result(what: &Self::Entry) -> bool;
    /// Refuses what the event cannot know to be wrong.
    fn check(&self, _wish: &Self::Command) -> Result<(), String> {
        Ok(())
    }
    /// Which page somebody wants to see after this has happened.
    fn page_after(what: &Self::Entry) -> Option<Page>;
}

/// A page to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Page {
    Pairings,
    Standings,
}

impl Kind for Party {
    const COMMAND: &'static str = "party";
    type View = PartyView;

    fn seen(&self) -> PartyView {
        self.view()
    }

    fn rounds(view: &PartyView) -> usize {
        view.rounds.len()
    }

    fn pairings(view: &PartyView, round: usize) -> Option<PairingSheet> {
        view.pairing_sheet(round)
    }

    fn missing(view: &PartyView) -> Vec<usize> {
        view.missing()
    }

    fn standings(view: &PartyView) -> StandingsSheet {
        view.standings_sheet()
    }

    fn is_result(what: &party::PartyEntry) -> bool {
        matches!(what, party::PartyEntry::Result(_))
    }

    fn check(&self, wish: &party::PartyCommand) -> Result<(), String> {
        match wish {
            party::PartyCommand::Prize(prize) => check_prize_word(&self.plan().game, &prize.word),
            _ => Ok(()),
        }
    }

    fn page_after(what: &party::PartyEntry) -> Option<Page> {
        match what {
            party::PartyEntry::Laid { .. } | party::PartyEntry::Arranged { .. } => Some(Page::Pairings),
            party::PartyEntry::Finished => Some(Page::Standings),
            _ => None,
        }
    }
}

impl Kind for Tournament {
    const COMMAND: &'static str = "tournament";
    type View = TournamentView;

    fn seen(&self) -> TournamentView {
        self.view()
    }

    fn rounds(view: &TournamentView) -> usize {
        view.rounds.len()
    }

    fn pairings(view: &TournamentView, round: usize) -> Option<PairingSheet> {
        view.pairing_sheet(round)
    }

    fn missing(view: &TournamentView) -> Vec<usize> {
        view.missing()
    }

    fn standings(view: &TournamentView) -> StandingsSheet {
        view.standings_sheet()
    }

    fn is_result(what: &tournament::TournamentEntry) -> bool {
        matches!(what, tournament::TournamentEntry::Result(_) | tournament::TournamentEntry::Forfeited { .. })
    }

    fn page_after(what: &tournament::TournamentEntry) -> Option<Page> {
        match what {
            tournament::TournamentEntry::Drawn { .. } => Some(Page::Pairings),
            tournament::TournamentEntry::Finished { .. } => Some(Page::Standings),
            _ => None,
        }
    }
}
