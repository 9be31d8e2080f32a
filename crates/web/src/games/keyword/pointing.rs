use super::{desk::Desk, words};
use crate::{games::TableHandle, lang, t};
use kee_grid::{Board, FormedWord, Placement, Square};
use keyword::{KeywordAction, KeywordView, PendingPlayView};
use leptos::prelude::*;

/// The line about a play that can still be challenged.
pub(super) fn question(view: &KeywordView, at: TableHandle) -> Option<String> {
    let pending = view.pending.as_ref()?;
    let play = words::played(&pending.played, at);
    if !is_pointer(view) {
        let who: Vec<String> = pending.pointers.iter().map(|seat| at.name(seat)).collect();
        return Some(t!("keyword-may-point", play = play, names = lang::list(&who), count = who.len()));
    }
    let which = t!("keyword-point-which", play = play);
    Some(if pending.decides { format!("{which} {}", t!("keyword-decides")) } else { which })
}

/// Whether the viewer can challenge the play.
fn is_pointer(view: &KeywordView) -> bool {
    view.pending.as_ref().is_some_and(|pending| view.seat.is_some_and(|seat| pending.pointers.contains(seat)))
}

/// Buttons to challenge each word of the last play or let it stand; its player may take it back.
#[component]
pub(super) fn PointingActions(desk: Desk) -> impl IntoView {
    move || {
        let view = desk.seen.get()?;
        let pending = view.pending.as_ref()?;
        if is_pointer(&view) {
            return Some(suspects(desk, pending, &view.board).into_any());
        }
        let withdraws = pending.withdrawable && view.seat == Some(pending.played.seat);
        let withdraw = move |_| desk.at.play(KeywordAction::Withdraw.to_string());
        Some(view! {
            <div class="keyword-actions">
                {withdraws.then(|| view! {
                    <button type="button" disabled=move || !desk.at.free.get() on:click=withdraw>{t!("keyword-withdraw")}</button>
                })}
            </div>
        }
        .into_any())
    }
}

fn suspects(desk: Desk, pending: &PendingPlayView, board: &Board) -> impl IntoView + use<> {
    let squares = squares_of_words(board, &pending.played.placement);
    let words = pending.played.words.iter().cloned().zip(squares).map(|(word, squares)| {
        let shown = squares.clone();
        let mark = move || desk.marked.set(shown.clone());
        let (mark_hovered, mark_focused) = (mark.clone(), mark);
        let unmark = move || desk.marked.set(Vec::new());
        let word = word.to_string();
        let about = t!("keyword-point-at", word = &word);
        view! {
            <button
                type="button" class="keyword-suspect" disabled=move || !desk.at.is_asked()
                aria-label=about
                on:pointerenter=move |_| mark_hovered() on:pointerleave=move |_| unmark()
                on:focus=move |_| mark_focused() on:blur=move |_| unmark()
                on:click=move |_| desk.at.play(KeywordAction::Point.to_string())
            >{word}</button>
        }
    });
    let words = words.collect_view();
    view! {
        <div class="keyword-actions" role="group" aria-label=t!("keyword-pointing")>
            {words}
            <button
                type="button" class="primary" disabled=move || !desk.at.is_asked()
                on:click=move |_| desk.at.play(KeywordAction::Let.to_string())
            >{t!("keyword-let")}</button>
        </div>
    }
}

/// The squares of each word of a play on the board, in the order of its words.
fn squares_of_words(board: &Board, placement: &Placement) -> Vec<Vec<Square>> {
    let along = std::iter::once((placement.start(), placement.direction()));
    let across = placement.new_tiles().map(|(square, _)| (square, placement.direction().other()));
    let words = along.chain(across).filter_map(|(square, direction)| FormedWord::through(board, square, direction));
    words.map(|word| word.squares().map(|(square, _)| square).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_grid::{Layout, Tile};

    #[test]
    fn each_word_of_a_play_has_its_squares() {
        let rows = ["T....", "O....", ".....", ".....", "....."].map(str::to_owned).to_vec();
        let mut board = Layout { rows, walls: Vec::new() }.board().expect("a board");
        let placement: Placement = "3A PAN".parse().expect("a play");
        placement.new_tiles().for_each(|(square, tile)| board.set(square, Some(tile)));
        board.set("b2".parse().expect("a square"), Tile::from_char('N'));
        let names = |squares: &Vec<Square>| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
        let words: Vec<String> = squares_of_words(&board, &placement).iter().map(names).collect();
        assert_eq!(words, ["a3 b3 c3", "a1 a2 a3", "b2 b3"]);
    }
}
