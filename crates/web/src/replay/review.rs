use super::{shown::Source, walk::Walk};
use crate::{
    api::No,
    games,
    local::Helper,
    t,
    ui::{SeatMark, announce},
    worker::{Missed, Task},
};
use kee_game::{Measure, Names};
use kee_lexicon::List;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// How many turns are named.
const NAMED: usize = 12;

/// How far the review is.
#[derive(Clone, PartialEq)]
enum Progress {
    Unasked,
    Thinking,
    Done(Vec<Missed>),
    Failed(No),
}

/// Where more could have been had, for games that can be reviewed. It may take a while, so it is made when somebody asks for it, beside the page.
#[component]
pub(super) fn Review(walk: Walk, source: Source, names: Signal<Names>) -> impl IntoView {
    let progress = RwSignal::new(Progress::Unasked);
    let game = StoredValue::new(source.record.header.game.clone());
    let list = RwSignal::new(List::SUGGESTED);
    let me = source.my_seat();
    let has_words = source.record.header.words.is_some();
    let begin = Callback::new(move |()| {
        progress.set(Progress::Thinking);
        let (record, words) = (source.text.to_string(), list.get_untracked().name().to_owned());
        spawn_local(async move {
            let reviewed = Helper::ask_apart::<Vec<Missed>>(Task::Review { record, words }).await;
            let done = match reviewed {
                Ok(mut missed) => {
                    // The reader's own turns come first: the order is otherwise kept.
                    missed.sort_by_key(|turn| me.is_some_and(|me| turn.seat != me));
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
                        {List::ALL.map(|each| view! { <option value=each.name() selected=move || list.get() == each>{move || t!(format!("make-words-{}", each.name()))}</option> })}
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
        Progress::Done(missed) => {
            let more = missed.len().saturating_sub(NAMED);
            let steps = missed.iter().any(|turn| turn.measure == Measure::Steps);
            let rows =
                missed.into_iter().take(NAMED).map(|turn| view! { <Turn walk turn game=game.get_value() names/> });
            view! {
                {steps.then(|| view! { <p class="muted">{t!("replay-review-steps")}</p> })}
                <ol class="replay-missed">{rows.collect_view()}</ol>
                {(more > 0).then(|| view! { <p class="muted">{t!("replay-review-more", count = more)}</p> })}
            }
            .into_any()
        }
        Progress::Failed(no) => view! { <p role="alert">{no.told()}</p> }.into_any(),
    };
    view! {
        <section class="replay-part">
            <h2>{move || t!("replay-review")}</h2>
            {lists}
            {shown}
        </section>
    }
}

/// One turn, with what was played and what would have brought most.
#[component]
fn Turn(walk: Walk, turn: Missed, game: String, names: Signal<Names>) -> impl IntoView {
    let Missed { entry, seat, played, points, best, best_points, measure } = turn;
    let counted = measure == Measure::Points;
    let game = StoredValue::new(game);
    let was = move || match game.with_value(|game| games::in_short(game, &played, seat, &names.get())) {
        Some(played) => played,
        None => t!("replay-played", name = names.get().of(seat), played = &played, points = points),
    };
    let could = move || match game.with_value(|game| games::in_short(game, &best, seat, &names.get())) {
        Some(best) => t!("replay-better", best = best),
        None if counted => t!("replay-best", best = &best, points = best_points),
        None => t!("replay-better", best = &best),
    };
    view! {
        <li>
            <button class="quiet" on:click=move |_| walk.go_to_entry(entry.saturating_sub(1))>
                <SeatMark seat/> <span>{was} <br/> {could}</span> <strong>{format!("−{}", best_points - points)}</strong>
            </button>
        </li>
    }
}
