//! Decisions that people at a table make together: proposals, and what to do about a player who has left.

use super::{clock::time_left, result::subject, status::list};
use crate::{session::Session, t, ui::tick};
use kee_game::{Seat, SeatSet};
use kee_wire::{AbsenceChoice, AbsenceView, Phase, PlayerView, Proposal, SeatView, TableCommand, TableView};
use leptos::prelude::*;

/// Everything that waits for this person's answer, over the board.
#[component]
pub(crate) fn Together(session: Session) -> impl IntoView {
    let gone = Memo::new(move |_| {
        session.view.with(|view| {
            let Some(view) = view else { return Vec::new() };
            let seats = Seat::first(view.seats.len()).zip(&view.seats);
            seats.filter_map(|(seat, seat_view)| Some((seat, seat_view.absence.clone()?))).collect::<Vec<_>>()
        })
    });
    view! {
        {move || gone.get().into_iter().map(|(seat, absence)| view! { <Absent session seat absence/> }).collect_view()}
        <ProposalCard session/>
        <Paused session/>
    }
}

/// The game is paused, and its players can suggest resuming it.
#[component]
fn Paused(session: Session) -> impl IntoView {
    let paused = Memo::new(move |_| {
        let quiet = |view: &TableView| view.phase == Phase::Playing && view.paused && view.proposal.is_none();
        session.view.with(|view| view.as_deref().is_some_and(quiet))
    });
    let resume = move |_| session.ask(TableCommand::Propose { what: Proposal::Resume });
    view! {
        <Show when=move || paused.get()>
            <section class="ask-all paused">
                <p>{move || t!("status-paused")}</p>
                <Show when=move || session.seat().is_some() && !session.is_led()>
                    <button on:click=resume>{move || t!("propose-resume")}</button>
                </Show>
            </section>
        </Show>
    }
}

/// A player has left: wait for them, use a bot, play without them, or end the game.
#[component]
fn Absent(session: Session, seat: Seat, absence: AbsenceView) -> impl IntoView {
    let name = move || session.names().of(seat);
    let (until, missed, for_good) = (absence.until, absence.missed, absence.for_good);
    let left = move || {
        until.map(|until| {
            tick();
            time_left(until.since(session.now()))
        })
    };
    // At an event's table a bot fills in automatically.
    let open = move || (missed || for_good) && !session.is_led();
    let may_choose = move || open() && session.seat().is_some_and(|me| me != seat);
    let own = move || session.given_up.get() == Some(seat);
    let sentence = move || match (for_good, missed) {
        (true, _) if own() => t!("absent-you-left"),
        (true, _) => t!("log-left", name = name()),
        (false, true) => t!("log-missed", name = name()),
        (false, false) => t!("log-gone", name = name()),
    };
    let question = move || {
        if may_choose() {
            t!("absent-question")
        } else if open() {
            t!("absent-others")
        } else {
            String::new()
        }
    };
    let choices = [
        (AbsenceChoice::Wait, id!("choice-wait")),
        (AbsenceChoice::Bot, id!("choice-bot")),
        (AbsenceChoice::Without, id!("choice-without")),
        (AbsenceChoice::End, id!("choice-end")),
    ];
    let mine = move |choice: AbsenceChoice| {
        session.seat().is_some_and(|me| absence.votes.iter().any(|vote| vote.by == me && vote.choice == choice))
    };
    view! {
        <section class="ask-all" role="group" aria-label=move || t!("absent-title", name = name())>
            <p>
                {sentence} " " {question} " " <span class="muted">{left}</span>
            </p>
            <Show when=may_choose>
                <div class="choices">
                    {choices.into_iter().filter(|(choice, _)| !(for_good && *choice == AbsenceChoice::Wait)).map(|(choice, words)| {
                        let pressed = mine(choice);
                        view! {
                            <button aria-pressed=pressed.to_string() on:click=move |_| session.ask(TableCommand::Vote { seat, choice })>
                                {move || t!(words, name = name())}
                            </button>
                        }
                    }).collect_view()}
                </div>
            </Show>
        </section>
    }
}

/// A proposal, its author, and the question to this person or the votes still missing.
#[component]
fn ProposalCard(session: Session) -> impl IntoView {
    // The buttons are not drawn again while nothing changes: someone may be about to press one.
    let told = Memo::new(move |_| {
        let proposal = session.view.with(|view| view.as_ref()?.proposal)?;
        let (agreed, me, names) = (proposal.agreed, session.seat(), session.names());
        let words = match proposal.what {
            Proposal::Pause => id!("proposal-pause"),
            Proposal::Resume => id!("proposal-resume"),
            Proposal::End => id!("proposal-end"),
        };
        let sentence = t!(words, names = subject(&names, agreed, me), count = agreed.len());
        let asked = me.is_some_and(|me| !agreed.contains(me));
        let next = if asked {
            t!("proposal-question")
        } else {
            t!("proposal-waiting", names = list(&names, people(session).minus(agreed)))
        };
        Some((format!("{sentence} {next}"), asked))
    });
    move || {
        let (sentences, asked) = told.get()?;
        Some(view! {
            <section class="ask-all" role="group" aria-labelledby="proposal">
                <p id="proposal">{sentences}</p>
                {asked.then(|| view! {
                    <div class="choices">
                        <button class="primary" on:click=move |_| session.ask(TableCommand::Reply { agree: true })>{move || t!("yes")}</button>
                        <button on:click=move |_| session.ask(TableCommand::Reply { agree: false })>{move || t!("no")}</button>
                    </div>
                })}
            </section>
        })
    }
}

/// The seats of the people here who can answer.
pub(super) fn people(session: Session) -> SeatSet {
    let answers = |seat: &SeatView| matches!(seat.player, PlayerView::Person(_)) && seat.absence.is_none();
    session.view.with(|view| {
        let Some(view) = view else { return SeatSet::NONE };
        Seat::first(view.seats.len()).filter(|seat| answers(&view.seats[seat.index()])).collect()
    })
}
