use super::{steps, walk::Walk};
use crate::{t, ui::SeatMark};
use kee_game::{Names, Seat};
use leptos::prelude::*;

/// What every moment tells, in words, with the seat whose doing it was.
pub(super) type Told = Memo<Vec<(Option<Seat>, String)>>;

/// Puts a game into words, again when the language changes.
pub(super) fn told(walk: Walk, game: String, names: Signal<Names>) -> Told {
    Memo::new(move |_| {
        let names = names.get();
        walk.moments.with(|moments| moments.iter().map(|moment| steps::sentence(&game, moment, &names)).collect())
    })
}

/// All moves as a list to jump in.
#[component]
pub(super) fn Moves(walk: Walk, told: Told) -> impl IntoView {
    view! {
        <details class="replay-part replay-moves">
            <summary>{move || t!("replay-moves")}</summary>
            <ol>
                {move || told.get().into_iter().enumerate().skip(1).map(|(at, (seat, sentence))| view! {
                    <Move walk at seat sentence/>
                }).collect_view()}
            </ol>
        </details>
    }
}

#[component]
fn Move(walk: Walk, at: usize, seat: Option<Seat>, sentence: String) -> impl IntoView {
    let here = move || (walk.at.get() == at).then_some("step");
    view! {
        <li>
            <button class="quiet" aria-current=here on:click=move |_| walk.go(at)>
                {seat.map(|seat| view! { <SeatMark seat/> })} <span>{sentence}</span>
            </button>
        </li>
    }
}
