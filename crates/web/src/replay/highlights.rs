//! The highlights shown right after a game: its curve, and the move that scored most.

use super::curve::Curve;
use crate::{
    api, games,
    local::{Helper, Shelf},
    t,
    ui::{SeatMark, Spoken},
    worker::{ReplayMoment, StudyTask},
};
use kee_game::{Names, Seating, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

/// The move that scored most, with its score; the first of several.
fn best_move(moments: &[ReplayMoment]) -> Option<(usize, i64)> {
    let gain =
        |pair: &[ReplayMoment]| pair[1].scores.iter().zip(&pair[0].scores).map(|(now, before)| now - before).max();
    let gains = moments.windows(2).enumerate().filter_map(|(at, pair)| Some((at + 1, gain(pair)?)));
    gains.filter(|(_, gain)| *gain > 0).max_by_key(|(at, gain)| (*gain, std::cmp::Reverse(*at)))
}

/// The record of a game by the address of its replay.
async fn record(path: &str) -> Option<String> {
    let (table, number) = path.split_once("/games/")?;
    match table.strip_prefix("/local/") {
        Some(id) => Shelf::open().await.ok()?.game(id, number.parse().ok()?).await.ok(),
        None => api::record(table.strip_prefix("/t/")?, number).await.ok(),
    }
}

/// Shown once it is loaded; the result is complete without it.
#[component]
pub(crate) fn Highlights(
    /// The address of the replay.
    path: String,
    game: String,
    teams: Seating,
    names: Names,
) -> impl IntoView {
    let moments = RwSignal::new(Arc::new(Vec::<ReplayMoment>::new()));
    leptos::task::spawn_local(async move {
        let Some(record) = record(&path).await else { return };
        if let Ok(found) = Helper::ask(StudyTask { record, viewer: Viewer::Spectator }).await {
            moments.try_set(Arc::new(found));
        }
    });
    let called = names.clone();
    let best = Memo::new(move |_| {
        moments.with(|moments| {
            let (at, gain) = best_move(moments)?;
            // What follows a move, such as drawing letters, does not make it better.
            let (seat, told) = games::tell(&game, &moments[at].notices, &called).into_iter().next()?;
            Some((seat, told, gain))
        })
    });
    view! {
        <div class="highlights">
            {move || best.get().map(|(seat, told, gain)| view! {
                <p class="best-move">
                    <b>{t!("over-best-move")}</b> {seat.map(|seat| view! { <SeatMark seat/> })} <Spoken text=told/> <strong>{format!("+{gain}")}</strong>
                </p>
            })}
            <Curve moments teams names=Signal::stored(names)/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Json;

    #[test]
    fn the_best_move_scored_most() {
        let moment = |scores: &[i64]| ReplayMoment { entry: 0, notices: Json::of(&[(); 0]), scores: scores.to_vec() };
        let game = [moment(&[0, 0]), moment(&[5, 0]), moment(&[5, 12]), moment(&[17, 12])];
        assert_eq!(best_move(&game), Some((2, 12)));
        assert_eq!(best_move(&game[..1]), None);
        assert_eq!(best_move(&[moment(&[0]), moment(&[0])]), None, "a game without points has none");
    }
}
