//! What is worth a look right after a game: how it went, and the move that brought most.

use super::{curve::Curve, moves::sentence};
use crate::{
    api,
    local::{Helper, Shelf},
    t,
    worker::{Moment, Task},
};
use kee_game::{Names, Seating, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

/// The move that brought most, and how much; of equals the first.
fn best_move(moments: &[Moment]) -> Option<(usize, i64)> {
    let gain = |pair: &[Moment]| pair[1].scores.iter().zip(&pair[0].scores).map(|(now, before)| now - before).max();
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

/// It comes when it is there; without it the result is complete.
#[component]
pub(crate) fn Highlights(
    /// The address of the replay.
    path: String,
    game: String,
    teams: Seating,
    names: Names,
) -> impl IntoView {
    let moments = RwSignal::new(Arc::new(Vec::<Moment>::new()));
    leptos::task::spawn_local(async move {
        let Some(record) = record(&path).await else { return };
        if let Ok(found) = Helper::ask(Task::Study { record, viewer: Viewer::Spectator }).await {
            moments.try_set(Arc::new(found));
        }
    });
    let called = names.clone();
    let best = Memo::new(move |_| {
        moments.with(|moments| {
            let (at, gain) = best_move(moments)?;
            let (_, told) = sentence(&game, &moments[at], &called);
            Some(t!("over-best-move", told = told, points = gain))
        })
    });
    view! {
        <div class="highlights">
            {move || best.get().map(|best| view! { <p class="best-move">{best}</p> })}
            <Curve moments teams names=Signal::stored(names)/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Json;

    #[test]
    fn the_best_move_brought_most() {
        let moment = |scores: &[i64]| Moment { entry: 0, notices: Json::of(&[(); 0]), scores: scores.to_vec() };
        let game = [moment(&[0, 0]), moment(&[5, 0]), moment(&[5, 12]), moment(&[17, 12])];
        assert_eq!(best_move(&game), Some((2, 12)));
        assert_eq!(best_move(&game[..1]), None);
        assert_eq!(best_move(&[moment(&[0]), moment(&[0])]), None, "a game without points has none");
    }
}
