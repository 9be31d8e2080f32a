use super::{EventVisit, Table};
use crate::api;
use futures::future::join_all;
use kee_game::Seat;
use kee_wire::{Phase, PlayerView, TableSnapshot};
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use std::{collections::BTreeMap, time::Duration};

/// The time between looks at the tables.
const OFTEN: Duration = Duration::from_secs(5);

/// Scores by the names of the players.
type NamedScores = BTreeMap<String, i64>;

/// The scores of the games that are being played, by table, as spectators see them. Teams have none: what counts for them
/// is worked out at the end.
pub(super) fn live_scores(visit: EventVisit) -> RwSignal<BTreeMap<usize, NamedScores>> {
    let scores = RwSignal::new(BTreeMap::new());
    let look = move || {
        let playing: Vec<(usize, String)> = untrack(|| {
            visit.read(|event| {
                let tables =
                    event.rounds.last().filter(|_| !event.teams && !event.finished).map(|round| round.tables.iter());
                tables.into_iter().flatten().filter_map(link).collect()
            })
        });
        if !playing.is_empty() {
            leptos::task::spawn_local(async move {
                let looks = playing.iter().map(|(_, table)| api::look(table));
                let seen = playing.iter().zip(join_all(looks).await);
                // A table that cannot be reached now is looked at again.
                let seen = seen.filter_map(|((number, _), seen)| Some((*number, named_scores(&seen.ok()?)?))).collect();
                scores.try_set(seen);
            });
        }
    };
    look();
    if let Ok(interval) = set_interval_with_handle(look, OFTEN) {
        on_cleanup(move || IntervalHandle::clear(&interval));
    }
    scores
}

/// The number and the id of a table that is still played here.
fn link(table: &Table) -> Option<(usize, String)> {
    let link = table.watch.as_ref().filter(|_| !table.done)?;
    Some((table.number, link.strip_prefix("/t/")?.split('/').next()?.to_owned()))
}

fn named_scores(TableSnapshot { game, view, .. }: &TableSnapshot) -> Option<NamedScores> {
    let seen = view.game.as_ref().filter(|_| view.phase == Phase::Playing)?;
    let scores = kee_games::scores(&game.id, seen)?;
    let score = |seat: Seat| {
        scores.get(if scores.len() == view.seats.len() { seat.index() } else { game.teams.team(seat).index() })
    };
    let named = Seat::first(view.seats.len()).zip(&view.seats).filter_map(|(seat, view)| match &view.player {
        PlayerView::Person(name) | PlayerView::StandIn { name, .. } => Some((name.clone(), *score(seat)?)),
        _ => None,
    });
    Some(named.collect())
}
