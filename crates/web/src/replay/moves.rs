//! The moves of a finished game: in words, as a list to jump in, and as targets of links.

use super::cursor::ReplayCursor;
use crate::{
    games,
    notation::{self, NotationSwitch},
    t,
    table::player_names,
    ui::{SeatMark, Switch},
    worker::ReplayMoment,
};
use kee_game::{Header, Names, Seat};
use leptos::prelude::*;

/// The moment of a link's `#12`: the last one that is not after entry 12.
pub(super) fn linked(moments: &[ReplayMoment], hash: &str) -> Option<usize> {
    let entry: usize = hash.trim_start_matches('#').parse().ok()?;
    moments.iter().rposition(|moment| moment.entry <= entry)
}

/// The moment just before an entry, counted from 1.
pub(super) fn before(moments: &[ReplayMoment], entry: usize) -> Option<usize> {
    moments.iter().rposition(|moment| moment.entry < entry)
}

/// The names of a record's players.
pub(super) fn names(header: &Header) -> Names {
    let players = header.players.iter().map(|player| (player.kind, player.name.clone()));
    player_names(&header.game, &players.collect::<Vec<_>>())
}

/// A moment in one line, with the seat that caused it.
pub(super) fn sentence(game: &str, moment: &ReplayMoment, names: &Names) -> (Option<Seat>, String) {
    let told = games::tell(game, &moment.notices, names);
    let seat = told.iter().find_map(|(seat, _)| *seat);
    let moves = if notation::is_on() { notation::lines(game, &moment.notices, names) } else { Vec::new() };
    let sentences: Vec<String> = match moves.is_empty() {
        true => told.into_iter().map(|(_, sentence)| sentence).collect(),
        false => moves.into_iter().map(|(_, line)| line).collect(),
    };
    (seat, sentences.join(" "))
}

/// Every moment in words, with the seat that caused it.
pub(super) type MomentSentences = Memo<Vec<(Option<Seat>, String)>>;

/// Puts a game into words, again when the language changes.
pub(super) fn told(cursor: ReplayCursor, game: String, names: Signal<Names>) -> MomentSentences {
    Memo::new(move |_| {
        let names = names.get();
        cursor.moments.with(|moments| moments.iter().map(|moment| sentence(&game, moment, &names)).collect())
    })
}

/// All moves as a list to jump in, or only those of the reader.
#[component]
pub(super) fn Moves(cursor: ReplayCursor, told: MomentSentences, me: Option<Seat>) -> impl IntoView {
    let only_mine = RwSignal::new(false);
    let listed = move || {
        let is_listed = |seat: Option<Seat>| !only_mine.get() || seat == me;
        let moves = told.get().into_iter().enumerate().skip(1).filter(|(_, (seat, _))| is_listed(*seat));
        moves.map(|(at, (seat, sentence))| view! { <MoveLine cursor at seat sentence/> }).collect_view()
    };
    view! {
        <details class="replay-part replay-moves">
            <summary>{move || t!("replay-moves")}</summary>
            <NotationSwitch/>
            {me.map(|_| view! { <Switch words=Signal::derive(|| t!("review-only-mine")) on=only_mine turn=move |on| only_mine.set(on)/> })}
            <ol>{listed}</ol>
        </details>
    }
}

#[component]
fn MoveLine(cursor: ReplayCursor, at: usize, seat: Option<Seat>, sentence: String) -> impl IntoView {
    let here = move || (cursor.at.get() == at).then_some("step");
    view! {
        <li>
            <button class="quiet" aria-current=here on:click=move |_| cursor.go(at)>
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
        let at = |entry| ReplayMoment { entry, notices: Json::of(&[(); 0]), scores: Vec::new() };
        let moments = [at(0), at(3), at(4), at(9)];
        assert_eq!(linked(&moments, "#4"), Some(2));
        assert_eq!(linked(&moments, "#8"), Some(2));
        assert_eq!(linked(&moments, "#900"), Some(3));
        assert_eq!(linked(&moments, "#0"), Some(0));
        assert_eq!(linked(&moments, "#end"), None);
        assert_eq!(linked(&moments, ""), None);
        assert_eq!(before(&moments, 9), Some(2));
        assert_eq!(before(&moments, 0), None);
    }
}
