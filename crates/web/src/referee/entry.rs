use super::{PreparationHandle, check::Check, letter_grid::LetterGrid, pad::Pad};
use crate::{
    games::keesdrow::EntryBoard,
    local::Helper,
    t,
    ui::{LineForm, announce, title_page},
    worker::{OddTile, SeedBoardTask},
};
use keesdrow::Cell;
use leptos::{prelude::*, task::spawn_local};

/// Entry of the board's letters: by tapping, by typing row after row, or from the seed it was printed from.
#[component]
pub(crate) fn LetterEntry(preparing: PreparationHandle, side: u8) -> impl IntoView {
    title_page(|| t!("referee-board"));
    let grid = preparing.grid;
    let known = move || grid.get().unwrap_or_else(|| LetterGrid::new(side));
    let next = Memo::new(move |_| known().next());
    let missing = Memo::new(move |_| known().missing());
    let strange = RwSignal::new(None::<Vec<OddTile>>);
    let doubted = Signal::derive(move || {
        let strange = strange.get().unwrap_or_default();
        strange.iter().filter_map(|tile| tile.cell.parse().ok()).collect::<Vec<Cell>>()
    });
    let letters = Signal::derive(move || known().letters());
    let go = Callback::new(move |cell: Cell| preparing.change(|grid| grid.go_to(cell)));
    let put = Callback::new(move |letter: char| {
        preparing.change(|grid| grid.write(&letter.to_string()));
        announce(t!("referee-put", letter = letter.to_ascii_uppercase().to_string(), left = missing.get_untracked()));
    });
    let back = Callback::new(move |()| preparing.change(LetterGrid::back));
    let row_text = move || known().row_text();
    let open = move || known().first_open().filter(|open| *open != next.get());
    let anew = move |_| grid.set(Some(LetterGrid::new(side)));
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
                        preparing.change(|grid| grid.write_row(&text));
                        // Anything but a letter is dropped, and a full row makes room for the next one.
                        event.target().set_value(&untrack(row_text));
                    }/>
                {move || open().map(|open| view! {
                    <button type="button" on:click=move |_| go.run(open)>{t!("referee-go-on", cell = open.to_string().to_ascii_uppercase())}</button>
                })}
            </form>
            <Show when=move || missing.get() == 0><Check preparing strange/></Show>
            <Pad put back/>
            <SeedForm preparing side/>
            <p><button type="button" class="quiet" on:click=anew>{move || t!("referee-clear")}</button></p>
        </main>
    }
}

/// A board that was printed from a seed need not be typed.
#[component]
fn SeedForm(preparing: PreparationHandle, side: u8) -> impl IntoView {
    let (seed, trouble) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let lay = move |seed: String| {
        let wanted = preparing.request();
        spawn_local(async move {
            match Helper::ask(SeedBoardTask { wanted, seed }).await {
                Ok(board) => {
                    let mut grid = LetterGrid::new(side);
                    grid.write(&board);
                    trouble.try_set(None);
                    preparing.grid.try_set(Some(grid));
                }
                Err(no) => drop(trouble.try_set(Some(no.told()))),
            }
        });
    };
    let (label, button) = (Signal::derive(|| t!("referee-seed")), Signal::derive(|| t!("referee-seed-lay")));
    view! {
        <details>
            <summary>{move || t!("referee-printed")}</summary>
            <LineForm id="referee-seed" class="join" label button typed=seed done=lay/>
            <p class="refused" role="alert">{trouble}</p>
        </details>
    }
}
