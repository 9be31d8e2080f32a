use super::{PreparationHandle, letter_grid::LetterGrid};
use crate::{
    local::Helper,
    t,
    worker::{OddTile, RefereeTask, TilesTask},
};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// A complete board, compared with our set of tiles. People with another box can continue all the same.
#[component]
pub(super) fn Check(preparing: PreparationHandle, strange: RwSignal<Option<Vec<OddTile>>>) -> impl IntoView {
    let letters = Memo::new(move |_| preparing.grid.with(|grid| grid.as_ref().map(LetterGrid::text)));
    let (trouble, busy) = (RwSignal::new(None::<String>), RwSignal::new(false));
    Effect::new(move |_| {
        let looked_at = letters.get();
        spawn_local(async move {
            let found = Helper::ask(TilesTask { wanted: preparing.request() }).await;
            // Another letter may have been typed meanwhile.
            if letters.try_get_untracked() == Some(looked_at) {
                match found {
                    Ok(tiles) => drop((strange.try_set(Some(tiles)), trouble.try_set(None))),
                    Err(no) => drop(trouble.try_set(Some(no.told()))),
                }
            }
        });
    });
    on_cleanup(move || drop(strange.try_set(None)));
    let navigate = use_navigate();
    let begin = move |_| {
        let (navigate, wanted) = (navigate.clone(), preparing.request());
        busy.set(true);
        spawn_local(async move {
            match Helper::ask(RefereeTask { wanted }).await {
                Ok(id) => {
                    preparing.finish();
                    navigate(&format!("/referee/{id}"), NavigateOptions::default());
                }
                Err(no) => {
                    trouble.try_set(Some(no.told()));
                    busy.try_set(false);
                }
            }
        });
    };
    let side = move || preparing.grid.with(|grid| grid.as_ref().map_or(0, LetterGrid::side));
    let said = move || match strange.get() {
        None => view! { <p class="muted">{t!("wait")}</p> }.into_any(),
        Some(tiles) if tiles.is_empty() => {
            view! { <p class="replay-good">"✓ " {t!("referee-all-ours")}</p> }.into_any()
        }
        Some(tiles) if is_from_another_box(tiles.len(), side()) => {
            view! { <p>{t!("referee-another-box", count = tiles.len())}</p> }.into_any()
        }
        Some(tiles) => {
            let rows = tiles.into_iter().map(|tile| view! { <Slip preparing tile/> });
            view! { <p>{t!("referee-slips")}</p> <ul class="referee-slips">{rows.collect_view()}</ul> }.into_any()
        }
    };
    view! {
        <section class="referee-check" aria-live="polite">
            {said}
            <p class="refused" role="alert">{trouble}</p>
            <button type="button" class="primary big" disabled=busy on:click=begin>{move || t!("referee-begin")}</button>
        </section>
    }
}

/// Whether this many strange tiles mean another box rather than letters errors.
fn is_from_another_box(strange: usize, side: u8) -> bool {
    let tiles = usize::from(side / 2).pow(2);
    2 * strange > tiles
}

/// A tile that is not in our set. A tap goes to it, or corrects it.
#[component]
fn Slip(preparing: PreparationHandle, tile: OddTile) -> impl IntoView {
    let OddTile { cell, letters, perhaps } = tile;
    let name = cell.to_ascii_uppercase();
    let Ok(first) = cell.parse::<keesdrow::Cell>() else { return ().into_any() };
    let right = perhaps.map(|perhaps| {
        let shown = two_lines(&perhaps);
        view! {
            <button type="button" on:click=move |_| preparing.change(|grid| grid.put_tile(first, &perhaps))>
                {move || t!("referee-perhaps", letters = &shown)}
            </button>
        }
    });
    view! {
        <li>
            <button type="button" class="quiet" on:click=move |_| preparing.change(|grid| grid.go_to(first))>
                {format!("{name}: {}", two_lines(&letters))}
            </button>
            {right}
        </li>
    }
    .into_any()
}

/// `BN/IA`, as the letters lie.
fn two_lines(four: &str) -> String {
    let (upper, lower) = four.split_at(four.len().min(2));
    format!("{upper}/{lower}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_strange_tiles_are_slips_but_most_are_another_box() {
        assert!(!is_from_another_box(5, 12), "five of 36");
        assert!(is_from_another_box(30, 12), "thirty of 36");
        assert_eq!(two_lines("AGNX"), "AG/NX");
    }
}
