use super::{Preparing, check::Check, pad::Pad, typing::Typing};
use crate::{
    games::keesdrow::EntryBoard,
    local::Helper,
    t,
    ui::{Line, announce, title_page},
    worker::{Strange, Task, ToReferee},
};
use keesdrow::Cell;
use leptos::{prelude::*, task::spawn_local};

/// Typing in the letters of the board: by tapping, by typing row after row, or from the seed it was printed from.
#[component]
pub(crate) fn Entry(preparing: Preparing, side: u8) -> impl IntoView {
    title_page(|| t!("referee-board"));
    let typing = preparing.typing;
    let known = move || typing.get().unwrap_or_else(|| Typing::new(side));
    let next = Memo::new(move |_| known().next());
    let missing = Memo::new(move |_| known().missing());
    let strange = RwSignal::new(None::<Vec<Strange>>);
    let doubted = Signal::derive(move || {
        let strange = strange.get().unwrap_or_default();
        strange.iter().filter_map(|tile| tile.cell.parse().ok()).collect::<Vec<Cell>>()
    });
    let letters = Signal::derive(move || known().letters());
    let go = Callback::new(move |cell: Cell| preparing.change(|typing| typing.go_to(cell)));
    let put = Callback::new(move |letter: char| {
        preparing.change(|typing| typing.write(&letter.to_string()));
        announce(t!("referee-put", letter = letter.to_ascii_uppercase().to_string(), left = missing.get_untracked()));
    });
    let back = Callback::new(move |()| preparing.change(Typing::back));
    let row_text = move || known().row_text();
    let open = move || known().first_open().filter(|open| *open != next.get());
    let anew = move |_| typing.set(Some(Typing::new(side)));
    view! {
        <main class="page referee-entry">
            <header class="bar">
                <button type="button" class="quiet" on:click=move |_| preparing.at_board.set(false)>{move || t!("referee-back-to-names")}</button>
                <h1>{move || t!("referee-board")}</h1>
                <span class="muted">{move || t!("referee-left", count = missing.get())}</span>
            </header>
            <section class="keesdrow"><EntryBoard side letters next doubted go put back/></section>
            <form class="referee-row" on:submit=move |event| event.prevent_default()>
                <label for="referee-row">{move || t!("referee-row", row = next.get().row + 1)}</label>
                <input id="referee-row" autocomplete="off" autocapitalize="characters" spellcheck="false" prop:value=row_text
                    on:input:target=move |event| {
                        let text = event.target().value();
                        preparing.change(|typing| typing.write_row(&text));
                        // What is no letter does not stay, and a row that is full makes room for the next one.
                        event.target().set_value(&untrack(row_text));
                    }/>
                {move || open().map(|open| view! {
                    <button type="button" on:click=move |_| go.run(open)>{t!("referee-go-on", cell = open.to_string().to_ascii_uppercase())}</button>
                })}
            </form>
            <Show when=move || missing.get() == 0><Check preparing strange/></Show>
            <Pad put back/>
            <Printed preparing side/>
            <p><button type="button" class="quiet" on:click=anew>{move || t!("referee-anew")}</button></p>
        </main>
    }
}

/// A board that was printed from a seed has not to be typed.
#[component]
fn Printed(preparing: Preparing, side: u8) -> impl IntoView {
    let (seed, trouble) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let lay = move |seed: String| {
        let wanted = preparing.wanted();
        spawn_local(async move {
            let errand = ToReferee::BoardOf { wanted, seed };
            match Helper::ask::<String>(Task::Referee(Box::new(errand))).await {
                Ok(board) => {
                    let mut typing = Typing::new(side);
                    typing.write(&board);
                    trouble.try_set(None);
                    preparing.typing.try_set(Some(typing));
                }
                Err(no) => drop(trouble.try_set(Some(no.told()))),
            }
        });
    };
    let (label, button) = (Signal::derive(|| t!("referee-seed")), Signal::derive(|| t!("referee-seed-lay")));
    view! {
        <details>
            <summary>{move || t!("referee-printed")}</summary>
            <Line id="referee-seed" class="join" label button typed=seed done=lay/>
            <p class="refused" role="alert">{trouble}</p>
        </details>
    }
}
