use super::{Table, Visit};
use crate::{t, ui::announce};
use kee_event::tournament::{ComingIn, Points};
use leptos::prelude::*;

/// The sheet of a table, tapped in: a pawn of the one team, a pawn of the other, in the order of coming in.
#[component]
pub(super) fn ComingInForm(visit: Visit, table: Table, send: Callback<String>) -> impl IntoView {
    let order = RwSignal::new(table.order.clone().unwrap_or_default());
    let points = untrack(|| visit.of_tournament(|view| Some(view.points)));
    let totals = move || order.with(|order| totals(points, order));
    let over = Memo::new(move |_| order.with(|order| is_over(order)));
    let tap = move |letter: char| {
        order.update(|order| order.push(letter));
        announce(order.get_untracked());
    };
    let team = |letter: char, index: usize| {
        let name = table.sides[index].name.clone();
        view! {
            <button type="button" class="event-pawn" disabled=move || over.get() on:click=move |_| tap(letter)
                aria-label={ let name = name.clone(); move || t!("event-pawn", letter = letter.to_string(), team = &name) }>
                <strong>{letter.to_string()}</strong> <span>{name.clone()}</span> <output>{move || totals()[index]}</output>
            </button>
        }
    };
    view! {
        <fieldset class="event-coming-in">
            <legend>{move || t!("event-coming-in")}</legend>
            <p class="muted">{move || t!("event-coming-in-sentence")}</p>
            <div class="event-pawns">{team('A', 0)} {team('B', 1)}</div>
            <p class="event-order">{order}</p>
            <p class="choices">
                <button type="button" disabled=move || order.read().is_empty() on:click=move |_| order.update(|order| { order.pop(); })>{move || t!("event-coming-in-back")}</button>
                <button type="button" class="primary" disabled=move || visit.busy.get() || order.read().is_empty()
                    on:click=move |_| send.run(order.get_untracked())>{move || t!("event-save-order")}</button>
            </p>
        </fieldset>
    }
}

/// What both teams have so far.
fn totals(points: Option<Points>, order: &str) -> [i64; 2] {
    let order = order.parse::<ComingIn>().ok();
    points.zip(order).map_or([0; 2], |(points, order)| points.of(&order))
}

/// Whether a team has all its pawns in.
fn is_over(order: &str) -> bool {
    order.parse::<ComingIn>().is_ok_and(|order| order.winner().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_are_counted_as_pawns_are_tapped_in() {
        assert_eq!(totals(Some(Points::Sheet), ""), [0, 0]);
        assert_eq!(totals(Some(Points::Sheet), "AAB"), [290, 130]);
        assert_eq!(totals(Some(Points::Nk), "AAB"), [4, 2]);
        assert!(!is_over("AAAAAAA"));
        assert!(is_over("AAAAAAAA"), "the eighth pawn of a team ends it");
    }
}
