//! What people at a table decide together: what to do about somebody who is gone, and proposals.

use super::clock::time_left;
use crate::{session::Session, t, ui::tick};
use kee_game::Seat;
use kee_wire::{AbsenceView, Choice, Proposal, TableCommand};
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
        (Choice::Wait, "choice-wait"),
        (Choice::Bot, "choice-bot"),
        (Choice::Without, "choice-without"),
        (Choice::End, "choice-end"),
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

/// Somebody has proposed something.
#[component]
fn OpenProposal(session: Session) -> impl IntoView {
    let proposal = Memo::new(move |_| session.view.with(|view| view.as_ref()?.proposal));
    move || {
        let proposal = proposal.get()?;
        let sentence = match proposal.what {
            Proposal::Pause => t!("proposal-pause"),
            Proposal::Resume => t!("proposal-resume"),
            Proposal::End => t!("proposal-end"),
        };
        let asked = session.seat().is_some_and(|me| !proposal.agreed.contains(me));
        Some(view! {
            <section class="ask-all" role="group" aria-labelledby="proposal">
                <p id="proposal">{sentence}</p>
                {asked.then(|| view! {
                    <div class="choices">
                        <button class="primary" on:click=move |_| session.ask(TableCommand::Reply { agree: true })>{t!("yes")}</button>
                        <button on:click=move |_| session.ask(TableCommand::Reply { agree: false })>{t!("no")}</button>
                    </div>
                })}
            </section>
        })
    }
}
