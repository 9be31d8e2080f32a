//! The moves of a finished game: in words, as a list to jump in, and as a link names them.

use super::walk::Walk;
use crate::{games, t, table::bot_name, ui::SeatMark, worker::Moment};
use kee_game::{Header, Names, Player, PlayerKind, Seat};
use leptos::prelude::*;

/// The moment that a link's `#12` means: the last one that is not after entry 12.
pub(super) fn linked(moments: &[Moment], hash: &str) -> Option<usize> {
    let entry: usize = hash.trim_start_matches('#').parse().ok()?;
    moments.iter().rposition(|moment| moment.entry <= entry)
}

/// What the players of a record are called here.
pub(super) fn names(header: &Header) -> Names {
    Names::new(Seat::first(header.players.len()).zip(&header.players).map(|(seat, player)| match player.kind {
        PlayerKind::Person => player.name.clone(),
        PlayerKind::Bot => {
            let same = |other: &&Player| other.kind == player.kind && other.name == player.name;
            let alike = header.players.iter().filter(same).count();
            t!("bot-named", bot = bot_name(&player.name), seat = seat.to_string(), count = alike)
        }
    }))
}

/// What a moment tells, in one line, with the seat whose doing it was.
pub(super) fn sentence(game: &str, moment: &Moment, names: &Names) -> (Option<Seat>, String) {
    let told = games::tell(game, &moment.notices, names);
    let seat = told.iter().find_map(|(seat, _)| *seat);
    let sentences: Vec<String> = told.into_iter().map(|(_, sentence)| sentence).collect();
    (seat, sentences.join(" "))
}

/// What every moment tells, in words, with the seat whose doing it was.
pub(super) type Told = Memo<Vec<(Option<Seat>, String)>>;

/// Puts a game into words, again when the language changes.
pub(super) fn told(walk: Walk, game: String, names: Signal<Names>) -> Told {
    Memo::new(move |_| {
        let names = names.get();
        walk.moments.with(|moments| moments.iter().map(|moment| sentence(&game, moment, &names)).collect())
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

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Json;

    #[test]
    fn a_link_to_a_move_opens_there_or_just_before() {
        let at = |entry| Moment { entry, notices: Json::of(&[(); 0]), scores: Vec::new() };
        let moments = [at(0), at(3), at(4), at(9)];
        assert_eq!(linked(&moments, "#4"), Some(2));
        assert_eq!(linked(&moments, "#8"), Some(2));
        assert_eq!(linked(&moments, "#900"), Some(3));
        assert_eq!(linked(&moments, "#0"), Some(0));
        assert_eq!(linked(&moments, "#end"), None);
        assert_eq!(linked(&moments, ""), None);
    }
}
