use super::{comparison::Comparison, cursor::ReplayCursor, moves, shown::RecordSource};
use crate::{
    api::RequestRefusal,
    browser, games,
    local::Helper,
    t,
    table::list_name,
    ui::{SeatMark, Switch, announce},
    worker::{MissedTurn, ReviewTask},
};
use kee_game::{Measure, Names, number};
use kee_lexicon::List;
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// The number of turns that are listed.
const NAMED: usize = 12;

/// The progress of the review.
#[derive(Clone, PartialEq)]
enum Progress {
    Unasked,
    Thinking,
    Done(Vec<MissedTurn>),
    Failed(RequestRefusal),
}

/// Missed chances, for games that have reviews. A review can take a while, so it runs on request, in the worker.
#[component]
pub(super) fn ReviewPanel(
    cursor: ReplayCursor,
    source: RecordSource,
    names: Signal<Names>,
    comparison: Comparison,
) -> impl IntoView {
    let progress = RwSignal::new(Progress::Unasked);
    let game = StoredValue::new(source.record.header.game.clone());
    let list = RwSignal::new(List::SUGGESTED);
    let me = source.my_seat();
    let only_mine = RwSignal::new(false);
    let has_words = source.record.header.words.is_some();
    let begin = Callback::new(move |()| {
        progress.set(Progress::Thinking);
        let (record, words) = (source.text.to_string(), list.get_untracked().name().to_owned());
        spawn_local(async move {
            let reviewed = Helper::ask_apart(ReviewTask { record, words }).await;
            let done = match reviewed {
                Ok(mut missed) => {
                    // The reader's own turns come first; otherwise the order stays.
                    missed.sort_by_key(|turn| me.is_some_and(|me| turn.seat != me));
                    comparison.missed.try_set(Arc::new(missed.clone()));
                    Progress::Done(missed)
                }
                Err(no) => Progress::Failed(no),
            };
            if progress.try_set(done).is_none() {
                announce(t!("replay-review-done"));
            }
        });
    });
    let choose = move |name: String| {
        list.set(name.parse().unwrap_or(List::SUGGESTED));
        // The arrow keys go through the game again.
        browser::blur();
        if progress.with_untracked(|progress| *progress != Progress::Unasked) {
            begin.run(());
        }
    };
    let lists = move || {
        has_words.then(|| {
            let thinking = move || progress.with(|progress| *progress == Progress::Thinking);
            view! {
                <label>{move || t!("replay-review-words")}
                    <select disabled=thinking on:change:target=move |event| choose(event.target().value())>
                        {List::ALL.map(|each| view! { <option value=each.name() selected=move || list.get() == each>{move || t!(list_name(each))}</option> })}
                    </select>
                </label>
            }
        })
    };
    let shown = move || match progress.get() {
        Progress::Unasked => {
            view! { <button on:click=move |_| begin.run(())>{t!("replay-review-begin")}</button> }.into_any()
        }
        Progress::Thinking => {
            view! { <p><span class="spinner" aria-hidden="true"></span> {t!("replay-review-thinking")}</p> }.into_any()
        }
        Progress::Done(missed) if missed.is_empty() => view! { <p>{t!("replay-review-perfect")}</p> }.into_any(),
        Progress::Done(mut missed) => {
            missed.retain(|turn| !only_mine.get() || Some(turn.seat) == me);
            let more = missed.len().saturating_sub(NAMED);
            let steps = missed.iter().any(|turn| turn.measure == Measure::Steps);
            let rows = missed
                .into_iter()
                .take(NAMED)
                .map(|turn| view! { <ReviewTurn cursor turn game=game.get_value() names/> });
            let mine = me.map(|_| view! { <Switch words=Signal::derive(|| t!("review-only-mine")) on=only_mine turn=move |on| only_mine.set(on)/> });
            view! {
                <Switch words=Signal::derive(|| t!("review-show-better")) on=comparison.shown turn=move |on| comparison.shown.set(on)/>
                {mine}
                {steps.then(|| view! { <p class="muted">{t!("replay-review-steps")}</p> })}
                <ol class="replay-missed">{rows.collect_view()}</ol>
                {(more > 0).then(|| view! { <p class="muted">{t!("replay-review-more", count = more)}</p> })}
            }
            .into_any()
        }
        Progress::Failed(no) => view! { <p role="alert">{no.shown()}</p> }.into_any(),
    };
    view! {
        <section class="replay-part">
            <h2>{move || t!("replay-review")}</h2>
            {lists}
            {shown}
        </section>
    }
}

/// The word of a play such as `8D WO(R)D` or `WORD a1-b2-c2-d3`, as the board shows where it lies; any other action as it is.
fn word(action: &str) -> String {
    let has_place = |part: &str| part.contains(|letter: char| letter.is_ascii_digit());
    match action.split(' ').collect::<Vec<_>>()[..] {
        [place, word] | [word, place] if has_place(place) && !has_place(word) => word.replace(['(', ')'], ""),
        _ => action.to_owned(),
    }
}

/// The play of a turn, in words.
pub(super) fn played_words(game: &str, turn: &MissedTurn, names: &Names) -> String {
    games::in_short(game, &turn.played, turn.seat, names).unwrap_or_else(|| {
        t!("replay-played", name = names.of(turn.seat), played = word(&turn.played), points = turn.points)
    })
}

/// The better play, in words.
pub(super) fn better_words(game: &str, turn: &MissedTurn, names: &Names) -> String {
    match games::in_short(game, &turn.best, turn.seat, names) {
        Some(best) => t!("replay-better", best = best),
        None if turn.measure == Measure::Points => {
            t!("replay-best", best = word(&turn.best), points = turn.best_points)
        }
        None => t!("replay-better", best = word(&turn.best)),
    }
}

/// One turn, with both moves. It opens just before the turn, where the board shows them.
#[component]
fn ReviewTurn(cursor: ReplayCursor, turn: MissedTurn, game: String, names: Signal<Names>) -> impl IntoView {
    let (seat, entry, cost) = (turn.seat, turn.entry, turn.best_points - turn.points);
    let here = move || {
        let at = cursor.moments.with(|moments| moves::before(moments, entry));
        (at == Some(cursor.at.get())).then_some("step")
    };
    let both = move || {
        let names = names.get();
        view! { {played_words(&game, &turn, &names)} <br/> {better_words(&game, &turn, &names)} }
    };
    view! {
        <li>
            <button class="quiet" aria-current=here on:click=move |_| cursor.go_before(entry)>
                <SeatMark seat/> <span>{both}</span> <strong>{number(-cost)}</strong>
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::word;

    #[test]
    fn a_play_is_told_by_its_word() {
        let told = ["ACNED b3-c4-d5-e5-f6", "8D WO(R)D", "D8 WORD", "pass", "exchange AE"].map(word);
        assert_eq!(told, ["ACNED", "WORD", "WORD", "pass", "exchange AE"]);
    }
}
