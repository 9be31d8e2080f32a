//! The room of a game without its own: the table as a terminal shows it, and a button for every legal action.

use super::{GameRoom, RoomParts, TableHandle};
use crate::{browser, catalogue, lang, t};
use kee_game::Json;
use kee_games::{TableText, table_text};
use leptos::prelude::*;

/// With more actions than this, typing is quicker than finding a button, so none are shown.
const MOST_BUTTONS: usize = 24;

/// The id of the board, which takes the focus when a pressed button disappears.
const BOARD: &str = "plain-board";

/// The page's parts for any game.
pub(super) struct PlainRoom;

impl GameRoom for PlainRoom {
    const DRAWN: bool = false;

    fn stage(at: TableHandle) -> RoomParts {
        RoomParts {
            board: view! { <PlainBoard at/> }.into_any(),
            dock: view! { <Dock at/> }.into_any(),
            // The scores are in the text of the board.
            facts: Callback::new(|_| ().into_any()),
        }
    }

    /// A tile with the first letter of the title.
    fn picture(title: &str) -> AnyView {
        let letter: String = title.chars().take(1).collect();
        view! {
            <svg class="plain-picture" viewBox="0 0 92 62" aria-hidden="true">
                <rect x="24" y="9" width="44" height="44" rx="8"></rect>
                <text x="46" y="42">{letter}</text>
            </svg>
        }
        .into_any()
    }
}

/// The table as text.
#[component]
fn PlainBoard(at: TableHandle) -> impl IntoView {
    let board = Memo::new(move |_| in_words(at, |table, view| table.show(view, &at.names.get(), &*lang::now_spoken())));
    view! { <pre id=BOARD class="plain-board" tabindex="0" aria-label=move || t!("plain-board")>{board}</pre> }
}

/// The buttons, and how moves are typed.
#[component]
fn Dock(at: TableHandle) -> impl IntoView {
    let help = Memo::new(move |_| {
        in_words(at, |table, view| Some(lang::now_spoken().help(&table.explain(view)?, &at.names.get())))
    });
    view! {
        <section class="plain">
            <p class="refused" aria-hidden="true">{move || at.refused.get().map(|no| lang::refusal_at(&no, &at.names.get()))}</p>
            <Buttons at/>
            <Show when=move || at.seat().is_some() && at.asked.with(|asked| !asked.is_empty())>
                <details class="plain-help">
                    <summary>{move || t!("plain-help")}</summary>
                    <pre>{help}</pre>
                </details>
            </Show>
        </section>
    }
}

/// A button for every action, if all of them are known and there are few.
#[component]
fn Buttons(at: TableHandle) -> impl IntoView {
    // In a game of finding words, the buttons would give them away.
    let finding = move || catalogue::about(&at.game()).is_some_and(|about| about.finding);
    let question = Memo::new(move |_| at.view.get().filter(|_| at.is_asked() && !finding()));
    let listed = RwSignal::new(Vec::<String>::new());
    Effect::new(move |_| {
        listed.set(Vec::new());
        let (Some(list), Some(on)) = (at.list.get(), question.get()) else { return };
        leptos::task::spawn_local(async move {
            let Some(found) = list.run(()).await else { return };
            let short = found.complete && found.actions.len() <= MOST_BUTTONS;
            if short && question.try_get_untracked().flatten() == Some(on) {
                listed.set(found.actions);
            }
        });
    });
    let play = move |action: String| {
        browser::focus_in_place(BOARD);
        at.play(action);
    };
    view! {
        <div class="plain-actions" role="group" aria-label=move || t!("plain-actions")>
            {move || listed.get().into_iter().map(|action| view! {
                <button on:click={ let action = action.clone(); move |_| play(action.clone()) }>{action.clone()}</button>
            }).collect_view()}
        </div>
    }
}

/// The game's text for the current view.
fn in_words(at: TableHandle, say: impl Fn(&dyn TableText, &Json) -> Option<String>) -> Option<String> {
    let (info, view) = (at.info.get()?, at.view.get()?);
    let table = table_text(&info.id, &info.options, &info.teams, &kee_lexicon::Lexicon::no_words())?;
    say(&*table, &view)
}
