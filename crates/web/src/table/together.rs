//! What people at a table decide together: what to do about somebody who is gone, and proposals.

use super::{clock::time_left, result::subject, status::list};
use crate::{session::Session, t, ui::tick};
use kee_game::{Seat, SeatSet};
use kee_wire::{AbsenceView, Choice, Phase, PlayerView, Proposal, SeatView, TableCommand, TableView};
use leptos::prelude::*;

/// Everything that waits for an answer of this person, over the board.
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
        <OpenProposal session/>
        <Paused session/>
    }
}

/// The game stands still, and those who play can suggest to go on.
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

/// Somebody is gone: wait, a bot, without them, or end.
#[component]
fn Absent(session: Session, seat: Seat, absence: AbsenceView) -> impl IntoView {
    let name = move || session.names().of(seat);
    let (until, missed, for_good) = (absence.until, absence.missed, absence.for_good);
    let left = move || {
        until.map(|until| {
            tick();
            time_left(until.millis().saturating_sub(session.now().millis()))
        })
    };
    // At a table that is led a bot sits in by itself.
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
        (Choice::Wait, id!("choice-wait")),
        (Choice::Bot, id!("choice-bot")),
        (Choice::Without, id!("choice-without")),
        (Choice::End, id!("choice-end")),
    ];
    let mine = move |choice: Choice| {
        session.seat().is_some_and(|me| absence.votes.iter().any(|vote| vote.by == me && vote.choice == choice))
    };
    view! {
        <section class="ask-all" role="group" aria-label=move || t!("absent-title", name = name())>
            <p>
                {sentence} " " {question} " " <span class="muted">{left}</span>
            </p>
            <Show when=may_choose>
                <div class="choices">
                    {choices.into_iter().filter(|(choice, _)| !(for_good && *choice == Choice::Wait)).map(|(choice, words)| {
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

/// What is proposed and by whom, and what this person is asked or the table waits for.
#[component]
fn OpenProposal(session: Session) -> impl IntoView {
    // What does not change is not drawn again: somebody may be about to press a button.
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

/// The seats of those who are here to answer.
fn people(session: Session) -> SeatSet {
    let answers = |seat: &SeatView| matches!(seat.player, PlayerView::Person(_)) && seat.absence.is_none();
    session.view.with(|view| {
        let Some(view) = view else { return SeatSet::NONE };
        Seat::first(view.seats.len()).filter(|seat| answers(&view.seats[seat.index()])).collect()
    })
}
