use super::{Preparing, typing::Typing};
use crate::{
    local::Helper,
    t,
    worker::{Strange, Task, ToReferee},
};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// A whole board, held against our set of tiles. Whoever has another box goes on all the same.
#[component]
pub(super) fn Check(preparing: Preparing, strange: RwSignal<Option<Vec<Strange>>>) -> impl IntoView {
    let letters = Memo::new(move |_| preparing.typing.with(|typing| typing.as_ref().map(Typing::text)));
    let (trouble, busy) = (RwSignal::new(None::<String>), RwSignal::new(false));
    Effect::new(move |_| {
        let looked_at = letters.get();
        spawn_local(async move {
            let errand = ToReferee::Check(preparing.wanted());
            let found = Helper::ask::<Vec<Strange>>(Task::Referee(Box::new(errand))).await;
            // Meanwhile another letter may have been typed.
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
        let (navigate, wanted) = (navigate.clone(), preparing.wanted());
        busy.set(true);
        spawn_local(async move {
            match Helper::ask::<String>(Task::Referee(Box::new(ToReferee::Begin(wanted)))).await {
                Ok(id) => {
                    preparing.begun();
                    navigate(&format!("/referee/{id}"), NavigateOptions::default());
                }
                Err(no) => {
                    trouble.try_set(Some(no.told()));
                    busy.try_set(false);
                }
            }
        });
    };
    let side = move || preparing.typing.with(|typing| typing.as_ref().map_or(0, Typing::side));
    let said = move || match strange.get() {
        None => view! { <p class="muted">{t!("wait")}</p> }.into_any(),
        Some(tiles) if tiles.is_empty() => {
            view! { <p class="replay-good">"✓ " {t!("referee-all-ours")}</p> }.into_any()
        }
        Some(tiles) if is_another_box(tiles.len(), side()) => {
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

/// Whether so many strange tiles are those of another box than ours, and no slips of the finger.
fn is_another_box(strange: usize, side: u8) -> bool {
    let tiles = usize::from(side / 2).pow(2);
    2 * strange > tiles
}

/// A tile that is not of our set: tapping it goes there, or puts it right.
#[component]
fn Slip(preparing: Preparing, tile: Strange) -> impl IntoView {
    let Strange { cell, letters, perhaps } = tile;
    let name = cell.to_ascii_uppercase();
    let Ok(first) = cell.parse::<keesdrow::Cell>() else { return ().into_any() };
    let right = perhaps.map(|perhaps| {
        let shown = two_lines(&perhaps);
        view! {
            <button type="button" on:click=move |_| preparing.change(|typing| typing.put_tile(first, &perhaps))>
                {move || t!("referee-perhaps", letters = &shown)}
            </button>
        }
    });
    view! {
        <li>
            <button type="button" class="quiet" on:click=move |_| preparing.change(|typing| typing.go_to(first))>
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
    fn a_few_strange_tiles_are_slips_and_most_of_them_another_box() {
        assert!(!is_another_box(5, 12), "five of 36");
        assert!(is_another_box(30, 12), "thirty of 36");
        assert_eq!(two_lines("AGNX"), "AG/NX");
    }
}
