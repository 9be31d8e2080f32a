use super::{desk::Desk, words};
use crate::{games::TableHandle, t};
use keyword::{KeywordView, Letters, Paint, PrintedBoard, PrizeOf, PrizeWordView, RackColour};
use leptos::prelude::*;

/// More about the table: prizes, the letters not seen yet, the board in words.
#[component]
pub(super) fn AboutTable(desk: Desk) -> impl IntoView {
    let prizes = move || {
        let each = |prize: &PrizeWordView| view! { <p class="keyword-prize">{told(prize, desk.at)}</p> };
        Some(desk.seen.get()?.prizes.iter().map(each).collect_view())
    };
    let is_dealt = Memo::new(move |_| desk.seen.with(|view| view.as_ref().is_some_and(|view| view.phase.is_dealt())));
    let letters = move || {
        let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
        Some(not_seen(&view, rules.0.printed()))
    };
    let in_words = move || {
        let (view, rules) = (desk.seen.get()?, desk.rules.get()?);
        Some(in_words(&view, rules.0.printed()))
    };
    // Open details stay open while others play: only their contents are drawn again.
    view! {
        <div class="keyword-about">
            {prizes}
            <Show when=move || is_dealt.get()>
                {letters}
                <details><summary>{move || t!("keyword-in-words")}</summary> {in_words}</details>
            </Show>
        </div>
    }
}

/// The letters that the viewer has not seen yet, with their numbers.
fn not_seen(view: &KeywordView, printed: &PrintedBoard) -> impl IntoView + use<> {
    let unseen = unseen(view, printed);
    let counts = counted(&unseen).into_iter().map(|(letter, count)| {
        view! { <li><b>{letter.to_string()}</b> " " {count}</li> }
    });
    view! {
        <p>{t!("keyword-unseen", count = unseen.len())}</p>
        <ul>{counts.collect_view()}</ul>
    }
}

/// The board in words: its words with their places, and the free keys.
fn in_words(view: &KeywordView, printed: &PrintedBoard) -> impl IntoView + use<> {
    let lie = view.words().into_iter().map(|(at, word)| view! { <li>{format!("{at} {word}")}</li> }).collect_view();
    let open = RackColour::ALL.into_iter().filter_map(|colour| {
        let keys = printed.squares_painted(Paint::Key(colour)).filter(|square| view.board.is_free(*square));
        let keys: Vec<String> = keys.map(words::place).collect();
        (!keys.is_empty()).then(|| view! { <li>{words::colour(colour)} " " {keys.join(" ")}</li> })
    });
    let open = open.collect_view();
    view! {
        <p>{t!("keyword-words-on-board")}</p>
        <ul>{lie}</ul>
        <p>{t!("keyword-open-keys")}</p>
        <ul>{open}</ul>
    }
}

fn told(prize: &PrizeWordView, at: TableHandle) -> String {
    let of = match prize.of {
        PrizeOf::Table => t!("keyword-prize-table"),
        PrizeOf::Party => t!("keyword-prize-party"),
    };
    let word = prize.word.as_ref().map_or_else(|| t!("keyword-prize-secret"), ToString::to_string);
    match prize.winner {
        Some(seat) => t!("keyword-prize-won", who = at.who(seat), name = at.name(seat), of = of, word = word),
        None => t!("keyword-prize-open", of = of, word = word),
    }
}

/// All letters of the box that are neither on the board nor on the viewer's own rack.
fn unseen(view: &KeywordView, printed: &PrintedBoard) -> Letters {
    let on_board = view.board.tiles().map(|(_, tile)| tile.letter());
    let shown = view.racks.iter().flatten().flat_map(Letters::iter);
    let own = view.rack.iter().filter(|_| view.racks.is_none());
    let seen: Letters = on_board.chain(own).chain(shown).collect();
    seen.lacking(printed.letters())
}

/// Each letter with its number.
fn counted(letters: &Letters) -> Vec<(char, usize)> {
    let mut counts: Vec<(char, usize)> = Vec::new();
    for letter in letters.iter().map(|letter| letter.to_capital()) {
        match counts.last_mut() {
            Some((last, count)) if *last == letter => *count += 1,
            _ => counts.push((letter, 1)),
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Game, Plan, Viewer};
    use kee_grid::Tile;
    use keyword::{Keyword, KeywordOptions};

    #[test]
    fn what_is_neither_on_the_board_nor_mine_is_unseen() {
        let rules = Keyword::without_words(KeywordOptions::default(), Plan::alone(2).seating());
        let mut state = rules.start();
        state.racks = vec![Letters::gather("Q").expect("letters"), Letters::gather("JX").expect("letters")];
        state.board.set("j10".parse().expect("a square"), Tile::from_char('Z'));
        let seat = rules.seating().seats().next().expect("a seat");
        let unseen = unseen(&rules.view(&state, Viewer::Seat(seat)), rules.printed());
        assert_eq!(unseen.len(), 98);
        let counts = counted(&unseen);
        assert!(counts.contains(&('E', 11)) && counts.contains(&('J', 1)));
        assert!(counts.iter().all(|(letter, _)| !"QZ".contains(*letter)));
    }
}
